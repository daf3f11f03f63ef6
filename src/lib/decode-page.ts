/** Encodings of pages that name none, with languages that were written in them, and characters of which such texts are full. */
const legacy: readonly (readonly [encoding: string, languages: string, usual: RegExp, least: number])[] = [
  ["iso-2022-jp", "ja", /[\u3040-\u30ff]/gu, 0.1],
  ["euc-jp", "ja", /[\u3040-\u309f\u30a1-\u30fc]/gu, 0.15],
  ["shift_jis", "ja", /[\u3040-\u309f\u30a1-\u30fc]/gu, 0.15],
  ["euc-kr", "ko", /\p{Script=Hangul}/gu, 0.9],
  ["big5", "zh-hant zh-tw zh-hk", /[的一是不了在有我們您為會醫齒與]/gu, 0.04],
  ["gb18030", "zh", /[的一是不了在有我们您为会医齿与]/gu, 0.04],
  ["windows-1251", "ru uk bg sr be mk", /[оаеинтсрл]/gu, 0.45],
  ["koi8-u", "ru uk", /[оаеинтсрл]/gu, 0.45],
  ["ibm866", "ru", /[оаеинтсрл]/gu, 0.45],
  ["windows-1253", "el", /[αοιετσνςηρά-ίό]/gu, 0.45],
  ["windows-1255", "he yi", /[יולמהאתרשבנ]/gu, 0.6],
  ["windows-1256", "ar fa ur", /[اليمنتبعه]/gu, 0.5],
  ["windows-874", "th", /\p{Script=Thai}/gu, 0.9],
  ["windows-1250", "pl cs sk hu hr sl ro bs", /[ąćęłńśźżčďěňřšťůžőűășț]/giu, 2],
  ["windows-1254", "tr az", /[ğışİ]/gu, 2],
  ["windows-1257", "lt lv et", /[āčēģīķļņšūžąęėįų]/giu, 2],
  ["windows-1258", "vi", /[ăâđêôơư]/giu, 2],
];

/** ISO-8859-16, which Node does not know, from its byte A0 on. */
const romanian =
  "\u00a0ĄąŁ€„Š§š©Ș«Ź\u00adźŻ°±ČłŽ”¶·žčș»ŒœŸżÀÁÂĂÄĆÆÇÈÉÊËÌÍÎÏĐŃÒÓÔŐÖŚŰÙÚÛÜĘȚßàáâăäćæçèéêëìíîïđńòóôőöśűùúûüęțÿ";

/** Characters of Windows-1254, and those of Windows-1252 in their places. Node 20 decodes the latter as Latin-1. */
const [turkish, western] = ["ĞİŞğış\u008e\u009e", "ÐÝÞðýþŽž"];

/** Decodes bytes as browsers do; undefined for an encoding that they do not know. Wrong bytes become U+FFFD. */
function decodeAs(label: string, bytes: Uint8Array): { encoding: string; text: string } | undefined {
  const name = label.trim().toLowerCase();
  if (name === "iso-8859-16") {
    const text = Buffer.from(bytes).toString("latin1");
    return { encoding: name, text: text.replace(/[\u00a0-\u00ff]/g, (each) => romanian[each.charCodeAt(0) - 0xa0]!) };
  }
  try {
    const { encoding } = new TextDecoder(name === "x-user-defined" ? "windows-1252" : name);
    const read = encoding === "windows-1252" ? "windows-1254" : encoding;
    const text = new TextDecoder(read).decode(bytes);
    return {
      encoding,
      text: read === encoding ? text : text.replace(/[ĞİŞğış\u008e\u009e]/g, (each) => western[turkish.indexOf(each)]!),
    };
  } catch {
    return undefined;
  }
}

const countMatches = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Whether bytes are UTF-8 but for a few, as where a program has cut a text. */
function isUtf8(text: string): boolean {
  const wrong = countMatches(text, /\ufffd/g);
  return wrong === 0 || wrong * 20 < countMatches(text, /[^\0-\u007f\ufffd]/g);
}

/** Guesses the encoding of a page that names none, or one that it is not in. Its language counts if it says it. */
function guessEncoding(bytes: Uint8Array, language: string): string {
  const tag = language.toLowerCase().replace("_", "-");
  const isJis = Buffer.from(bytes).includes("\x1b$B");
  const likely = legacy.map(([encoding, languages, usual, least]) => {
    const isSaid = languages.split(" ").some((each) => tag === each || tag.startsWith(`${each}-`));
    const { text } = decodeAs(encoding, bytes)!;
    const letters = countMatches(text, /[^\0-\u00a0\u2000-\u206f]/g);
    const isSound =
      countMatches(text, /[\ufffd\u0080-\u009f]/g) * 50 <= letters && (isJis || encoding !== "iso-2022-jp");
    // Only in Latin script are such letters beside those of ASCII.
    const isMixed = countMatches(text, /[a-z][^\0-\u00a0\u2000-\u206f]/g) * 4 > letters && least <= 1;
    const share = isSound && !isMixed && letters > 0 ? countMatches(text, usual) / (letters * least) : 0;
    return { encoding, share: isSaid && (share >= 1 || least > 1) ? share + 9 : share };
  });
  const [{ encoding, share } = { encoding: "", share: 0 }] = likely.sort((a, b) => b.share - a.share);
  return share >= 1 ? encoding : "windows-1252";
}

/** A page names its encoding, or that of the text of a program. Comments name none. */
const named = /<meta\s[^>]*?charset\s*=\s*["']?\s*([^\s"'/>;]+)|^\s*<\?xml\s[^>]*?encoding\s*=\s*["']([^"']+)/i;

/**
 * Decodes a saved page: by its byte order mark, by the encoding that it names, as UTF-8, or else by a guess. Bytes that are UTF-8 are read so
 * whatever the page names, since a server's word, which is not saved, goes before the page's.
 */
export function decodePage(bytes: Uint8Array): { encoding: string; text: string } {
  const [first, second] = bytes;
  if (first === 0xfe && second === 0xff) return decodeAs("utf-16be", bytes)!;
  if (first === 0xff && second === 0xfe) return decodeAs("utf-16le", bytes)!;
  const utf8 = decodeAs("utf-8", bytes)!;
  const ascii = Buffer.from(bytes)
    .toString("latin1")
    .replace(/<!--[^]*?-->/g, "");
  const [, meta, xml] = named.exec(ascii) ?? [];
  const label = (meta ?? xml ?? "").replace(/^utf-16.*/i, "utf-8");
  if (isUtf8(utf8.text) && !/^iso-2022-jp$/i.test(label)) return utf8;
  const said = decodeAs(label, bytes);
  if (said !== undefined && said.encoding !== "utf-8" && countMatches(said.text, /\ufffd/g) * 50 <= said.text.length)
    return said;
  const [, language = ""] = /<html\s[^>]*?\blang\s*=\s*["']?([\w-]+)/i.exec(ascii) ?? [];
  return decodeAs(guessEncoding(bytes.subarray(0, 300_000), language), bytes)!;
}
