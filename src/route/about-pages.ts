import { contactSection } from "../model/about.ts";
import type { ContentFile } from "../model/content-files.ts";
import { fixedPaths, introductionPath } from "../model/page-paths.ts";
import type { AboutPage, LegalPage, TemplateName, Templates } from "../model/page.ts";
import { outputPathOf } from "./addresses.ts";
import { mediaProps, pageProps, pictureProps, type Route, type RouteContext } from "./context.ts";
import { dayInWords } from "./dates.ts";
import { dentistData } from "./structured-data.ts";

type AboutFile = Extract<ContentFile, `about/${string}`>;

/** The five about pages, the legal page and the accessibility statement. */
export function routeAboutPages(context: RouteContext): Route[] {
  const { documents } = context;
  const practice = documents["practice.yaml"].data;
  const introduction = introductionPath(practice.slug);
  return [
    route(
      context,
      "introduction",
      introduction,
      "about/introduction.md",
      aboutProps(context, "about/introduction.md", introduction),
    ),
    route(context, "address", fixedPaths.address, "about/address.md", {
      ...aboutProps(context, "about/address.md", fixedPaths.address, [dentistData(context)]),
      parking: {
        title: documents["about/address.md"].data.parkingTitle,
        note: documents["about/address.md"].data.parkingNote,
      },
      map: practice.map,
    }),
    route(context, "meet-the-doctors", fixedPaths.doctors, "about/meetthedoctors.md", {
      ...aboutProps(context, "about/meetthedoctors.md", fixedPaths.doctors),
      ...doctorsProps(context),
      map: practice.map,
    }),
    route(
      context,
      "office-tour",
      fixedPaths.tour,
      "about/officetour.md",
      aboutProps(context, "about/officetour.md", fixedPaths.tour),
    ),
    route(context, "patient-experiences", fixedPaths.experiences, "about/patientexperiences.md", {
      ...aboutProps(context, "about/patientexperiences.md", fixedPaths.experiences),
      testimonial: documents["about/patientexperiences.md"].data.testimonial,
    }),
    routeLegal(context, "privacypolicy.md", fixedPaths.legal, {
      kind: "effective",
      day: documents["privacypolicy.md"].data.effectiveDate,
    }),
    routeLegal(context, "accessibility.md", fixedPaths.accessibility, {
      kind: "reviewed",
      day: documents["accessibility.md"].data.reviewedDate,
    }),
  ];
}

function route<Name extends TemplateName>(
  { addresses, documents }: RouteContext,
  template: Name,
  path: string,
  file: ContentFile,
  props: Templates[Name],
): Route {
  const source = documents[file].file;
  return { path, address: addresses.page(path), outputPath: outputPathOf(path), template, props, source } as Route;
}

function aboutProps(context: RouteContext, file: AboutFile, path: string, structuredData: object[] = []): AboutPage {
  const { data, text } = context.documents[file];
  const { mainTitleText, title, description, metaDescription, imgSrc, poster } = data;
  const media = mediaProps(context, data);
  const picture = poster ?? imgSrc;
  return {
    ...pageProps(context, path, {
      title: `${mainTitleText} | ${context.documents["practice.yaml"].data.name}`,
      description: metaDescription ?? description,
      structuredData,
      ...(picture !== undefined && { image: picture }),
    }),
    mainTitle: mainTitleText,
    title,
    description,
    ...(media !== undefined && { media }),
    body: context.richText.printText(text),
  };
}

function doctorsProps(context: RouteContext): Pick<Templates["meet-the-doctors"], "doctor" | "photos"> {
  const { doctor, photos } = context.documents["about/meetthedoctors.md"].data;
  const { photo, photoAlt, ...facts } = doctor;
  return {
    doctor: { ...facts, photo: pictureProps(context, photo, photoAlt) },
    photos: photos.map(({ src, alt, caption }) => ({ picture: pictureProps(context, src, alt), caption })),
  };
}

function routeLegal(
  context: RouteContext,
  file: "privacypolicy.md" | "accessibility.md",
  path: string,
  date: { kind: LegalPage["date"]["kind"]; day: string },
): Route {
  const { data, text } = context.documents[file];
  const practice = context.documents["practice.yaml"].data;
  return route(context, "legal", path, file, {
    ...pageProps(context, path, {
      title: `${data.mainTitleText} | ${practice.name}`,
      description: data.metaDescription ?? data.description,
    }),
    mainTitle: data.mainTitleText,
    description: data.description,
    date: { kind: date.kind, iso: date.day, text: dayInWords(date.day, practice.language) },
    sections: context.richText
      .printSections(text)
      .map(({ words, ...section }) => ({ ...section, isContact: words === contactSection })),
  });
}
