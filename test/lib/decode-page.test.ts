import { expect, test } from "vitest";
import { decodePage } from "../../src/lib/decode-page.ts";

/** Encodes a text by trying which byte, or which two, an encoding decodes into each character. */
function encode(encoding: string, text: string): Buffer {
  const decoder = new TextDecoder(encoding);
  const bytes = new Map<string, number[]>();
  const note = (...each: number[]): unknown =>
    bytes.set(decoder.decode(Uint8Array.from(each)), bytes.get(decoder.decode(Uint8Array.from(each))) ?? each);
  for (let first = 0; first < 256; first++) note(first);
  if (/jis|jp|kr|gb|big5/.test(encoding))
    for (let first = 0x81; first < 0xff; first++) for (let second = 0x40; second < 0xff; second++) note(first, second);
  return Buffer.from(Array.from(text).flatMap((each) => bytes.get(each)!));
}

const texts: readonly (readonly [encodings: string, language: string, text: string])[] = [
  ["shift_jis euc-jp", "ja", "当院では、虫歯や歯周病の治療を行っています。お気軽にご相談ください。"],
  ["euc-kr", "ko", "저희 치과는 여러분의 치아를 정성껏 돌봅니다. 예약은 전화로 해 주세요."],
  ["gb18030 gbk", "zh-CN", "我们的诊所欢迎您。医生会检查您的牙齿，在治疗前说明一切。"],
  ["big5", "zh-TW", "我們的診所歡迎您。醫師會檢查您的牙齒，在治療前說明一切。"],
  [
    "windows-1251 koi8-r koi8-u ibm866 iso-8859-5 x-mac-cyrillic",
    "ru",
    "Мы лечим зубы и десны. Запишитесь на прием по телефону.",
  ],
  ["windows-1253 iso-8859-7", "el", "Φροντίζουμε τα δόντια σας. Καλέστε μας για ραντεβού."],
  ["windows-1255 iso-8859-8 iso-8859-8-i", "he", "אנחנו מטפלים בשיניים שלכם. התקשרו אלינו לקביעת תור."],
  ["windows-1256 iso-8859-6", "ar", "نحن نعتني بأسنانك. اتصل بنا لحجز موعد."],
  ["windows-874", "th", "เราดูแลฟันของคุณ โทรหาเราเพื่อนัดหมาย"],
  ["windows-1250 iso-8859-2", "pl", "Leczymy zęby i dziąsła. Prosimy o telefon, żeby umówić wizytę."],
  ["windows-1254", "tr", "Dişlerinize özenle bakıyoruz. Randevu için bizi arayın, ağrınız geçsin."],
  ["windows-1257 iso-8859-13", "lt", "Mes rūpinamės jūsų dantimis. Skambinkite ir užsiregistruokite į vizitą."],
  ["windows-1252 iso-8859-15 macintosh", "de", "Wir prüfen Zähne, Füllungen und Zahnfleisch für größere Eingriffe."],
  ["iso-8859-3 iso-8859-4 iso-8859-10 iso-8859-14", "de", "Zähne für größere"],
];

const pageIn = (encoding: string, text: string, [head = "", lang = ""]: readonly string[]): Buffer =>
  Buffer.concat([Buffer.from(`<html${lang && ` lang=${lang}`}><head>${head}</head><body>`), encode(encoding, text)]);

test("a page is read in each encoding that it names, wherever in its head it does", () => {
  for (const [encodings, , text] of texts) {
    for (const encoding of encodings.split(" ")) {
      const head = `<!--${"x".repeat(3000)} <meta charset=utf-7>--><meta http-equiv="Content-Type" content="text/html; charset=${encoding}">`;
      expect(decodePage(pageIn(encoding, text, [head])).text, encoding).toContain(text);
    }
  }
});

test("a page that names no encoding, or UTF-8 by mistake, is read by its language or its characters", () => {
  const guessed = texts.map(
    ([encodings, ...rest]) => [encodings.split(/ (?:iso|x-|mac)/)[0]!.split(" "), ...rest] as const,
  );
  for (const [encodings, language, text] of guessed.slice(0, 13)) {
    for (const encoding of encodings) {
      expect(decodePage(pageIn(encoding, text, ['<meta charset="utf-8">', language])).text, encoding).toContain(text);
      if (!/1250|1254|1257/.test(encoding))
        expect(decodePage(pageIn(encoding, text, [])).text, encoding).toContain(text);
      if (/jp|jis|kr|gb|big5|125[1356]|koi8|866|874/.test(encoding))
        expect(decodePage(pageIn(encoding, text, ["", "en-US"])).text, encoding).toContain(text);
    }
  }
});

test("a byte order mark and whole UTF-8 go before what a page names, and Latin-1 has the characters of Windows", () => {
  const text = "<meta charset=iso-8859-1><p>größer – 50 €</p>";
  expect(decodePage(Buffer.from(text)).text).toBe(text);
  expect(decodePage(Buffer.from(`\ufeff${text}`, "utf16le")).text).toBe(text);
  expect(decodePage(Buffer.from(`\ufeff${text}`, "utf16le").swap16()).text).toBe(text);
  expect(decodePage(Buffer.from(`${text}\xe2\x82`, "latin1")).text).toContain("gr");
  const windows = Buffer.from("<meta charset=iso-8859-1>\x80 \x96 \x9e \xde \xfd", "latin1");
  expect(decodePage(windows).text).toContain("€ – ž Þ ý");
  const romanian = Buffer.from("<meta charset=iso-8859-16>\xaa\xfe", "latin1");
  expect(decodePage(romanian).text).toContain("Șț");
  const japanese = Buffer.from("<meta charset=iso-2022-jp>\x1b$B$3$s\x1b(B", "latin1");
  expect(decodePage(japanese).text).toContain("こん");
});

test("UTF-8 that a program has cut somewhere stays UTF-8", () => {
  const cut = Buffer.concat([
    Buffer.from(
      "<p>Zähne, Füße, Kälte, größer, süß, schön, früh, müde, über, für, näher, höher, später, fünf, zwölf, Tür, möglich, natürlich, prüfen, Lücke, Füllung, Zähne",
    ),
    Buffer.from([0xc3]),
  ]);
  expect(decodePage(cut).text).toContain("Füllung");
});
