import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { PreparedFiles } from "../../../src/steps/media/prepare-files.ts";
import { makeTemporaryFolder } from "../../support/little-site.ts";
import { photo, prepareIn } from "./prepare-in.ts";

const prepare = (files: Record<string, string | Uint8Array>): Promise<PreparedFiles> =>
  prepareIn(makeTemporaryFolder(), files);

const svg = (inside: string, attributes = 'viewBox="0 0 80 60"'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`;

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
    "<style>a{fill:u\\72l(#g)}</style>",
    "<style>a{fill:url(\u00A0#g)}</style>",
    `<style>a{font-family:"\\\r\n";fill:src('https://evil.example/a.svg')}</style>`,
    `<style>a{font-family:"b\n;fill:src('https://evil.example/a.svg')}</style>`,
    `<style>a{fill:url(#a"b);fill:src(c)}</style>`,
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
      [`<!DOCTYPE svg SYSTEM "a>" [<!ENTITY s "${script}">]>${svg(`&s;${padding}`)}`, "a document type with entities"],
      [`<!DOCTYPE svg [<!ENTITY s "${script}">]>${svg(`&s;${padding}`)}`, "a document type with entities"],
      [`<!DOCTYPE svg [<!ATTLIST svg onload CDATA "a()">]>${svg(padding)}`, "a document type with entities"],
      [`<?x > <!-- ?>${svg(`${script}<?x --> ?>${svg(padding)}`)}`, "<script>"],
      [svg(`<?x > <!-- ?>${script}<?x --> ?>${padding}`), "<script>"],
      [svg(`<!--> <g a="-->${script}<!-- "/>  -->${padding}`), "<script>"],
      [svg(`<!---> <g a="-->${script}<!-- "/>  -->${padding}`), "<script>"],
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

  test.for([
    svg("\0<path d='M0 0h9'/>"),
    svg("<path d='M0 0h9'/>").replace("</svg>", ""),
    svg("<path d='M0 0h9'/>").slice(0, -12),
    svg("<path d='M0 0h9'/><text>&#0;</text>"),
    svg("<path d='M0 0h9'/><text>\u0001</text>"),
    svg("<path d='M0 0h9'/><text>&nbsp;</text>"),
    svg("<g><path d='M0 0h9'/></b>"),
    svg("<path d='M0 0h9' d='M0 0h8'/>"),
    `${svg("<path d='M0 0h9'/>")}<!ENTITY s "x">`,
  ])("is refused if browsers show nothing of it: %j", async (drawing) => {
    const { problems } = await prepare({ "a.svg": drawing });
    expect(problems.map(({ code }) => code)).toEqual(["media/corrupt"]);
  });

  test("is refused if it is really a web page", async () => {
    const { problems } = await prepare({ "a.svg": `<html><body>${svg("")}</body></html>` });
    expect(problems.map(({ code }) => code)).toEqual(["media/wrong-content"]);
  });
});
