import type { Announcement as AnnouncementFacts } from "../content/announcement.ts";
import type { Head } from "./document-head.ts";
import type { CompleteErrorTexts } from "../content/error-texts.ts";
import type { CompleteEmergency } from "../content/emergency.ts";
import type { WrittenOffice as OfficeFacts } from "../content/office.ts";
import type { LanguagesOfPage } from "../text/other-language.ts";
import type { FieldMarkup, MediaPath, PicturePath, VideoPath } from "../content/schema-parts.ts";
import type { Words } from "../content/words.ts";
import type * as z from "zod";

/**
 * Props of the templates. Every address here is ready to print, with base path, trailing slash and hashed file name, so templates never
 * make one. `Html` has been through the allow-list; every other string is plain text.
 */

/** HTML that has passed the allow-list, with its links and pictures ready to print. */
export type Html = string;

export interface Link {
  label: string;
  href: string;
}

export interface Picture {
  kind: "picture";
  src: string;
  /** Pixels of the file. The page may show the picture at another size in the same shape. */
  width: number;
  height: number;
  alt: string;
  /** The point that crops keep in view, such as `69% 39%`. */
  focus?: string;
  /** Better formats and sizes first, for `<source>`; empty for SVG. */
  sources: { type: string; srcSet: string }[];
}

export interface Video {
  kind: "video";
  /** Preferred source first. Sources for narrow screens come before the others. */
  sources: { src: string; type: string; isForNarrowScreens: boolean }[];
  /** Shown until the film plays. It has no words, because the film has them. */
  poster: Picture;
  width: number;
  height: number;
  alt: string;
  captions?: { src: string; srcLang: string; label: string };
}

export type Media = Picture | Video;

/** A content file's data as templates receive it: under the same keys, with every picture, film, link, HTML or month ready to print. */
export type Finished<Value> = Value extends PicturePath
  ? Picture
  : Value extends VideoPath
    ? Video
    : Value extends MediaPath
      ? Media
      : Value extends FieldMarkup
        ? Html
        : Value extends object
          ? { [Key in keyof Value]: Finished<Exclude<Value[Key], undefined>> }
          : Value;

export type FinishedBy<Schema extends z.ZodType> = Finished<z.infer<Schema>>;

export interface LinkGroup {
  title: string;
  /** The page about the group. */
  href?: string;
  links: Link[];
}

/** An entry of the header menu. With neither `children` nor `groups` nor `message` it is a plain link. */
export interface MenuItem {
  label: string;
  href?: string;
  children: Link[];
  groups: LinkGroup[];
  message?: string;
  /** Name of the item's panel for screen readers. */
  panelLabel: string;
}

export interface OpeningHours {
  days: string;
  text: string;
  /** Whether this is of certain dates, on which the office is closed or has other hours than usual. */
  isClosure: boolean;
}

/** An address as printed on an envelope, and the parts that search engines need. */
export interface PostalAddress {
  street: string;
  suite?: string | undefined;
  /** Street, suite, city, state and postal code in the order of the country, line by line as on an envelope. */
  lines: string[];
  city: string;
  /** City and state; the city alone where addresses have no state. */
  place: string;
  state?: string | undefined;
  zip?: string | undefined;
  country?: string | undefined;
}

export interface PracticeFacts {
  name: string;
  shortName: string;
  legalName?: string;
  email?: { text: string; href: string };
  /** The practice's pages elsewhere, by the name of the network. */
  profiles?: Link[];
  /** Includes the number of the only doctor. If there are several doctors, each has a number on the doctors' page. */
  license?: { number?: string; text?: string; lookupUrl?: string };
}

export interface OfficeLink {
  label: string;
  href?: string;
  /** Whether it is also beside the button that calls. */
  isBesideCall: boolean;
}

