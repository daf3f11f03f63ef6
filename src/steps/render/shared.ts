import { createContext, createElement, useContext, type ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** False if each part has to be rendered in its place: inside another part, and when tracing the components in which a part fails. */
export const Sharing = createContext(true);

/** Shared parts of the current page, by the number of their stand-in. */
let partsOfPage: string[] = [];

/** HTML and links rendered for one set of props. */
interface Rendered {
  html: string | undefined;
  links: ReadonlySet<unknown>;
}

/** Rendered parts by their first object, and then by a key of all their props. */
type RenderedParts = WeakMap<object, Map<string, Rendered>>;

/**
 * Makes a component that is rendered once for all pages, except for pages that it links to: most of a page is the same on every page. A
 * page first holds a stand-in, which `withSharedParts` replaces. So the component must depend on nothing but its props. These are objects
 * that many pages share, compared by identity, and the page's own address if something among them may link to it.
 */
export function shared<Props extends { [Key in keyof Props]: Key extends "currentHref" ? string : object }>(
  Part: ComponentType<Props>,
): ComponentType<Props> {
  const known: RenderedParts = new WeakMap();
  return function SharedPart(props: Props) {
    if (!useContext(Sharing)) return createElement(Part, props);
    const rendered = findRendered(known, props);
    const currentHref = "currentHref" in props ? String(props.currentHref) : "";
    if (currentHref && rendered.links.has(currentHref)) return createElement(Part, props);
    rendered.html ??= renderAlone(createElement(Part, currentHref ? { ...props, currentHref: "" } : props));
    return createElement("shared-part", { number: partsOfPage.push(rendered.html) - 1 });
  };
}

/** Replaces the stand-ins with their parts. Content cannot hold a stand-in: the allow-list has no such element. */
export function withSharedParts(render: () => string): string {
  partsOfPage = [];
  const [start, ...pieces] = render().split('<shared-part number="');
  return pieces.reduce((html, piece) => {
    const [number] = piece.split('"', 1);
    return html + partsOfPage[Number(number)]! + piece.slice(number!.length + '"></shared-part>'.length);
  }, start!);
}

function renderAlone(part: ReturnType<typeof createElement>): string {
  return renderToStaticMarkup(createElement(Sharing, { value: false }, part));
}

/** Looks a part up by its props, whatever their order. It is forgotten with the first of the objects among them. */
function findRendered(known: RenderedParts, props: object): Rendered {
  const named = Object.entries(props)
    .filter((prop): prop is [string, object] => typeof prop[1] === "object")
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const objects = named.map(([, object]) => object);
  const [first] = objects;
  const byProps = known.get(first!) ?? new Map<string, Rendered>();
  known.set(first!, byProps);
  const key = named.map(([name, object]) => `${name} ${numberOfObject(object)}`).join();
  const rendered = byProps.get(key) ?? { html: undefined, links: listStrings(objects) };
  byProps.set(key, rendered);
  return rendered;
}

const numbers = new WeakMap<object, number>();
let lastNumber = 0;

/** Returns the number of an object, which no other has. */
function numberOfObject(object: object): number {
  const number = numbers.get(object) ?? ++lastNumber;
  numbers.set(object, number);
  return number;
}

/** Lists every string, because any of them may be an address. */
function listStrings(value: unknown, found = new Set<unknown>()): ReadonlySet<unknown> {
  if (typeof value === "object" && value !== null) for (const each of Object.values(value)) listStrings(each, found);
  else if (typeof value === "string") found.add(value);
  return found;
}
