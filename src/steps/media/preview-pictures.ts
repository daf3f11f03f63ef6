import { isVideo } from "../../model/media-kinds.ts";
import { fixedPaths, introductionPath, ownPagePath, servicePath, slugOf } from "../../model/page-paths.ts";
import type { Site } from "../../model/site.ts";

/** A picture by its name, with the words for it as far as the content has some. */
export interface NamedPicture {
  name: string;
  alt: string | undefined;
}

export interface PreviewPictures {
  /** By the path of the page. */
  own: ReadonlyMap<string, NamedPicture>;
  /** Picture for the home page, and for pages without one. Absent if the practice has none; then its logo is shown. */
  common: NamedPicture | undefined;
}

/** Lists the picture in the link preview of each page: the one that the page begins with, a film's poster, a doctor or an office. */
export function listPreviewPictures({ documents, entries, paths }: Site): PreviewPictures {
  const doctor = entries.doctors.find(({ data }) => data.photo !== undefined)?.data;
  const office = entries.offices.find(({ data }) => data.picture !== undefined)?.data;
  const own = [
    [introductionPath(documents["practice.yaml"].data), pictureOf(documents["about/introduction.md"]?.data)],
    [fixedPaths.address, pictureOf(documents["about/address.md"].data) ?? named(office?.picture, office?.pictureAlt)],
    [
      fixedPaths.doctors,
      pictureOf(documents["about/meetthedoctors.md"].data) ?? named(doctor?.photo, doctor?.photoAlt),
    ],
    [fixedPaths.tour, pictureOf(documents["about/officetour.md"]?.data)],
    [fixedPaths.experiences, pictureOf(documents["about/patientexperiences.md"]?.data)],
    ...entries.services.map(({ file, data }) => [servicePath(slugOf(file)), pictureOf(data)] as const),
    ...entries.pages.map(({ file, data }) => [ownPagePath(slugOf(file)), pictureOf(data)] as const),
  ] as const;
  const there = own.flatMap(([path, picture]): [string, NamedPicture][] =>
    picture && paths.has(path) ? [[path, picture]] : [],
  );
  return { own: new Map(there), common: commonPicture(documents) };
}

function commonPicture(documents: Site["documents"]): NamedPicture | undefined {
  const { banner, bannerAlt } = documents["practice.yaml"].data;
  const { video, picture, pictureAlt } = documents["home.yaml"].data;
  return named(banner, bannerAlt) ?? named(video?.poster, undefined) ?? named(picture, pictureAlt);
}

interface Lead {
  imgSrc?: string | undefined;
  imgAlt?: string | undefined;
  poster?: string | undefined;
}

/** Returns the picture that a page begins with, or the poster of its film. */
function pictureOf({ imgSrc, imgAlt, poster }: Lead = {}): NamedPicture | undefined {
  return named(imgSrc !== undefined && isVideo(imgSrc) ? poster : imgSrc, imgAlt);
}

const named = (name: string | undefined, alt: string | undefined): NamedPicture | undefined =>
  name === undefined ? undefined : { name, alt };
