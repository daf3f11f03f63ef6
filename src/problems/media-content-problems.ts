import { isVideo, pictureTypes, videoTypes } from "../model/media-kinds.ts";
import { quoted, type Catalogue } from "./wording.ts";

export const exportPhoto =
  "Export the photo as JPEG (.jpg) from Photos or Preview, since another name does not change what is in it; on an iPhone, Settings → Camera → Formats → Most Compatible makes the next ones JPEG.";
export const exportFilm =
  "Export the film as MP4 with H.264 from a film editor or the free program HandBrake; another name does not change what is in it.";
/** Says what to do with a file whose extension does not match its content. */
function remedyForName(found: string): string {
  const extension = found.toLowerCase();
  return Object.hasOwn(pictureTypes, extension) || Object.hasOwn(videoTypes, extension)
    ? `Give it a name that ends in .${extension} and write that name here too; or save it again from an editor in the format its name says.`
    : "Save it again from an editor in the format its name says.";
}

/** The content of pictures and films. */
export const mediaContentProblems = {
  "media/corrupt": {
    word: ({ written }: { written: string }) => ({
      message: `${quoted(written)} cannot be read; the file is damaged or incomplete.`,
      remedy: "Copy it again from where it came, or save it again from an editor.",
    }),
  },
  "media/wrong-content": {
    word: ({ written, extension, found }: { written: string; extension: string; found: string }) => ({
      message: `${quoted(written)} ends in .${extension}, but it contains ${found}.`,
      remedy:
        found === "HEIC"
          ? exportPhoto
          : isVideo(written) && found !== "MP4" && found !== "WebM"
            ? exportFilm
            : remedyForName(found),
    }),
  },
  "media/codec": {
    word: ({ written, found }: { written: string; found: string }) => ({
      message: `The film ${quoted(written)} is encoded as ${found}, which many browsers cannot play.`,
      remedy: exportFilm,
    }),
  },
  "media/hidden-data": {
    word: ({ written, found }: { written: string; found: string }) => ({
      message: `${quoted(written)} has ${found}; hidden data, such as where it was made, cannot be removed from it.`,
      remedy: isVideo(written)
        ? "Export the film as MP4 with H.264, without sound or with AAC sound, from a film editor or the free program HandBrake, and use that file instead."
        : "Take the photo out of the drawing and use it as a JPEG (.jpg); the build removes its hidden data.",
    }),
  },
  "media/font": {
    word: ({ written, fault }: { written: string; fault: "no WOFF2" | "damaged" | "too large" }) => ({
      message:
        fault === "no WOFF2"
          ? `${quoted(written)} ends in .woff2, but it is not a WOFF2 font.`
          : fault === "damaged"
            ? `The font ${quoted(written)} is damaged or incomplete.`
            : `The font ${quoted(written)} is too large: visitors would wait for it on their first visit.`,
      remedy:
        fault === "too large"
          ? "Ask whoever made it for a WOFF2 file with the letters of your language only, 1 MB at most."
          : "Download the WOFF2 file again from where the font comes from, or remove the line.",
    }),
  },
  "media/too-large": {
    word: (
      details: { written: string } & (
        | { width: number; height: number; millionPixels: number; longestSide: number }
        | { megabytes: number; mostMegabytes: number }
      ),
    ) =>
      "megabytes" in details
        ? {
            message: `${quoted(details.written)} is ${details.megabytes} MB; a picture or film may be ${details.mostMegabytes} MB at most.`,
            remedy: "Save a smaller copy from an editor; patients on a phone will not wait for this one.",
          }
        : {
            message: `${quoted(details.written)} is ${details.width} by ${details.height} pixels; a picture may have ${details.millionPixels} million at most, and ${details.longestSide} to a side.`,
            remedy: "Save a smaller copy from an editor; 2,400 pixels across is plenty.",
          },
  },
  "media/too-heavy": {
    /** `found` is absent if it is only known that reading took too much time or memory. */
    word: ({ written, found }: { written: string; found?: string }) => ({
      message: `${quoted(written)} takes too much time or memory to read${found === undefined ? "" : `: ${found}`}.`,
      remedy: isVideo(written)
        ? "Export the film as MP4 with H.264 from a film editor or the free program HandBrake, and use that file instead."
        : "Export it as a PNG from a drawing program or photo editor, no larger than 2,400 pixels across, and use that file instead.",
    }),
  },
  "media/svg-code": {
    word: ({ written, found }: { written: string; found: string }) => ({
      message: `${quoted(written)} contains code or loads other files: ${found}.`,
      remedy: 'Export it again as "plain" or "static" SVG, or use a PNG.',
    }),
  },
  "media/unfit-icon": {
    word: ({
      written,
      width,
      height,
      isSquare,
      least,
    }: Record<"width" | "height" | "least", number> & { written: string; isSquare: boolean }) => ({
      message: isSquare
        ? `The icon ${quoted(written)} is ${width} by ${height} pixels; phones show icons of ${least} by ${least}.`
        : `The icon ${quoted(written)} is ${width} wide and ${height} high, but icons are shown in a square.`,
      remedy: `Name a square SVG drawing, or a square PNG of at least ${least} by ${least} pixels.`,
    }),
  },
  "media/svg-size": {
    word: ({ written }: { written: string }) => ({
      message: `${quoted(written)} does not say how large it is, with numbers from 1 to 100,000.`,
      remedy: 'Give its <svg> element a viewBox, such as viewBox="0 0 800 600".',
    }),
  },
} satisfies Catalogue;
