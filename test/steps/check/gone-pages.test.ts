import { expect, test } from "vitest";
import { findGonePages } from "../../../src/steps/check/gone-pages.ts";
import type { Host } from "../../../src/model/build/hosts.ts";
import { readOldAddress, type Redirect } from "../../../src/model/content/redirects.ts";

interface Now {
  pages?: string[];
  files?: string[];
  redirects?: string[];
  host?: Host;
}

function readRedirect(from: string): Redirect {
  const read = readOldAddress(from);
  if ("fault" in read) throw new Error(`${from} is no old address.`);
  return { ...read, to: "/" };
}

function find(known: { recorded?: string[]; published?: string[] }, now: Now = {}) {
  const { pages = [], files = [], redirects = [], host } = now;
  return findGonePages(
    { recorded: [], published: [], ...known },
    {
      oldAddresses: redirects.map(readRedirect),
      host,
      outputs: [...["", ...pages].map((path) => `${path}/index.html`.slice(1)), ...files].map((path) => ({ path })),
    },
  );
}

const linesOf = (...parameters: Parameters<typeof find>): readonly string[] =>
  find(...parameters).flatMap(({ lines = [] }) => lines);

test.for([
  ["/services/implants", "/services"],
  ["/patients/first/visit", "/patients"],
  ["/fees", "/"],
  ["/es/services/braces", "/es/services"],
  ["/es/news/may", "/es"],
  ["/news/topics/hours", "/news"],
  ["/old/page", "/"],
] as const)("the entry for %s leads to the nearest page above it, %s, and no text is compared", ([gone, to]) => {
  const pages = ["/services", "/patients", "/news", "/es", "/es/services", "/old", "/food/fees"];
  expect(linesOf({ recorded: [gone] }, { pages, redirects: ["/old"] })).toEqual([`- from: ${gone}`, `  to: ${to}`]);
});

test("an address that a page, a file or a redirect answers is not reported", () => {
  const now = { pages: ["/here"], files: ["form.pdf"], redirects: ["/caps", "/blog/*", "/list.php"] };
  const known = ["/", "/here", "/form.pdf", "/caps", "/blog", "/blog/2019/caps", "/list.php"];
  expect(find({ recorded: known, published: known }, now)).toEqual([]);
});

test("on a host that serves only files, a redirect answers only where a page can be", () => {
  const published = ["/caps", "/blog/2019/caps", "/list.php"];
  const found = find({ published }, { redirects: ["/caps", "/blog/*", "/list.php"], host: "github-pages" });
  expect(found.map(({ severity, lines, message }) => [severity, lines, message])).toEqual([
    [
      "error",
      ["- from: /blog/2019/caps", "  to: /"],
      "Neither a page nor a redirect answers /blog/2019/caps, which the public sitemap lists.",
    ],
    ["advice", undefined, "Neither a page nor a redirect answers /list.php, which the public sitemap lists."],
  ]);
});

test("an address in the public sitemap is an error, and one that only the record names is advice", () => {
  const found = find({ recorded: ["/both", "/built"], published: ["/both", "/public"] });
  expect(found.map(({ code, severity, lines = [] }) => [code, severity, ...lines])).toEqual([
    ["address/gone", "error", "- from: /both", "  to: /", "- from: /public", "  to: /"],
    ["address/gone", "advice", "- from: /built", "  to: /"],
  ]);
});

test("an address for which no redirect can be written is advice, so that it keeps nobody from publishing", () => {
  const [found] = find({ published: ["/what's-new"] });
  expect(found).toMatchObject({ code: "address/gone", severity: "advice" });
  expect(found!.lines).toBeUndefined();
});

test.for(["/año nuevo", "/50%-off", "/über-uns", "/a b/c"])("the entry for %s can be read again", (path) => {
  const [from = ""] = linesOf({ recorded: [path] });
  if (path.includes("%")) expect(from).toBe("");
  else expect(readOldAddress(from.replace("- from: ", ""))).toMatchObject({ path });
});

test("an address that changed only in capitals is reported, since no redirect can lead to it", () => {
  const recorded = ["/services/Caps"];
  for (const known of [{ recorded }, { published: recorded }])
    expect(find(known, { pages: ["/services/caps"] })).toMatchObject([
      { code: "address/respelled", severity: "advice" },
    ]);
});

test("each of hundreds of addresses has an entry, and the sentence names three", () => {
  const recorded = Array.from({ length: 300 }, (_, index) => `/blog/post-${index}`);
  const found = find({ recorded });
  expect(found).toHaveLength(1);
  expect(found[0]!.message).toBe(
    "Neither a page nor a redirect answers /blog/post-0, /blog/post-1, /blog/post-10 and 297 more anymore.",
  );
  expect(found[0]!.lines).toHaveLength(600);
});

test("50,000 addresses are compared with 2,000 redirects", () => {
  const published = Array.from({ length: 50_000 }, (_, index) => `/blog/post-${index}`);
  const redirects = [...Array.from({ length: 2000 }, (_, index) => `/old-${index}/*`), "/blog/*"];
  expect(find({ published }, { redirects })).toEqual([]);
});
