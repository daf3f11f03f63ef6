import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { inspectSvg } from "../../../src/steps/media/inspect-svg.ts";
import { encodePreview } from "../../../src/steps/media/link-preview.ts";
import { encodeSvg } from "../../../src/steps/media/svg.ts";
import { packageFolder } from "../../support/package-folder.ts";
import { partsOf } from "./preview-parts.ts";

const svg = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">${inside}</svg>`;
const area = (attributes = ""): string => `<rect width="1200" height="630" ${attributes}/>`;
const times = (count: number, make: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => make(index)).join("");

/** Makes elements that each use the previous one twice; `attribute` uses the last. */
const doubled = (element: string, attribute: string, levels = 24): string =>
  times(levels, (index) => {
    const inner = index === 0 ? area() : area(`${attribute}="url(#p${index - 1})"`).repeat(2);
    return `<${element} id="p${index}" width="50" height="50">${inner}</${element}>`;
  }) + area(`${attribute}="url(#p${levels - 1})"`);

const noise = (count: number, attributes = ""): string =>
  times(count, (index) => `<path ${attributes} d="M${index} 0h9"/>`);

const tooHeavy = { fault: { code: "media/too-large", way: "work" } };

/** Small drawings that would take hours, by their parts. */
const hostile: Record<string, () => string> = {
  "masks within masks": () => svg(doubled("mask", "mask")),
  "clipping paths within clipping paths": () => svg(doubled("clipPath", "clip-path")),
  "patterns within patterns": () => svg(doubled("pattern", "fill")),
  "markers within markers": () => svg(doubled("marker", "marker-start")),
  "masks that a style sheet names": () =>
    svg(
      `<style>${times(23, (index) => `.c${index}, #none{mask:url(#p${index})}`)}</style>` +
        times(24, (index) => `<mask id="p${index}">${area(`class="c${index - 1}"`).repeat(2)}</mask>`) +
        area('style="mask:url(#p23)"'),
    ),
  "masks for all elements": () => svg(`<style>path{mask:url("#m")}</style><mask id="m">${area()}</mask>${noise(2000)}`),
  "uses within uses": () =>
    svg(
      times(20, (index) => `<g id="u${index}">${`<use href="#u${index - 1}"/>`.repeat(3)}</g>`) + '<use href="#u19"/>',
    ),
  "a long chain of uses": () => svg(times(2000, (index) => `<g id="u${index}"><use href="#u${index - 1}"/></g>`)),
  "a long chain of uses, the last one first": () =>
    svg(times(2000, (index) => `<g id="u${index}"><use href="#u${index + 1}"/></g>`)),
  "steps of a filter": () =>
    svg(`<filter id="f">${"<feGaussianBlur/>".repeat(1100)}</filter>${area('filter="url(#f)"')}`),
  "a filter used often": () =>
    svg(`<filter id="f">${"<feGaussianBlur/>".repeat(10)}</filter>${area('style="filter:url(#f)"').repeat(110)}`),
  elements: () => svg(noise(200_001)),
  "rules of style": () => svg(`<style>${times(4100, (index) => `.c${index}{x:0}`)}</style>${noise(5000)}`),
  characters: () => svg(`<title>${"x".repeat(20_000_000)}</title>`),
};

describe.for(Object.entries(hostile))("a drawing with too many %s", ([, make]) => {
  test("is refused before it is drawn or optimized", async () => {
    const bytes = Buffer.from(make());
    await expect(encodeSvg(bytes)).rejects.toMatchObject(tooHeavy);
    await expect(encodePreview(partsOf(bytes, "svg"))).rejects.toMatchObject(tooHeavy);
  });
});

test("a drawing that would take the optimizer too long is not optimized", async () => {
  const drawing = svg(`<style>${times(400, (index) => `.c${index}{x:0}`)}</style>${noise(1000, 'class="c1"')}`);
  const { files } = await encodeSvg(Buffer.from(drawing));
  expect(files[0]!.bytes.toString()).toBe(drawing);
});

test.for(["png", "jpeg", "webp"] as const)(
  "photos in a drawing have no more pixels together than a picture: %s",
  async (format) => {
    const create = { width: 5100, height: 5000, channels: 3, background: "#456" } as const;
    const photo = (await sharp({ create }).toFormat(format).toBuffer()).toString("base64");
    const image = `<image width="9" height="9" href="data:image/${format};base64,${photo}"/>`;
    await expect(encodePreview(partsOf(Buffer.from(svg(image.repeat(2))), "svg"))).rejects.toMatchObject(tooHeavy);
    const styled = `<style>*{mask:url("data:image/${format};base64,${photo}")}</style>`;
    await expect(encodeSvg(Buffer.from(svg(image + styled)))).rejects.toMatchObject(tooHeavy);
    expect((await encodePreview(partsOf(Buffer.from(svg(image)), "svg"))).files).toHaveLength(1);
  },
);

test("a part that uses itself is counted once", () => {
  const drawing = svg(`<mask id="m">${area('mask="url(#m)"')}</mask><g id="g"><use href="#g"/></g>`);
  expect(inspectSvg(drawing)).toMatchObject({ size: { width: 1200 } });
});

test("drawings of a real site stay far below all limits", () => {
  const folder = path.join(packageFolder, "assets/pictures");
  const drawings = readdirSync(folder).filter((name) => name.endsWith(".svg"));
  expect(drawings.length).toBeGreaterThan(30);
  for (const name of drawings) {
    const text = readFileSync(path.join(folder, name), "utf8");
    // Each drawing is repeated a hundred times with different ids.
    const parts = times(100, (index) => `<g>${text.replaceAll(/(id="|#)(?=[a-z])/g, `$1n${index}-`)}</g>`);
    expect(() => inspectSvg(svg(parts)), name).not.toThrow();
  }
});
