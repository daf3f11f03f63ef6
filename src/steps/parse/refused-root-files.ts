import { extensionOf } from "../../model/build/media-kinds.ts";

/*
 * The files allowed in assets/root/: plain text, and the pictures and PDFs that the media step searches for private data. Unknown
 * kinds are refused, so that no list has to name every program and every host.
 */

const text = /^(txt|asc|csv|vcf|ics|json|webmanifest)$/;
const searched = /^(pdf|png|jpe?g|gif|webp|avif|ico)$/;
/** Kinds that are not programs, but cannot be searched for private data. */
const unsearchable =
  /^(docx?|odt|rtf|pages|xlsx?|ods|numbers|pptx?|odp|epub|zip|heic|heif|tiff?|bmp|mp[34]|m4[av]|mov|webm|og[gav]|avi|wav)$/;

const filesWithoutExtension = /^(cname|\.nojekyll|apple-app-site-association|\.well-known\/.*)$/;
const foldersOfPrograms = /^(_.*|api|functions|cgi-bin)$/;
/** Names of settings files. The last two say which other sites a browser plugin may let read this one. */
const settings = /^(_.*|\.ht.*|.*\.(toml|ya?ml|jsonc|config|conf|ini|lock)|crossdomain\.xml|clientaccesspolicy\.xml)$/;

/**
 * Whether, by its name, a host or a plugin could take the file for its settings or run it. Some hosts read settings in any folder, such
 * as staticwebapp.config.json, and some disks ignore case.
 */
export function isForHosts(name: string): boolean {
  const path = name.toLowerCase();
  const folders = path.split("/");
  const file = folders.pop()!;
  if (folders.some((folder) => foldersOfPrograms.test(folder)) || settings.test(file)) return true;
  if (file.endsWith(".json")) return file !== "manifest.json" && folders[0] !== ".well-known";
  return extensionOf(file) === "" && !filesWithoutExtension.test(path);
}

/** Extensions that some servers run anywhere in a name, in a file of any kind, such as `login.php.txt` (Apache's AddHandler). */
const programsAnywhere = /^(php\d?|phtml|pht|phar|f?cgi|shtml|aspx?|as[acmh]x|cfm|jspx?)$/;
/** Extensions of scripts. Only text files can be scripts; in other names they may be languages, such as `form.pl.pdf`. */
const scripts = /^(pl|pm|py|rb|lua|tcl|[kz]?sh|bash)$/;

/** Says why a file could be a program or a page, in words that follow "it"; undefined if it is neither. */
export function findCode(name: string, bytes: Uint8Array): string | undefined {
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
    return bytes.includes("<".charCodeAt(0)) ? 'has a "<" in it, with which HTML begins' : undefined;
  }
  return [text, searched, unsearchable].some((kind) => kind.test(extension)) ? undefined : `ends in .${extension}`;
}

/** Reads bytes as UTF-8. In any other encoding, what is not ASCII becomes something else, and control characters stay. */
const decodeLeniently = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

/** Says why a file cannot be searched for hidden data, in words that follow "it"; undefined if it can. */
export function findUnsearchable(name: string, bytes: Uint8Array): string | undefined {
  const extension = extensionOf(name);
  if (unsearchable.test(extension)) return `ends in .${extension}`;
  if (searched.test(extension)) return undefined;
  return /[\0-\x08\x0e-\x1a\x1c-\x1f]/.test(decodeLeniently(bytes)) ? "is not plain text" : undefined;
}

/**
 * Whether XML is plain data, such as BingSiteAuth.xml. Browsers run only elements in a namespace. Encodings other than UTF-8 are
 * refused, because some can hide a word from this search: ISO-2022-JP allows control characters between its letters.
 */
function isPlainXml(bytes: Uint8Array): boolean {
  const text = decodeLeniently(bytes);
  const [, encoding = "utf-8"] = /^<\?xml(?=\s)(?:(?!\?>)[^])*?\sencoding\s*=\s*["']([^"']*)/.exec(text) ?? [];
  return encoding.toLowerCase() === "utf-8" && !/xmlns|<!|<\?(?!xml\s)|[^\t\n\r\x20-\uffff]/.test(text);
}
