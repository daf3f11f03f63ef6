import type { aboutSchema, experiencesSchema } from "./about.ts";
import type { doctorSchema } from "./doctor.ts";
import type { Head } from "./document-head.ts";
import type { Claims, CompleteErrorTexts, CompleteHome } from "./home.ts";
import type { CompleteEmergency } from "./emergency.ts";
import type { CompleteServices } from "./navigation.ts";
import type { Patients } from "./patients.ts";
import type { Office as OfficeFacts } from "./office.ts";
import type { ownPageSchema } from "./own-page.ts";
import type { MediaPath, PicturePath, VideoPath } from "./schema-parts.ts";
import type { SectionKey, ServiceFrontMatter } from "./service.ts";
import type { Words } from "./words.ts";
import type * as z from "zod";

/**
 * What a template receives. Every address in here is ready to print: base path, trailing slash and hashed file name are in it
 * already, so a template never makes one. `Html` has been through the allow-list; every other string is plain text.
 */

/** The ids that templates give to parts of a page. Ids made from headings step aside for them. */
export const templateIds = ["main", "map", "sidebar", "drawer", "site-nav", "emergency", "new-patients"] as const;

/** Where an office or a doctor is on a page that shows several: at its slug, which steps aside for templates as headings do. */
export function idOfEntry(slug: string): string {
  return (templateIds as readonly string[]).includes(slug) ? `${slug}-1` : slug;
}

/** HTML that has passed the allow-list, with its links and pictures already made ready. */
export type Html = string;

export interface Link {
  label: string;
  href: string;
}

export interface Picture {
  kind: "picture";
  src: string;
  /** Pixels of the file itself; the page may show it at another size in the same shape. */
  width: number;
  height: number;
  alt: string;
  /** Better formats and sizes first, for `<source>`; empty for SVG. */
  sources: { type: string; srcSet: string }[];
}

export interface Video {
  kind: "video";
  /** Preferred first. Those for narrow screens come before the others. */
  sources: { src: string; type: string; isForNarrowScreens: boolean }[];
  poster: string;
  width: number;
  height: number;
  alt: string;
  captions?: { src: string; srcLang: string; label: string };
}

export type Media = Picture | Video;

/** A content file's data as templates receive it: under the same keys, with all that its schema calls a picture, a film, a link, HTML or a month ready to print. */
export type Finished<Value> = Value extends PicturePath
  ? Picture
  : Value extends VideoPath
    ? Video
    : Value extends MediaPath
      ? Media
      : Value extends object
        ? { [Key in keyof Value]: Finished<Exclude<Value[Key], undefined>> }
        : Value;

type FinishedBy<Schema extends z.ZodType> = Finished<z.infer<Schema>>;

export interface LinkGroup {
  title: string;
  links: Link[];
}

/** One entry of the header menu; with neither `children` nor `groups` nor `message` it is a plain link. */
export interface MenuItem {
  label: string;
  href?: string;
  children: Link[];
  groups: LinkGroup[];
  message?: string;
  /** What a screen reader says for what the item opens. */
  panelLabel: string;
}

export interface OpeningHours {
  days: string;
  text: string;
}

/** An address as printed on an envelope, plus the parts a search engine wants. */
export interface PostalAddress {
  street: string;
  suite?: string | undefined;
  /** Both, as on an envelope. */
  streetLine: string;
  city: string;
  state: string;
  zip: string;
  country?: string | undefined;
}

export interface PracticeFacts {
  name: string;
  shortName: string;
  legalName?: string;
  email?: { text: string; href: string };
  /** With the number of the only doctor; with several, each has one on the doctors' page. */
  license?: { number?: string; text: string; lookupUrl?: string };
}

export interface Office extends Pick<Finished<OfficeFacts>, "parking" | "transit" | "access"> {
  /** Where it is on a page that shows several. */
  id: string;
  /** The practice's, where it has no name of its own. */
  name: string;
  phone: { text: string; href: string };
  address: PostalAddress;
  /** With days on which it is closed whatever the hours say. */
  hours: OpeningHours[];
  /** Opens the map elsewhere. */
  mapHref: string;
  /** Shown on the page. */
  map?: { title: string; embedUrl: string };
  picture?: Picture;
}

