import { contentHash } from "../lib/disk/hashed-path.ts";

/** Path of the preview's own files. No page of a site can have this path. */
export const previewPath = "/.dentalsite/";

/** Returns the hash of what a page shows, independent of the stylesheet's address. */
export function pageVersionOf(html: string, stylesheet: string): string {
  return contentHash(withoutStylesheet(html, stylesheet), 20);
}

export function withoutStylesheet(html: string, stylesheet: string): string {
  return html.replaceAll(`"${stylesheet}"`, '""');
}

/** Adds the script that keeps a page up to date. It is not deferred, so that it sees the page before other scripts change it. */
export function addPreviewScript(html: string, stylesheet: string, showsProblems = false): string {
  const data = { page: pageVersionOf(html, stylesheet), stylesheet, ...(showsProblems && { shows: "problems" }) };
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`);
  const script = `<script src="${previewPath}preview.js"${attributes.join("")}></script>`;
  const end = html.lastIndexOf("</body>");
  return end === -1 ? html + script : html.slice(0, end) + script + html.slice(end);
}

/** Shown until the first build is done. It reloads itself. */
export const waitingPage = plainPage(
  "The site is being built",
  "<p>It will be shown here as soon as it is ready. Photographs take a while the first time.</p>",
  '<meta http-equiv="refresh" content="1">',
);

/** Shown if the site has never been built. */
export function problemsPage(problems: string): string {
  return plainPage("The site could not be built", `<pre>${escapeHtml(problems)}</pre>`);
}

function plainPage(title: string, content: string, head = ""): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">${head}
<meta name="color-scheme" content="light dark"><title>${title}</title></head>
<body><h1>${title}</h1>${content}</body></html>
`;
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
