import type { Collection } from "../../model/content-files.ts";
import type { Values } from "./write-keys.ts";

/** Made-up values for the keys that an office needs. A new practice's `samples.yaml` lists them. */
export const sampleOffice = {
  phone: "(555) 555-0100",
  address: { street: "1 Sample Street", city: "Sample City", state: "XX", zip: "00000" },
  hours: [
    { days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"], opens: "09:00", closes: "17:00" },
    { days: ["Saturday", "Sunday"], closed: true },
  ],
};

/** Made-up values for the required keys of a new file. */
export const sampleValues: Record<Collection, Values> = {
  services: {},
  pages: { description: "Sample description. The practice has not written yet what this page is about." },
  doctors: {},
  offices: sampleOffice,
};
