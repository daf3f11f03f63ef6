/** Pictures and films: how they are named, what is in them, and the words that replace them. */
export const media = {
  "media/no-extension": [
    {
      key: '"{key}" is "{written}", which has no file extension.',
      picture: 'The picture is "{written}", which has no file extension.',
    },
    "[[{isFile}Write the whole file name, such as pictures/crowns.svg or videos/veneers.mp4.]]",
  ],
  "media/extension": [
    {
      key: '"{key}" is "{written}"; a page cannot show a .{extension} file here.',
      picture: 'The picture is "{written}"; a page cannot show a .{extension} file here.',
    },
    {
      photo:
        "Export the photo as JPEG (.jpg) from Photos or Preview, since another name does not change what is in it; on an iPhone, Settings → Camera → Formats → Most Compatible makes the next ones JPEG. Then use that file here.",
      film: "Export the film as MP4 with H.264 from a film editor or the free program HandBrake; another name does not change what is in it. Then use that file here.",
      other: "Use a file that ends in {allowed}.",
    },
  ],
  "media/missing-file": [
    {
      key: '"{key}" is "{written}", but that file is not in assets/.[[ Did you mean "{meant}"?]]',
      picture: 'The picture is "{written}", but that file is not in assets/.[[ Did you mean "{meant}"?]]',
    },
    {
      copy: "[[{isFile}Copy the file to assets/{written}, or write the path of one that is there (without assets/ in front).]]",
      write: "Write {meant} instead.",
      "write or copy": "Write {meant} instead[[{isFile}, or copy the file to assets/{written}]].",
    },
  ],
  "media/no-poster": [
    'The film "{written}" has no poster, the picture shown until it plays.',
    {
      add: 'Add a picture of the same shape[[{isFile} in a line "{key}: pictures/name.webp" with its path]]. In VLC, pause the film where it looks best and choose Video > Take Snapshot.',
      comment:
        'Add a picture of the same shape[[{isFile}: delete the "# " in front of "{key}:" in line {comment}, and write its path]]. In VLC, pause the film where it looks best and choose Video > Take Snapshot.',
    },
  ],
  "media/poster-shape": [
    'The poster "{written}" is {width} by {height} pixels; its film "{film}" is {filmWidth} by {filmHeight}, which is another shape.',
    "Crop the poster to {croppedWidth} by {croppedHeight} pixels with a photo editor, such as Photos on Windows or Preview on a Mac. Or pause the film, take a screenshot of it, and use that as the poster.",
  ],
  "media/outside-assets": [
    {
      key: '"{key}" is "{written}", which is not a path inside assets/.',
      picture: 'The picture is "{written}", which is not a path inside assets/.',
    },
    {
      copy: "[[{isFile}Copy the file to assets/ and write its path from there, such as pictures/crowns.svg.]]",
      write: "Write {meant}[[{isFile}: paths begin inside assets/]][[{isTurned} with forward slashes]].",
    },
  ],

  "media/corrupt": [
    '"{written}" cannot be read; the file is damaged or incomplete.',
    "Copy it again from where it came, or save it again from an editor.",
  ],
  "media/wrong-content": [
    '"{written}" ends in .{extension}, but it contains {found}.',
    {
      photo:
        "Export the photo as JPEG (.jpg) from Photos or Preview, since another name does not change what is in it; on an iPhone, Settings → Camera → Formats → Most Compatible makes the next ones JPEG.",
      film: "Export the film as MP4 with H.264 from a film editor or the free program HandBrake; another name does not change what is in it.",
      rename:
        "Save it again from an editor in the format its name says[[{isFile}; or give it a name that ends in .{right}, and write that name here, too]].",
      save: "Save it again from an editor in the format its name says.",
    },
  ],
  "media/codec": [
    'The film "{written}" is encoded as {found}, which many browsers cannot play.',
    "Export the film as MP4 with H.264 from a film editor or the free program HandBrake; another name does not change what is in it.",
  ],
  "media/hidden-data": [
    '"{written}" has {found}; hidden data, such as where it was made, cannot be removed from it.',
    {
      film: "Export the film as MP4 with H.264, without sound or with AAC sound, from a film editor or the free program HandBrake, and use that file instead.",
      picture: "Take the photo out of the drawing and use it as a JPEG (.jpg); the build removes its hidden data.",
    },
  ],
  "media/font": {
    "no WOFF2": [
      '"{written}" ends in .woff2, but it is not a WOFF2 font.',
      "Download the WOFF2 file again from where the font comes from, or remove it here.",
    ],
    damaged: [
      'The font "{written}" is damaged or incomplete.',
      "Download the WOFF2 file again from where the font comes from, or remove it here.",
    ],
    "too large": [
      'The font "{written}" is too large: visitors would wait for it on their first visit.',
      "Ask whoever made it for a WOFF2 file with the letters of your language only, 1 MB at most.",
    ],
  },
  "media/too-large": {
    bytes: [
      '"{written}" is {megabytes} MB; a picture or film may be {limit} MB at most.',
      "Save a smaller copy from an editor; patients on a phone will not wait for this one.",
    ],
    pixels: [
      '"{written}" is {width} by {height} pixels; a picture may have {millionPixels} million at most, and {longestSide} to a side.',
      "Save a smaller copy from an editor; 2,400 pixels across is plenty.",
    ],
    work: [
      '"{written}" takes too much time or memory to read[[: {found}]].',
      {
        film: "Export the film as MP4 with H.264 from a film editor or the free program HandBrake, and use that file instead.",
        picture:
          "Export it as a PNG from a drawing program or photo editor, no larger than 2,400 pixels across, and use that file instead.",
      },
    ],
  },
  "media/svg-code": [
    '"{written}" contains code or loads other files: {found}.',
    'Export it again as "plain" or "static" SVG, or use a PNG.',
  ],
  "media/unfit-icon": [
    {
      small: 'The icon "{written}" is {width} by {height} pixels; phones show icons of {least} by {least}.',
      oblong: 'The icon "{written}" is {width} wide and {height} high, but icons are shown in a square.',
    },
    "Name a square SVG drawing, or a square PNG of at least {least} by {least} pixels.",
  ],
  "media/svg-size": [
    '"{written}" does not say how large it is, with numbers from 1 to 100,000.',
    'Give its <svg> element a viewBox, such as viewBox="0 0 800 600".',
  ],

  "media/captions": {
    signature: [
      'The captions in "{written}" do not begin with the word WEBVTT.',
      "Write WEBVTT in the first line and leave the second one empty, or export the captions as WebVTT, not as SRT.",
    ],
    "no times": [
      'No caption in "{written}" says when it is shown in a way that browsers can read.',
      "Below WEBVTT and an empty line, write a line such as 00:00:01.000 --> 00:00:04.000, with points and not commas, and below it what is said.",
    ],
    "not UTF-8": [
      'The captions in "{written}" are not saved as UTF-8.',
      'Open the file in a text editor and save it with the encoding "UTF-8".',
    ],
    "too large": [
      'The file "{written}" is too large for captions.',
      "Name the file with the captions here; it must be smaller than 200 KB.",
    ],
  },
  "media/no-captions": [
    'The film "{written}" has sound and no captions, so people who cannot hear it miss what is said.',
    'Add captions of what is said[[{isFile} in a WebVTT file, and a line "captions: {captions}"]], or export the film without sound.',
  ],
  "media/no-video": [
    {
      poster: 'There is a poster, but "{written}" is a picture, not a film.',
      captions: 'There are captions, but "{written}" is a picture, not a film.',
      nothing: "There are captions, but no film.",
    },
    {
      poster: 'Remove "{key}". If you want a film, use a file that ends in .mp4 or .webm instead of the picture.',
      captions: 'Remove "{key}", or name a film[[{isFile} after "{beside}:"]].',
    },
  ],

  "media/no-alt": [
    'The picture has no "{key}", the words for people who cannot see it.',
    {
      add: 'Say in "{key}", in one sentence, what the picture shows.[[{isFile} Add a line right below this one, indented like "{beside}", such as {key}: Two chairs by a window.]]',
      comment:
        'Say in "{key}", in one sentence, what the picture shows.[[{isFile} Delete the "# " in front of "{key}:" in line {comment}, and write it there.]]',
    },
  ],
  "media/no-words": [
    "The picture has no words for people who cannot see it.",
    "Write them between the square brackets: ![what the picture shows](pictures/name.svg)",
  ],
  "media/alt-opening": [
    'The words for this picture begin with "{opening}"; a screen reader already says that it is a picture.',
    "Begin with what the picture shows.",
  ],
  "media/unfit-alt": [
    {
      file: '"{words}" is the name of a file, not what the picture shows.',
      long: "The words for this picture are {length} characters long; a screen reader reads all {length} without a pause.",
      repeated: 'The words for this picture, "{words}", are already beside it and would be heard twice.',
    },
    {
      look: "Say in one sentence what a person sees in it.",
      shorten: "Say in {limit} characters or less what matters here, and move the rest into the page's text.",
      add: "Say what the picture shows that the other words do not.",
    },
  ],
} as const;
