import type * as z from "zod";
import type { MarkdownText } from "./markup.ts";
import { accessibilitySchema, aboutSchema, experiencesSchema, factsPageSchema, legalSchema } from "./about.ts";
import { brandSchema } from "./brand.ts";
import { collectionOf, type Collection, type ContentFile, type OptionalPage } from "./content-files.ts";
import { emergencySchema } from "./emergency.ts";
import { claimsSchema, errorTextsSchema, homeSchema, samplesSchema } from "./home.ts";
import { navigationSchema, serviceGroupsSchema } from "./navigation.ts";
import type { Written } from "./place.ts";
import { doctorSchema } from "./doctor.ts";
import { officeSchema } from "./office.ts";
import { ownPageSchema } from "./own-page.ts";
import { patientsSchema } from "./patients.ts";
import { practiceSchema } from "./practice.ts";
import { redirectsSchema, type Redirect } from "./redirects.ts";
import { rulesSchema } from "./rules.ts";
import { serviceSchema } from "./service.ts";
import { ownWordsSchema, type Words } from "./words.ts";

/** The schema of each fixed content file; for a Markdown file, of its front matter. */
export const schemas = {
  "practice.yaml": practiceSchema,
  "brand.yaml": brandSchema,
  "navigation.yaml": navigationSchema,
  "services.yaml": serviceGroupsSchema,
  "home.yaml": homeSchema,
  "emergency.yaml": emergencySchema,
  "patients.yaml": patientsSchema,
  "error.yaml": errorTextsSchema,
  "claims.yaml": claimsSchema,
  "samples.yaml": samplesSchema,
  "rules.yaml": rulesSchema,
  "redirects.yaml": redirectsSchema,
  "words.yaml": ownWordsSchema,
  "about/introduction.md": aboutSchema,
  "about/address.md": factsPageSchema,
  "about/meetthedoctors.md": factsPageSchema,
  "about/officetour.md": aboutSchema,
  "about/patientexperiences.md": experiencesSchema,
  "privacypolicy.md": legalSchema,
  "accessibility.md": accessibilitySchema,
} satisfies Record<ContentFile, z.ZodType>;

/** The schema of the front matter of each file in a collection. */
export const collectionSchemas = {
  services: serviceSchema,
  doctors: doctorSchema,
  offices: officeSchema,
  pages: ownPageSchema,
} satisfies Record<Collection, z.ZodType>;

/** Returns the schema of a content file by its path, such as `site/home.yaml`. */
export function schemaOf(file: string): z.ZodType {
  const collection = collectionOf(file);
  return collection === undefined ? schemas[file.slice("site/".length) as ContentFile] : collectionSchemas[collection];
}

/** A fixed content file's data, and the Markdown below it. */
export interface Document<Name extends ContentFile> {
  file: string;
  data: z.infer<(typeof schemas)[Name]>;
  text: MarkdownText;
}

/** A file of a collection: its front matter, and the Markdown below it. */
export interface Entry<Name extends Collection> {
  file: string;
  data: z.infer<(typeof collectionSchemas)[Name]>;
  text: MarkdownText;
}

/** A link that an author wrote, with its place. */
export interface ContentLink extends Written {
  href: string;
}

/** A picture or film that an author named, with its place. */
export interface ContentMedia extends Written {
  /** Path inside `assets/`. */
  path: string;
  /** Whether it is shown until a film plays. */
  isPoster?: boolean;
  /** The film beside a poster, as written. */
  film?: string | undefined;
  /** Whether it is a film that plays without sound. */
  isSilent?: boolean;
  /** Whether it is a film with captions beside it. */
  hasCaptions?: boolean;
}

/** A heading in Markdown. */
export interface ContentHeading extends Written {
  text: string;
  level: number;
}

/** The whole content of a site: complete and valid. */
export interface Site {
  documents: { [Name in Exclude<ContentFile, OptionalPage>]: Document<Name> } & {
    [Name in OptionalPage]?: Document<Name>;
  };
  /** The path of every page. */
  paths: ReadonlySet<string>;
  /** Old addresses in the order in which they are written. */
  oldAddresses: readonly Redirect[];
  /** Words of every page in the site's language: the practice's own over the package's. */
  words: Words;
  /** Sorted by position, if any, then by file name. There is at least one office and one service. */
  entries: { [Name in Collection]: Entry<Name>[] };
  links: ContentLink[];
  media: ContentMedia[];
  headings: ContentHeading[];
  /** Files with headings that only the finished page can verify. */
  openHeadings: string[];
  /** Paths, from the top of the site, of files that are not pages but may be linked to. */
  rootFiles: readonly string[];
}
