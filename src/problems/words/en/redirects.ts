/** Addresses that no longer exist, in `site/redirects.yaml`, and the limits of hosts. */
export const redirects = {
  "redirect/old-address": [
    {
      address: 'The old address "{from}" names a host; an old address is only what follows that.',
      query: 'The old address "{from}" has a "?" in it, and hosts do not look at what follows that.',
      fragment: 'The old address "{from}" has a "#" in it, and browsers keep what follows that to themselves.',
      slash: 'The old address "{from}" does not begin with a slash.',
      star: 'The old address "{from}" has a "*" that is not at the end after a slash.',
      certificate:
        'The old address "{from}" includes those at which certificate authorities ask, and without an answer the site would lose its certificate.',
      characters: 'The old address "{from}" has characters in it that hosts read in different ways.',
      long: 'The old address "{from}" is too long: no disk holds a file or folder with such a name.',
    },
    {
      characters:
        "Use only letters, digits and - . _ ~ + , & = @ ( ) between the slashes, with %20 for a space, or delete the entry.",
      long: "Shorten the old address to a folder and /*, or delete the entry[[{isFile}, its from: and its to:]].",
      star: "List each address separately, without a star.",
      "star or list": "Write {meant} for everything below it, or list each address separately, without a star.",
      "home page":
        "Delete this entry[[{isFile}, its from: and its to:]]. Whoever asks for that address gets the home page of this site.[[{isDomain} To redirect a whole domain, ask the company where it is registered.]]",
      hidden:
        "Delete this entry[[{isFile}, its from: and its to:]]. Whoever asks for that address gets {hidden} of this site.[[{isDomain} To redirect a whole domain, ask the company where it is registered.]]",
      listed:
        "Delete this entry[[{isFile}, its from: and its to:]]. Another entry, for {meant}, already includes this one.[[{isDomain} To redirect a whole domain, ask the company where it is registered.]]",
      write:
        "Write {meant} in its place.[[{isDomain} To redirect a whole domain, ask the company where it is registered.]]",
    },
  ],
  "redirect/twice": [
    'The old address "{from}" is already listed; a slash or /index.html at its end makes no difference.',
    "Delete one of the two entries[[{isFile}: its from: and its to:]].",
  ],
  "redirect/hides-page": [
    {
      prefix: '"{from}" includes {hidden}, an address of this site, which nobody could open anymore.',
      equal: '"{from}" is an address of this site, which nobody could open anymore.',
      same: '"{from}" is the same as {hidden}, an address of this site, which nobody could open anymore.',
      alike:
        '"{from}" is the same as {hidden} on some hosts, an address of this site, which nobody could open anymore.',
    },
    {
      list: "List the old addresses one by one, without a star.",
      delete:
        "Delete this entry[[{isFile}, its from: and its to:]]. If visitors of that page are to go elsewhere, delete that page instead.",
    },
  ],
  "redirect/circle": [
    {
      itself: 'The redirect from "{from}" leads to itself.',
      circle: "These redirects lead in a circle: {circle}.",
    },
    "Write a page of this site[[{isFile} after to:]], such as {example}, or an address that begins with https://.",
  ],
  "redirect/chain": [
    '"{to}" is an old address itself, so visitors would be redirected twice.',
    "Write {end} instead: that is where it ends.",
  ],
  "redirect/too-many": {
    stars: [
      "There are {count:number} entries with a star, and {host} reads at most {limit}.",
      "Delete some, or put several into one: /blog/* includes /blog/2019/*.[[ {hint}{isFile}]]",
    ],
    entries: [
      "The entries count as {count:number} redirects, and {host} reads at most {limit:number}.",
      "Put several into one with a star, such as /blog/*, or delete those that nobody uses anymore.[[ {hint}{isFile}]]",
    ],
  },
  "redirect/too-long": [
    "This redirect takes {count:number} characters, and {host} reads at most {limit:number}.",
    {
      from: "Shorten the old address[[{isFile} after from:]] to a folder and /*, or delete the entry.[[ {hint}{isFile}]]",
      to: "Write a shorter address[[{isFile} after to:]], such as the page without what follows the question mark, or delete the entry.[[ {hint}{isFile}]]",
    },
  ],

  "host/limit": {
    files: [
      "The site has {count:number} files, and {host} takes at most {limit:number}.",
      "Publish the site on another host, or remove pictures that it can do without.[[ {hint}{isFile}]]",
    ],
    file: [
      'The file "{name}" is {megabytes:number} MB, and {host} takes at most {limit:number} MB.',
      "Save it in a smaller form, or publish it elsewhere and link to it.[[ {hint}{isFile}]]",
    ],
    site: [
      "The site is {megabytes:number} MB, and {host} takes at most {limit:number} MB.",
      "Save its films in a smaller form, or publish it on another host.[[ {hint}{isFile}]]",
    ],
  },
} as const;
