import { quoted, wordReserved, type Catalogue, type Wording } from "./wording.ts";

const isFilmName = (name: string): boolean => /\.(mp4|m4v|mov|webm|og[gv]|avi)$/i.test(name);
const isPdf = (name: string): boolean => /\.pdf$/i.test(name);

function remedyForUnsearchable(name: string): string {
  if (isFilmName(name))
    return "Put the film in assets/videos/ and name it in a page; the build removes such data there.";
  if (isPdf(name)) return "Save it again as a PDF, without a password and without attachments.";
  return "Save it as PDF, JPEG, PNG or plain text, and put that file here instead.";
}

/** Words the problem of a hidden file. Few files whose name begins with a dot are meant for hosts; the others belong to a computer. */
function wordHidden(name: string): Wording | undefined {
  const hidden = name.split("/").find((part) => part.startsWith("."));
  const shown = name.replaceAll(/(^|\/)\.+/g, "$1");
  if (hidden === undefined || shown === "") return undefined;
  const whose = name.endsWith(hidden) ? "its name" : `the name of its folder ${quoted(hidden)}`;
  return {
    message: `${quoted(name)} is hidden, because ${whose} begins with a dot. Such files often contain passwords and keys.`,
    remedy: `Remove it from assets/root/. If visitors should read it, name it ${shown}.`,
  };
}

const remedyForPdf =
  "Remove that and save the PDF again: in Word with File → Info → Check for Issues → Inspect Document → Remove All, in Acrobat by emptying Author under File → Properties and choosing File → Save As. If it is about a photo in the PDF, remove the photo's own data first.";
const remedyForPicture =
  'Remove that: on Windows, right-click the file and choose Properties → Details → "Remove Properties and Personal Information"; on a Mac, open it in Preview, choose Edit → Select All, Edit → Copy and File → New from Clipboard, and save that instead of the old file. If it belongs in a page, put it in assets/pictures/ instead; the build removes such data there.';

/** Words what a file reveals besides what it shows. */
const wordRevealing = ({ name, says }: { name: string; says: string }): Wording => ({
  message: `${quoted(name)} says ${says}, and everybody could read that.`,
  remedy: isPdf(name) ? remedyForPdf : remedyForPicture,
});

const lacks = { text: "has no text", tags: "has no tags", language: "does not name its language" };

/** Files for the top of the site, which are copied unchanged: `assets/root/`. */
export const rootFileProblems = {
  "root-file/bad-name": {
    word: ({ name }: { name: string }) =>
      wordReserved(name) ??
      wordHidden(name) ?? {
        message: `${quoted(name)} cannot be the address of a file on every host.`,
        remedy: "Rename it, with letters, digits, dots, hyphens and underscores only, such as new-patient-form.pdf.",
      },
  },
  "root-file/taken": {
    word: ({ name, taken }: { name: string; taken: string }) => ({
      message:
        name === taken
          ? `The site already has ${quoted(name)}.`
          : `${quoted(name)} would take the place of ${quoted(taken)}, which the site already has.`,
      remedy: taken.endsWith("/")
        ? "Give the folder around it another name, or remove this file."
        : "Rename or remove this file; the build makes what belongs there.",
    }),
  },
  "root-file/code": {
    word: ({ name, code }: { name: string; code: string }) => ({
      message: `${quoted(name)} could be a program or a page: it ${code}.`,
      remedy:
        "Keep only plain files here, such as text, PDF and pictures; pages belong in site/, drawings in assets/pictures/.",
    }),
  },
  "root-file/host-settings": {
    word: ({ name }: { name: string }) => ({
      message: `Some hosts or browser plugins would read ${quoted(name)} as their settings, or run it.`,
      remedy:
        "Remove it: redirects go in site/redirects.yaml, and other settings in the account at the host. If the file is for visitors, give it another name, such as files/prices.txt.",
    }),
  },
  "root-file/private-data": { word: wordRevealing },
  "root-file/maker": { word: wordRevealing },
  "root-file/unsearchable": {
    word: ({ name, reason }: { name: string; reason: string }) => ({
      message: `${quoted(name)} cannot be searched for private data: it ${reason}.`,
      remedy: remedyForUnsearchable(name),
    }),
  },
  "root-file/inaccessible-pdf": {
    word: ({ name, faults }: { name: string; faults: readonly ("text" | "tags" | "language")[] }) =>
      faults.includes("text")
        ? {
            message: `${quoted(name)} is a picture of a page: it has no text that a screen reader could say.`,
            remedy: "Save the form as a PDF from the program in which it was written, or write it again there.",
          }
        : {
            message: `${quoted(name)} ${new Intl.ListFormat("en-US").format(faults.map((each) => lacks[each]))}, so a screen reader may say it in the wrong order or voice.`,
            remedy:
              'Save it again from Word: set the language of the text under Review → Language, and under File → Save As → PDF → Options choose "Document structure tags for accessibility". In Acrobat, use Prepare for accessibility.',
          },
  },
  "root-file/too-large": {
    word: ({ name, megabytes, mostMegabytes }: { name: string; megabytes: number; mostMegabytes: number }) => ({
      message: `${quoted(name)} is ${megabytes} MB; a file here may be ${mostMegabytes} MB at most.`,
      remedy: "Save it in a smaller form, or publish it elsewhere and link to it.",
    }),
  },
} satisfies Catalogue;
