import { lines, prose, quoted, wordReserved, type Catalogue } from "./wording.ts";

const isFilm = (name: string): boolean => /\.(mp4|m4v|mov|webm|og[gv]|avi)$/i.test(name);
const isPdf = (name: string): boolean => /\.pdf$/i.test(name);

function remedyForUnsearchable(name: string): string {
  if (isFilm(name)) return "Put the film in assets/videos/ and name it in a page; the build removes such data there.";
  if (isPdf(name)) return "Save it again as a PDF, without a password and without attachments.";
  return "Save it as PDF, JPEG, PNG or plain text, and put that file here instead.";
}

/** Files for the top of the site, which are copied unchanged: `assets/root/`. */
export const rootFileProblems = {
  "root-file/bad-name": {
    title: "A file in assets/root/ with an unsafe name",
    story: prose`
      What is in assets/root/ keeps its name on the web. Spaces, accents and other characters turn into codes there,
      such as %20, Windows reserves some names, and a host that looks for the file would not find it.
    `,
    before: lines`
      assets/root/new patient form.pdf
    `,
    after: lines`
      assets/root/new-patient-form.pdf
    `,
    word: ({ name }: { name: string }) =>
      wordReserved(name) ?? {
        message: `${quoted(name)} cannot be the address of a file on every host.`,
        remedy: "Rename it, with letters, digits, dots, hyphens and underscores only, such as new-patient-form.pdf.",
      },
  },
  "root-file/taken": {
    title: "A file in assets/root/ whose name is taken",
    story: prose`
      What is in assets/root/ is copied beside the pages. A file of the same name as a page or as a file that the build
      makes would take its place: patients would no longer find the page, or search engines the list of pages.
    `,
    before: lines`
      assets/root/robots.txt
    `,
    after: lines`
      assets/root/google1234567890abcdef.html
    `,
    word: ({ name, taken }: { name: string; taken: string }) => ({
      message:
        name === taken
          ? `The site has ${quoted(name)} already.`
          : `${quoted(name)} would take the place of ${quoted(taken)}, which the site has already.`,
      remedy: taken.endsWith("/")
        ? "Give the folder around it another name, or remove this file."
        : "Rename or remove this file; the build makes what belongs there.",
    }),
  },
  "root-file/code": {
    title: "A file in assets/root/ that could be a program",
    story: prose`
      What is in assets/root/ is published unchanged and unread. A page or script from elsewhere could do anything in
      the practice's name to patients who trust it. Files that prove to a search engine who owns the site hold one
      line of plain text, and are welcome.
    `,
    before: lines`
      assets/root/google1234567890abcdef.html
        <script src="https://widgets.example/chat.js"></script>
    `,
    after: lines`
      assets/root/google1234567890abcdef.html
        google-site-verification: google1234567890abcdef.html
    `,
    word: ({ name, code }: { name: string; code: string }) => ({
      message: `${quoted(name)} could be a program or a page of its own: it ${code}.`,
      remedy:
        "Keep only plain files here, such as text, PDF and pictures; pages belong in site/, drawings in assets/pictures/.",
    }),
  },
  "root-file/host-settings": {
    title: "Settings of a host in assets/root/",
    story: prose`
      Hosts obey some files: a line in _redirects or vercel.json can show foreign pages under the practice's address,
      and files in api/ or functions/ are run as programs. Nobody should be able to do that by leaving a file among
      the pictures and texts.
    `,
    before: lines`
      assets/root/_redirects
        /* https://evil.example/:splat 200!
    `,
    after: lines`
      assets/root/CNAME
        www.harborlane.example
    `,
    word: ({ name }: { name: string }) => ({
      message: `Some hosts would read ${quoted(name)} as their settings, or run it.`,
      remedy:
        "Remove it: redirects go in site/redirects.yaml, and other settings in the account at the host. If the file is for visitors, give it another name, such as files/prices.txt.",
    }),
  },
  "root-file/private-data": {
    title: "A file in assets/root/ that says where or who",
    story: prose`
      Phones write the place into a photo, cameras their number, and Word the name of its user into a PDF. What is in
      assets/root/ is published byte for byte, so anybody could read it there, and a home address is soon found.
    `,
    before: lines`
      assets/root/forms/new-patient.pdf (author: Jane Doe)
    `,
    after: lines`
      assets/root/forms/new-patient.pdf (no author)
    `,
    word: ({ name, says }: { name: string; says: string }) => ({
      message: `${quoted(name)} says ${says}, and everybody could read that.`,
      remedy: isPdf(name)
        ? "Remove that and save the PDF again: in Word with File → Info → Check for Issues → Inspect Document → Remove All, in Acrobat by emptying Author under File → Properties and choosing File → Save As. If it is about a photo in the PDF, remove the photo's own data first."
        : 'Remove that: on Windows, right-click the file and choose Properties → Details → "Remove Properties and Personal Information"; on a Mac, open it in Preview, choose Edit → Select All, Edit → Copy and File → New from Clipboard, and save that instead of the old file. If it belongs in a page, put it in assets/pictures/ instead; the build removes such data there.',
    }),
  },
  "root-file/unsearchable": {
    title: "A file in assets/root/ that cannot be searched",
    story: prose`
      Before a file is published unchanged, the build searches it for place and author. It can search plain text, PDF
      and the usual pictures. Word files, for one, hold the name of who wrote them, and a ZIP file could hold
      anything.
    `,
    before: lines`
      assets/root/forms/new-patient.docx
    `,
    after: lines`
      assets/root/forms/new-patient.pdf
    `,
    word: ({ name, reason }: { name: string; reason: string }) => ({
      message: `${quoted(name)} cannot be searched for private data: it ${reason}.`,
      remedy: remedyForUnsearchable(name),
    }),
  },
  "root-file/too-large": {
    title: "A file in assets/root/ of more than 25 MB",
    story: prose`
      Hosts refuse such files, some of them the whole site with it. And a patient who opens one on a phone waits for
      minutes and pays for it.
    `,
    before: lines`
      assets/root/forms/new-patient.pdf (38 MB, scanned)
    `,
    after: lines`
      assets/root/forms/new-patient.pdf (1 MB, saved from the word processor)
    `,
    word: ({ name, megabytes, mostMegabytes }: { name: string; megabytes: number; mostMegabytes: number }) => ({
      message: `${quoted(name)} is ${megabytes} MB; a file here may have ${mostMegabytes} MB at most.`,
      remedy: "Save it in a smaller form, or publish it elsewhere and link to it.",
    }),
  },
} satisfies Catalogue;
