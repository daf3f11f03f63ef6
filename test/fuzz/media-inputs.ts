import { readFileSync } from "node:fs";
import path from "node:path";
import * as fc from "fast-check";
import sharp from "sharp";
import type { Change } from "./input.ts";
import { siteTexts } from "./site-texts.ts";

/*
 * Pictures and films: valid ones with changed bytes, drawings with code in them, and files with the wrong extension.
 */

const pixels = sharp(Buffer.from(Array.from({ length: 24 * 16 * 3 }, (_, index) => (index * 37) % 256)), {
  raw: { width: 24, height: 16, channels: 3 },
});

const picturesByFormat: Readonly<Record<string, Buffer>> = {
  png: await pixels.clone().png().toBuffer(),
  jpg: await pixels
    .clone()
    .withExif({ IFD0: { Copyright: "x" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer(),
  webp: await pixels.clone().webp().toBuffer(),
  avif: await pixels.clone().avif({ effort: 0 }).toBuffer(),
};

const assets = path.resolve(import.meta.dirname, "../fixtures/little-site/assets");
const films: Readonly<Record<string, Buffer>> = {
  mp4: readFileSync(path.join(assets, "videos/harbor.mp4")),
  webm: readFileSync(path.join(assets, "videos/harbor.webm")),
};

const mutation = fc.record({
  at: fc.oneof({ weight: 3, arbitrary: fc.nat(80) }, { weight: 1, arbitrary: fc.nat(3000) }),
  length: fc.constantFrom(0, 0, 1, 4, 30),
  put: fc.oneof(
    fc.uint8Array({ minLength: 1, maxLength: 8 }),
    fc
      .constantFrom(
        [0xff, 0xff, 0xff, 0xff],
        [0, 0, 0, 0],
        [0x7f, 0xff, 0xff, 0xff],
        [0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30],
      )
      .map((each) => Uint8Array.from(each)),
  ),
  overwrites: fc.boolean(),
});

/** Changes a file's bytes, in the header more often than in the rest. */
function mutated(file: fc.Arbitrary<Buffer>): fc.Arbitrary<Buffer> {
  return fc
    .tuple(file, fc.array(mutation, { maxLength: 4 }), fc.option(fc.nat(3000), { freq: 4 }))
    .map(([start, mutations, cut]) => {
      let made = start;
      for (const { at, length, put, overwrites } of mutations) {
        const from = at % (made.length + 1);
        made = Buffer.concat([made.subarray(0, from), put, made.subarray(from + (overwrites ? put.length : length))]);
      }
      return cut === null ? made : made.subarray(0, cut);
    });
}

const polyglots = fc.constantFrom(
  Buffer.from("GIF89a/*\u0001\u0000\u0001*/=1;alert(1)", "latin1"),
  Buffer.from("%PDF-1.4\n1 0 obj <</OpenAction <</S /JavaScript /JS (app.alert(1))>>>>\nendobj", "latin1"),
  Buffer.from("<html><script>alert(1)</script></html>"),
  Buffer.from("PK\u0003\u0004", "latin1"),
  Buffer.concat([picturesByFormat.jpg!, Buffer.from("<script>alert(1)</script>")]),
  Buffer.concat([
    Buffer.from("\u00FF\u00D8\u00FF\u00FE\u0000\u0020<script>alert(1)</script>      ", "latin1"),
    picturesByFormat.jpg!.subarray(2),
  ]),
  Buffer.alloc(0),
  Buffer.alloc(100_000),
);

/** The little site's picture, with the extension of its own format or of another, wherever the site shows it. */
export const photographs: fc.Arbitrary<Change[]> = fc
  .record({
    bytes: fc.oneof(
      { weight: 6, arbitrary: mutated(fc.constantFrom(...Object.values(picturesByFormat))) },
      { weight: 1, arbitrary: polyglots },
    ),
    extension: fc.constantFrom("png", "jpg", "webp", "avif"),
    matches: fc.boolean(),
    isBanner: fc.boolean(),
  })
  .map(({ bytes, extension, matches, isBanner }) => {
    const right = Object.keys(picturesByFormat).find((each) =>
      bytes.subarray(0, 12).equals(picturesByFormat[each]!.subarray(0, 12)),
    );
    const name = `pictures/x.${matches && right !== undefined ? right : extension}`;
    const file = isBanner ? "site/practice.yaml" : "site/services/sealants.md";
    return [
      { path: `assets/${name}`, bytes: bytes.toString("base64") },
      { path: file, text: siteTexts.get(file)!.replace("pictures/office.webp", name) },
    ];
  });

export const videos: fc.Arbitrary<Change[]> = fc
  .record({
    name: fc.constantFrom("harbor.mp4", "harbor.webm", "harbor.ogg", "harbor-small.mp4"),
    bytes: fc.oneof(
      { weight: 6, arbitrary: mutated(fc.constantFrom(...Object.values(films))) },
      { weight: 1, arbitrary: polyglots },
    ),
  })
  .map(({ name, bytes }) => [{ path: `assets/videos/${name}`, bytes: bytes.toString("base64") }]);

const drawingParts = [
  "<circle r='4'/>",
  "<script>alert(1)</script>",
  "<x:script xmlns:x='http://www.w3.org/2000/svg'>alert(1)</x:script>",
  "<script xlink:href='https://evil.example/x.js'/>",
  "<g onclick='alert(1)'/>",
  "<a xlink:href='javascript:alert(1)'><text>x</text></a>",
  "<a href='java&#10;script:alert(1)'/>",
  "<a href='#'><set attributeName='href' to='javascript:alert(1)'/></a>",
  "<animate attributeName=' xlink:href' values='javascript:alert(1)'/>",
  "<set attributeName='onmouseover' to='alert(1)'/>",
  "<foreignObject><iframe xmlns='http://www.w3.org/1999/xhtml' srcdoc='x'/></foreignObject>",
  "<h:meta xmlns:h='http://www.w3.org/1999/xhtml' http-equiv='refresh' content='0;url=https://evil.example/'/>",
  "<h:link xmlns:h='http://www.w3.org/1999/xhtml' rel='stylesheet' href='https://evil.example/x.css'/>",
  "<h:base xmlns:h='http://www.w3.org/1999/xhtml' href='https://evil.example/'/>",
  "<image href='https://evil.example/x.png'/>",
  "<image href='data:image/svg+xml,&lt;svg onload=alert(1)&gt;'/>",
  "<image href='data:image/png;base64,AAAA'/>",
  "<use href='https://evil.example/x.svg#a'/>",
  "<use xlink:href='#a'/><g id='a'><use xlink:href='#a'/></g>",
  "<feImage href='/etc/passwd'/>",
  "<style>@import 'https://evil.example/x.css';</style>",
  "<style>@im<g/>port 'https://evil.example/x.css';</style>",
  "<style><![CDATA[*{background:url(https://evil.example/)}]]></style>",
  "<style>*{background:image-set('https://evil.example/x.png' 1x)}</style>",
  "<style>*{fill:u\\72l(https://evil.example/)}</style>",
  "<style>@im<!-- -->port 'https://evil.example/x.css';</style>",
  "<style>}{{{;;@media</style>",
  "<rect style='fill:url(https://evil.example/#a)'/>",
  "<rect fill='url(//evil.example/#a)'/>",
  "<rect filter='url(&#104;ttps://evil.example/#a)'/>",
  "<?xml-stylesheet href='https://evil.example/x.css'?>",
  "<!-- -- -->",
  "<![CDATA[<script>alert(1)</script>]]>",
  "<text>&lt;script&gt;alert(1)&lt;/script&gt;</text>",
  "<text>&undefined;</text>",
  "<handler xmlns='http://www.w3.org/2001/xml-events' ev:event='load'>alert(1)</handler>",
  "<animate attributeName='x' onbegin='alert(1)'/>",
  "<path d='M0 0" + " 1e400 -1e400".repeat(20) + "z'/>",
  "<path d='zzzz'/>",
  "<g>".repeat(500),
  "</g></g>",
  "<svg><svg/></svg>",
  "<linearGradient id='__proto__'/><rect fill='url(#__proto__)'/>",
  "<g id='constructor'/><use href='#constructor'/>",
  "<title>x</title><desc>y</desc><metadata><a/></metadata>",
];

const roots = [
  "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' viewBox='0 0 8 6'>",
  "<svg xmlns='http://www.w3.org/2000/svg' width='8' height='6'>",
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1e9 1e9'>",
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1e999 1'>",
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 Infinity Infinity'>",
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 -8 -6'>",
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 0.2 0.1'>",
  "<svg xmlns='http://www.w3.org/2000/svg' width='99999999999999999999' height='1'>",
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='a b c d'>",
  "<svg viewBox='0 0 8 6' onload='alert(1)'>",
  "<svg xmlns='http://www.w3.org/1999/xhtml' viewBox='0 0 8 6'>",
  "<?xml version='1.0' encoding='UTF-16'?><svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 6'>",
  "<!DOCTYPE svg [<!ENTITY x 'aaaa'><!ENTITY y '&x;&x;'>]><svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 6'>&y;",
  "<!DOCTYPE svg SYSTEM 'file:///etc/passwd'><svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 6'>",
  "\uFEFF<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 6'>",
  "<SVG viewBox='0 0 8 6'>",
  "<x:svg xmlns:x='http://www.w3.org/2000/svg' viewBox='0 0 8 6'>",
  "<html><svg viewBox='0 0 8 6'>",
];

/** The little site's drawing, shown as the logo, the banner and in pages. */
export const drawings: fc.Arbitrary<Change[]> = fc
  .record({
    root: fc.oneof(
      { weight: 3, arbitrary: fc.constant(roots[0]!) },
      { weight: 2, arbitrary: fc.constantFrom(...roots) },
    ),
    parts: fc.array(
      fc.oneof(
        { weight: 5, arbitrary: fc.constantFrom(...drawingParts) },
        { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 20 }) },
      ),
      { maxLength: 4 },
    ),
    end: fc.constantFrom("</svg>", "</svg>", "</svg>", "", "</svg></svg>", "</svg><script>alert(1)</script>"),
    encoding: fc.constantFrom("utf8", "utf8", "utf8", "utf8", "utf16le", "latin1"),
    isBanner: fc.boolean(),
  })
  .map(({ root, parts, end, encoding, isBanner }) => {
    const bytes = Buffer.from(root + parts.join("") + end, encoding as BufferEncoding).toString("base64");
    const practice = "site/practice.yaml";
    const banner = {
      path: practice,
      text: siteTexts.get(practice)!.replace("pictures/office.webp", "pictures/logo.svg"),
    };
    return [{ path: "assets/pictures/logo.svg", bytes }, ...(isBanner ? [banner] : [])];
  });
