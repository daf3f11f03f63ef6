import { readFileSync, statSync } from "node:fs";
import { startOf } from "../model/place.ts";
import { isRootName, listRootNames, rootFolder } from "../model/root-names.ts";
import type { AssetFiles } from "../model/source.ts";
import { problem, type Problem } from "../problem.ts";
import { reasonOf } from "./text.ts";

/** Hosts take no more: Cloudflare Pages 25 MiB, as the least. */
const mostMegabytes = 25;

export interface RootFiles {
  /** By their path from the top of the site. */
  files: ReadonlyMap<string, Uint8Array>;
  problems: Problem[];
}

/** Reads what lies at the top of the site as it is; a problem where that could be a program, or is not for every host. */
export function readRootFiles(assets: AssetFiles): RootFiles {
  const files = new Map<string, Uint8Array>();
  const problems = listRootNames(assets).flatMap((name): Problem[] => {
    const place = startOf(`assets/${rootFolder}/${name}`);
    const { absolutePath } = assets.get(`${rootFolder}/${name}`)!;
    if (!isRootName(name)) return [problem("root-file/bad-name", place, { name })];
    try {
      const megabytes = Math.ceil(statSync(absolutePath).size / 1_000_000);
      if (megabytes > mostMegabytes) return [problem("root-file/too-large", place, { name, megabytes, mostMegabytes })];
      const bytes = readFileSync(absolutePath);
      const code = findCode(name, bytes);
      if (code !== undefined) return [problem("root-file/code", place, { name, code })];
      files.set(name, bytes);
      return [];
    } catch (error) {
      return [problem("file/unreadable", place, { reason: reasonOf(error) })];
    }
  });
  return { files, problems };
}

/** What browsers or servers run, whatever is in it. */
const programs =
  /^(js|mjs|cjs|wasm|css|svgz?|xhtml?|xht|xslt?|shtml?|mht|mhtml|swf|jar|php\d?|phtml|cgi|pl|py|rb|aspx?|jspx?)$/;

/** What some servers run wherever in a name it stands (Apache's AddHandler): `login.php.txt`. */
const programsAnywhere = /^(php\d?|phtml|cgi|shtml)$/;

/** What no browser takes for a page: hosts send these with types of their own. */
const noPages =
  /^(txt|pdf|png|jpe?g|gif|webp|avif|ico|json|webmanifest|csv|vcf|ics|zip|docx?|xlsx?|pptx?|odt|mp[34]|webm|og[gv])$/;

/** Why a file could be a program, in words that follow "it"; undefined where it is none. */
function findCode(name: string, bytes: Buffer): string | undefined {
  const [, ...extensions] = name.split("/").at(-1)!.toLowerCase().split(".");
  const extension = extensions.at(-1) ?? "";
  if (programs.test(extension)) return `ends in .${extension}`;
  const program = extensions.find((each) => programsAnywhere.test(each));
  if (program !== undefined) return `has .${program} in its name`;
  if (noPages.test(extension)) return undefined;
  if (extension === "xml") return isPlainXml(bytes) ? undefined : "is XML with more than plain data in it";
  return bytes.includes("<") ? 'has a "<" in it, with which HTML begins' : undefined;
}

/**
 * Plain data in XML, such as BingSiteAuth.xml: elements mean something to a browser only in a namespace. It reads a file in the
 * encoding that this declares, in which a word may be written in bytes that do not show it; in ISO-2022-JP, with control characters
 * between its letters.
 */
function isPlainXml(bytes: Buffer): boolean {
  const text = bytes.toString("latin1");
  const [, encoding = "utf-8"] =
    /^<\?xml(?=\s)(?:(?!\?>)[^])*?\sencoding\s*=\s*["']([^"']*)/.exec(text.replace(/^\xef\xbb\xbf/, "")) ?? [];
  return encoding.toLowerCase() === "utf-8" && !/xmlns|<!|<\?(?!xml\s)|[^\t\n\r\x20-\xff]/.test(text);
}
