import { linkFilms, type WithFilms } from "../model/content/films.ts";
import type { Figures } from "../model/content/claims.ts";
import type { CompleteServices } from "../model/content/navigation.ts";
import type { Patients } from "../model/content/patients.ts";
import type { Finished, Link, PageProps, Picture } from "../model/build/page.ts";
import type { PostCard } from "../model/content/post.ts";

import type { ExperiencesPage } from "./experiences.ts";
import type { PageContext, ReadyPage } from "../model/build/ready-page.ts";
import { filmStyles } from "./photo-code.ts";
import { answersOf, hrefForPatients } from "./patients.ts";
import { defineKind } from "../model/build/kind.ts";
import { fixedPaths } from "../model/build/page-paths.ts";
import { homeSchema, type CompleteHome } from "../model/content/home.ts";
import type { Completion } from "../model/build/completion.ts";
import type { FactsOfSite } from "../model/content/facts.ts";
import { composeHomeTitle } from "../model/text/search-title.ts";
import { fillPlace } from "../model/text/fill-word.ts";

/** Props of `templates/home.tsx`. */
export interface HomePage extends PageProps, WithFilms<Omit<Finished<CompleteHome>, "claim" | "testimonials">> {
  claim?: Finished<Figures[string]>;
  patients?: Finished<Patients>;
  banner?: Picture;
  /** The photos of the first doctors that have one, and the link to the page about all. */
  portraits: Picture[];
  doctorsLink: Link;
  groups: Finished<CompleteServices>["groups"];
  /** The newest posts, and the link to all. Absent if there is no heading for them, or no post. */
  news?: { title: string; posts: PostCard[]; all: Link };
  /** Absent if there is no rating, and no testimonial is shown. */
  voices?: Voices;
  /** Link to the page that shows the way. */
  addressLink: Link;
  /** Link to the page that new patients look for. */
  patientsLink?: Link;
}

type WrittenVoices = NonNullable<Finished<CompleteHome>["testimonials"]>;

interface Voices {
  title: string;
  quotes: NonNullable<ExperiencesPage["testimonials"]>;
  /** The link to the page with all quotes, if some are shown. */
  all?: Link;
  /** Figures as the language writes them. */
  rating?: Omit<NonNullable<WrittenVoices["rating"]>, "value" | "count"> & { value: string; count: string };
}

const mostPortraits = 3;

export const home = defineKind({
  files: "home.yaml",
  purpose: "the home page",
  schema: homeSchema,
  leftOut: {},
  styles: [
    filmStyles,
    { file: "voices.css", keys: ["testimonials"] },
    { file: "hero-picture.css", keys: ["picture"] },
    { file: "photo-hero.css", keys: ["wordsOnPicture"] },
  ],
  complete: completeHome,
  page: {
    path: fixedPaths.home,
    template: "home",
    prepare: (context) => {
      const { frame, documents, doctors, tiles, link } = context;
      return () => {
        const home = documents["home.yaml"].data;
        const { claim: claimName, testimonials, ...shown } = home;
        const portraits = doctors.all.flatMap(({ photo }) => (photo ? [photo] : [])).slice(0, mostPortraits);
        const { banner } = documents["practice.yaml"].data;
        const services = documents["services.yaml"];
        const forPatients = hrefForPatients(documents);
        const claim = claimName === undefined ? undefined : documents["claims.yaml"].data[claimName];
        return {
          heading: home.heroTitle,
          title: home.metaTitle,
          props: {
            ...linkFilms(shown, frame),
            ...answersOf(documents),
            ...(claim && { claim }),
            ...(testimonials && listVoices(testimonials, context)),
            ...(banner && { banner }),
            ...listNews(home.newsTitle, context),
            portraits,
            doctorsLink: linkToTitled("about/meetthedoctors.md", fixedPaths.doctors, context),
            groups: tiles?.groups ?? services.data.groups,
            ...(forPatients !== undefined && {
              patientsLink: { label: frame.words.moreForNewPatients, href: link(forPatients) },
            }),
            addressLink: linkToTitled("about/address.md", fixedPaths.address, context),
          },
          alsoShown: [
            ...[...(banner ? [banner] : []), ...portraits].map((media) => ({ media, date: undefined })),
            ...(tiles?.shown ?? services.shown),
          ],
        } satisfies ReadyPage<HomePage>;
      };
    },
  },
});

type LinkContext = Pick<PageContext, "documents" | "link">;

function linkToTitled(file: "about/address.md" | "about/meetthedoctors.md", path: string, context: LinkContext): Link {
  return { label: context.documents[file].data.mainTitleText, href: context.link(path) };
}

function listNews(
  title: string | undefined,
  { posts, frame, link }: Pick<PageContext, "posts" | "frame" | "link">,
): Pick<HomePage, "news"> {
  if (title === undefined || posts.length === 0) return {};
  return {
    news: { title, posts: posts.slice(0, 3), all: { label: frame.words.allNews, href: link(fixedPaths.news) } },
  };
}

function listVoices(
  { title, shown = 0, rating }: WrittenVoices,
  { documents, frame, link }: LinkContext & Pick<PageContext, "frame">,
): { voices?: Voices } {
  const page = documents["about/patientexperiences.md"]?.data;
  const quotes = page?.testimonials?.slice(0, shown) ?? [];
  if (quotes.length === 0 && rating === undefined) return {};
  const write = (figure: number, minimumFractionDigits: number): string =>
    new Intl.NumberFormat(frame.language, { minimumFractionDigits }).format(figure);
  return {
    voices: {
      title,
      quotes,
      ...(page && quotes.length > 0 && { all: { label: page.mainTitleText, href: link(fixedPaths.experiences) } }),
      ...(rating && { rating: { ...rating, value: write(rating.value, 1), count: write(rating.count, 0) } }),
    },
  };
}

function completeHome(
  { practice: written, pain, ...data }: FactsOfSite["home.yaml"],
  completion: Completion,
): CompleteHome {
  const { documents, entries, words, facts, titleOf, labelThere } = completion;
  const practice = written
    ? { ...written, linkLabel: written.linkLabel ?? titleOf(written.href) }
    : presentDoctors(completion);
  return {
    ...data,
    hasClaimInFull: entries.services.some((service) => service.data.claim === data.claim),
    ...(practice && { practice }),
    ...(pain && { pain: { ...pain, links: labelThere(pain.links) } }),
    metaTitle: data.metaTitle ?? composeHomeTitle(documents["practice.yaml"].data, facts, words),
    metaDescription: data.metaDescription ?? fillPlace(words.homeSummary, facts),
    heroTitle: data.heroTitle ?? facts.practice,
    servicesTitle: data.servicesTitle ?? words.services,
    visit: { ...data.visit, title: data.visit?.title ?? words.visit },
  };
}

/** Presents the doctors where the practice wrote nothing about itself. */
function presentDoctors({ entries, words, facts, titleOf }: Completion): CompleteHome["practice"] {
  const [doctor, ...others] = entries.doctors.map(({ data }) => data);
  if (doctor === undefined) return undefined;
  const href = fixedPaths.doctors;
  const shared = { text: fillPlace(words.doctorsSummary, facts), href, linkLabel: titleOf(href) };
  if (others.length > 0) return { ...shared, title: words.meetDoctors };
  const { name, credentials, photo: picture, photoAlt: pictureAlt } = doctor;
  return {
    ...shared,
    title: credentials === undefined ? name : `${name}, ${credentials}`,
    ...(picture !== undefined && pictureAlt !== undefined && { picture, pictureAlt }),
  };
}
