import type {
  Answer,
  BlogPosting,
  BreadcrumbList,
  Organization,
  Question,
  VideoObject,
  WebPage,
  WebSite,
} from "schema-dts";
import { fixedPaths } from "../../model/build/page-paths.ts";
import type { Html } from "../../model/build/page.ts";
import type { PageSubject, ShownMedia } from "../../model/build/ready-page.ts";
import type { Addresses } from "./addresses.ts";
import type { PageTitles } from "./page-titles.ts";
import { addOffers } from "./offer-catalog.ts";
import { idsBelow, known, type Described } from "./graph-ids.ts";
import type { TeamGraph } from "./people-graph.ts";
import type { PracticeGraph } from "./practice-graph.ts";

/** Everything that the graphs of all pages are made from. */
export interface GraphContext {
  addresses: Addresses;
  /** The site's own. */
  language: string;
  titles: PageTitles;
  /** Paths of pages that search engines are asked to leave out. */
  hidden: ReadonlySet<string>;
  /** Paths of the pages above services, by the paths of those. */
  aboveServices: ReadonlyMap<string, string>;
  practiceGraph: PracticeGraph;
  teamGraph: TeamGraph;
}

/** Returns the first film of a page with a date, which search engines ask for. */
export function filmOf(shown: readonly ShownMedia[], name: string): PageSubject["film"] {
  for (const { media, date } of shown) {
    if (media.kind === "video" && date !== undefined) return { video: media, name, date };
  }
  return undefined;
}

interface DescribedPage {
  title: string;
  description: string;
  /** Absolute address of the page's preview picture. */
  image: string | undefined;
  subject: PageSubject;
}

type KnownPage = Described<WebPage, string>;

/** Makes all structured data of a page: what it is about, and the page itself. Undefined while the site has no address. */
export function makePageGraph(
  context: GraphContext,
  path: string,
  { title, description, image, subject }: DescribedPage,
): object | undefined {
  const { addresses, practiceGraph, teamGraph, language } = context;
  const home = addresses.absolute(addresses.base);
  const url = addresses.absolute(addresses.page(path));
  if (home === undefined || url === undefined) return undefined;
  const { type = "WebPage", treatment, reviewed, doctors, film, questions, post, offers, isTeam = false } = subject;
  const team = isTeam ? teamGraph : [];
  const ids = idsBelow(home);
  const people = doctors?.map(ids.doctor) ?? (isTeam ? team.map((person) => person["@id"]!) : undefined);
  const [onlyDoctor, ...others] = practiceGraph.filter((each) => each["@type"] === "Person");
  const reviewer = onlyDoctor && others.length === 0 ? onlyDoctor["@id"]! : ids.practice;
  const page = known<KnownPage>({
    "@type": type,
    "@id": url,
    url,
    name: title,
    description,
    inLanguage: language,
    isPartOf: { "@id": ids.site },
    about: treatment
      ? { "@type": "MedicalProcedure", ...treatment }
      : (people?.map((id) => ({ "@id": id })) ?? { "@id": ids.practice }),
    primaryImageOfPage: image === undefined ? undefined : { "@type": "ImageObject", url: image },
    breadcrumb: makeBreadcrumbs(context, path),
    lastReviewed: reviewed,
    reviewedBy: reviewed === undefined ? undefined : { "@id": reviewer },
    video: film && makeVideo(context, film),
    mainEntity: type === "ProfilePage" ? { "@id": people![0]! } : questions?.map(makeQuestion),
  });
  const around = isAboutPractice(path, subject)
    ? practiceGraph
    : introduce(practiceGraph, page, { doctors: people ?? [], team });
  const posts = post ? [makePost(post, { url, description, language, image }, ids)] : [];
  const graph = [...around, page, ...team, ...posts];
  return { "@context": "https://schema.org", "@graph": offers ? addOffers(graph, offers, ids.practice) : graph };
}

