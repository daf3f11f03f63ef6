import { lines, prose, quoted, type Catalogue } from "./wording.ts";

/** What `dentalsite check --publish` asks for, and a preview does without. */
export const publishProblems = {
  "practice/no-address": {
    title: "A site that does not know its own web address",
    story: prose`
      Search engines, link previews and the sitemap need the full address of each page. Without the site's own address they get
      none, and a site that can be reached in two ways counts as two.
    `,
    before: lines`
      name: Harbor Lane Dental
    `,
    after: lines`
      name: Harbor Lane Dental
      origin: https://www.harborlane.example
    `,
    word: () => ({
      message: "The site's web address is missing, so there is no sitemap and there are no link previews.",
      remedy: 'Write "origin: https://www.your-practice.com" with your own address.',
    }),
  },
  "publish/test-address": {
    title: "A web address for tests",
    story: prose`
      Some names are reserved for tests, such as example.com and localhost. Search engines would look for each page
      there and find nothing, and so would everybody who shares a link.
    `,
    before: lines`
      origin: https://www.example.com
    `,
    after: lines`
      origin: https://www.your-practice.com
    `,
    word: ({ hostname }: { hostname: string }) => ({
      message: `${quoted(hostname)} is reserved for tests: no visitor can reach a site there.`,
      remedy: 'Write "origin: https://www.your-practice.com" with your own address.',
    }),
  },
  "publish/no-notice": {
    title: "A notice that every practice's site needs",
    story: prose`
      Visitors want to know what happens with their data, and California's Online Privacy Protection Act (Business and
      Professions Code, section 22575) asks for it. People with a disability must learn how to reach you when a page
      does not work for them.
    `,
    before: lines`
      site/
        practice.yaml
    `,
    after: lines`
      site/
        practice.yaml
        privacypolicy.md
        accessibility.md
    `,
    word: ({ file, what }: { file: string; what: string }) => ({
      message: `${quoted(file)} is missing: ${what}.`,
      remedy: `Write it before you publish. "dentalsite init" in an empty folder makes one in English or Spanish to begin with; have a lawyer read it.`,
      about: file,
    }),
  },
  "publish/no-coordinates": {
    title: "An office that maps cannot place",
    story: prose`
      Search engines show a practice on their maps. An address may be read wrongly, above all that of a new building or
      a mall; coordinates cannot.
    `,
    before: lines`
      phone: (503) 555-0187
    `,
    after: lines`
      phone: (503) 555-0187
      geo:
        latitude: 45.52345
        longitude: -122.67621
    `,
    word: () => ({
      message: "This office has no coordinates, which search engines want for their maps.",
      remedy:
        'In Google Maps, right-click the entrance; the first line of the menu is latitude and longitude. Write "geo:", below it "  latitude: ..." and "  longitude: ...".',
    }),
  },
} satisfies Catalogue;
