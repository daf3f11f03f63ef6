import path from "node:path";
import { createElement, type ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test, vi } from "vitest";
import { buildSite } from "../../../src/build.ts";
import { inPieces, shared, Sharing } from "../../../templates/parts/shared-part.tsx";
import { buildYear, shippedFolder } from "../../support/build-site.ts";
import { openShippedSite } from "../../support/shipped-site.ts";

// Its build encodes the pictures.
beforeAll(openShippedSite);

test("every shipped page is the same with shared parts as with each part rendered in its place", async () => {
  const cacheFolder = path.join(shippedFolder, ".dentalsite");
  const { built } = await buildSite({ root: shippedFolder, cacheFolder, copyrightYear: buildYear, now: Date.now() });
  const countsOfServices: number[] = [];
  for (const { path: address, template, props } of built?.routes ?? []) {
    const { default: Page } = (await import(`../../../templates/${template}.tsx`)) as {
      default: ComponentType<object>;
    };
    const page = createElement(Page, props);
    const pieces = inPieces(() => renderToStaticMarkup(page));
    expect(pieces.join(""), address).toBe(renderToStaticMarkup(createElement(Sharing, { value: false }, page)));
    if (template === "service") countsOfServices.push((pieces.length - 1) / 2);
  }
  // The menu links to most of them: what those share are its other entries and groups.
  expect(countsOfServices.filter((count) => count >= 20).length).toBeGreaterThan(20);
});

interface Props {
  links: { name: string; href: string }[];
  currentHref: string;
}

function renderLinks({ links, currentHref }: Props) {
  return createElement("p", null, links.map(({ href }) => (href === currentHref ? `[${href}]` : href)).join(" "));
}

const links = [
  { name: "One", href: "/one/" },
  { name: "Two", href: "/two/" },
];

test("a part is rendered once for all pages that it does not link to, and in its place for each that it does", () => {
  const render = vi.fn(renderLinks);
  const Part = shared(render);
  const show = (props: Props): string[] => inPieces(() => renderToStaticMarkup(createElement(Part, props)));
  expect(show({ links, currentHref: "/other/" })).toEqual(["", "<p>/one/ /two/</p>", ""]);
  expect(show({ links, currentHref: "" })).toEqual(["", "<p>/one/ /two/</p>", ""]);
  expect(show({ links, currentHref: "/elsewhere/" })).toEqual(["", "<p>/one/ /two/</p>", ""]);
  expect(render).toHaveBeenCalledTimes(1);
  expect(show({ links, currentHref: "/two/" })).toEqual(["<p>/one/ [/two/]</p>"]);
  expect(render).toHaveBeenCalledTimes(2);
});

test("parts of other props, and other parts of the same props, are parts of their own", () => {
  const Pair = shared(({ first, second }: { first: object; second: object }) =>
    createElement("b", null, JSON.stringify([first, second])),
  );
  const Other = shared(({ first, second }: { first: object; second: object }) =>
    createElement("i", null, JSON.stringify([first, second])),
  );
  const [a, b, c] = [{ n: 1 }, { n: 2 }, { n: 3 }];
  const pieces = inPieces(() =>
    renderToStaticMarkup(
      createElement(
        "p",
        null,
        ...[Pair, Other].flatMap((part) => [
          createElement(part, { first: a, second: b }),
          createElement(part, { first: a, second: c }),
          createElement(part, { first: b, second: a }),
        ]),
      ),
    ),
  );
  const shown = ["[1,2]", "[1,3]", "[2,1]"].map((pair) => pair.replace(/\d/g, '{"n":$&}').replaceAll('"', "&quot;"));
  expect(pieces.join("")).toBe(
    `<p>${["b", "i"].flatMap((name) => shown.map((pair) => `<${name}>${pair}</${name}>`)).join("")}</p>`,
  );
});

test("the same objects under other names are other props", () => {
  const Part = shared((props: { first: object; second: object }) =>
    createElement("b", null, Object.keys(props).join()),
  );
  const [a, b] = [{ n: 1 }, { n: 2 }];
  const show = (props: object): string =>
    inPieces(() => renderToStaticMarkup(createElement(Part, props as never))).join("");
  expect(show({ first: a, second: b })).toBe("<b>first,second</b>");
  expect(show({ one: a, two: b })).toBe("<b>one,two</b>");
});

test("a part inside a part is rendered with it", () => {
  const Inner = shared(({ of }: { of: object }) => createElement("b", null, JSON.stringify(of)));
  const Outer = shared(({ of }: { of: object }) => createElement("p", null, createElement(Inner, { of })));
  expect(inPieces(() => renderToStaticMarkup(createElement(Outer, { of: [1] })))).toEqual([
    "",
    "<p><b>[1]</b></p>",
    "",
  ]);
});
