import { origin, type ServiceContent } from "./content.ts";
import { formatSource } from "./format-source.ts";

/** How one template language writes what the peers' page is made of. Each value is a piece of its syntax. */
export interface Syntax {
  /** Prints a value as text. */
  print: (value: string) => string;
  /** Prints a value that is HTML already. */
  printHtml: (value: string) => string;
  /** Repeats a piece over a list; the item is called `item` inside. */
  each: (item: string, list: string, piece: string) => string;
  /** A piece that stands only when two values are equal. */
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
 * The page that Hugo and Eleventy print: the same parts as a service page of this tool (menu with all groups, heading, picture,
 * text, card sections, sidebar, footer), with less around them than ours has, never more.
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

/** A service as Markdown with front matter, as the peers read it. */
export function formatPeerService(service: ServiceContent, more: Readonly<Record<string, string>> = {}): string {
  const { slug, mainTitle, title, description, introduction, sections } = service;
  return formatSource(
    { title: mainTitle, slug, heading: title, description, introduction, sections, ...more },
    service,
  );
}
