/** Requirements of `dentalsite check --publish`, which a preview does not have. */
export const publish = {
  "practice/no-address": [
    "The site's web address is missing, so there is no sitemap and there are no link previews.",
    'Write the address of your website[[{isFile} in a line such as "origin: https://www.your-practice.com"]].',
  ],
  "publish/test-address": [
    '"{hostname}" is reserved for tests: no visitor can reach a site there.',
    'Write the address of your website[[{isFile} in a line such as "origin: https://www.your-practice.com"]].',
  ],
  "publish/no-notice": [
    {
      file: '"{file}" is missing: {what}. The law: {law}.',
      imprint:
        "There is no page that says who runs the website, such as Impressum or Mentions légales. The law: {law}.",
    },
    'Write it before you publish, and have a lawyer read it.[[{isFile} "npx dentalsite init ../small-site --yes --country {country}" makes one to begin with.]]',
  ],
  "publish/no-consent": [
    "These pictures of a patient have no day of the patient's written consent.",
    'Once the patient has signed, add the day[[{isFile} as one more line of this item, indented as the others, such as: consent: "2026-05-04"]]. If it is not a patient of yours who had this treatment, say so[[{isFile} in such a line: model: true]].',
  ],
  "publish/no-coordinates": [
    "This office has no coordinates, which search engines want for their maps.",
    "In Google Maps, right-click the entrance; the menu begins with latitude and longitude. Write these two numbers.[[{isFile} They go in lines such as these:]]",
    ["geo:", "  latitude: …", "  longitude: …"],
  ],
  "publish/incomplete-data": {
    film: [
      "Search engines do not list the film {name}, because they require the day on which it was first shown.",
      'Write that day[[{isFile} in a line right below this one, indented like it, such as "{key}: 2026-11-30"]].',
    ],
    country: [
      'Search engines do not know the country "{country}".',
      "Write its name in English or its code, such as[[{isFile} country:]] United States or[[{isFile} country:]] US.",
    ],
  },
  "publish/no-data": [
    "The page {page} has no structured data for search engines.[[ The same happens on {others} more {others:page|pages}.]]",
    "In {template}, write head.graph as the package's templates/parts/head.tsx does.",
  ],
  "publish/no-preview-picture": [
    "A link to {page} shows no picture where it is shared.[[ The same happens on {others} more {others:page|pages}.]]",
    {
      logo: 'Add your logo[[{isFile} to site/brand.yaml in a line such as "logo: pictures/logo.svg"]], or a wide picture of the practice[[{isFile} as "banner:" to site/practice.yaml]].',
      template: "In {template}, write head.preview as the package's templates/parts/head.tsx does.",
    },
  ],
} as const;
