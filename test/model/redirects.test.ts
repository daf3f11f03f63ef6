import { describe, expect, test } from "vitest";
import { findHidden, formsOf, listOccupied, pageFileOf, readOldAddress } from "../../src/model/redirects.ts";

describe("an old address", () => {
  test.for([
    ["/services.php", "/services.php", false],
    ["/our-team/", "/our-team", false],
    ["/our-team", "/our-team", false],
    ["/New%20Patients.html", "/New Patients.html", false],
    ["/ni%C3%B1os/", "/niños", false],
    ["/niños", "/niños", false],
    ["/blog/*", "/blog", true],
    ["/*", "/", true],
  ] as const)("%s is read as %s", ([from, path, isPrefix]) => {
    expect(readOldAddress(from)).toEqual({ path, isPrefix });
  });

  test.for([
    ["https://old.example/a.php?x=1", "address", "/a.php?x=1"],
    ["//old.example", "address", "/"],
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
  ] as const)("%j is refused for its %s", ([from, fault, meant]) => {
    expect(readOldAddress(from)).toEqual({ fault, ...(meant !== undefined && { meant }) });
  });

  test.for([
    ["/a", ["/a", "/a/"]],
    ["/a.b/c", ["/a.b/c", "/a.b/c/"]],
    ["/a/b.php", ["/a/b.php"]],
  ] as const)("%s is asked for as %j", ([path, forms]) => {
    expect(formsOf(path)).toEqual(forms);
  });

  test.for([
    ["/a", false, "a/index.html"],
    ["/a/b.html", false, "a/b.html"],
    ["/a/b.HTM", false, undefined],
    ["/a/b.htm", false, "a/b.htm"],
    ["/a/b.php", false, undefined],
    ["/a/b.aspx", false, undefined],
    ["/a.html/b", false, undefined],
    ["/New Patients.html", false, undefined],
    ["/aux", false, undefined],
    ["/a", true, undefined],
  ] as const)("%s, with a star: %s, has the page %s", ([path, isPrefix, file]) => {
    expect(pageFileOf({ path, isPrefix })).toBe(file);
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
