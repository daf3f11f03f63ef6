import { formatSource, origin, type ServiceContent } from "./content.ts";

/** The syntax of one template language for the parts of the peers' page. */
export interface Syntax {
  /** Prints a value as text. */
  print: (value: string) => string;
  /** Prints a value that is HTML. */
  printHtml: (value: string) => string;
  /** Repeats a piece for each item of a list; the item's name inside is `item`. */
  each: (item: string, list: string, piece: string) => string;
  /** Prints a piece only if two values are equal. */
  whenEqual: (left: string, right: string, piece: string) => string;
  mainTitle: string;
  title: string;
  description: string;
  introduction: string;
  slug: string;
  sections: string;
  groups: string;
  /** The page's Markdown, rendered. */
  body: string;
  /** A field of a looped item. */
  field: (item: string, name: string) => string;
}

/**
 * Makes the template of the page that Hugo and Eleventy print. It has the parts of a service page of this tool (menu with all groups,
 * heading, picture, text, card sections, sidebar, footer), with less around them than ours, never more.
 */
export function makePeerPage(syntax: Syntax): string {
  const { print, printHtml, each, whenEqual, field } = syntax;
  const link = `<li><a href="/services/${print(field("link", "slug"))}/"${whenEqual(
    field("link", "slug"),
    syntax.slug,
    ' aria-current="page"',
  )}>${print(field("link", "label"))}</a></li>`;
  const groups = each(
    "group",
    syntax.groups,
    `<details><summary>${print(field("group", "title"))}</summary><ul>${each("link", field("group", "links"), link)}</ul></details>`,
  );
  const card = `<li><h3>${print(field("card", "title"))}</h3><div>${printHtml(field("card", "description"))}</div></li>`;
  const section = `<section><h2>${print(field("section", "title"))}</h2><ul>${each("card", field("section", "cards"), card)}</ul></section>`;
  return `<!doctype html>
<html lang="en-US">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${print(syntax.mainTitle)} | Harbor Lane Dental</title>
<meta name="description" content="${print(syntax.description)}">
<link rel="canonical" href="${origin}/services/${print(syntax.slug)}/">
<link rel="stylesheet" href="/site.css"></head>
<body><header><a href="/">Harbor Lane Dental</a><nav>${groups}</nav><a href="tel:+15035550187">(503) 555-0187</a></header>
<main><h1>${print(syntax.mainTitle)}</h1>
<h2>${print(syntax.title)}</h2><p>${print(syntax.description)}</p><img src="/doctor.svg" alt="Drawing of a dentist with a mirror." width="800" height="600">
<div>${printHtml(syntax.introduction)}</div>
<div>${printHtml(syntax.body)}</div>
${each("section", syntax.sections, section)}
<aside>${groups}</aside></main>
<footer><p>12 Harbor Lane, Port Ansel, OR 02097</p><nav>${groups}</nav></footer></body></html>
`;
}

/** Writes a service as Markdown with front matter, in the form that the peers read. */
export function formatPeerService(service: ServiceContent, more: Readonly<Record<string, string>> = {}): string {
  const { slug, mainTitle, title, description, introduction, sections } = service;
  return formatSource(
    { title: mainTitle, slug, heading: title, description, introduction, sections, ...more },
    service,
  );
}
