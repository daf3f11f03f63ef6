import { extensionOf } from "../../model/media-kinds.ts";

/*
 * What may lie in assets/root/: plain text, and the pictures and PDFs that the media step looks into. Whatever is of no known kind
 * is refused, so that no list has to name every program and every host.
 */

const text = /^(txt|asc|csv|vcf|ics|json|webmanifest)$/;
const searched = /^(pdf|png|jpe?g|gif|webp|avif|ico)$/;
/** No programs, but nobody can look into them. */
const unsearchable =
  /^(docx?|odt|rtf|pages|xlsx?|ods|numbers|pptx?|odp|epub|zip|heic|heif|tiff?|bmp|mp[34]|m4[av]|mov|webm|og[gav]|avi|wav)$/;

const filesWithoutExtension = /^(cname|\.nojekyll|apple-app-site-association|\.well-known\/.*)$/;
const foldersOfPrograms = /^(_.*|api|functions|cgi-bin)$/;
/** The last two tell plugins of browsers which other sites may read this one. */
const settings = /^(_.*|\.ht.*|.*\.(toml|ya?ml|jsonc|config|conf|ini|lock)|crossdomain\.xml|clientaccesspolicy\.xml)$/;

/**
 * Whether a host or a plugin could take the file for its settings or run it, by its name alone. Some hosts read their settings in any folder, such
 * as staticwebapp.config.json, and some disks do not tell capitals from small letters.
 */
export function isForHosts(name: string): boolean {
  const path = name.toLowerCase();
  const folders = path.split("/");
  const file = folders.pop()!;
  if (folders.some((folder) => foldersOfPrograms.test(folder)) || settings.test(file)) return true;
  if (file.endsWith(".json")) return file !== "manifest.json" && folders[0] !== ".well-known";
  return extensionOf(file) === "" && !filesWithoutExtension.test(path);
}

/** What some servers run wherever in a name it is (Apache's AddHandler), in a file of any kind: `login.php.txt`. */
const programsAnywhere = /^(php\d?|phtml|pht|phar|f?cgi|shtml|aspx?|as[acmh]x|cfm|jspx?)$/;
/** Only text can be one of these, and in other names they may be languages: `form.pl.pdf`. */
const scripts = /^(pl|pm|py|rb|lua|tcl|[kz]?sh|bash)$/;

/** Why a file could be a program or a page, in words that follow "it"; undefined when it is none. */
export function findCode(name: string, bytes: Buffer): string | undefined {
  const extension = extensionOf(name);
  const isSearched = searched.test(extension);
  const program = name
    .toLowerCase()
    .split(".")
    .slice(1, -1)
    .find((each) => programsAnywhere.test(each) || (scripts.test(each) && !isSearched));
  if (program !== undefined) return `has .${program} in its name`;
  if (extension === "xml") return isPlainXml(bytes) ? undefined : "is XML with more than plain data in it";
  if (/^(html?|)$/.test(extension)) {
    return bytes.includes("<") ? 'has a "<" in it, with which HTML begins' : undefined;
  }
  return [text, searched, unsearchable].some((kind) => kind.test(extension)) ? undefined : `ends in .${extension}`;
}

/** Why nobody can tell what a file holds besides what it shows, in words that follow "it"; undefined when that can be told. */
export function findUnsearchable(name: string, bytes: Buffer): string | undefined {
  const extension = extensionOf(name);
  if (unsearchable.test(extension)) return `ends in .${extension}`;
  if (searched.test(extension)) return undefined;
  return /[\0-\x08\x0e-\x1a\x1c-\x1f]/.test(bytes.toString("latin1")) ? "is not plain text" : undefined;
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
