import { onOthers, quoted, type Catalogue } from "./wording.ts";

interface IncompleteData {
  /** The address of the first page without it. */
  page: string;
  type: string;
  property: string;
  /** The file in which it can be added. */
  file: string;
  /** Its key in that file, an example, and what the key is for; undefined if only a template writes it. */
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

/** Requirements of `dentalsite check --publish`, which a preview does not have. */
export const publishProblems = {
  "practice/no-address": {
    word: () => ({
      message: "The site's web address is missing, so there is no sitemap and there are no link previews.",
      remedy: 'Write "origin: https://www.your-practice.com" with your own address.',
    }),
  },
  "publish/test-address": {
    word: ({ hostname }: { hostname: string }) => ({
      message: `${quoted(hostname)} is reserved for tests: no visitor can reach a site there.`,
      remedy: 'Write "origin: https://www.your-practice.com" with your own address.',
    }),
  },
  "publish/no-notice": {
    word: ({ file, what }: { file: string; what: string }) => ({
      message: `${quoted(file)} is missing: ${what}.`,
      remedy: `Write it before you publish. "npx dentalsite init ../small-site --yes" makes one to begin with; have a lawyer read it.`,
      about: file,
    }),
  },
  "publish/no-consent": {
    word: () => ({
      message: "These pictures of a patient have no day of the patient's written consent.",
      remedy:
        'Once the patient has signed, add the day as one more line of this item, indented as the others, such as: consent: "2026-05-04". If it is not a patient of yours who had this treatment, write: model: true',
    }),
  },
  "publish/no-coordinates": {
    word: () => ({
      message: "This office has no coordinates, which search engines want for their maps.",
      remedy:
        "In Google Maps, right-click the entrance; the first line of the menu is latitude and longitude. Write lines such as these with your own numbers:",
      lines: ["geo:", "  latitude: 44.6365", "  longitude: -124.0535"],
    }),
  },
  "publish/incomplete-data": {
    word: ({ page, type, property, file, from }: IncompleteData) => ({
      message: `Search engines look for ${from ? `${from.what} (${property})` : quoted(property)} in the ${type} of ${page}, and do not find it.`,
      remedy:
        from === undefined
          ? "Write it in the template that prints the structured data of this page."
          : `In ${file}${type === "PostalAddress" ? ', below "address:",' : ","} write a line such as "${from.key}: ${from.example}".`,
      about: `${file} ${type} ${property}`,
    }),
  },
  "publish/no-data": {
    word: ({ page, others, template = "templates/" }: LackingHead) => ({
      message: `The page ${page} has no structured data for search engines.${onOthers(others)}`,
      remedy: `In ${template}, write head.graph as the package's templates/parts/head.tsx does.`,
    }),
  },
  "publish/no-preview-picture": {
    word: ({ page, others, template }: LackingHead) => ({
      message: `A link to ${page} shows no picture where it is shared.${onOthers(others)}`,
      remedy:
        template === undefined
          ? 'Add a line to site/brand.yaml that names your logo, such as "logo: pictures/logo.svg", or a "banner:" to site/practice.yaml.'
          : `In ${template}, write head.preview as the package's templates/parts/head.tsx does.`,
    }),
  },
} satisfies Catalogue;
