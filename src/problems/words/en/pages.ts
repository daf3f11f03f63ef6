/** Rendered pages, and what is left to do before they are published. */
export const pages = {
  "sample/left-over": [
    '"{value}" is a sample value ({what}).',
    {
      replace: "Replace it with the practice's own before the site is published.",
      follow: "Do that before the site is published.",
    },
  ],

  "page/too-heavy": {
    text: [
      'The text of "{address}" is {weight} (the limit is {limit}).',
      "Move part of the text to another page, and link to it.",
    ],
    templates: [
      'The HTML of "{address}" is {weight} (the limit is {limit}); most of it is not text.',
      "Take drawings, pictures and data out of what your own templates print: put them in files that load when they are needed.",
    ],
    styles: [
      "The styles of every page are {weight} (the limit is {limit}).",
      "Remove what is not needed from your own files in templates/css/; pictures and fonts belong in files of their own.",
    ],
    script: [
      "The script of every page is {weight} (the limit is {limit}).",
      "Remove what is not needed from your own files in templates/script/.",
    ],
    photo: [
      '"{address}" loads pictures of {weight} (the limit is {limit}) before anybody scrolls; the heaviest is "{name}".',
      "Save a copy of the picture that is 600 pixels wide and use that instead, or choose one with a plain background: leaves, gravel and carpet take the most.",
    ],
    drawing: [
      '"{address}" loads pictures of {weight} (the limit is {limit}) before anybody scrolls; the heaviest is "{name}".',
      "Export the drawing as PNG, 1,600 pixels wide, and use that instead.",
    ],
    "picture of a template": [
      '"{address}" loads pictures of {weight} (the limit is {limit}) before anybody scrolls; the heaviest is "{name}".',
      'Write loading="lazy" in its <img> in your template, or save a smaller picture.',
    ],
    film: [
      'The film "{name}" is {weight} (the limit is {limit}).',
      'Save it smaller with the free program HandBrake: open the film, choose the preset "Fast 720p30", set "Range" to seconds, 0 to 20, and press Start.',
    ],
  },
  "page/too-many-elements": [
    '"{address}" has {elements} elements, and a page may have {limit} at most[[; so have {others} more pages]].',
    "Shorten the menu[[{isFile} in site/navigation.yaml]] if all pages have too many, else the text, the cards or the list of services of this page.",
  ],
  "page/search-length": [
    {
      "long title":
        'The title of "{path}" has {length} characters, and search results show about {most} of them: "{title}".',
      "short title": 'The title of "{path}" has {length} characters, too few for search results: "{title}".',
      "long description":
        'The description of "{path}" for search results has {length} characters, and about {most} of them are shown.',
      "short description":
        'The description of "{path}" for search results has {length} characters, which say too little.',
    },
    {
      "change title": "Write {least} to {most} characters: what the page is about, then the city or the practice.",
      "add title":
        'Write a title for search results of {least} to {most} characters: what the page is about, then the city or the practice.[[{isFile} It goes in {file}, in a line that begins with "metaTitle:".]]',
      "change description":
        "Write one or two sentences of {least} to {most} characters in all: what a patient learns on the page.",
      "add description":
        'Write a text for search results of {least} to {most} characters: what a patient learns on the page.[[{isFile} It goes in {file}, in a line that begins with "metaDescription:".]]',
    },
  ],
  "page/unlinked": [
    'No other page links to "{path}", so visitors cannot find it.',
    "Add it to a group of services or to the menu[[{isFile}, in site/services.yaml or site/navigation.yaml]], or link to it from the text of another page.",
  ],
  "page/same-title": [
    'This page has the title "{title}" in search results, as the page of {other} has.',
    'Write what tells this page from the other as its title in search results[[{isFile}, after "metaTitle:" in {file}]]. If one is a copy, delete it.',
  ],
  "page/noindex": {
    old: [
      'Search engines are asked to leave out "{path}", and the old address "{old}" leads them there: what they know of it is lost.',
      'Let search engines show the page[[{isFile}: remove the line "noindex: true"]], or lead the old address to another page[[{isFile}, after "to:" in site/redirects.yaml]].',
    ],
    entries: [
      'Search engines are asked to leave out "{path}", the page on which they look for your {shows}.',
      'Let search engines show the page[[{isFile}: remove the line "noindex: true"]].',
    ],
  },
  "page/not-in-menu": [
    "Your menu leaves out {leftOut:and}. It replaces the automatic menu, which lists every page.",
    'Add an entry to the menu for each.[[{isFile} Copy these lines to the end of "menu:" in site/navigation.yaml, with each hyphen right below the hyphens there:]]',
  ],
  "page/too-many-for-menu": {
    services: [
      "There are {count} services without groups, and a menu holds {most}: menus lead to a list of all on the home page.",
      "Write groups[[{isFile} in site/services.yaml]], with at most {most} services that patients look for. Link to the others from their pages.",
    ],
    groups: [
      "The groups have {count} services, and a menu holds {most}: menus lead to the groups on the home page, and name no service.",
      "Leave at most {most} services that patients look for in the groups, and link to the others from their pages.",
    ],
    pages: [
      "There are {count} pages of your own, and a menu that nobody wrote holds {most}: the others are in no menu.",
      "Write a menu[[{isFile} in site/navigation.yaml]] with the pages that patients look for.",
    ],
  },
  "page/no-how-soon": [
    'The page on "{title}" does not say when to call, and how soon. After such a treatment a sign that looks harmless can be urgent.',
    "Say when to call, with what your dentist tells patients to look for.[[{isFile} Add lines such as these above the second --- of this file:]]",
    [
      "howSoon:",
      "  call911:",
      "    - Trouble breathing or swallowing",
      "  today:",
      "    - A fever, or pain that gets worse",
      "  officeHours:",
      "    - A question about your care at home",
    ],
  ],
  "page/heading": [
    "The page's headings do not make an outline: {reason}.",
    "Give the page one main title, and headings that have words and go down one level at a time.",
  ],
  "page/hangs": [
    'The page "{address}", made from this file, did not become ready in a browser, or stopped responding.[[ Not checked, because they have the same scripts: {others} other {others:page|pages}.]]',
    "Look for a loop without end, or a jump to another address, in templates/script/ or in a script of its template.",
  ],
  "page/crashes": [
    `The page "{address}", made from this file, made the browser's tab crash.`,
    "Look for a script that uses up all memory, or a picture of enormous size.",
  ],
} as const;
