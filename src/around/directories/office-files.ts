import type { OfficeForDirectories } from "../../steps/route/directory-facts.ts";

/** Formats an office's facts to copy into the forms of directories: the name of each field, and its lines beside it. A value with line
 * breaks becomes one line, or it would read as several fields. */
export function formatForForms({ facts, texts }: OfficeForDirectories): string {
  const { otherPhones = [], coordinates, profiles = [], languages = [] } = facts;
  const fields: [string, readonly (string | undefined)[]][] = [
    ["Business name", [facts.name]],
    ["Category", [facts.category]],
    ["Phone", texts.phone],
    ["Other phones", otherPhones.map(({ label, phone }) => `${label}: ${phone}`)],
    ["Text messages", [facts.textMessages]],
    ["Fax", [facts.fax]],
    ["E-mail", [facts.email]],
    ["Website", [facts.website]],
    ["Booking", [facts.booking]],
    ["Address", texts.address],
    ["Coordinates", coordinates ? [`${coordinates.latitude}, ${coordinates.longitude}`] : []],
    ["Hours", texts.hours],
    ["Special hours", texts.closures],
    ["Description", [facts.description]],
    ["Services", facts.services],
    ["Languages", languages],
    ["Patient portal", [facts.portal]],
    ["Reviews", [facts.reviews]],
    ["Social profiles", profiles],
  ];
  const lines = fields.flatMap(([field, values]) =>
    values
      .filter((value) => value !== undefined)
      .map((value, index) => `${(index === 0 ? field : "").padEnd(column)}${value.trim().replace(/\s+/g, " ")}`),
  );
  return `${lines.join("\n")}\n`;
}

const column = 17;

/** Formats an office's facts for programs. */
export const formatForPrograms = ({ facts }: OfficeForDirectories): string => `${JSON.stringify(facts, null, 2)}\n`;