export interface Office extends Pick<Finished<OfficeFacts>, "parking" | "transit" | "access" | "tag"> {
  /** Id of the office on a page that shows several. */
  id: string;
  /** The office's name, or the practice's if it has none. */
  name: string;
  phone: { text: string; href: string };
  address: PostalAddress;
  /** Includes closures, which take precedence over the usual hours. */
  hours: OpeningHours[];
  /** Other ways to reach the office. A fax number has no `href`. */
  links: OfficeLink[];
  /** The address at which the first button books a visit; absent if it calls. */
  bookingFirst?: Required<Link>;
  /** Opens the map on another site. */
  mapHref: string;
  /** Map shown on the page. */
  map?: { title: string; embedUrl: string };
  picture?: Picture;
}

/** Color of the page's background in both schemes; absent if the style sheet has none. */
export interface ThemeColors {
  light?: string;
  dark?: string;
}

/** When to call for help at once, and where to read more. */
export interface EmergencyFacts extends Pick<Finished<CompleteEmergency>, "note" | "moreHref" | "linkLabel" | "isOwn"> {
  /** The advice on the page of the offices. It has no items if the answers have a page of their own. */
  advice?: { title: string; items?: CardSection["items"] };
  /** The address at which the practice says what to do while it is closed. Absent if it says so nowhere. */
  closedHref?: string;
}

/** Data that all pages of one site share. Every page of a build has the same object. */
export interface Frame extends LanguagesOfPage {
  language: string;
  /** Language and country for Open Graph, such as `en_US`; absent if the country is unknown. */
  locale?: string;
  /** Whether the language is written from right to left. */
  isRightToLeft: boolean;
  /** All words of the pages that are not content, in the site's language. */
  words: Words;
  emergency: EmergencyFacts;
  /** Absent on days without one. With a link, it also has the link's words. */
  announcement?: Pick<Finished<AnnouncementFacts>, "text" | "href" | "linkLabel">;
  practice: PracticeFacts;
  /** The first office is the one that the header calls. */
  offices: [Office, ...Office[]];
  /** Absent if the practice has none. */
  logo?: Picture;
  /** Replaces the logo on dark screens. */
  logoDark?: Picture;
  /** Whether the name is printed beside the logo. */
  showsName: boolean;
  icon: string;
  /** Files made from the practice's own icon; absent if it names none. */
  icons?: { ico: string; touch: string; manifest: string };
  themeColors: ThemeColors;
  menu: MenuItem[];
  /** The menu of narrow screens. */
  drawer: MenuItem[];
  /** Links to the legal page, the practice's own notices and the accessibility statement. */
  legalLinks: Link[];
  copyrightYear: number;
  stylesheet: string;
  /** The stylesheet for paper. */
  print: string;
  script: string;
}

/** A link to the page in another language, or to the home page there. */
export interface LanguageLink extends Link {
  /** Tag of the language, without a country. Its label is in that language. */
  lang: string;
}

export interface PageProps {
  frame: Frame;
  head: Head;
  /** Absent if the site has one language. */
  languages?: readonly LanguageLink[];
  /** The page's own address as printed in menus and sidebars, for marking the current link. */
  currentHref: string;
  /** The titles in the Markdown of its file. */
  titles: PageTitle[];
}

/** A title of a page's own text, as it may be in a link. */
export interface PageTitle {
  id: string;
  label: Html;
}

export interface CardSection {
  /** The id on its page, if links there lead to it. */
  anchor?: string;
  title: string;
  items: { title: string; description: Html; link?: Link | undefined }[];
}

export interface ErrorPage extends PageProps, Finished<CompleteErrorTexts> {
  /** The HTTP status text, or the error's own message. */
  status: string;
  /** The status text and the home page in other languages, on the error page of a host that has one for all. */
  others?: readonly { lang: string; status: string; home: Link }[];
}

/** A page that only redirects the visitor, by meta refresh and a plain link. */
export interface RedirectPage extends PageProps {
  target: Link;
}
