import { lines, onOthers, prose, quoted, type Catalogue } from "./wording.ts";

interface IncompleteData {
  /** The address of the first page that lacks it. */
  page: string;
  type: string;
  property: string;
  /** Where it can be filled in. */
  file: string;
  /** Its key there, with a value, and what that is; undefined if only a template writes it. */
  from: { key: string; example: string; what: string } | undefined;
}

interface LackingHead {
  /** The address of the first such page. */
  page: string;
  /** How many others there are. */
  others: number;
  /** The practice's own template that leaves it out; undefined if no template does. */
  template: string | undefined;
}

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
  "publish/incomplete-data": {
    title: "Data for search engines that lack something",
    story: prose`
      Each page tells search engines what it is about in structured data. They require some facts of each kind of thing, and
      show none of it where one is missing: a film without its date is not among their films, and an address without a
      country may be anywhere.
    `,
    before: lines`
      imgSrc: videos/tour.mp4
      poster: videos/tour.webp
    `,
    after: lines`
      imgSrc: videos/tour.mp4
      poster: videos/tour.webp
      filmDate: 2026-11-30
    `,
    word: ({ page, type, property, file, from }: IncompleteData) => ({
      message: `The page ${page} lacks what search engines require of a ${quoted(type)}: ${quoted(property)}${from ? `, ${from.what}` : ""}.`,
      remedy:
        from === undefined
          ? "Write it in the template that prints the structured data of this page."
          : `In ${file}${type === "PostalAddress" ? ', below "address:",' : ","} write a line such as "${from.key}: ${from.example}".`,
      about: `${file} ${type} ${property}`,
    }),
  },
  "publish/no-data": {
    title: "A page without data for search engines",
    story: prose`
      Structured data say whose page this is, where the office is, and when it is open, in a form that search engines read
      without guessing. Every page has them unless a template of the practice's own leaves them out.
    `,
    before: lines`
      <title>{head.title}</title>
    `,
    after: lines`
      <title>{head.title}</title>
      {head.graph && <script type="application/ld+json">{JSON.stringify(head.graph)}</script>}
    `,
    word: ({ page, others, template = "templates/" }: LackingHead) => ({
      message: `The page ${page} has no structured data for search engines.${onOthers(others)}`,
      remedy: `In ${template}, write head.graph as the package's templates/parts/head.tsx does.`,
    }),
  },
  "publish/no-preview-picture": {
    title: "A page that shows no picture where it is shared",
    story: prose`
      A link in a message or on a social network shows a picture of the page. Each page has one: its own, the practice's banner,
      its logo, or else a drawing that comes with the tool. It is missing where a template leaves it out, or none of these
      can be drawn.
    `,
    before: lines`
      shortName: Harbor Lane
    `,
    after: lines`
      shortName: Harbor Lane
      banner: pictures/office.jpg
      bannerAlt: The office from the street.
    `,
    word: ({ page, others, template }: LackingHead) => ({
      message: `A link to ${page} shows no picture where it is shared.${onOthers(others)}`,
      remedy:
        template === undefined
          ? 'Add a line to site/brand.yaml that names your logo, such as "logo: pictures/logo.svg", or a "banner:" to site/practice.yaml.'
          : `In ${template}, write head.preview as the package's templates/parts/head.tsx does.`,
    }),
  },
} satisfies Catalogue;
