/** Files for the top of the site, which are copied unchanged: `assets/root/`. */
export const rootFiles = {
  "root-file/bad-name": {
    reserved: [
      'No file can be called "{name}" on Windows, which reserves that name.',
      "Give it another name, such as {example}.",
    ],
    "reserved part": [
      'No file can be called "{name}" on Windows, which reserves the name "{reserved}".',
      "Give it another name, such as {example}.",
    ],
    hidden: [
      '"{name}" is hidden, because its name begins with a dot. Such files often contain passwords and keys.',
      "Remove it from assets/root/. If visitors should read it, name it {example}.",
    ],
    "hidden folder": [
      '"{name}" is hidden, because the name of its folder "{folder}" begins with a dot. Such files often contain passwords and keys.',
      "Remove it from assets/root/. If visitors should read it, name it {example}.",
    ],
    other: [
      '"{name}" cannot be the address of a file on every host.',
      "Rename it, with at most 100 letters, digits, dots, hyphens and underscores and nothing else, such as new-patient-form.pdf.",
    ],
  },
  "root-file/taken": [
    {
      same: 'The site already has "{name}".',
      alike: '"{name}" would take the place of "{taken}", which the site already has.',
    },
    {
      folder: "Give the folder around it another name, or remove this file.",
      file: "Rename or remove this file; the build makes what belongs there.",
    },
  ],
  "root-file/code": [
    '"{name}" could be a program or a page: it {code}.',
    "Keep only plain files here, such as text, PDF and pictures; pages belong in site/, drawings in assets/pictures/.",
  ],
  "root-file/host-settings": [
    'Some hosts or browser plugins would read "{name}" as their settings, or run it.',
    "Remove it: redirects go in site/redirects.yaml, and other settings in the account at the host. If the file is for visitors, give it another name, such as files/prices.txt.",
  ],
  "root-file/private-data": [
    '"{name}" says where it was made, and everybody could read that.',
    'Remove that: on Windows, right-click the file and choose Properties → Details → "Remove Properties and Personal Information"; on a Mac, open it in Preview, choose Edit → Select All, Edit → Copy and File → New from Clipboard, and save that instead of the old file. If it belongs in a page, put it in assets/pictures/ instead; the build removes such data there.',
  ],
  "root-file/unsearchable": [
    '"{name}" cannot be searched for private data: it {reason}.',
    {
      film: "Put the film in assets/videos/ and name it in a page; the build removes such data there.",
      PDF: "Save it again as a PDF, without attachments.",
      other: "Save it as PDF, JPEG, PNG or plain text, and put that file here instead.",
    },
  ],
} as const;
