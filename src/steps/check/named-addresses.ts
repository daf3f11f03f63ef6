import type { Attribute } from "../../lib/markup/read-tags.ts";

/** Values of an element's attributes, by name. */
export type Attributes = Readonly<Record<string, string | undefined>>;

const addressKeys = new Set(["href", "src", "poster", "data", "action", "formaction", "cite"]);

/** Returns the addresses that an attribute names. A film's poster may be data instead. */
export function addressesInAttribute({ name, value }: Attribute): string[] {
  if (name === "poster" && value.startsWith("data:")) return [];
  if (addressKeys.has(name)) return [value];
  if (name === "srcset" || name === "imagesrcset") return readSrcSet(value).map(({ address }) => address);
  return name === "style" ? addressesInCss(value) : [];
}

/** Returns the address that a `<meta>` names for browsers, search engines or previews, but no alternative text. */
export function addressInMeta({ content = "", property, name = "", ...others }: Attributes): string | undefined {
  if (others["http-equiv"] === "refresh") return content.replace(/^\d+;\s*url=/i, "");
  const isShown = /^(?:og|twitter):(?:image|url|video)(?::(?:src|(?:secure_)?url))?$/.test(property ?? name);
  return isShown && /^(https?:)?\//.test(content) ? content : undefined;
}

/** Returns the candidates of a `srcset`; the width is 0 if none is given. An address may contain commas, but none ends in one. */
export function readSrcSet(srcSet: string): { address: string; width: number }[] {
  return srcSet
    .split(/,\s+/)
    .map((candidate) => candidate.trim().split(/\s+/))
    .map(([address = "", width = "0w"]) => ({ address, width: parseInt(width, 10) }))
    .filter(({ address }) => address !== "");
}

/** Returns what `url()` and `@import` name in a stylesheet, except data and parts of the page itself. */
export function addressesInCss(css: string): string[] {
  const found = css.matchAll(/url\(\s*(?:"([^"]*)"|'([^']*)'|([^)"'\s]*))\s*\)|@import\s+(?:"([^"]*)"|'([^']*)')/gi);
  return [...found]
    .map((match) => match.slice(1).join(""))
    .filter((address) => address !== "" && !/^(data:|#)/i.test(address));
}
