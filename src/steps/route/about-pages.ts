import { doctorSchema } from "../../model/doctor.ts";
import type { MarkdownText } from "../../model/markup.ts";
import { fixedPaths, introductionPath, slugOf } from "../../model/page-paths.ts";
import { idOfEntry, type AboutPage, type LegalPage, type Media } from "../../model/page.ts";
import type { Site } from "../../model/site.ts";
import type { Templates } from "../../model/templates.ts";
import { makeRoute, pageProps, titleOfPage, type Route, type RouteContext } from "./context.ts";
import { dayInWords } from "./dates.ts";
import { finishFields } from "./finish-fields.ts";
import { filmOf, type PageSubject } from "./page-graph.ts";

/** The pages about the practice, the legal page and the accessibility statement, as far as they are there. */
export function routeAboutPages(context: RouteContext, site: Site): Route[] {
  const { documents } = context;
  const readyDoctors = site.entries.doctors.map(({ file, data, text }) => ({
    ...finishFields(doctorSchema, data, context),
    id: idOfEntry(slugOf(file)),
    body: context.richText.printText(text),
  }));
  const introduction = introductionPath(documents["practice.yaml"].data);
  const doctorsPage = site.paths.has(fixedPaths.doctors) ? documents["about/meetthedoctors.md"] : undefined;
  const legal = documents["privacypolicy.md"];
  const accessibility = documents["accessibility.md"];
  return [
    routeAbout(
      context,
      "introduction",
      introduction,
      documents["about/introduction.md"],
      patientsOn(context, introduction),
      { type: "AboutPage" },
    ),
    routeAbout(
      context,
      "address",
      fixedPaths.address,
      documents["about/address.md"],
      patientsOn(context, fixedPaths.address),
      { type: "ContactPage" },
    ),
    routeAbout(
      context,
      "meet-the-doctors",
      fixedPaths.doctors,
      doctorsPage,
      { doctors: readyDoctors },
      { doctors: readyDoctors.map(({ id }) => id) },
    ),
    routeAbout(context, "office-tour", fixedPaths.tour, documents["about/officetour.md"], {}),
    routeAbout(context, "patient-experiences", fixedPaths.experiences, documents["about/patientexperiences.md"], {}),
    legal && routeLegal(context, fixedPaths.legal, legal, { kind: "effective", day: legal.data.effectiveDate }),
    accessibility &&
      routeLegal(context, fixedPaths.accessibility, accessibility, {
        kind: "lastReviewed",
        day: accessibility.data.reviewedDate,
      }),
  ].filter((route) => route !== undefined);
}

/** The page that answers what new patients ask; undefined if a practice wrote no answers. */
export function pathForPatients({ documents }: Pick<RouteContext, "documents">): string | undefined {
  if (Object.keys(documents["patients.yaml"].data).length === 0) return undefined;
  return documents["about/introduction.md"] ? introductionPath(documents["practice.yaml"].data) : fixedPaths.address;
}

function patientsOn(context: RouteContext, path: string): Pick<AboutPage, "patients"> {
  return pathForPatients(context) === path ? { patients: context.documents["patients.yaml"].data } : {};
}

/** One of the templates of pages about the practice. */
type AboutTemplate = "introduction" | "address" | "meet-the-doctors" | "office-tour" | "patient-experiences";

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
}

/** `more` is what the page shows besides its own file. Undefined if there is no such page. */
function routeAbout<Name extends AboutTemplate>(
  context: RouteContext,
  template: Name,
  path: string,
  document: Document<Head & { imgSrc?: Media; filmDate?: string }> | undefined,
  more: Pick<Templates[Name], Extract<keyof Templates[Name], "doctors" | "patients">>,
  subject: PageSubject = {},
): Route | undefined {
  if (document === undefined) return undefined;
  // Offices in several cities have no city in their title.
  const cities = new Set(context.frame.offices.map(({ address }) => address.city));
  const isLocal = template === "meet-the-doctors" || (template === "address" && cities.size === 1);
  const { data, text, file } = document;
  const shared = pageProps(context, path, {
    ...describe(context, data, isLocal),
    subject: { ...subject, film: filmOf(data.imgSrc, data.mainTitleText, data.filmDate) },
  });
  const props = { ...shared, ...data, ...more, body: context.richText.printText(text) };
  // The compiler cannot follow which props go with which name.
  return makeRoute(context, template, path, file, props as unknown as Templates[Name]);
}

function routeLegal(
  context: RouteContext,
  path: string,
  { data, text, file }: Document<Head & { description: string }>,
  { kind, day }: { kind: LegalPage["date"]["kind"]; day: string },
): Route {
  const { contactSection } = context.frame.words;
  return makeRoute(context, "legal", path, file, {
    ...pageProps(context, path, { ...describe(context, data), modified: day }),
    mainTitleText: data.mainTitleText,
    description: data.description,
    date: { kind, iso: day, text: dayInWords(day, context.language) },
    sections: context.richText
      .printSections(text)
      .map(({ words, ...section }) => ({ ...section, isContact: words === contactSection })),
  });
}

/** What search results show of a page. */
function describe(
  context: RouteContext,
  { mainTitleText, description = "", metaTitle, metaDescription = description }: Head,
  isLocal = false,
): { title: string; description: string } {
  return { title: metaTitle ?? titleOfPage(context, mainTitleText, { isLocal }), description: metaDescription };
}
