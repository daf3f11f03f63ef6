import type { ContentMedia } from "../../model/build/site.ts";
import { problem, type Problem } from "../../problems/problem.ts";
import type { MediaBook } from "./media-book.ts";

interface FilmFacts {
  book: MediaBook;
  /** Names of the files that pages can use. */
  usable: ReadonlySet<string>;
}

/** Finds films that some visitors cannot hear, and posters that do not fit their films. */
export function findFilmFaults(media: readonly ContentMedia[], films: FilmFacts): Problem[] {
  return [...findUnheard(media, films), ...findMisshapen(media, films)];
}

/** Finds audible films without captions. */
function findUnheard(media: readonly ContentMedia[], { book }: FilmFacts): Problem[] {
  return media.flatMap(({ path: written, isSilent = false, hasCaptions = false, place }) => {
    const film = book.get(written);
    const isUnheard = film?.kind === "video" && film.hasSound && !isSilent && !hasCaptions;
    return isUnheard
      ? [problem("media/no-captions", place(), { written, captions: written.replace(/\.\w+$/, ".vtt") })]
      : [];
  });
}

/** Relative difference that a poster's shape may have from its film's, because pictures have whole pixels. */
const shapeTolerance = 0.02;

/** Finds posters whose shape differs from their film's, if both are usable and the film's size is known. */
function findMisshapen(media: readonly ContentMedia[], { book, usable }: FilmFacts): Problem[] {
  return media.flatMap(({ path: written, film = "", place }) => {
    const [poster, video] = [book.get(written), book.get(film)];
    if (poster?.kind !== "picture" || video?.kind !== "video" || !usable.has(written) || !usable.has(film)) return [];
    const { width, height } = poster;
    const { size } = video;
    if (size === undefined || Math.abs(Math.log((width * size.height) / (height * size.width))) < shapeTolerance)
      return [];
    const scale = Math.min(width / size.width, height / size.height);
    const cropped = {
      croppedWidth: Math.max(1, Math.round(size.width * scale)),
      croppedHeight: Math.max(1, Math.round(size.height * scale)),
    };
    const details = { written, width, height, film, filmWidth: size.width, filmHeight: size.height, ...cropped };
    return [problem("media/poster-shape", place(), details)];
  });
}
