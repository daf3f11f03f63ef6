import { describe, expect, test } from "vitest";
import { kinds } from "../../../src/kinds/kinds.ts";
import type { Content } from "../../../src/model/build/source.ts";
import { checkAddresses, checkGroups, checkLinks, listPages } from "../../../src/steps/validate/planned-pages.ts";
import { markdownSource, position, textAt, yamlSource } from "../../support/read-source.ts";

/** The content of a site with an introduction, and with these files in its collections. */
const contentWith = (entryFiles: readonly string[]): Content =>
  ({
    kinds,
    files: {
      "about/officetour.md": yamlSource("title: Rooms\n", "site/about/officetour.md"),
      "about/introduction.md": yamlSource("title: Us\n", "site/about/introduction.md"),
      "practice.yaml": practice,
    },
    unreadFiles: new Set(),
    entries: [],
    entryFiles,
  }) as unknown as Content;

const practice = yamlSource("slug: tour\n", "site/practice.yaml");
const named = { name: "Harbor Lane" };
const pages = listPages(contentWith(["site/services/crowns.md", "site/services/Bridges.md"]), named, {
  rootFiles: ["forms/new.pdf"],
});

const place = { file: "site/home.yaml", line: 3, column: 5, length: 2 };

/** The codes of the problems of a link. */
function told(href: string, of = pages): string[] {
  return checkLinks(of, [{ href, file: place.file, place: () => place }]).map((problem) => {
    expect(problem.place).toEqual(place);
    return problem.code;
  });
}

describe("a link", () => {
  test.for([
    ...["/", "/services", "/services/crowns", "/services/crowns/", "/services/Bridges?a=1#b", "/about/harbor-lane"],
    ...["/forms/new.pdf", "/forms/new.pdf#page=2", "#here"],
    ...["https://a.example/b", "mailto:a@b.example", "tel:+15415550100"],
    ...["HTTPS://a.example/b", "Mailto:a@b.example", "TEL:+15415550100"],
  ])("may be %s", (href) => {
    expect(told(href)).toEqual([]);
  });

  test.for([
    ["/services/veneers", "link/unknown-page"],
    ["/services/bridges", "link/unknown-page"],
    ["/new.pdf", "link/unknown-page"],
    ["/about/other-lane", "link/unknown-page"],
    ["services/crowns", "link/scheme"],
    ["x#https:", "link/scheme"],
  ] as const)("to %s is told: %s", ([href, code]) => {
    expect(told(href)).toEqual([code]);
  });

  test.for([
    ["misspells the key that makes its page", "anwsers:\n  - title: A tooth\n"],
    ["is a list", "- title: A tooth\n"],
    ["misspells that key, and has others", "title: Now\nanswerz: []\nitems: []\n"],
  ])("to the page of a file that %s is not reported, since that mistake is", ([, text]) => {
    const content = contentWith([]);
    const files = { ...content.files, "emergency.yaml": yamlSource(text!, "site/emergency.yaml") };
    expect(told("/emergency#a-tooth", listPages({ ...content, files }, named))).toEqual([]);
  });

  test.for(["title: Now\n", "# nothing\n"])(
    "to the page of a file without the key that makes it, %j, is reported",
    (text) => {
      const content = contentWith([]);
      const files = { ...content.files, "emergency.yaml": yamlSource(text, "site/emergency.yaml") };
      expect(told("/emergency", listPages({ ...content, files }, named))).toEqual(["link/unknown-page"]);
    },
  );

  test("to the page of a person whose file misspells the key that makes it is not reported", () => {
    const file = "site/doctors/lane.md";
    const entries = [markdownSource("name: Dr. Lane\npagee: true", "", file)];
    const content = { ...contentWith([file]), entries };
    expect(told("/about/meetthedoctors/lane", listPages(content, named))).toEqual([]);
  });

  test("to the introduction is not reported while the practice's slug is invalid, which is already reported", () => {
    const without = listPages(contentWith([]), undefined);
    for (const href of ["/about/harbor-lane", "/about/harbor-lane#visit", "/about/harbor-lane/?a=1"]) {
      expect(told(href, without)).toEqual([]);
    }
    for (const href of ["/about/harbor-lane/x", "/x/about/harbor-lane", "/services/harbor-lane"]) {
      expect(told(href, without)).toEqual(["link/unknown-page"]);
    }
  });
});

describe("an address", () => {
  const clashesOf = (files: readonly string[], slug: string): string[] =>
    checkAddresses(listPages(contentWith(files), { ...named, slug }), contentWith(files)).map(
      ({ code, place, related, message }) =>
        [code, `${place.file}:${position(place)}`, /"(.*?)"/.exec(message)?.[1], related?.place.file].join(" "),
    );

  test("that only one page has is not reported", () => {
    expect(clashesOf(["site/services/crowns.md", "site/services/tour.md"], "tour")).toEqual([]);
  });

  test("that two services have, ignoring case, is reported with both", () => {
    expect(clashesOf(["site/services/Crowns.md", "site/services/crowns.md"], "tour")).toEqual([
      "address/duplicate site/services/crowns.md:1:1 /services/crowns site/services/Crowns.md",
    ]);
  });

  test("that another page shares with the introduction is reported at the practice's slug", () => {
    expect(clashesOf([], "OfficeTour")).toEqual(["address/duplicate site/practice.yaml:1:7 /about/OfficeTour "]);
  });
});

describe("groups of services", () => {
  /** The code of each problem and its marked text, with the line of the second place if there is one. */
  const tellGroups = (text: string): string[] => {
    const source = yamlSource(text, "site/services.yaml");
    return checkGroups(pages, { files: { "services.yaml": source } } as unknown as Content).map(
      ({ code, place, related }) => `${code} ${textAt(text, place)}${related ? ` ${related.place.line}` : ""}`,
    );
  };
  const groupsOf = (...groups: (readonly string[])[]): string =>
    `groups:\n${groups.map((hrefs) => `  - links:\n${hrefs.map((href) => `      - href: "${href}"\n`).join("")}`).join("")}`;

  test("list each service once", () => {
    expect(tellGroups(groupsOf(["/services/crowns"], ["/services/Bridges"]))).toEqual([]);
  });

  test("may not list a service twice, in one group or in two", () => {
    const text = groupsOf(["/services/crowns", "/services/crowns/"], ["/services/crowns"]);
    expect(tellGroups(text)).toEqual([
      'group/service-twice "/services/crowns/" 3',
      'group/service-twice "/services/crowns" 3',
    ]);
  });

  test.for([
    ...["/about", "/services", "/services/crowns#how", "/services/crowns?a=1", "/forms/new.pdf", "https://a.example/"],
    ...["HTTPS://a.example/services/crowns", "#here"],
  ])("list nothing but services, so not %s", (href) => {
    expect(tellGroups(groupsOf([href]))).toEqual([`group/not-a-service "${href}"`]);
  });

  test("do not report addresses without a page, which the check of links reports", () => {
    expect(tellGroups(groupsOf(["/nothing", "services/crowns"]))).toEqual([]);
  });

  test.for([
    "groups:\n",
    "groups: x\n",
    "groups:\n  -\n  - links:\n  - links: x\n  - links:\n      -\n      - href: 1\n",
  ])("that are not what they should be are told by others: %j", (text) => {
    expect(tellGroups(text)).toEqual([]);
  });
});
