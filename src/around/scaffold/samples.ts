import type { Collection } from "../../model/content-files.ts";
import type { Values } from "./write-keys.ts";

/** Made-up values for what an office must have; `samples.yaml` of a new practice lists them. */
export const sampleOffice = {
  phone: "(555) 555-0100",
  address: { street: "1 Sample Street", city: "Sample City", state: "XX", zip: "00000" },
  hours: [
    { days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"], opens: "09:00", closes: "17:00" },
    { days: ["Saturday", "Sunday"], closed: true },
  ],
};

/** What a new file says where it must say something and nobody has yet. */
export const sampleValues: Record<Collection, Values> = {
  services: {},
  pages: { description: "Sample description. The practice has not written yet what this page is about." },
  doctors: {},
  offices: sampleOffice,
};
