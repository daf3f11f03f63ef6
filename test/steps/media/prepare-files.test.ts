import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { crc32, deflateSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";
import { beforeEach, describe, expect, test } from "vitest";
import type { PreparedPicture } from "../../../src/steps/media/media-book.ts";
import { prepareFiles, type PreparedFiles } from "../../../src/steps/media/prepare-files.ts";
import { openMediaTools } from "../../../src/steps/media/tools.ts";
import { startOf } from "../../../src/model/place.ts";
import { makeTemporaryFolder } from "../../support/little-site.ts";

let root: string;
let encoded: string[];

beforeEach(() => {
  root = makeTemporaryFolder();
  encoded = [];
});

/** Prepares the given files. */
async function prepare(
  files: Record<string, string | Uint8Array>,
  { now = Date.now(), isPreview = false, isPoster = false } = {},
): Promise<PreparedFiles> {
  mkdirSync(path.join(root, "assets"), { recursive: true });
  for (const [name, bytes] of Object.entries(files)) writeFileSync(path.join(root, "assets", name), bytes);
  const names = Object.keys(files);
  return prepareFiles(
    names.map((name) => ({ path: name, isPoster, file: "site/home.yaml", place: () => startOf("site/home.yaml") })),
    openMediaTools(new Map(names.map((name) => [name, { absolutePath: path.join(root, "assets", name) }])), {
      cacheFolder: path.join(root, "cache"),

      isPreview,
      now,
      onProgress: (name) => encoded.push(name),
    }),
  );
}

function photo(width: number, height: number, options: { alpha?: boolean } = {}): Sharp {
  const background = { r: 40, g: 120, b: 110, alpha: options.alpha ? 0.5 : 1 };
  return sharp({ create: { width, height, channels: options.alpha ? 4 : 3, background } });
}

const svg = (inside: string, attributes = 'viewBox="0 0 80 60"'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`;

describe("a photograph", () => {
  test("becomes AVIF and WebP in widths up to its own, with a JPEG for other browsers", async () => {
    const { book } = await prepare({ "office.jpg": await photo(1000, 500).jpeg().toBuffer() });
    const picture = book.get("office.jpg") as PreparedPicture;
    expect(picture).toMatchObject({ width: 1000, height: 500 });
    expect(picture.path).toMatch(/^assets\/office-1000\.[0-9a-f]{8}\.jpg$/);
    expect(picture.formats.map(({ type, variants }) => [type, variants.map(({ width }) => width)])).toEqual([
      ["image/avif", [480, 800, 1000]],
      ["image/webp", [480, 800, 1000]],
    ]);
  });

  test("keeps its transparency, with a PNG as fallback", async () => {
    const { book } = await prepare({ "seal.png": await photo(60, 60, { alpha: true }).png().toBuffer() });
    expect((book.get("seal.png") as PreparedPicture).path).toMatch(/\.png$/);
  });

  test("is turned upright and loses the camera's data", async () => {
    const bytes = await photo(300, 200)
      .withExif({ IFD0: { Copyright: "A patient" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { book, outputs } = await prepare({ "tall.jpg": bytes });
    expect(book.get("tall.jpg")).toMatchObject({ width: 200, height: 300 });
    for (const output of outputs) {
      const { exif } = await sharp("copyOf" in output ? output.copyOf : undefined).metadata();
      expect(exif, output.path).toBeUndefined();
    }
  });

  test.for([undefined, 6])(
    "wider than the widest size is offered once in each width, with orientation %s",
    async (orientation) => {
      const { book } = await prepare({
        "large.jpg": await photo(2400, 2000).withMetadata({ orientation }).jpeg().toBuffer(),
      });
      for (const { variants } of (book.get("large.jpg") as PreparedPicture).formats) {
        expect(variants.map(({ width }) => width)).toEqual([480, 800, 1200, 1800]);
      }
    },
  );

  test("is encoded once: a second run does no work and gives the same files", async () => {
    const files = { "office.webp": await photo(600, 400).webp().toBuffer() };
    const first = await prepare(files);
    expect(encoded).toEqual(["office.webp"]);
    encoded = [];
    expect(await prepare(files)).toEqual(first);
    expect(encoded).toEqual([]);
  });

  test("is encoded again if the cache has half a file", async () => {
    const files = { "office.png": await photo(50, 40).png().toBuffer() };
    const { outputs } = await prepare(files);
    const [output] = outputs;
    if (output === undefined || !("copyOf" in output)) throw new Error("The picture comes from the cache.");
    const whole = readFileSync(output.copyOf);
    writeFileSync(output.copyOf, "");
    await prepare(files);
    expect(readFileSync(output.copyOf)).toEqual(whole);
  });
});

test("a poster is encoded once, in the width that pages show", async () => {
  const files = { "poster.png": await photo(1600, 900).png().toBuffer() };
  const { book } = await prepare(files, { isPoster: true });
  expect(book.get("poster.png")).toMatchObject({
    path: expect.stringMatching(/poster-1200\..*\.jpg$/) as string,
    formats: [{ type: "image/webp", variants: [{ width: 1200 }] }],
  });
});

describe("a photograph in a preview", () => {
  const preview = { isPreview: true };

  test.for([
    ["a JPEG", "office.jpg", () => photo(1600, 1200).jpeg().toBuffer(), /office-1280\.[0-9a-f]{8}\.jpg$/],
    [
      "upright",
      "tall.jpg",
      () => photo(600, 400).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
      /tall-400\..*jpg$/,
    ],
    ["transparent", "seal.png", () => photo(60, 60, { alpha: true }).png().toBuffer(), /seal-60\..*\.png$/],
  ] as const)("is encoded in one size, and has its own shape: %s", async ([, name, draw, file]) => {
    const files = { [name]: await draw() };
    const { book } = await prepare(files, preview);
    const published = await prepare(files);
    const { path: shown, formats, ...shape } = book.get(name) as PreparedPicture;
    expect(shown).toMatch(file);
    expect(formats.flatMap(({ variants }) => variants)).toHaveLength(0);
    expect(published.book.get(name)).toMatchObject(shape);
  });

  test("is not used by a build, which encodes it in all sizes", async () => {
    const files = { "office.jpg": await photo(900, 600).jpeg().toBuffer() };
    await prepare(files, preview);
    const published = await prepare(files);
    expect(encoded).toEqual(["office.jpg", "office.jpg"]);
    root = makeTemporaryFolder();
    const pathsOf = ({ outputs }: PreparedFiles): string[] => outputs.map((output) => output.path).sort();
    expect(pathsOf(await prepare(files))).toEqual(pathsOf(published));
  });

  test("is the published one if a build has encoded it", async () => {
    const files = { "office.jpg": await photo(900, 600).jpeg().toBuffer() };
    const published = await prepare(files);
    expect(await prepare(files, preview)).toEqual(published);
    expect(encoded).toEqual(["office.jpg"]);
  });

  test("is refused like in a build", async () => {
    const { problems } = await prepare({ "office.jpg": await photo(60, 60).png().toBuffer() }, preview);
    expect(problems.map(({ code }) => code)).toEqual(["media/wrong-content"]);
    const half = (await photo(900, 600).jpeg().toBuffer()).subarray(0, 900);
    expect((await prepare({ "half.jpg": half }, preview)).problems.map(({ code }) => code)).toEqual(["media/corrupt"]);
  });
});

describe("a picture that is too large to encode", () => {
  test.for([
    [20_000, 400],
    [400, 20_000],
    [60_000, 60_000],
  ] as const)("is called too large by its header alone: %i by %i", async ([width, height]) => {
    const { problems } = await prepare({ "a.png": hollowPng(width, height) });
    expect(problems.map(({ code, message }) => [code, message])).toEqual([
      ["media/too-large", expect.stringContaining(`${width} by ${height} pixels`)],
    ]);
  });

  test("does not affect other pictures", async () => {
    const { problems } = await prepare({ "a.png": await photo(16_383, 4).png().toBuffer() });
    expect(problems).toEqual([]);
  });
});

/** Makes a PNG of this size with hardly any data. */
function hollowPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
    const length = Buffer.alloc(4);
    const sum = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(8, 8);
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.alloc(100))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

describe("a drawing", () => {
  test.for([
    ['viewBox="0 0 80 60"', 80, 60],
    ['width="40" viewBox="0 0 80 60"', 40, 30],
    ['width="100%" height="100%" viewBox="0 0 80 60"', 80, 60],
    ['width="32px" height="16"', 32, 16],
  ] as const)("with %s is %i by %i", async ([attributes, width, height]) => {
    const { book } = await prepare({ "logo.svg": svg("<path d='M0 0h9'/>", attributes) });
    expect(book.get("logo.svg")).toMatchObject({ width, height });
  });

  test.for([
    'viewBox="0 0 1e9 1e9"',
    'viewBox="0 0 1e999 1e999"',
    'viewBox="0 0 Infinity 5"',
    'viewBox="0 0 -8 -6"',
    'viewBox="0 0 0.2 0.1"',
    'viewBox="0 0 1 90000" width="9000"',
    'width="0" height="5"',
    'width="99999999999999999999" height="1"',
  ])("with %s has no size that a page could keep free", async (attributes) => {
    const { problems } = await prepare({ "logo.svg": svg("<path d='M0 0h9'/>", attributes) });
    expect(problems).toMatchObject([{ code: "media/svg-size" }]);
  });

  test("that would take minutes to optimize is published without that, and without a declaration of its encoding", async () => {
    const drawing = `<?xml version="1.0" encoding="ISO-8859-1"?>${svg("<g><path d='M0 0h9'/></g>".repeat(2001))}`;
    const { outputs, problems } = await prepare({ "map.svg": drawing });
    expect(problems).toEqual([]);
    const made = outputs.map((output) => ("copyOf" in output ? readFileSync(output.copyOf, "utf8") : ""));
    expect(made).toContain(svg("<g><path d='M0 0h9'/></g>".repeat(2001)));
    const bad = svg(`${"<path d='M0 0h9'/>".repeat(2001)}<script/>`);
    expect((await prepare({ "map.svg": bad })).problems).toMatchObject([{ code: "media/svg-code" }]);
  });

  const padding = "<path d='M0 0h9'/>".repeat(2001);

  test.for([
    ["small", ""],
    ["large", padding],
  ] as const)(
    "that is %s is published without what its program noted of the author and the folder",
    async ([, rest]) => {
      const editors = 'xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" viewBox="0 0 8 6"';
      const notes = `<!-- Jane Doe --><!--! License --><metadata id="m"><author>Jane Doe</author></metadata><metadata/>`;
      const path = `<inkscape:grid units="Jane"/><path inkscape:export-filename="/home/Jane Doe/a.png" d="M0 0h9"/>`;
      const { outputs, problems } = await prepare({ "a.svg": svg(notes + path + rest, editors) });
      expect(problems).toEqual([]);
      const made = outputs.map((output) => ("copyOf" in output ? readFileSync(output.copyOf, "latin1") : ""));
      expect(made.join("")).not.toContain("Jane");
      for (const kept of ["<path", "<!--! License"]) expect(made.join("")).toContain(kept);
    },
  );

  test.for([
    ["small", ""],
    ["large", padding],
  ] as const)("that is %s may hold photos, but none that says where it was made", async ([, rest]) => {
    const image = (bytes: Buffer): string => `<image href="data:image/jpeg;base64,${bytes.toString("base64")}"/>`;
    const plain = await photo(8, 6).jpeg().toBuffer();
    const tells = await photo(8, 6)
      .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "33/1 37/1 59/1" } })
      .jpeg()
      .toBuffer();
    expect((await prepare({ "a.svg": svg(image(plain) + rest) })).problems).toEqual([]);
    const { problems } = await prepare({ "a.svg": svg(image(plain) + image(tells) + rest) });
    expect(problems).toMatchObject([{ code: "media/hidden-data" }]);
  });

  test.for([
    '<rect width="9" height="9" fill="url(#g)"/><linearGradient id="g"><stop/></linearGradient>',
    `<rect width="9" height="9" fill="url('#g')"/><linearGradient id="g"><stop/></linearGradient>`,
    '<style>.a{fill:url( "#g" )}</style><rect class="a" width="9" height="9"/>',
    "<style>.a{fill:u\\72l(#g)}</style><rect class='a' width='9' height='9'/>",
  ])("may use its own parts: %s", async (inside) => {
    expect((await prepare({ "a.svg": svg(inside) })).problems).toEqual([]);
  });

  test.for([
    "<script>alert(1)</script>",
    '<g onclick="alert(1)"/>',
    '<a href="javascript:alert(1)"><path d="M0 0"/></a>',
    '<a><animate attributeName="href" values="javascript:alert(1)"/></a>',
    '<set attributeName="xlink:href" to="javascript:alert(1)"/>',
    '<set attributeName=" href " to="javascript:alert(1)"/>',
    "<style>@im<!-- -->port 'https://evil.example/x.css'</style>",
    "<style>@im<g/>port 'https://evil.example/x.css'</style>",
    "<style>*{background:image-set('https://evil.example/x.png' 1x)}</style>",
    '<h:meta xmlns:h="http://www.w3.org/1999/xhtml" http-equiv="refresh" content="0;url=https://evil.example/"/>',
    '<image href="https://evil.example/a.png"/>',
    "<foreignObject><p>x</p></foreignObject>",
    '<style>@import "https://evil.example/a.css";</style>',
    '<style>@im&#112;ort "https://evil.example/a.css";</style>',
    "<style>a{fill:u&#114;l(https://evil.example/a.svg)}</style>",
    "<style>a{fill:u\\72l(https://evil.example/a.svg)}</style>",
    '<rect fill="url(https://evil.example/a.svg#b)"/>',
    '<rect fill="url( )"/>',
    '<rect fill="url(&quot;https://evil.example/a.svg&quot;)"/>',
    `<rect style="fill:src('https://evil.example/a.svg')"/>`,
    `<rect style="mask:image('https://evil.example/a.svg')"/>`,
    `<rect mask="-webkit-image-set('https://evil.example/a.png' 1x)"/>`,
    "<style>*{mask:cross-fade(white, black)}</style>",
    "<style>*{mask:-moz-element(#a)}</style>",
    "<style>*{width:unknown-function(2px)}</style>",
    '<style>@namespace "http://www.w3.org/1999/xhtml";</style>',
    '<style>@font-face{font-family:a;src:local("b")}</style>',
    "<style>@property --a{}</style>",
    "<style>@\\69mport 'https://evil.example/x.css'</style>",
    "<style>a{fill:\\75rl(https://evil.example/a.svg)}</style>",
    "<style><![CDATA[*{fill:src('https://evil.example/a.svg')}]]></style>",
    "<s:style xmlns:s='http://www.w3.org/2000/svg'>*{fill:src('https://evil.example/a.svg')}</s:style>",
    "<style>/*</style><style>*{fill:src('https://evil.example/a.svg')}/**/</style>",
    "<style>a{}<g>/*</g>@import 'https://evil.example/x.css';/**/</style>",
    `<set attributeName="fill" to="src('https://evil.example/a.svg')"/>`,
    `<rect transform="src('https://evil.example/a.svg')"/>`,
  ])("is refused with %s", async (inside) => {
    const { problems, book } = await prepare({ "a.svg": svg(inside) });
    expect(problems.map(({ code }) => code)).toEqual(["media/svg-code"]);
    // An empty file replaces it.
    expect([...book.values()]).toMatchObject([{ width: 1, height: 1, formats: [] }]);
  });

  // These are in the style of Inkscape, Illustrator, Figma, Affinity Designer and people.
  test.for([
    `<path style="display:inline;fill:url(#a);fill-opacity:1;stroke:#d45500;stroke-width:.265;-inkscape-stroke:none;font-family:sans-serif;-inkscape-font-specification:'sans-serif, Normal';paint-order:markers fill stroke" d="M0 0h9"/>`,
    `<style type="text/css">\n\t.st0{clip-path:url(#SVGID_2_);fill:none;}\n\t.st1{font-family:'MyriadPro-Regular';}\n\t.st2{enable-background:new    ;}\n</style><path class="st0" d="M0 0h9"/>`,
    "<style>.cls-1{isolation:isolate;}.cls-2,.cls-3:not(.cls-4){mix-blend-mode:multiply;opacity:.5;}</style><path class='cls-1' d='M0 0h9'/>",
    '<g filter="url(#filter0_d)" style="mix-blend-mode:multiply"><path d="M0 0h9" fill="rgb(1 2 3 / 50%)"/></g><filter id="filter0_d" color-interpolation-filters="sRGB"><feBlend in2="a"/></filter>',
    '<path transform="matrix(1,0,0,1,0,0) rotate(5 1 2)" style="fill:oklch(60% 0.1 200);clip-path:circle(40%);offset-path:path(\'M0 0h9\')" d="M0 0h9"/>',
    "<style>@media (prefers-color-scheme: dark){path{fill:color-mix(in srgb, red, var(--a, blue))}}</style><path d='M0 0h9'/>",
    "<style>@keyframes a{to{transform:translateX(calc(1px + 2%)) rotate(1turn)}} #a:hover{animation:a 1s cubic-bezier(.1,.2,.3,.4)}</style><path id='a' d='M0 0h9'/>",
    "<style>@supports (display:grid){.a:nth-child(2n){filter:drop-shadow(0 0 1px hsl(0 0% 0%))}}</style><path class='a' d='M0 0h9'/>",
    "<style><![CDATA[/* by hand (really) */ text{font-family:'\\5B8B\\4F53'}]]></style><text y='9'>Premolar(s) @home f(x)</text>",
    `<g id="Layer(1)" data-name="Teeth(upper)" aria-label="Tooth(left)" role="img"><title>Crown(s)</title><animate attributeName="x" begin="a.repeat(2)" dur="1s"/></g>`,
    '<path fill="#fff icc-color(a, 1, 2)" d="M0 0h9"/>',
  ])("may have styles as programs write them: %s", async (inside) => {
    expect((await prepare({ "a.svg": svg(inside) })).problems).toEqual([]);
  });

  const documentType =
    '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">';
  const script = "<script>alert(1)</script>";

  describe.for([
    ["small", ""],
    ["large", `<g><title>${"x".repeat(5000)}</title></g>`.repeat(41)],
  ] as const)("that is %s", ([, padding]) => {
    test.for([
      documentType + svg(padding),
      `\uFEFF<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n<!-- by hand -->\n${documentType}\n${svg(padding)}`,
      `<!DOCTYPE svg>${svg(padding)}`,
      svg(`<metadata><?xpacket begin="" id="W5M0"?><?xpacket end="w"?></metadata><!---->${padding}`),
    ])("is taken as drawing programs write it, without its declarations: %#", async (drawing) => {
      const { problems, outputs } = await prepare({ "a.svg": drawing });
      expect(problems).toEqual([]);
      const [made] = outputs.map((output) => ("copyOf" in output ? readFileSync(output.copyOf, "utf8") : ""));
      expect(made).toMatch(/<svg /);
      expect(made).not.toMatch(/<!DOCTYPE|<\?xml/);
    });

    test.for([
      [`<!DOCTYPE svg SYSTEM "a><!--">${svg(`${script}<!-- -->${svg(padding)}`)}`, "an unusual document type"],
      [`<!DOCTYPE svg SYSTEM 'a>'>${svg(padding)}`, "an unusual document type"],
      [
        `<!DOCTYPE svg SYSTEM "a>" [<!ENTITY s "${script}">]>${svg(`&s;${padding}`)}`,
        // To the parser, the document type ends at the quoted angle bracket.
        "an unusual document type",
      ],
      [`<!DOCTYPE svg [<!ENTITY s "${script}">]>${svg(`&s;${padding}`)}`, "a document type with entities"],
      [`<!DOCTYPE svg [<!ATTLIST svg onload CDATA "a()">]>${svg(padding)}`, "a document type with entities"],
      [`${svg(padding)}<!ENTITY s "x">`, "a document type with entities"],
      [`<?x > <!-- ?>${svg(`${script}<?x --> ?>${svg(padding)}`)}`, "<script>"],
      [svg(`<?x > <!-- ?>${script}<?x --> ?>${padding}`), "<script>"],
      [svg(`<!--> <g a="-->${script}<!-- "/>  -->${padding}`), "a comment that begins with >"],
      [svg(`<!---> <g a="-->${script}<!-- "/>  -->${padding}`), "a comment that begins with >"],
      [`<?xml version="1.0"?><?xml version="1.0" encoding="ISO-2022-JP"?>${svg(padding)}`, "(<?xml>)"],
      [`<?xml-x encoding="ISO-2022-JP"?>${svg(padding)}`, "(<?xml-x>)"],
      [`<?xml-stylesheet href="a.css"?>${svg(padding)}`, "a style sheet of its own"],
      [svg(`<a xml:base="https://evil.example/" href="#a"/>${padding}`), "the attribute xml:base"],
      [svg(`<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>${padding}`), "<s:script>"],
      [svg(`<![CDATA[ ]]]>${script}<![CDATA[ ]]>${padding}`), "<script>"],
    ] as const)("is refused where browsers could read more in it than was looked at: %#", async ([drawing, found]) => {
      const { problems } = await prepare({ "a.svg": drawing });
      expect(problems.map(({ code }) => code)).toEqual(["media/svg-code"]);
      expect(problems[0]!.message).toContain(found);
    });
  });

  test("is refused if it is really a web page", async () => {
    const { problems } = await prepare({ "a.svg": `<html><body>${svg("")}</body></html>` });
    expect(problems.map(({ code }) => code)).toEqual(["media/wrong-content"]);
  });
});
