import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { describe, expect, onTestFinished, test } from "vitest";
import { encodeSvg } from "../../src/steps/media/svg.ts";
import { UnusableMedia } from "../../src/steps/media/unusable-media.ts";
import { openBrowser } from "../support/browser.ts";
import { makeTemporaryFolder } from "../support/little-site.ts";
import { packageFolder } from "../support/package-folder.ts";
import { startStaticHost } from "../support/static-host.ts";

/*
 * A drawing opened on its own may run scripts, and browsers read XML differently from our parser. Each of these vectors hides a script
 * from one of the two. A large drawing is published without the optimizer, which reads in a third way.
 */

const namespace = 'xmlns="http://www.w3.org/2000/svg"';
const script = "<script>window.ran = true</script>";
const padding = { small: "", large: `<g><title>${"x".repeat(5000)}</title></g>`.repeat(41) };

function svg(inside: string): string {
  return `<svg ${namespace} viewBox="0 0 80 60">${inside}<path d="M0 0h9"/></svg>`;
}

/** Between the two escape sequences of ISO-2022-JP, two bytes are one character. */
const inJapanese = `\u001b$B<!--\u001b(B${script}\u001b$B-->!\u001b(B`;

/** Drawings with a script before `rest`, by what hides the script. */
const vectors: Readonly<Record<string, (rest: string) => string>> = {
  nothing: (rest) => svg(script + rest),
  "a prefix": (rest) => svg(`<s:script xmlns:s="http://www.w3.org/2000/svg">window.ran = true</s:script>${rest}`),
  "the end of a CDATA section": (rest) => svg(`<![CDATA[ ]]]>${script}<![CDATA[ ]]>${rest}`),
  "an entity": (rest) =>
    `<!DOCTYPE svg [<!ENTITY s "<script ${namespace.replaceAll('"', "'")}>window.ran = true</script>">]>${svg(`&s;${rest}`)}`,
  "a default attribute": (rest) => `<!DOCTYPE svg [<!ATTLIST svg onload CDATA "window.ran = true">]>${svg(rest)}`,
  "an instruction": (rest) => svg(`<?x > <!-- ?>${script}<?x --> ?>${rest}`),
  "an instruction at the beginning": (rest) => `<?x > <!-- ?>${svg(`${script}<?x --> ?>${svg(rest)}`)}`,
  "a comment": (rest) => svg(`<!--> <g a="-->${script}<!-- "/>  -->${rest}`),
  "a comment with another dash": (rest) => svg(`<!---> <g a="-->${script}<!-- "/>  -->${rest}`),
  "an encoding": (rest) => `<?xml version="1.0" encoding="ISO-2022-JP"?>${svg(inJapanese + rest)}`,
  "an encoding that only Chromium sees": (rest) => `<?xml-x encoding="ISO-2022-JP"?>${svg(inJapanese + rest)}`,
};

/** Vectors for other browsers, whose reading depends on the browser. */
const otherVectors: typeof vectors = {
  "a quoted angle bracket": (rest) => `<!DOCTYPE svg SYSTEM "a><!--">${svg(`${script}<!-- -->${svg(rest)}`)}`,
  "a second encoding": (rest) =>
    `<?xml version="1.0"?><?xml version="1.0" encoding="ISO-2022-JP"?>${svg(inJapanese + rest)}`,
};

/** Builds a site with the drawing. Returns the published bytes, or undefined if the drawing is refused. */
async function publish(drawing: string): Promise<Uint8Array | undefined> {
  try {
    const { files } = await encodeSvg(Buffer.from(drawing));
    return files[0]!.bytes;
  } catch (error) {
    if (error instanceof UnusableMedia) return undefined;
    throw error;
  }
}

/** Makes a folder that the host serves without any policy. */
function makeHostedFolder(): string {
  const folder = path.join(makeTemporaryFolder(), "drawings");
  mkdirSync(folder);
  for (const name of ["_headers", "404.html"]) writeFileSync(path.join(folder, name), "\n");
  return folder;
}

/** Opens each drawing on its own, without any policy, and returns the names of those that ran their script. */
async function listRunning(drawings: Readonly<Record<string, string | Uint8Array>>): Promise<string[]> {
  const folder = makeHostedFolder();
  const host = await startStaticHost(folder);
  const page = await (await openBrowser()).newPage({ baseURL: host.origin });
  try {
    const running: string[] = [];
    for (const [index, [name, drawing]] of Object.entries(drawings).entries()) {
      writeFileSync(path.join(folder, `${index}.svg`), drawing);
      await page.goto(`/${index}.svg`);
      if (await page.evaluate("window.ran === true")) running.push(name);
    }
    return running;
  } finally {
    await page.close();
    await host.close();
  }
}

describe.for(Object.entries(padding))("a %s drawing", ([, rest]) => {
  const write = (from: typeof vectors): Record<string, string> =>
    Object.fromEntries(Object.entries(from).map(([name, make]) => [name, make(rest)]));

  test("runs its script before it is published, whatever hides it", async () => {
    expect(await listRunning(write(vectors))).toEqual(Object.keys(vectors));
  });

  test("runs no script once it is published", async () => {
    const published: [name: string, bytes: Uint8Array][] = [];
    for (const [name, drawing] of Object.entries(write({ ...vectors, ...otherVectors }))) {
      const bytes = await publish(drawing);
      if (bytes !== undefined) published.push([name, bytes]);
    }
    expect(await listRunning({ ...Object.fromEntries(published), drawing: svg(rest) })).toEqual([]);
    expect(published.map(([name]) => name)).toEqual([]);
  });
});

test.each([
  ["light", "#f3f8f6"],
  ["dark", "#123439"],
] as const)("the tool's drawings have the colors of a %s screen", async (colorScheme, sky) => {
  const folder = makeHostedFolder();
  const { files } = await encodeSvg(readFileSync(path.join(packageFolder, "assets/pictures/office.svg")));
  writeFileSync(path.join(folder, "office.svg"), files[0]!.bytes);
  writeFileSync(path.join(folder, "index.html"), '<!doctype html><img src="office.svg" alt="">');
  const host = await startStaticHost(folder);
  onTestFinished(() => host.close());
  const page = await (await openBrowser()).newPage({ colorScheme });
  onTestFinished(() => page.close());
  await page.goto(`${host.origin}/`);
  const pixels = await sharp(await page.screenshot())
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, channels } = pixels.info;
  const at = (20 * width + 150) * channels;
  expect(`#${pixels.data.subarray(at, at + 3).toString("hex")}`).toBe(sky);
});
