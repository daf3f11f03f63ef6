import path from "node:path";
import { createElement, type ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test, vi } from "vitest";
import { buildSite } from "../../../src/build.ts";
import { shared, Sharing, withSharedParts } from "../../../src/steps/render/shared.ts";
import { buildYear, shippedFolder } from "../../support/build-site.ts";
import { openShippedSite } from "../../support/shipped-site.ts";

// Building the shipped site first encodes its pictures.
beforeAll(openShippedSite);

test("every shipped page is the same with shared parts as with each part rendered in its place", async () => {
  const cacheFolder = path.join(shippedFolder, ".dentalsite");
  const { built } = await buildSite({
    root: shippedFolder,
    cacheFolder,
    date: Date.UTC(buildYear, 5),
    now: Date.now(),
  });
  const countsOfServices: number[] = [];
  for (const { path: address, template, props } of built?.routes ?? []) {
    const { default: Page } = (await import(`../../../templates/${template}.tsx`)) as {
      default: ComponentType<object>;
    };
    const page = createElement(Page, props);
    let standIns = 0;
    const html = withSharedParts(() => {
      const withStandIns = renderToStaticMarkup(page);
      standIns = withStandIns.split("<shared-part ").length - 1;
      return withStandIns;
    });
    expect(html, address).toBe(renderToStaticMarkup(createElement(Sharing, { value: false }, page)));
    if (template === "service") countsOfServices.push(standIns);
  }
  // The menu links to most services. These share its other entries and groups.
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

test("a part is rendered once for all pages that it does not link to, and separately for each page that it links to", () => {
  const render = vi.fn(renderLinks);
  const Part = shared(render);
  const show = (props: Props): string => withSharedParts(() => renderToStaticMarkup(createElement(Part, props)));
  expect(show({ links, currentHref: "/other/" })).toBe("<p>/one/ /two/</p>");
  expect(show({ links, currentHref: "" })).toBe("<p>/one/ /two/</p>");
  expect(show({ links, currentHref: "/elsewhere/" })).toBe("<p>/one/ /two/</p>");
  expect(render).toHaveBeenCalledTimes(1);
  expect(show({ links, currentHref: "/two/" })).toBe("<p>/one/ [/two/]</p>");
  expect(render).toHaveBeenCalledTimes(2);
});

test("a part with other props, or another part with the same props, is rendered separately", () => {
  const Pair = shared(({ first, second }: { first: object; second: object }) =>
    createElement("b", null, JSON.stringify([first, second])),
  );
  const Other = shared(({ first, second }: { first: object; second: object }) =>
    createElement("i", null, JSON.stringify([first, second])),
  );
  const [a, b, c] = [{ n: 1 }, { n: 2 }, { n: 3 }];
  const html = withSharedParts(() =>
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
  expect(html).toBe(
    `<p>${["b", "i"].flatMap((name) => shown.map((pair) => `<${name}>${pair}</${name}>`)).join("")}</p>`,
  );
});

test("a part is found by the names of its props, in whatever order they are written", () => {
  const render = vi.fn(({ first, second }: { first?: object; second?: object }) =>
    createElement("b", null, JSON.stringify([first, second])),
  );
  const Part = shared(render as (props: { first: object; second: object }) => ReturnType<typeof render>);
  const [a, b] = [[1], [2]];
  const show = (props: object): string =>
    withSharedParts(() => renderToStaticMarkup(createElement(Part, props as { first: object; second: object })));
  expect(
    [
      { first: a, second: b },
      { second: b, first: a },
      { second: a, first: b },
    ].map(show),
  ).toEqual([...["<b>[[1],[2]]</b>", "<b>[[1],[2]]</b>", "<b>[[2],[1]]</b>"]]);
  expect(render).toHaveBeenCalledTimes(2);
  expect([{ first: a }, { second: a }].map(show)).toEqual(["<b>[[1],null]</b>", "<b>[null,[1]]</b>"]);
});

test("a part inside a part is rendered with it", () => {
  const Inner = shared(({ of }: { of: object }) => createElement("b", null, JSON.stringify(of)));
  const Outer = shared(({ of }: { of: object }) => createElement("p", null, createElement(Inner, { of })));
  expect(withSharedParts(() => renderToStaticMarkup(createElement(Outer, { of: [1] })))).toBe("<p><b>[1]</b></p>");
});
