import { describe, expect, test } from "vitest";
import { encodeSvg } from "../../../src/steps/media/svg.ts";
import { measureSvg } from "../../../src/steps/media/svg-size.ts";

/*
 * Drawings begin and end as programs export them: with entities, encodings and units that no drawing made by hand has.
 */

const type11 = 'PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"';
const path = '<path fill="#123456" d="M0 0h9v9z"/>';
const xlink = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';

const illustrator = `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 16.0.0, SVG Export Plug-In . SVG Version: 6.00 Build 0)  -->
<!DOCTYPE svg ${type11} [
	<!ENTITY ns_extend "http://ns.adobe.com/Extensibility/1.0/">
	<!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">
	<!ENTITY ns_svg "http://www.w3.org/2000/svg">
	<!ENTITY ns_xlink 'http://www.w3.org/1999/xlink'>
]>
<svg version="1.1" id="Layer_1" xmlns:x="&ns_extend;" xmlns:i="&ns_ai;" xmlns="&ns_svg;" xmlns:xlink="&ns_xlink;"
	 x="0px" y="0px" width="300px" height="200px" viewBox="0 0 300 200" enable-background="new 0 0 300 200" xml:space="preserve">
<switch>
	<foreignObject requiredExtensions="&ns_ai;" x="0" y="0" width="1" height="1">
		<i:pgfRef  xlink:href="#adobe_illustrator_pgf">
		</i:pgfRef>
	</foreignObject>
	<g i:extraneous="self">${path}</g>
</switch>
<i:pgf  id="adobe_illustrator_pgf"><![CDATA[eJzs&ns_svg;]]></i:pgf>
</svg>`;

/** Heads and tails of exports, and the size that browsers show. */
const exported: Record<string, [drawing: string | Buffer, width: number, height: number]> = {
  Illustrator: [illustrator, 300, 200],
  "Illustrator, in UTF-16": [Buffer.from(`\uFEFF${illustrator.replace("utf-8", "utf-16")}`, "utf16le"), 300, 200],
  Inkscape: [
    `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with Inkscape (http://www.inkscape.org/) -->
<svg width="210mm" height="297mm" viewBox="0 0 210 297" version="1.1" id="svg5" inkscape:version="1.1.2" sodipodi:docname="a.svg"
   xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"
   ${xlink} xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:cc="http://creativecommons.org/ns#"
   xmlns:dc="http://purl.org/dc/elements/1.1/"><sodipodi:namedview id="n" pagecolor="#ffffff" inkscape:document-units="mm"/>
<metadata><rdf:RDF><cc:Work rdf:about=""><dc:type rdf:resource="http://purl.org/dc/dcmitype/StillImage"/></cc:Work></rdf:RDF></metadata>
<g inkscape:label="Layer 1" inkscape:groupmode="layer" style="-inkscape-font-specification:'Arial, Normal'">${path}</g></svg>`,
    794,
    1123,
  ],
  CorelDRAW: [
    `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE svg ${type11}>
<!-- Creator: CorelDRAW X7 -->
<svg ${xlink} xml:space="preserve" width="4in" height="2in" version="1.1"
style="shape-rendering:geometricPrecision; image-rendering:optimizeQuality; fill-rule:evenodd; clip-rule:evenodd" viewBox="0 0 4000 2000">
 <defs><font id="FontID0" horiz-adv-x="722"><font-face font-family="Arial"/></font><style type="text/css"><![CDATA[
    @font-face { font-family:"Arial";font-variant:normal;font-weight:normal;src:url("#FontID0") format(svg)}
    .fil0 {fill:#2B2A29}
   ]]></style></defs><g id="Layer_x0020_1"><metadata id="CorelCorpID_0Corel-Layer"/><path class="fil0" d="M0 0h9v9z"/></g></svg>`,
    384,
    192,
  ],
  Affinity: [
    `<?xml version="1.0" encoding="UTF-8" standalone="no"?><!DOCTYPE svg ${type11}>
<svg width="100%" height="100%" viewBox="0 0 512 256" version="1.1" ${xlink} xml:space="preserve" xmlns:serif="http://www.serif.com/"
 style="fill-rule:evenodd;clip-rule:evenodd;stroke-linejoin:round;stroke-miterlimit:2;"><g id="a" serif:id="Layer 1">${path}</g></svg>`,
    512,
    256,
  ],
  Figma: [
    `<svg width="24" height="48" viewBox="0 0 24 48" fill="none" ${xlink}><g clip-path="url(#clip0_1_2)">${path}</g>
<defs><filter id="filter0_d" x="0" y="0" width="9" height="9" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB">
<feFlood flood-opacity="0" result="a"/></filter><clipPath id="clip0_1_2"><rect width="24" height="48" fill="white"/></clipPath></defs></svg>`,
    24,
    48,
  ],
  Sketch: [
    `<?xml version="1.0" encoding="UTF-8"?><svg width="64px" height="32px" viewBox="0 0 64 32" version="1.1" ${xlink}
 xmlns:sketch="http://www.bohemiancoding.com/sketch/ns"><!-- Generator: Sketch 52.6 (67491) - http://www.bohemiancoding.com/sketch -->
<title>Group</title><desc>Created with Sketch.</desc><g id="Page-1" sketch:type="MSPage" stroke="none">${path}</g></svg>`,
    64,
    32,
  ],
  potrace: [
    `<?xml version="1.0" standalone="no"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 20010904//EN" "http://www.w3.org/TR/2001/REC-SVG-20010904/DTD/svg10.dtd">
<svg version="1.0" xmlns="http://www.w3.org/2000/svg" width="1280.000000pt" height="640.000000pt" viewBox="0 0 1280.000000 640.000000"
 preserveAspectRatio="xMidYMid meet"><g transform="translate(0,640) scale(0.1,-0.1)" fill="#000000" stroke="none">${path}</g></svg>`,
    1707,
    853,
  ],
  Visio: [
    `<?xml version="1.0" encoding="UTF-8" standalone="no"?><!DOCTYPE svg ${type11}>
<!-- Generated by Microsoft Visio, SVG Export a.svg Page-1 -->
<svg ${xlink} xmlns:ev="http://www.w3.org/2001/xml-events" xmlns:v="http://schemas.microsoft.com/visio/2003/SVGExtensions/"
 width="5.08cm" height="2.54cm" viewBox="0 0 144 72" xml:space="preserve" color-interpolation-filters="sRGB" class="st2">
<v:documentProperties v:langID="1033" v:viewMarkup="false"/><style type="text/css"><![CDATA[ .st1 {marker-end:url(#m);stroke:#000} ]]></style>
<marker id="m">${path}</marker><path class="st1" d="M0 0h9"/></svg>`,
    192,
    96,
  ],
  Canva: [
    `<svg ${xlink} width="500" zoomAndPan="magnify" viewBox="0 0 375 187.499997" height="250" preserveAspectRatio="xMidYMid meet"
 version="1.0"><defs><clipPath id="a"><path d="M 0 0 H 9" clip-rule="nonzero"/></clipPath></defs><g clip-path="url(#a)">${path}</g></svg>`,
    500,
    250,
  ],
  Matplotlib: [
    `<?xml version="1.0" encoding="utf-8" standalone="no"?><!DOCTYPE svg ${type11}>
<svg ${xlink} width="460.8pt" height="345.6pt" viewBox="0 0 460.8 345.6" version="1.1"><defs><style type="text/css">*{stroke-linejoin: round;
 stroke-linecap: butt}</style></defs>${path}</svg>`,
    614,
    461,
  ],
};

