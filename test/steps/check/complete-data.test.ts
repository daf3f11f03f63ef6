import { expect, test } from "vitest";
import { findIncompleteData } from "../../../src/steps/check/complete-data.ts";
import type { Thing } from "../../../src/steps/check/structured-data.ts";
import type { Site } from "../../../src/model/site.ts";
import { contentOfPractice } from "../../support/little-facts.ts";
import { markdownSource, position } from "../../support/read-source.ts";

const content = contentOfPractice();
const site = { entries: { offices: content.entries.map(({ file, data }) => ({ file, data })) } } as unknown as Site;

const address = {
  "@type": "PostalAddress",
  ...{ streetAddress: "12 Harbor Lane", addressLocality: "Port Ansel", addressRegion: "OR" },
  ...{ postalCode: "97201", addressCountry: "US" },
};
const dentist = { "@type": "Dentist", name: "Harbor Lane", address };

function find(things: Thing[], source = markdownSource("mainTitleText: A")): string[] {
  const pages = [{ address: "/a/", source: source.file, things }];
  return findIncompleteData(pages, { ...content, entries: [...content.entries, source] }, site).map(
    ({ place, message }) => `${place.file} ${position(place)} ${message}`,
  );
}

test("data with everything that search engines require are fine, whatever else they contain", () => {
  expect(find([dentist, dentist, { "@type": "Person" }, { "@type": "WebSite", name: "A", url: "/" }])).toEqual([]);
});

test("a missing part of an address is reported once for all pages, at the value in the office's file that was not understood", () => {
  const { addressCountry: _, ...nowhere } = address;
  expect(find([dentist, { ...dentist, address: { ...nowhere, addressLocality: " " } }])).toEqual([
    "site/offices/second.md 5:9 Search engines look for the city (addressLocality) in the PostalAddress of /a/, and do not find it.",
    "site/offices/second.md 8:12 Search engines look for the country, by a name that they know (addressCountry) in the PostalAddress of /a/, and do not find it.",
  ]);
});

test("data that only a template writes are reported at the page", () => {
  expect(find([{ "@type": "FAQPage", mainEntity: [{ "@type": "Question", name: "Why?" }] }])).toEqual([
    'site/services/polishing.md 1:1 Search engines look for "acceptedAnswer" in the Question of /a/, and do not find it.',
  ]);
});

test("a film without its date is reported at its name", () => {
  const film = (more: string) => markdownSource(`mainTitleText: A\nimgSrc: videos/a.mp4\nposter: a.webp${more}`);
  expect(find([dentist], film(""))).toEqual([
    "site/services/polishing.md 3:9 Search engines look for the day on which it was first shown (uploadDate) in the VideoObject of /a/, and do not find it.",
  ]);
  expect(find([dentist], film("\nfilmDate: 2026-11-01"))).toEqual([]);
});
