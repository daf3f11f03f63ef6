import { isVideo } from "../model/media-kinds.ts";
import { exportFilm, exportPhoto } from "./media-content-problems.ts";
import { suggest } from "./suggest.ts";
import { ask, quoted, uncomment, type Catalogue } from "./wording.ts";

/** The subject of a sentence about a value, which is given by a key or as a picture in Markdown. */
const wordWritten = (key: string | undefined, written: string): string =>
  `${key === undefined ? "The picture" : quoted(key)} is ${quoted(written)}`;

/** The name of a file without the parts that are easily mistaken: folder, capitals, spaces, file extension. */
const plainName = (path: string): string =>
  path
    .replace(/^.*\//, "")
    .toLowerCase()
    .replace(/[\s_]+/g, "-")
    .replace(/-?(?:\.\w+)*-?$/, "");

const groupOf = (path: string): string => (isVideo(path) ? "film" : /\.svg$/i.test(path) ? "drawing" : "other");

/** The only file of the same name and sort, which must be the one that was meant. */
function findSameName(written: string, known: readonly string[]): string | undefined {
  const same = known.filter((each) => plainName(each) === plainName(written) && groupOf(each) === groupOf(written));
  return same.length === 1 ? same[0] : undefined;
}

const isNoFilmForPages = /^(mov|qt|m4v|avi|mkv|wmv|3gp|mpe?g)$/;

interface PosterShape extends Record<"width" | "height", number> {
  written: string;
  film: string;
  size: { width: number; height: number };
}

const snapshot = ". In VLC, pause the film where it looks best and choose Video > Take Snapshot.";

/** Pictures and films, and how they are named. */
export const mediaProblems = {
  "media/no-extension": {
    word: ({ key, written }: { key: string | undefined; written: string }) => ({
      message: `${wordWritten(key, written)}, which has no file extension.`,
      remedy: "Write the whole file name, such as pictures/crowns.svg or videos/veneers.mp4.",
    }),
  },
  "media/extension": {
    word: ({
      key,
      written,
      extension,
      allowed,
    }: {
      key: string | undefined;
      written: string;
      extension: string;
      allowed: readonly string[];
    }) => ({
      message: `${wordWritten(key, written)}; a page cannot show a .${extension} file here.`,
      remedy:
        /^hei[cf]$/.test(extension) && allowed.includes("jpg")
          ? `${exportPhoto} Write the new name here.`
          : isNoFilmForPages.test(extension) && allowed.includes("mp4")
            ? `${exportFilm} Write the new name here.`
            : `Use a file that ends in ${allowed.map((each) => `.${each}`).join(", ")}.`,
    }),
  },
  "media/missing-file": {
    word: ({ key, written, known }: { key: string | undefined; written: string; known: readonly string[] }) => {
      const same = findSameName(written, known);
      const meant = same ?? suggest(written, known);
      return {
        message: `${wordWritten(key, written)}, but that file is not in assets/.${ask(meant)}`,
        remedy:
          meant === undefined
            ? `Copy the file to assets/${written}, or write the path of one that is there (without assets/ in front).`
            : `Write ${meant} instead${same === undefined ? `, or copy the file to assets/${written}` : ""}.`,
        about: written,
      };
    },
  },
  "media/no-poster": {
    /** `comment`: the line on which the key is commented out. */
    word: ({ key, written, comment }: { key: string; written: string; comment: number | undefined }) => ({
      message: `The film ${quoted(written)} has no poster, the picture shown until it plays.`,
      remedy:
        comment === undefined
          ? `Add a line "${key}: pictures/name.webp" with the path of a picture of the same shape${snapshot}`
          : `${uncomment(key)} in line ${comment}, and write the path of a picture of the same shape${snapshot}`,
    }),
  },
  "media/profile": {
    word: ({ file, profile }: { file: string; profile: string }) => ({
      message: `The film ${quoted(file)} is encoded in the profile ${profile}, which phones cannot play.`,
      remedy:
        "Export it again as H.264 in the profile Main or High, for example with HandBrake: choose the preset Fast 1080p30. An editor may call that 8 bits and 4:2:0.",
    }),
  },
  "media/poster-shape": {
    word: ({ written, width, height, film, size }: PosterShape) => {
      const scale = Math.min(width / size.width, height / size.height);
      const cropped = [size.width, size.height].map((length) => Math.max(1, Math.round(length * scale))).join(" by ");
      return {
        message: `The poster ${quoted(written)} is ${width} by ${height} pixels; its film ${quoted(film)} is ${size.width} by ${size.height}, which is another shape.`,
        remedy: `Crop the poster to ${cropped} pixels with a photo editor, such as Photos on Windows or Preview on a Mac. Or pause the film, take a screenshot of it, and use that as the poster.`,
      };
    },
  },
  "media/poster-without-video": {
    word: ({ key, written }: { key: string; written: string }) => ({
      message: `There is a poster, but ${quoted(written)} is a picture, not a film.`,
      remedy: `Remove the line of ${quoted(key)}. If you want a film, name a file that ends in .mp4 or .webm instead of the picture.`,
    }),
  },
  "media/outside-assets": {
    /** `meant`: the file inside assets/ that the path leads to once it is corrected. */
    word: ({ key, written, meant }: { key: string | undefined; written: string; meant: string | undefined }) => ({
      message: `${wordWritten(key, written)}, which is not a path inside assets/.`,
      remedy:
        meant === undefined
          ? "Copy the file to assets/ and write its path from there, such as pictures/crowns.svg."
          : `Write ${meant}: paths begin inside assets/${written.includes("\\") ? " and have forward slashes" : ""}.`,
    }),
  },
  "media/too-small": {
    word: ({ written, width, height, least }: { written: string; width: number; height: number; least: number }) => ({
      message: `${quoted(written)} is ${width} by ${height} pixels, which is a blur where it is shown.`,
      remedy: `Use the photo as the camera took it, with at least ${least} pixels on its longer side; the build makes smaller copies.`,
    }),
  },
} satisfies Catalogue;
