import type { CompleteFacts, FactsOfSite, WrittenPages } from "../content/facts.ts";
import type { CompleteServices } from "../content/navigation.ts";
import type { Doctor, TeamMember } from "../domain/people.ts";
import type { Finished, Frame, Html, Media, PageProps, Video } from "./page.ts";
import type { PageIds } from "./page-ids.ts";
import type { PostCard } from "../content/post.ts";

/* Types that `route` and the kinds of content exchange. */

/** A picture or film in the data of a page. */
export interface ShownMedia {
  media: Media;
  /** The day on which a film was first shown, if the data says so. */
  date: string | undefined;
}

export interface FinishedData<Data> {
  data: Finished<Data>;
  /** Its pictures and films, in order; without posters. */
  shown: ShownMedia[];
}

/** The fixed files as templates receive them, with texts made from the practice's facts where it wrote none. */
export type FinishedFacts = {
  [Name in keyof FactsOfSite]: FinishedData<
    Name extends keyof CompleteFacts ? CompleteFacts[Name] : FactsOfSite[Name]
  > & { file: string };
} & { [Name in keyof WrittenPages]?: FinishedData<WrittenPages[Name]> & { file: string } };

/**
 * Services on the home page of a practice that wrote no groups, or on the page above a group: each is a group of one link with its own
 * name.
 */
export interface Tiles {
  groups: Finished<CompleteServices>["groups"];
  shown: readonly ShownMedia[];
}

/** People with a page, ready for it and for search engines. */
export interface ReadyPeople<Person> {
  all: readonly Person[];
  /** Their ids on the page of all. */
  ids: PageIds;
  /** Their pictures. */
  shown: readonly ShownMedia[];
}

/** The facts of a site that its pages share, in the form that templates receive. */
export interface ReadyFacts {
  frame: Frame;
  documents: FinishedFacts;
  doctors: ReadyPeople<Doctor>;
  /** The people besides the doctors. */
  team: ReadyPeople<TeamMember>;
  /** Newest first. */
  posts: readonly PostCard[];
  /** Absent if the practice wrote groups, or has many services. */
  tiles: Tiles | undefined;
  /** The services below each page that is above a group of them, by its path. */
  groupPages: ReadonlyMap<string, Tiles>;
}

/** The facts and functions with which a kind makes its pages, besides their own files. */
export interface PageContext extends ReadyFacts {
  /** Returns the address of a link that has the form in which authors write it. */
  link: (href: string) => string;
  /** Makes the ids of a page's headings, by the rule for headings in Markdown, different from those `taken`. */
  createIds: (taken?: readonly string[]) => PageIds;
  /** Returns a day such as 2026-11-30 in the language of the site. */
  dayInWords: (day: string) => string;
  /** The language that the facts are written in, which is that of the original. */
  factsLanguage: string;
  /** The country of the first office as its file names it. Pages may name it in another language. */
  country: string | undefined;
}

/** A section of a Markdown text, at a `##` heading. */
export interface RichSection {
  id: string;
  /** The heading's words without their markup. */
  words: string;
  title: Html;
  body: Html;
}

/** A content file with a page. */
export interface ReadyItem<Data> {
  path: string;
  /** Number of the page among those that a long list is divided into, from 1. */
  part: number;
  /** Slug of the category whose entries the page lists. */
  category: string | undefined;
  /** Data in the form that templates receive. */
  fields: Finished<Data>;
  /** Data in the form that its author wrote. */
  data: Data;
  /** `ids` makes the ids of its headings different from others on the page. */
  printText: (ids?: PageIds) => Html;
  printSections: () => RichSection[];
}

/** Prices of a page, as numbers. */
export interface Offers {
  name: string;
  /** ISO 4217. */
  currency: string;
  groups: { title: string; items: ({ what: string; per: string | undefined } & Amounts)[] }[];
}

type Amounts = Readonly<Record<"price" | "least" | "most", number | undefined>>;

/** The subject of a page, for search engines. A page without one is about the practice. */
export interface PageSubject {
  type?: "AboutPage" | "CollectionPage" | "ContactPage" | "FAQPage" | "MedicalWebPage" | "ProfilePage";
  treatment?: { name: string; description: string };
  /** A year and month in which a dentist looked through it. */
  reviewed?: string | undefined;
  /** The ids of doctors. */
  doctors?: string[];
  /** Whether it is about the people besides the doctors. */
  isTeam?: boolean;
  /** With the day on which it was first shown. */
  film?: { video: Video; name: string; date: string } | undefined;
  /** Without authors, the practice wrote it. */
  post?: {
    title: string;
    date: string;
    updated: string | undefined;
    authors: readonly string[];
    categories: readonly string[];
  };
  questions?: { question: string; answer: Html }[] | undefined;
  offers?: Offers;
}

/** A page's own part of its template's props, and what search engines read of it. */
export interface ReadyPage<Props extends PageProps = PageProps> {
  props: Omit<Props, keyof PageProps>;
  /** Name of its film; its main title by default. */
  heading?: string;
  /** The title in search results; made from the main title, the city and the practice by default. */
  title?: string;
  /** The text in search results; the file's own by default. */
  description?: string;
  /** Whether people look for such a page in their city. */
  isLocal?: boolean;
  /** The day on which the content was last changed. */
  modified?: string | undefined;
  subject?: PageSubject;
  /** Whether the page leads to the feed of all posts. */
  hasFeed?: boolean;
  /** Pictures and films from elsewhere than its file. */
  alsoShown?: readonly ShownMedia[];
}
