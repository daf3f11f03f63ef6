import { createHash } from "node:crypto";
import type { OutputFile } from "../../src/model/build/output.ts";

export interface LinkedSite {
  services: readonly string[];
  /** The content of the style sheet, which has a hashed name. */
  style: string;
  /** How many services the menu lists; all by default. */
  menuLength?: number;
  /** The size of each page's text, in bytes. */
  pageBytes?: number;
}

/**
 * Makes the files of a built site in which every page links to every other in the menu, and services to their neighbors, so that no
 * order of writing keeps all links working.
 */
export function makeLinkedSite({ services, style, menuLength, pageBytes = 0 }: LinkedSite): OutputFile[] {
  const stylesheet = `assets/site.${createHash("sha256").update(style).digest("hex").slice(0, 8)}.css`;
  const link = (slug: string): string => `<a href="/services/${slug}/">${slug}</a>`;
  const menu = `<nav><a href="/">Home</a>${services.slice(0, menuLength).map(link).join("")}</nav>`;
  const text = "<p>A crown covers a whole tooth.</p>\n".repeat(Math.ceil(pageBytes / 37));
  const makePage = (title: string, more = ""): string =>
    `<!doctype html><html lang="en"><head><link rel="stylesheet" href="/${stylesheet}"><title>${title}</title></head>` +
    `<body>${menu}<img src="/assets/logo.svg" alt=""><h1>${title}</h1>${text}${more}</body></html>\n`;
  return [
    { path: "index.html", contents: makePage("Home") },
    { path: "404.html", contents: makePage("Not found") },
    ...services.map((slug, index) => ({
      path: `services/${slug}/index.html`,
      contents: makePage(
        slug,
        [services[index - 1], services[index + 1]]
          .flatMap((each) => each ?? [])
          .map(link)
          .join(""),
      ),
    })),
    { path: stylesheet, contents: `body { color: ${style}; background: url(logo.svg) }\n` },
    { path: "assets/logo.svg", contents: new Uint8Array(Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>\n")) },
    {
      path: "sitemap.xml",
      contents: `<urlset>${services.map((slug) => `<loc>https://site.example/services/${slug}/</loc>`).join("")}</urlset>\n`,
    },
  ];
}

const established = ["cleanings", "crowns", "fillings", "whitening"];

/** Successive sites of a practice, by what has changed. */
export const linkedSites = {
  first: { services: established, style: "navy" },
  "two services more": { services: [...established, "bridges", "implants"], style: "navy" },
  "two services fewer": { services: established.slice(2), style: "navy" },
  "another style": { services: established, style: "teal" },
  "all of it": { services: ["bridges", "crowns", "veneers"], style: "coral" },
} satisfies Record<string, LinkedSite>;
