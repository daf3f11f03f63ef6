/** Content files with fixed names that every site needs, by path inside `site/`, with their purpose. */
export const neededFiles = {
  "practice.yaml": "the practice's name and web address",
} as const;

/** The file in `site/` that explains the other files to authors. */
export const notesFile = "README.md";

/** Content files that may be left out. Texts made from the practice's facts replace them. */
export const optionalFiles = {
  "navigation.yaml": "the header menu",
  "services.yaml": "the service groups, and the words printed on every service page",
  "home.yaml": "the home page",
  "emergency.yaml": "what to do when it cannot wait",
  "patients.yaml": "what new patients ask",
  "error.yaml": "the error page",
  "about/address.md": "location and parking",
  "about/meetthedoctors.md": "what the page of the doctors says above them",
  "brand.yaml": "the logo, and the colors, type and shapes of the site",
  "claims.yaml": "figures claimed in the copy, with their sources",
  "samples.yaml": "sample values that must be replaced before publishing",
  "rules.yaml": "rules of the check that do not hold here, with reasons",
  "redirects.yaml": "addresses that no longer exist, and the pages that they lead to",
  "words.yaml": "words that replace those that come with dentalsite, or are in another language",
} as const;

/** Content files whose pages exist only if the file does. */
export const optionalPages = {
  "about/introduction.md": "the practice introduction",
  "about/officetour.md": "the office tour",
  "about/patientexperiences.md": "patient experiences",
  "privacypolicy.md": "privacy policy, terms, cookies, HIPAA and contact",
  "accessibility.md": "the accessibility statement",
} as const;

/** Every content file with a fixed name. */
export const contentFiles = { ...neededFiles, ...optionalFiles, ...optionalPages };

export type ContentFile = keyof typeof contentFiles;
export type OptionalPage = keyof typeof optionalPages;

/** Folders inside `site/` with one Markdown file per entry, and what each file is. */
export const collections = {
  services: "a service",
  doctors: "a doctor",
  offices: "an office",
  pages: "a page of your own",
} as const;

export type Collection = keyof typeof collections;

/** Collections that every site needs: a name for the first file of each, and its purpose. */
export const neededCollections = {
  offices: { first: "main.md", purpose: "an office: its phone, address and hours" },
  services: { first: "checkups.md", purpose: "a service; the name of the file is its address" },
} as const satisfies Partial<Record<Collection, { first: string; purpose: string }>>;

/** Returns the collection of a file by its path, such as `site/services/crowns.md`. Only pages may be in subfolders. */
export function collectionOf(file: string): Collection | undefined {
  const [site, folder = "", ...rest] = file.split("/");
  const isEntry = site === "site" && Object.hasOwn(collections, folder) && file.endsWith(".md");
  return isEntry && (rest.length === 1 || folder === "pages") ? (folder as Collection) : undefined;
}
