import { describe, expect, test } from "vitest";
import {
  findHidden,
  formsOf,
  givePageFiles,
  listOccupied,
  pageFileOf,
  readOldAddress,
  type Redirect,
} from "../../../src/model/content/redirects.ts";

describe("an old address", () => {
  test.for([
    ["/services.php", "/services.php", "file"],
    ["/our-team/", "/our-team", "folder"],
    ["/our-team", "/our-team", "folder"],
    ["/New%20Patients.html", "/New Patients.html", "file"],
    ["/ni%C3%B1os/", "/niños", "folder"],
    ["/niños", "/niños", "folder"],
    ["/meet-dr.-smith/", "/meet-dr.-smith", "folder"],
    ["/v1.2/", "/v1.2", "folder"],
    ["/v1.2", "/v1.2", "file"],
    ["/v1.2/team", "/v1.2/team", "folder"],
    ["/blog/*", "/blog", "star"],
    ["/*", "/", "star"],
    ["/", "/", "file"],
    ["/.well-known/change-password", "/.well-known/change-password", "folder"],
    [`/${"ü".repeat(127)}/a`, `/${"ü".repeat(127)}/a`, "folder"],
  ] as const)("%s is read as %s, a %s", ([from, path, kind]) => {
    const read = readOldAddress(from);
    expect(read).toMatchObject({ path, isPrefix: kind === "star" });
    if (kind !== "star") expect(read).toMatchObject({ isFolder: kind === "folder" });
  });

  test.for([
    ["https://old.example/a.php?x=1", "address", "/a.php?x=1"],
    ["//old.example", "address", "/"],
    ["www.old.example/team.html", "address", "/team.html"],
    ["/a.php?page=3#top", "query", "/a.php"],
    ["/a#top", "fragment", "/a"],
    ["a.php", "slash", "/a.php"],
    ["blog/*", "slash", "/blog/*"],
    ["/old/*/a", "star", "/old/*"],
    ["/old*", "star", "/old/*"],
    ["/*.php", "star", "/*"],
    ["/old/**", "star", "/old/*"],
    ["/new patients", "characters", "/new%20patients"],
    ["/a:b", "characters", undefined],
    ["/a//b", "characters", undefined],
    ["/a/../b", "characters", undefined],
    ["/a%3Fb", "characters", undefined],
    ["/a%2", "characters", undefined],
    ["/a$b", "characters", undefined],
    ["/a\nb", "characters", undefined],
    ["/.well-known/*", "certificate", undefined],
    ["/%2Ewell-known/acme-challenge/*", "certificate", undefined],
    // Letters have up to four bytes, and the ending that a page has while it is written counts.
    [`/${"ü".repeat(128)}/a`, "long", undefined],
    [`/${"a".repeat(210)}.html`, "long", undefined],
    [`/${"a".repeat(256)}.php`, "long", undefined],
    [`/${"a/".repeat(450)}`, "long", undefined],
  ] as const)("%j is refused for its %s", ([from, fault, meant]) => {
    expect(readOldAddress(from)).toEqual({ fault, ...(meant !== undefined && { meant }) });
  });

  const read = (from: string) => readOldAddress(from) as Omit<Redirect, "to">;

  test.for([
    ["/a", ["/a", "/a/"]],
    ["/a.b/c", ["/a.b/c", "/a.b/c/"]],
    ["/a/b.c/", ["/a/b.c", "/a/b.c/"]],
    ["/a/b.php", ["/a/b.php"]],
    ["/", ["/"]],
  ] as const)("%s is asked for as %j", ([from, forms]) => {
    expect(formsOf(read(from))).toEqual(forms);
  });

  test.for([
    ["/a", "a/index.html"],
    ["/a/b.html", "a/b.html"],
    ["/a/b.HTM", undefined],
    ["/a/b.htm", "a/b.htm"],
    ["/a/b.php", undefined],
    ["/a/b.aspx", undefined],
    ["/a/b.php/", "a/b.php/index.html"],
    ["/v1.2/Dr.%20Smith", "v1.2/Dr. Smith/index.html"],
    ["/meet-dr.-smith/", "meet-dr.-smith/index.html"],
    ["/New%20Patients.html", "New Patients.html"],
    ["/niños/über-uns", "niños/über-uns/index.html"],
    // File systems store such names in different forms.
    [`/${"niños".normalize("NFD")}`, undefined],
    ["/a./b", undefined],
    ["/a%20/b", undefined],
    ["/.a/b", undefined],
    ["/aux", undefined],
    ["/aux.b/c", undefined],
    // If /a.html is a page, no folder can have its name.
    ["/a.html/b", undefined],
    ["/a.HTML/", undefined],
    ["/a+b", undefined],
    ["/a/*", undefined],
    ["/", undefined],
  ] as const)("%s has the page %s", ([from, file]) => {
    expect(pageFileOf(read(from))).toBe(file);
  });

  test.for([
    [
      ["/a", "/A", "/b"],
      ["a/index.html", undefined, "b/index.html"],
    ],
    [
      ["/Old/a", "/old/b", "/Old/c"],
      ["Old/a/index.html", undefined, "Old/c/index.html"],
    ],
    [
      ["/Services/a", "/services/B", "/services/b"],
      [undefined, "services/B/index.html", undefined],
    ],
    [
      ["/a.php", "/A"],
      [undefined, "A/index.html"],
    ],
  ] as const)("of %j, only the first of names that differ in capitals has a page", ([froms, files]) => {
    expect(givePageFiles(froms.map(read), ["services/crowns/index.html"])).toEqual(files);
  });

  const occupied = listOccupied(["/", "/services/crowns"], ["forms/new-patient.pdf"]);

  test.for([
    ["/", false, "/"],
    ["/index.html", false, "/"],
    ["/", true, "/"],
    ["/Services/Crowns", false, "/services/crowns"],
    ["/services/crowns/index.html", false, "/services/crowns"],
    ["/services", true, "/services/crowns"],
    ["/services/crowns", true, "/services/crowns"],
    ["/forms", true, "/forms/new-patient.pdf"],
    ["/forms/new-patient.pdf", false, "/forms/new-patient.pdf"],
    ["/services", false, undefined],
    ["/serv", true, undefined],
    ["/services/crowns/old", true, undefined],
  ] as const)("%s, with a star: %s, hides %s", ([path, isPrefix, hidden]) => {
    expect(findHidden({ path, isPrefix }, occupied)).toBe(hidden);
  });
});