test.for(Object.entries(exported))("a drawing from %s is shown in its size", async ([, [drawing, width, height]]) => {
  const { size, files } = await encodeSvg(Buffer.from(drawing as string));
  expect(size).toEqual({ width, height });
  const made = files[0]!.bytes.toString();
  expect(made).toMatch(/^<svg[^]* d="[^]*<\/svg>$/);
  expect(made).not.toMatch(/<!|<\?|foreignObject|&ns_/);
});

const words = "Zähne & Köpfe — qué";
const drawn = (text = words): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text>${text.replace("&", "&amp;")}</text></svg>`;
const latin = drawn("Zähne & Köpfe - qué");

describe("the words of a drawing are read in its encoding", () => {
  test.for([
    ["UTF-8 with a mark", Buffer.from(`\uFEFF${drawn()}`)],
    ["UTF-16LE with a mark", Buffer.from(`\uFEFF${drawn()}`, "utf16le")],
    ["UTF-16BE with a mark", Buffer.from(`\uFEFF${drawn()}`, "utf16le").swap16()],
    ["UTF-16LE without one", Buffer.from(`<?xml version="1.0" encoding="UTF-16"?>${drawn()}`, "utf16le")],
    ["UTF-16BE without one", Buffer.from(`<?xml version="1.0" encoding="UTF-16"?>${drawn()}`, "utf16le").swap16()],
    ["UTF-8 that claims to be UTF-16", Buffer.from(`<?xml version="1.0" encoding="UTF-16"?>${drawn()}`)],
    ["an encoding that nobody knows", Buffer.from(`<?xml version="1.0" encoding="x-none"?>${drawn()}`)],
  ] as const)("in %s", async ([, bytes]) => {
    expect((await encodeSvg(bytes)).files[0]!.bytes.toString()).toContain("Zähne &amp; Köpfe — qué");
  });

  test.for(["ISO-8859-1", "iso-8859-15", "windows-1252", "latin1"])("in %s", async (encoding) => {
    const bytes = Buffer.from(`<?xml version='1.0' encoding='${encoding}'?>${latin}`, "latin1");
    expect((await encodeSvg(bytes)).files[0]!.bytes.toString()).toContain("Zähne &amp; Köpfe - qué");
  });
});

const typed = (entities: string, inside = "&a;"): Buffer =>
  Buffer.from(`<!DOCTYPE svg [${entities}]>${drawn("HERE").replace("HERE", inside)}`);

describe("entities", () => {
  test.for([
    ['<!ENTITY a "one"><!ENTITY a "two">', "&a; &a;", ">one one<"],
    [`<!-- ]> --><!ENTITY a 'say "hi" > it'>`, "&a;", "hi"],
    ['<!ENTITY lt "x">', "&lt;b", "&lt;b"],
    ['<!ENTITY a "one">', "<![CDATA[&a;]]>", "&a;"],
  ] as const)("of plain text are replaced: %s", async ([entities, inside, expected]) => {
    expect((await encodeSvg(typed(entities, inside))).files[0]!.bytes.toString()).toContain(expected);
  });

  test.for([
    '<!ENTITY a SYSTEM "file:///etc/passwd">',
    '<!ENTITY a PUBLIC "x" "https://evil.example/">',
    '<!ENTITY % a "x">',
    '<!ENTITY % a SYSTEM "https://evil.example/">%a;',
    '<!ENTITY b "x"><!ENTITY a "&b;&b;">',
    '<!ENTITY a "&#60;script>">',
    '<!ENTITY a "<script>alert(1)</script>">',
    '<!ELEMENT svg ANY><!ENTITY a "x">',
    '<!ATTLIST svg onload CDATA "alert(1)"><!ENTITY a "x">',
    Array.from({ length: 101 }, (_, index) => `<!ENTITY a${index} "x">`).join(""),
    `<!ENTITY a "${"x".repeat(1001)}">`,
  ])("of any other kind are refused: %s", async (entities) => {
    await expect(encodeSvg(typed(entities))).rejects.toMatchObject({ fault: { code: "media/svg-code" } });
  });

  test.for([
    ['<!ENTITY a "https://evil.example/a.png">', '<image href="&a;"/>'],
    [`<!ENTITY a 'x" onload="alert(1)'>`, '<g class="&a;" onclick="b"/>'],
    ['<!ENTITY a "http://www.w3.org/1999/xhtml">', '<b xmlns="&a;"/>'],
    ['<!ENTITY a "javascript:alert(1)">', '<a href="&a;"/>'],
    ['<!ENTITY a "url(https://evil.example/)">', '<rect fill="&a;"/>'],
    ['<!ENTITY a "script">', "<&a;>alert(1)</&a;>"],
  ] as const)("do not hide what is refused: %s in %s", async ([entities, inside]) => {
    await expect(encodeSvg(typed(entities, inside))).rejects.toMatchObject({ fault: { code: "media/svg-code" } });
  });

  test("cannot break out of the attribute they are in", async () => {
    const { files } = await encodeSvg(typed(`<!ENTITY a 'x" onload="alert(1)'>`, '<tspan class="&a;">b</tspan>'));
    expect(files[0]!.bytes.toString()).not.toMatch(/<[^<>]*\sonload="/);
  });

  test("that stand for too much are refused before they are replaced", async () => {
    const many = typed(`<!ENTITY a "${"x".repeat(1000)}">`, "&a;".repeat(200));
    await expect(encodeSvg(many)).rejects.toMatchObject({ fault: { code: "media/too-large", way: "work" } });
    const open = typed('<!ENTITY a "x">', "<!-- &a;".repeat(300_000));
    await encodeSvg(open).catch(() => undefined);
  });
});

describe("the size of a drawing", () => {
  test.for([
    ["1in", "2.54cm", 96, 96],
    ["25.4mm", "101.6Q", 96, 96],
    ["72pt", "6pc", 96, 96],
    ["100PX", "1e2", 100, 100],
    [" 10px ", "+.5e2", 10, 50],
  ] as const)("of %s by %s is in pixels", ([width, height, ...size]) => {
    expect(measureSvg({ width, height })).toEqual({ width: size[0], height: size[1] });
  });

  test.for(["100%", "2em", "10ex", "5ch", "calc(1px)", "50vw", "auto", "10 px", "-5cm", "px", "1,5cm"])(
    "of %s is that of its viewBox, and none without one",
    (length) => {
      expect(measureSvg({ width: length, height: length, viewBox: "0 0 80 60" })).toEqual({ width: 80, height: 60 });
      expect(() => measureSvg({ width: length, height: length })).toThrow();
    },
  );
});
