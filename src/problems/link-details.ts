import { composeAccents } from "../model/text/compose-accents.ts";
import { addSlash, isFilePath, lacksSlash, splitHref } from "../model/build/page-paths.ts";
import { decodePercent } from "../model/text/percent-encoding.ts";
import { splitExtension } from "../model/domain/phone.ts";
import type { Details } from "./catalogue.ts";
import { suggest, suggestByWords } from "./suggest.ts";
import { fixSpaces } from "./wording.ts";

const namesNobody = (href: string): boolean => /^(tel|mailto):$/i.test(href);

/** The path of an address copied from the preview; undefined for other addresses. */
function pathInPreview(href: string): string | undefined {
  const [, path] = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?((?:[/?#].*)?)$/i.exec(href) ?? [];
  return path === "" ? "/" : path?.replace(/(?<=[^/])\/(?=$|[?#])/, "");
}

/** Corrects an address: adds the scheme or slash it begins with, and removes characters that do not belong to it. */
function fixAddress(href: string): string | undefined {
  const bare = href.replace(/^["'“”„‘’]+|["'“”„‘’]+$/g, "").replaceAll("\\", "/");
  const preview = pathInPreview(bare);
  if (preview !== undefined) return preview;
  if (/^(?:http:)?\/\/\w/i.test(bare)) return bare.replace(/^(?:http:)?/i, "https:");
  if (/^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:[/?#]\S*)?$/i.test(bare) && !lacksSlash(bare)) return `https://${bare}`;
  if (/^[^\s@:/]+@[\w-]+(?:\.[\w-]+)+$/.test(bare)) return `mailto:${bare}`;
  const call = fixPhone(bare);
  if (call !== undefined) return call;
  if (/^mailto:[^?]+\?/i.test(bare)) return fixMail(bare);
  const whole = fixSpaces(bare);
  return whole !== href && /^(?:\/|https:|mailto:|tel:)\S/i.test(whole) ? whole : undefined;
}

/** Writes a number as its link, with its extension. A link whose only mistake is no space and no extension stays. */
function fixPhone(written: string): string | undefined {
  const [number, extension] = splitExtension(written.replace(/^tel:\s*/i, ""));
  const isLink = /^tel:/i.test(written);
  if ((isLink && extension === "") || !/^\+?[\d().\s-]+$/.test(number)) return undefined;
  const digits = number.replace(/[^\d+]+/g, "");
  return digits.length < 7 ? undefined : `tel:${digits}${extension.replace(/\D+/, ";ext=")}`;
}

/** Writes spaces and other characters of an e-mail's subject and text as links have them. An & without a name and = after it is one of them. */
function fixMail(href: string): string {
  const [address = "", ...query] = href.split("?");
  const fields = query.join("?").split(/&(?:amp;)?(?=[a-z-]+=)/i);
  const encoded = fields.map((field) => {
    const [name = "", ...value] = field.split("=");
    const text = encodeURIComponent(decodePercent(value.join("=")));
    return `${name}=${text.replace(/[()'!*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`;
  });
  return `${address.replaceAll(" ", "")}?${encoded.join("&")}`;
}

/** The address that was probably meant, with the fragment that was written. */
function suggestPage(href: string, known: readonly string[]): string | undefined {
  const { path, fragment } = splitHref(href);
  const name = path.replace(/\.(?:md|html?|php)$/i, "");
  const page = suggest(path, known) ?? suggest(name, known) ?? suggestByWords(name, known);
  return page === undefined || fragment === undefined ? page : `${page}#${fragment}`;
}

function fixUnknown(href: string, known: readonly string[]): { fix: "existing" } | { fix: "write"; fixed: string } {
  const fixed = fixAddress(href) ?? suggestPage(href, known);
  return fixed === undefined ? { fix: "existing" } : { fix: "write", fixed };
}

/** Says what is wrong with a link that no browser opens. `known` are the site's pages, given only if just a slash is missing. */
export function describeScheme(href: string, known: readonly string[] = []): Details<"link/scheme"> {
  return { href, ...nameFault(href), ...fixScheme(href, known) } as Details<"link/scheme">;
}

type SchemeFault =
  | { way: "kind"; kind: string }
  | { way: "start"; start: string }
  | { way: Exclude<Details<"link/scheme">["way"], "kind" | "start"> };
type SchemeFix =
  | { fix: "write"; fixed: string }
  | { fix: "file"; path: string; fixed: string }
  | { fix: "fax"; fixed: string | false }
  | { fix: Exclude<Details<"link/scheme">["fix"], "write" | "file" | "fax"> };

function nameFault(href: string): SchemeFault {
  if (/^https:/i.test(href)) return { way: "other" };
  if (namesNobody(href)) return { way: "nothing after" };
  if (href.trim() === "") return { way: "no address" };
  if (/^\/.*\s/.test(href)) return { way: "space" };
  if (pathInPreview(href) !== undefined) return { way: "preview" };
  if (/^http:/i.test(href)) return { way: "insecure" };
  if (lacksSlash(href) && /\.(?:md|html?|php)(?:#|$)/i.test(href)) return { way: "file name" };
  if (/^["“”„‘’]/.test(href)) return { way: "quotes" };
  if (/^(?:mailto|tel):/i.test(href)) return { way: /\s/.test(href) ? "space" : "other" };
  const [kind] = /^[a-z][\w+.-]*:/i.exec(href) ?? [];
  if (kind !== undefined) return { way: "kind", kind };
  const [start] = /^(?:https:\/\/|mailto:|tel:)/.exec(fixAddress(href) ?? "") ?? [];
  if (start !== undefined) return { way: "start", start };
  return { way: lacksSlash(href) ? "slash" : "other" };
}

function fixScheme(href: string, known: readonly string[]): SchemeFix {
  const fixed = fixAddress(href);
  if (fixed !== undefined) return { fix: "write", fixed };
  if (lacksSlash(href)) {
    const whole = addSlash(href);
    return isFilePath(whole) && suggestPage(whole, known) === undefined
      ? { fix: "file", path: splitHref(whole).path, fixed: whole }
      : fixUnknown(whole, known);
  }
  if (namesNobody(href)) return { fix: "nothing after" };
  const [, kind, number] = /^([a-z]+):(?:\/\/)?(.*)$/i.exec(href) ?? [];
  const call = number === undefined ? undefined : fixAddress(number);
  const isCall = call?.startsWith("tel:") === true;
  if (kind?.toLowerCase() === "fax") return { fix: "fax", fixed: isCall && call };
  if (isCall) return { fix: "write", fixed: call };
  return { fix: /^https:/i.test(href) ? "copy" : "other" };
}

interface UnknownPage {
  /** The site's pages. */
  known: readonly string[];
  /** Pages and the files in assets/root/, by address; absent if a template may have named the file. */
  knownWithFiles?: readonly string[];
  /** The address to which site/redirects.yaml sends visitors who follow the link. */
  now?: string | undefined;
}

/** Says what is wrong with a link to a page that is not there. */
export function describeUnknownPage(
  href: string,
  { known, knownWithFiles, now }: UnknownPage,
): Details<"link/unknown-page"> {
  if (now !== undefined) return { way: "old", fix: "end", href, fixed: now };
  return knownWithFiles !== undefined && isFilePath(href)
    ? { way: "file", fix: "file", href, meant: suggestPage(href, knownWithFiles) }
    : { way: "page", href, meant: suggestPage(href, known), ...fixUnknown(href, known) };
}

interface MissingFragment {
  href: string;
  fragment: string;
  /** The ids that the page has. */
  known: readonly string[];
  /** The address of the only other page that has such a place. */
  elsewhere: string | undefined;
}

/** Says what is wrong with a link to a place that its page does not have. */
export function describeFragment(missing: MissingFragment): Details<"link/missing-fragment"> {
  const { href, fragment, known: ids, elsewhere } = missing;
  const way = href.startsWith("#") ? "here" : "elsewhere";
  const known = ids.map((id) => `#${id}`);
  const near = suggest(`#${fragment}`, known);
  const words = { way, href, fragment, meant: near ?? elsewhere } as const;
  if (near === undefined && elsewhere !== undefined) return { ...words, fix: "page", fixed: elsewhere };
  if (ids.length === 0) return { ...words, fix: way === "here" ? "keep words" : "fragment" };
  // Accents written apart look the same as those of the id.
  const isAlike = ids.some((id) => id !== fragment && id === composeAccents(fragment));
  return { ...words, fix: "known", written: isAlike ? encodeURIComponent(fragment) : fragment, known };
}
