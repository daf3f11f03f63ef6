import { isVideo, pictureTypes, videoTypes } from "../model/media-kinds.ts";
import { lines, prose, quoted, type Catalogue } from "./wording.ts";

export const exportPhoto =
  "Export the photo as JPEG (.jpg) from Photos or Preview, since another name does not change what is in it; on an iPhone, Settings → Camera → Formats → Most Compatible makes the next ones JPEG.";
export const exportFilm =
  "Export the film as MP4 with H.264 from a film editor or the free program HandBrake; another name does not change what is in it.";
/** What to do with a file whose extension is another kind's. */
function remedyForName(found: string): string {
  const extension = found.toLowerCase();
  return Object.hasOwn(pictureTypes, extension) || Object.hasOwn(videoTypes, extension)
    ? `Give it a name that ends in .${extension} and write that here, too; or save it again from an editor in the format its name says.`
    : "Save it again from an editor in the format its name says.";
}

/** What is inside pictures and films. */
export const mediaContentProblems = {
  "media/corrupt": {
    title: "A picture or film that is damaged",
    story: prose`
      The file has the right name, but its contents end too soon or make no sense. A download or copy was cut off, or
      a disk is failing. Patients would see half a picture or none.
    `,
    before: lines`
      assets/pictures/team.jpg (12 KB, the upper part only)
    `,
    after: lines`
      assets/pictures/team.jpg (2,286 KB)
    `,
    word: ({ written }: { written: string }) => ({
      message: `${quoted(written)} cannot be read; the file is damaged or incomplete.`,
      remedy: "Copy it again from where it came, or save it again from an editor.",
    }),
  },
  "media/wrong-content": {
    title: "A file that is not what its name says",
    story: prose`
      Renaming a file does not change what is in it: a WebP picture called .png is still WebP. Some browsers and link
      previews trust the name and show nothing.
    `,
    before: lines`
      assets/pictures/team.png (in it: WebP)
    `,
    after: lines`
      assets/pictures/team.webp (in it: WebP)
    `,
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
    title: "A film that many browsers cannot play",
    story: prose`
      A film's file extension does not say how it is encoded. Phones that save space use HEVC, old cameras MPEG-4 Part
      2. Such a film plays on the computer it was made with; in many browsers it stays black.
    `,
    before: lines`
      assets/videos/tour.mp4 (in it: HEVC)
    `,
    after: lines`
      assets/videos/tour.mp4 (in it: H.264)
    `,
    word: ({ written, found }: { written: string; found: string }) => ({
      message: `The film ${quoted(written)} is encoded as ${found}, which many browsers cannot play.`,
      remedy: exportFilm,
    }),
  },
  "media/hidden-data": {
    title: "A file whose hidden data cannot be removed",
    story: prose`
      Phones and cameras record in a film where and when it was made, with what, and sometimes by whom. The build
      removes that from films and photos. If it does not know everything that is in a file, it cannot, and it refuses
      the file rather than publish what was not meant to be seen.
    `,
    before: lines`
      assets/videos/tour.mp4 (sound: FLAC)
    `,
    after: lines`
      assets/videos/tour.mp4 (without sound)
    `,
    word: ({ written, found }: { written: string; found: string }) => ({
      message: `${quoted(written)} has ${found}; hidden data, such as where it was made, cannot be removed from it.`,
      remedy: isVideo(written)
        ? "Export the film as MP4 with H.264, without sound or with AAC sound, from a film editor or the free program HandBrake, and use that file instead."
        : "Take the photo out of the drawing and use it as a JPEG (.jpg); the build removes its hidden data.",
    }),
  },
  "media/font": {
    title: "A font that browsers cannot use",
    story: prose`
      Browsers take fonts as WOFF2, which is packed small. A file of another kind does not become one by its name, and
      a damaged one shows boxes in place of letters. A font with the characters of many languages can be larger than
      the rest of a page.
    `,
    before: lines`
      fonts:
        text:
          regular: fonts/practice.ttf
    `,
    after: lines`
      fonts:
        text:
          regular: fonts/practice.woff2
    `,
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
    title: "A picture or film that is far too large",
    story: prose`
      Scanners and joined panoramas can make pictures of hundreds of millions of pixels. No screen shows that many,
      and making the smaller copies for phones could use up the memory of the computer.
    `,
    before: lines`
      assets/pictures/office.jpg (12,000 by 9,000 pixels)
    `,
    after: lines`
      assets/pictures/office.jpg (2,400 by 1,800 pixels)
    `,
    word: (
      details: { written: string } & (
        | { width: number; height: number; millionPixels: number; longestSide: number }
        | { megabytes: number; mostMegabytes: number }
      ),
    ) =>
      "megabytes" in details
        ? {
            message: `${quoted(details.written)} has ${details.megabytes} MB; a picture or film may have ${details.mostMegabytes} MB at most.`,
            remedy: "Save a smaller copy from an editor; patients on a phone will not wait for this one.",
          }
        : {
            message: `${quoted(details.written)} is ${details.width} by ${details.height} pixels; a picture may have ${details.millionPixels} million at most, and ${details.longestSide} to a side.`,
            remedy: "Save a smaller copy from an editor; 2,400 pixels across is plenty.",
          },
  },
  "media/too-heavy": {
    title: "A picture or film that takes too much work to read",
    story: prose`
      A small file can take hours of work or all of a computer's memory: a drawing whose parts use each other
      thousands of times over, or a damaged film. Some are made to do harm. The build stops reading such a file and
      continues with the others. A visitor's browser would have the same trouble with it.
    `,
    before: lines`
      assets/pictures/map.svg (its parts use each other a million times)
    `,
    after: lines`
      assets/pictures/map.png (exported from the drawing program)
    `,
    /** `found` is absent if nothing is known but that reading it took too much time or memory. */
    word: ({ written, found }: { written: string; found?: string }) => ({
      message: `${quoted(written)} takes too much time or memory to read${found === undefined ? "" : `: ${found}`}.`,
      remedy: isVideo(written)
        ? "Export the film as MP4 with H.264 from a film editor or the free program HandBrake, and use that file instead."
        : "Export it as a PNG from a drawing program or photo editor, no larger than 2,400 pixels across, and use that file instead.",
    }),
  },
  "media/svg-code": {
    title: "A drawing that holds code",
    story: prose`
      An SVG drawing is text and can hold scripts, or fetch fonts and pictures from other sites. In a patient's
      browser that code would run under your practice's name. Drawing programs and download sites sometimes put such
      things in.
    `,
    before: lines`
      <svg viewBox="0 0 80 60">
        <script>count()</script>
        <circle cx="40" cy="30" r="20"/>
      </svg>
    `,
    after: lines`
      <svg viewBox="0 0 80 60">
        <circle cx="40" cy="30" r="20"/>
      </svg>
    `,
    word: ({ written, found }: { written: string; found: string }) => ({
      message: `${quoted(written)} holds code or loads other files: ${found}.`,
      remedy: 'Export it again as "plain" or "static" SVG, or use a PNG.',
    }),
  },
  "media/unfit-icon": {
    title: "An icon that is not square, or too small",
    story: prose`
      Browsers and phones show the icon in a square, from the tab to the home screen, where it has up to 512 by 512 pixels. A
      wide one would be tiny in there, and a small photo would be a blur.
    `,
    before: lines`
      icon: pictures/logo-with-name.svg
    `,
    after: lines`
      icon: pictures/tooth.svg
    `,
    word: ({
      written,
      width,
      height,
      isSquare,
      least,
    }: Record<"width" | "height" | "least", number> & { written: string; isSquare: boolean }) => ({
      message: isSquare
        ? `The icon ${quoted(written)} has ${width} by ${height} pixels; phones show icons of ${least} by ${least}.`
        : `The icon ${quoted(written)} is ${width} wide and ${height} high, but icons are shown in a square.`,
      remedy: `Name a square SVG drawing, or a square PNG of at least ${least} by ${least} pixels.`,
    }),
  },
  "media/svg-size": {
    title: "A drawing without a size",
    story: prose`
      A page keeps a place free for each picture before it arrives, so that the text does not jump. A drawing that
      does not say its width and height leaves nothing to reckon with.
    `,
    before: lines`
      <svg>
        <circle cx="40" cy="30" r="20"/>
      </svg>
    `,
    after: lines`
      <svg viewBox="0 0 80 60">
        <circle cx="40" cy="30" r="20"/>
      </svg>
    `,
    word: ({ written }: { written: string }) => ({
      message: `${quoted(written)} does not say how large it is, with numbers from 1 to 100,000.`,
      remedy: 'Give its <svg> element a viewBox, such as viewBox="0 0 800 600".',
    }),
  },
} satisfies Catalogue;
