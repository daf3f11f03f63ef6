import type { Content } from "../../src/model/build/source.ts";
import { markdownSource, noContent, yamlSource } from "./read-source.ts";

const practice = `
name: Harbor Lane Dental
slug: harbor-lane
origin: https://www.harborlane.example
language: en-US
email: hello@harborlane.example
banner: banner.svg
bannerAlt: A harbor at noon.
`;

/** Front matter of an office. */
function officeData(phone: string, zip: string): string {
  const hours = 'hours:\n  - days: [Monday]\n    opens: "08:00"\n    closes: "16:00"';
  const address = `address:\n  street: 12 Harbor Lane\n  city: Port Ansel\n  state: OR\n  zip: "${zip}"\n  country: United States`;
  return `phone: ${phone}\n${address}\n${hours}`;
}

const offices = [
  markdownSource(officeData("(503) 555-0187", "97201"), "", "site/offices/first.md"),
  markdownSource(officeData("(503) 555-0144", "97301-2222"), "", "site/offices/second.md"),
];

/** The content of a practice with two offices and only its facts; `more` are further lines of `practice.yaml`. */
export function contentOfPractice(more = ""): Content {
  return {
    ...noContent,
    files: { "practice.yaml": yamlSource(practice + more, "site/practice.yaml") },
    entries: offices,
    entryFiles: offices.map(({ file }) => file),
  };
}
