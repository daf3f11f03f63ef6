/** An item of an export: the texts of its elements by their names. */
export type ExportItem = Record<string, string>;

/** Words in brackets, which are a text unless WordPress or a plug-in makes something of them. */
const bracketed = /\[\/?([a-z][\w-]*)((?:\s[^[\]]*)?\/?)\](?!\()/g;

/** Names of WordPress, and of plug-ins that write them without more. Others have attributes in quotes, or a part that closes them. */
const shortcodes =
  /^(audio|caption|embed|gallery|playlist|video|contact-form(-7)?|googlemaps|gravityform|sitemap|vimeo|wpforms|youtube|(av|et|fusion|vc|wp)_\w+)$/;
const form = /=["'\u201c\u201d&]|\/$/;

/** Blocks around which WordPress makes no paragraph. */
const block =
  /^\s*<\/?(?:p|div|ul|ol|li|table|t[rdh]|thead|tbody|h[1-6]|blockquote|figure|section|article|pre|hr|dl|form|iframe|script|style|!--)/i;

/** No-break spaces that an editor has put between words. Those beside punctuation are somebody's. */
const editorSpace = /(?<![«\d])(?:&nbsp;|&#160;|\u00a0)(?![:;!?»%€$])/g;

const escapeForPage = (text = ""): string =>
  text
    .replace(/&(?!#?\w+;)/g, "&amp;")
    .replaceAll('"', "&quot;")
    .replaceAll("<", "&lt;");

/** Makes a saved page of an item, and counts the shortcodes that it leaves out. Entities in a title are those of HTML. */
export function makeExportedPage(item: ExportItem): { html: string; shortcodes: number } {
  const {
    "content:encoded": content = "",
    "wp:post_type": type,
    language = "",
    site = "",
    category = "",
    _thumbnail_id: picture = "",
  } = item;
  let count = 0;
  const plain = content.replace(bracketed, (all: string, name: string, rest: string) => {
    const isText = !shortcodes.test(name) && !form.test(rest) && !content.includes(`[/${name}]`);
    if (isText) return all;
    const [, ids] = /\bids=["'&quot;]*([\d, ]+)/.exec(rest) ?? [];
    if (name === "gallery" && ids !== undefined) return ids.split(",").map(attachmentPicture).join("\n");
    const [film] = /https?:\/\/[^\s"'<>\]]+/.exec(rest) ?? [];
    if (/^(youtube|vimeo|embed)$/.test(name) && film !== undefined) return `\n\n${film}\n\n`;
    count++;
    return "";
  });
  const spaced = plain.replace(editorSpace, " ");
  const body = spaced.includes("<!-- wp:") ? spaced : withParagraphs(spaced);
  const title = escapeForPage(item.title);
  const isPost = type === "post";
  const names = category.split("\n").filter((name) => name !== "" && name !== "Uncategorized");
  const html = `<html lang="${escapeForPage(language)}"><head><title>${title}</title><meta property="og:site_name" content="${escapeForPage(site)}"><link rel="canonical" href="${escapeForPage(item.link)}"><link rel="shortlink" href="${escapeForPage(item.guid)}">
<meta property="article:published_time" content="${isPost ? escapeForPage(item["wp:post_date"]?.slice(0, 10)) : ""}">${names.map((name) => `<meta name="article:section" content="${escapeForPage(name)}">`).join("")}
${isPost ? '<script type="application/ld+json">{"@type":"BlogPosting"}</script>' : ""}</head><body><h1>${title}</h1>${picture === "" ? "" : attachmentPicture(picture)}${body}</body></html>`;
  return { html, shortcodes: count };
}

const attachmentPicture = (id: string): string => `<p><img src="attachment:${Number(id)}"></p>`;

/** Makes paragraphs of what empty lines divide, and breaks of the ends of lines in them, as WordPress does in texts of its former editor. */
const withParagraphs = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .map((part) => (block.test(part) ? part : `<p>${part.trim().replace(/\n/g, "<br>\n")}</p>`))
    .join("\n");

/** Puts the addresses and the words of pictures in, which the export has in items of their own. */
export const showAttachments = (html: string, items: ReadonlyMap<string, { label: string; href: string }>): string =>
  html.replace(/<img src="attachment:(\d+)">/g, (_, id: string) => {
    const { label = "", href = "" } = items.get(id) ?? {};
    return href === "" ? "" : `<img src="${escapeForPage(href)}" alt="${escapeForPage(label)}">`;
  });
