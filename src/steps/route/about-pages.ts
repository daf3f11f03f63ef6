import type { MarkdownText } from "../../model/markup.ts";
import { fixedPaths, introductionPath } from "../../model/page-paths.ts";
import type { AboutPage, Html, LegalPage, PageProps } from "../../model/page.ts";
import type { Site } from "../../model/site.ts";
import { makeRoute, pageProps, titleOfPage, type Route, type RouteContext } from "./context.ts";
import { dayInWords } from "./dates.ts";
import type { ShownMedia } from "./finish-fields.ts";
import { filmOf, type PageSubject } from "./page-graph.ts";

/** Routes those pages about the practice that it has, its legal page and its accessibility statement. */
export function routeAboutPages(context: RouteContext, paths: Site["paths"]): Route[] {
  const { documents } = context;
  const introduction = documents["about/introduction.md"];
  const tour = documents["about/officetour.md"];
  const experiences = documents["about/patientexperiences.md"];
  const legal = documents["privacypolicy.md"];
  const accessibility = documents["accessibility.md"];
  return [
    introduction && routeIntroduction(context, introduction),
    routeAddress(context),
    paths.has(fixedPaths.doctors) ? routeDoctors(context) : undefined,
    tour && makeRoute(context, "office-tour", preparePage(context, fixedPaths.tour, tour)),
    experiences && makeRoute(context, "patient-experiences", preparePage(context, fixedPaths.experiences, experiences)),
    legal && routeLegal(context, legal, { path: fixedPaths.legal, kind: "effective", day: legal.data.effectiveDate }),
    accessibility &&
      routeLegal(context, accessibility, {
        path: fixedPaths.accessibility,
        kind: "lastReviewed",
        day: accessibility.data.reviewedDate,
      }),
  ].filter((route) => route !== undefined);
}

function routeIntroduction(context: RouteContext, introduction: Document<Head>): Route {
  const path = introductionPath(context.documents["practice.yaml"].data);
  const { props, ...page } = preparePage(context, path, { ...introduction, subject: { type: "AboutPage" } });
  return makeRoute(context, "introduction", { ...page, props: { ...props, ...patientsOn(context, path) } });
}

function routeAddress(context: RouteContext): Route {
  const path = fixedPaths.address;
  // Offices in several cities have no city in their title.
  const cities = new Set(context.frame.offices.map(({ address }) => address.city));
  const address = context.documents["about/address.md"];
  const isLocal = cities.size === 1;
  const { props, ...page } = preparePage(context, path, { ...address, isLocal, subject: { type: "ContactPage" } });
  return makeRoute(context, "address", { ...page, props: { ...props, ...patientsOn(context, path) } });
}

function routeDoctors(context: RouteContext): Route {
  const { documents, doctors } = context;
  const { props, shown, ...page } = preparePage(context, fixedPaths.doctors, {
    ...documents["about/meetthedoctors.md"],
    isLocal: true,
    subject: { doctors: doctors.all.map(({ id }) => id) },
  });
  return makeRoute(context, "meet-the-doctors", {
    ...page,
    props: { ...props, doctors: doctors.all },
    shown: [...shown, ...doctors.shown],
  });
}

/** Returns the path of the page with the answers for new patients; undefined if the practice wrote none. */
export function pathForPatients({ documents }: Pick<RouteContext, "documents">): string | undefined {
  if (Object.keys(documents["patients.yaml"].data).length === 0) return undefined;
  return documents["about/introduction.md"] ? introductionPath(documents["practice.yaml"].data) : fixedPaths.address;
}

function patientsOn(context: RouteContext, path: string): Pick<AboutPage, "patients"> {
  return pathForPatients(context) === path ? { patients: context.documents["patients.yaml"].data } : {};
}

interface Head {
  mainTitleText: string;
  description?: string;
  metaTitle?: string;
  metaDescription?: string;
}

interface Document<Data> {
  file: string;
  text: MarkdownText;
  data: Data;
  shown: readonly ShownMedia[];
}

interface AboutDocument<Data> extends Document<Data> {
  /** Whether people look for such a page in their city. */
  isLocal?: boolean;
  subject?: PageSubject;
}

interface PreparedPage<Data> {
  path: string;
  source: string;
  shown: readonly ShownMedia[];
  props: PageProps & Data & { body: Html };
}

function preparePage<Data extends Head>(
  context: RouteContext,
  path: string,
  { data, text, file, shown, isLocal = false, subject }: AboutDocument<Data>,
): PreparedPage<Data> {
  const shared = pageProps(context, path, {
    ...searchTexts(context, data, isLocal),
    subject: { ...subject, film: filmOf(shown, data.mainTitleText) },
  });
  return { path, source: file, shown, props: { ...shared, ...data, body: context.richText.printText(text) } };
}

interface LegalDate {
  path: string;
  kind: LegalPage["date"]["kind"];
  day: string;
}

function routeLegal(
  context: RouteContext,
  { data, text, file, shown }: Document<Head & { description: string }>,
  { path, kind, day }: LegalDate,
): Route {
  const { contactSection } = context.frame.words;
  const props = {
    ...pageProps(context, path, { ...searchTexts(context, data), modified: day }),
    mainTitleText: data.mainTitleText,
    description: data.description,
    date: { kind, iso: day, text: dayInWords(day, context.language) },
    sections: context.richText
      .printSections(text)
      .map(({ words, ...section }) => ({ ...section, isContact: words === contactSection })),
  };
  return makeRoute(context, "legal", { path, props, source: file, shown });
}

/** Returns what search results show of a page. */
function searchTexts(
  context: RouteContext,
  { mainTitleText, description = "", metaTitle, metaDescription = description }: Head,
  isLocal = false,
): { title: string; description: string } {
  return { title: metaTitle ?? titleOfPage(context, mainTitleText, { isLocal }), description: metaDescription };
}