/** Search engines take the author's name, the picture and the day of a post from here. */
function makePost(
  { title, date, updated, authors, categories }: NonNullable<PageSubject["post"]>,
  {
    url,
    description,
    language,
    image,
  }: { url: string; description: string; language: string; image?: string | undefined },
  ids: ReturnType<typeof idsBelow>,
): Described<BlogPosting, "BlogPosting"> {
  const practice = { "@id": ids.practice };
  return known<Described<BlogPosting, "BlogPosting">>({
    "@type": "BlogPosting",
    "@id": `${url}#post`,
    headline: title,
    description,
    inLanguage: language,
    datePublished: date,
    dateModified: updated,
    articleSection: categories.length > 0 ? categories : undefined,
    author: authors.length > 0 ? authors.map((name) => ({ "@type": "Person" as const, name })) : practice,
    publisher: practice,
    image,
    mainEntityOfPage: { "@id": url },
  });
}

const aboutPractice: readonly unknown[] = ["AboutPage", "ContactPage"];

/** Whether a page has all facts of the practice in its data. */
const isAboutPractice = (path: string, { type, doctors }: PageSubject): boolean =>
  path === fixedPaths.home || (doctors !== undefined && type !== "ProfilePage") || aboutPractice.includes(type);

/**
 * Returns what a page about something else refers to: site and practice by name, the reviewer or the doctor whom it presents, and the offices
 * where its people work, by name. Search engines ask for the facts of a practice on one page, and the bytes of each page have to arrive in one
 * round trip.
 */
function introduce(
  practiceGraph: PracticeGraph,
  { reviewedBy }: KnownPage,
  { doctors, team }: { doctors: readonly string[]; team: TeamGraph },
): (PracticeGraph[number] | NamedPage)[] {
  const reviewer = (reviewedBy as { "@id": string } | undefined)?.["@id"];
  const site = practiceGraph.find((part) => part["@type"] === "WebSite");
  const people = practiceGraph
    .filter((part) => part["@type"] === "Person")
    .filter(({ "@id": id }) => id === reviewer || doctors.includes(id!));
  const works = new Set([...people, ...team].flatMap(({ worksFor }) => worksFor as Reference | Reference[]).map(idOf));
  const offices = practiceGraph
    .filter((part) => part["@type"] === "Dentist" || part["@type"] === "MedicalOrganization")
    .filter(({ "@id": id }, index) => index === 0 || works.has(id!));
  // A `Dentist` would need an address.
  return [
    ...(site ? [nameOnly(site, "WebSite")] : []),
    ...offices.map((office) => nameOnly(office, "Organization")),
    ...people,
  ];
}

interface Reference {
  "@id": string;
}

const idOf = ({ "@id": id }: Reference): string => id;

type NamedPage = Described<WebSite, "WebSite"> | Described<Organization, "Organization">;

function nameOnly({ "@id": id, name, url }: NamedPage | PracticeGraph[number], type: NamedPage["@type"]): NamedPage {
  return { "@type": type, "@id": id!, url: url!, name: name! };
}

/** Paths that only redirect. */
const redirects: readonly string[] = [fixedPaths.services, fixedPaths.about];

/** Lists the way from the home page to this one, by the pages above it. */
function makeBreadcrumbs(
  { addresses, titles, hidden, aboveServices }: GraphContext,
  path: string,
): BreadcrumbList | undefined {
  const above = [...path.matchAll(/(?<=.)\//g)].map(({ index }) => path.slice(0, index));
  const isShown = (each: string): boolean => titles.has(each) && !redirects.includes(each) && !hidden.has(each);
  const way = [fixedPaths.home, ...above, aboveServices.get(path) ?? [], path].flat().filter(isShown);
  if (path === fixedPaths.home) return undefined;
  return {
    "@type": "BreadcrumbList",
    itemListElement: way.map((each, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: titles.get(each)!,
      item: addresses.absolute(addresses.page(each))!,
    })),
  };
}

function makeVideo({ addresses }: GraphContext, { video, name, date }: NonNullable<PageSubject["film"]>): VideoObject {
  return {
    "@type": "VideoObject",
    name,
    description: video.alt === "" ? name : video.alt,
    thumbnailUrl: addresses.absolute(video.poster.src)!,
    contentUrl: addresses.absolute(video.sources[0]!.src)!,
    uploadDate: date,
  };
}

function makeQuestion({ question, answer }: { question: string; answer: Html }): Question {
  return { "@type": "Question", name: question, acceptedAnswer: { "@type": "Answer", text: answer } satisfies Answer };
}
