import { createContext, createElement, useContext, type ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Frame } from "../../src/model/page.ts";

interface Props {
  frame: Frame;
  /** The page's own address where the menu or the footer may link to it, else empty. */
  currentHref: string;
}

/** What has been rendered from one frame: HTML by its number, and the numbers of the parts. */
interface Rendered {
  html: string[];
  numbers: Map<ComponentType<Props>, number>;
  links: Set<unknown>;
}

/** False where each part is to be rendered in its place: for the stack of components in which one fails. */
export const Sharing = createContext(true);

const renderedFrom = new WeakMap<Frame, Rendered>();

/**
 * The header, the drawer and the footer are the same on every page to which none of them links, and together they are most of a
 * page. So each is rendered once; a page first holds a stand-in for it, which `fillIn` replaces.
 */
export function SharedPart({ part, frame, currentHref }: Props & { part: ComponentType<Props> }) {
  const isShared = useContext(Sharing);
  const { html, numbers, links } = renderedFrom.get(frame) ?? begin(frame);
  if (links.has(currentHref) || !isShared) return createElement(part, { frame, currentHref });
  let number = numbers.get(part);
  if (number === undefined) {
    number = html.push(renderToStaticMarkup(createElement(part, { frame, currentHref: "" }))) - 1;
    numbers.set(part, number);
  }
  return createElement("shared-part", { number });
}

function begin(frame: Frame): Rendered {
  const rendered: Rendered = { html: [], numbers: new Map(), links: listLinks(frame) };
  renderedFrom.set(frame, rendered);
  return rendered;
}

/**
 * Cuts a page into pieces, of which every second one is a part in the place of its stand-in. Content cannot hold a stand-in: the
 * allow-list has no such element.
 */
export function fillIn(html: string, frame: Frame): string[] {
  const rendered = renderedFrom.get(frame);
  return html
    .split(/<shared-part number="(\d+)"><\/shared-part>/)
    .map((piece, index) => (index % 2 === 0 ? piece : rendered!.html[Number(piece)]!));
}

/** Every address in the frame. */
function listLinks(value: unknown, found = new Set<unknown>()): Set<unknown> {
  if (typeof value === "object" && value !== null) for (const each of Object.values(value)) listLinks(each, found);
  else found.add(value);
  return found;
}
