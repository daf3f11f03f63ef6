import type { Frame } from "../model/page.ts";
import type { Site } from "../model/site.ts";

/** Google takes no longer description of a business (in characters). */
const longestDescription = 750;

/** One fact of a Google Business Profile, named as its form names it, with a line for each value. */
export interface ProfileEntry {
  field: string;
  lines: string[];
}

/** What to copy into the Google Business Profile of each office, so that the site and the profile say the same. */
export function describeProfiles(frame: Frame, site: Site): ProfileEntry[][] {
  const { offices } = frame;
  const { data } = site.documents["practice.yaml"];
  const description = site.documents["home.yaml"].data.metaDescription;
  const languages = new Set(site.entries.doctors.flatMap((doctor) => doctor.data.languages ?? []));
  const closures = site.entries.offices.map((office) => office.data.closures?.length ?? 0);
  return offices.map(({ name, phone, address, hours }, index) => {
    const regular = hours.slice(0, hours.length - closures[index]!);
    const inLines = (entries: Frame["offices"][number]["hours"]): string[] =>
      entries.map(({ days, text }) => `${days}: ${text}`);
    return [
      { field: "Business name", lines: [name] },
      { field: "Category", lines: ["Dentist"] },
      { field: "Phone", lines: [phone.text] },
      { field: "Website", lines: data.origin === undefined ? [] : [`${data.origin}/`] },
      { field: "Address", lines: [address.streetLine, `${address.city}, ${address.state} ${address.zip}`] },
      { field: "Hours", lines: inLines(regular) },
      { field: "Special hours", lines: inLines(hours.slice(regular.length)) },
      { field: "Description", lines: description === undefined ? [] : [description.slice(0, longestDescription)] },
      { field: "Services", lines: site.entries.services.map((service) => service.data.mainTitleText) },
      { field: "Languages", lines: [...languages] },
      { field: "Social profiles", lines: data.profiles ?? [] },
    ].filter(({ lines }) => lines.length > 0);
  });
}