export interface Doctor extends FinishedBy<typeof doctorSchema> {
  /** Where the doctor is on a page that shows several. */
  id: string;
  /** The biography; may be empty. */
  body: Html;
}

/** The color of the page behind everything, in both schemes; absent if the style sheet does not say it. */
export interface ThemeColors {
  light?: string;
  dark?: string;
}

/** What all pages of one site share. The same object for every page of a build. */
export interface Frame {
  language: string;
  /** Language and country as Open Graph writes them, such as `en_US`; absent if nobody knows the country. */
  locale?: string;
  /** It is written from right to left. */
  isRightToLeft: boolean;
  /** All words of the pages that are not content, in that language. */
  words: Words;
  homeHref: string;
  emergency: Finished<CompleteEmergency>;
  practice: PracticeFacts;
  /** The one that the header calls comes first. */
  offices: [Office, ...Office[]];
  /** Absent if the practice has none. */
  logo?: Picture;
  /** In place of the logo on dark screens. */
  logoDark?: Picture;
  /** Whether the name is printed beside the logo. */
  showsName: boolean;
  icon: string;
  /** What else is made of the icon that the practice names; absent if it names none. */
  icons?: { ico: string; touch: string; manifest: string };
  themeColors: ThemeColors;
  menu: MenuItem[];
  /** The legal page, the practice's own notices, the accessibility statement. */
  legalLinks: Link[];
  copyrightYear: number;
  stylesheet: string;
  script: string;
}

export interface PageProps {
  frame: Frame;
  head: Head;
  /** This page's own address as menus and sidebars print it, for marking the current link. */
  currentHref: string;
}

export interface HomePage extends PageProps, Omit<Finished<CompleteHome>, "claim"> {
  claim?: Finished<Claims[string]>;
  banner?: Picture;
  groups: Finished<CompleteServices>["groups"];
  /** The page that shows the way. */
  addressLink: Link;
  patientsLink?: Link;
}

export interface CardSection {
  title: string;
  items: { title: string; description: Html }[];
}

/** All that its front matter may leave out is absent on a page that is its title only. */
export interface ServicePage extends PageProps, Omit<Finished<ServiceFrontMatter>, SectionKey> {
  sections: CardSection[];
  /** The extra content block: the Markdown body. */
  extra?: Html;
  /** Present only when the page is in a service group. */
  sidebar?: LinkGroup;
  /** The services before and after this one in the order of the menu, for a page in a group. */
  previous?: Link;
  next?: Link;
  texts: Finished<CompleteServices>["template"];
}

/** A page of the practice's own. */
export interface OwnPage extends PageProps, Omit<FinishedBy<typeof ownPageSchema>, SectionKey> {
  sections: CardSection[];
  /** Empty if there is no Markdown. */
  body: Html;
}

interface AboutBody extends PageProps {
  body: Html;
}

export interface AboutPage extends AboutBody, FinishedBy<typeof aboutSchema> {
  /** On one page only: that about the practice, or else that of the offices. */
  patients?: Finished<Patients>;
}

export interface DoctorsPage extends Omit<AboutPage, "patients"> {
  doctors: Doctor[];
}

export interface ExperiencesPage extends AboutBody, FinishedBy<typeof experiencesSchema> {}

/** The legal page, and the accessibility statement. */
export interface LegalPage extends PageProps {
  mainTitleText: string;
  description: string;
  date: { kind: "effective" | "lastReviewed"; iso: string; text: string };
  /** `label` is the title without links; `isContact` marks the section under which e-mail, phone and address are printed. */
  sections: { id: string; title: Html; label: Html; body: Html; isContact: boolean }[];
}

export interface ErrorPage extends PageProps, Finished<CompleteErrorTexts> {
  /** The HTTP status text, or the error's own message. */
  status: string;
}

/** A page that only sends the visitor on, by meta refresh and a plain link. */
export interface RedirectPage extends PageProps {
  target: Link;
}
