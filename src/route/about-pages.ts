import { doctorSchema } from "../model/doctor.ts";
import { fixedPaths, introductionPath, slugOf } from "../model/page-paths.ts";
import type { LegalPage, Templates } from "../model/page.ts";
import type { Site } from "../model/site.ts";
import { makeRoute, pageProps, type Route, type RouteContext } from "./context.ts";
import { dayInWords } from "./dates.ts";
import { finishFields } from "./finish-fields.ts";
import { dentistData } from "./structured-data.ts";

/** The five about pages, the legal page and the accessibility statement. */
export function routeAboutPages(context: RouteContext, { doctors, offices }: Site["entries"]): Route[] {
  const { documents } = context;
  const { slug } = documents["practice.yaml"].data;
  const readyDoctors = doctors.map(({ file, data, text }) => ({
    ...finishFields(doctorSchema, data, context),
    id: slugOf(file),
    body: context.richText.printText(text),
  }));
  return [
    routeAbout(context, "introduction", introductionPath(slug), "about/introduction.md", {}),
    routeAbout(context, "address", fixedPaths.address, "about/address.md", {}, [dentistData(context, offices)]),
    routeAbout(context, "meet-the-doctors", fixedPaths.doctors, "about/meetthedoctors.md", { doctors: readyDoctors }),
    routeAbout(context, "office-tour", fixedPaths.tour, "about/officetour.md", {}),
    routeAbout(context, "patient-experiences", fixedPaths.experiences, "about/patientexperiences.md", {}),
    routeLegal(context, "privacypolicy.md", fixedPaths.legal, {
      kind: "effective",
      day: documents["privacypolicy.md"].data.effectiveDate,
    }),
    routeLegal(context, "accessibility.md", fixedPaths.accessibility, {
      kind: "lastReviewed",
      day: documents["accessibility.md"].data.reviewedDate,
    }),
  ];
}

/** The content file of each page about the practice, by its template. */
interface AboutFiles {
  introduction: "about/introduction.md";
  address: "about/address.md";
  "meet-the-doctors": "about/meetthedoctors.md";
  "office-tour": "about/officetour.md";
  "patient-experiences": "about/patientexperiences.md";
}

/** `more` is what the page shows besides its own file. */
function routeAbout<Name extends keyof AboutFiles>(
  context: RouteContext,
  template: Name,
  path: string,
  file: AboutFiles[Name],
  more: Pick<Templates[Name], Extract<keyof Templates[Name], "doctors">>,
  structuredData: object[] = [],
): Route {
  const { data, text } = context.documents[file];
  const shared = pageProps(context, path, {
    title: `${data.mainTitleText} | ${context.documents["practice.yaml"].data.name}`,
    description: data.metaDescription ?? data.description,
    structuredData,
    image: data.poster ?? data.imgSrc,
  });
  const props = { ...shared, ...data, ...more, body: context.richText.printText(text) };
  return makeRoute(context, template, path, context.documents[file].file, props as unknown as Templates[Name]);
}

function routeLegal(
  context: RouteContext,
  file: "privacypolicy.md" | "accessibility.md",
  path: string,
  date: { kind: LegalPage["date"]["kind"]; day: string },
): Route {
  const { data, text } = context.documents[file];
  const practice = context.documents["practice.yaml"].data;
  const { contactSection } = context.frame.words;
  return makeRoute(context, "legal", path, context.documents[file].file, {
    ...pageProps(context, path, {
      title: `${data.mainTitleText} | ${practice.name}`,
      description: data.metaDescription ?? data.description,
    }),
    mainTitleText: data.mainTitleText,
    description: data.description,
    date: { kind: date.kind, iso: date.day, text: dayInWords(date.day, practice.language) },
    sections: context.richText
      .printSections(text)
      .map(({ words, ...section }) => ({ ...section, isContact: words === contactSection })),
  });
}
