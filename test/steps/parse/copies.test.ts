import { expect, test } from "vitest";
import { originalOf } from "../../../src/steps/parse/copies.ts";

const copies = [
  "crowns (Ana's conflicted copy 2026-01-02).md",
  "crowns (conflicted copy 2026-01-02 101112).md",
  "crowns_conflict-20260102-101112.md",
  "crowns (Case Conflict).md",
  "crowns [Conflict].md",
  "crowns.sync-conflict-20260102-101112-ABCDEFG.md",
  "crowns-DESKTOP-AB12CD3.md",
  "crowns-LAPTOP-AB12CD34.md",
  "crowns-PC2.md",
  "crowns-FRONT-DESK-PC.md",
  "crowns-Ana’s MacBook Pro.md",
  "crowns_LOCAL_4711.md",
  "crowns - Copy.md",
  "crowns - Copy (2).md",
  "crowns - copia.md",
  "crowns - Cópia (2).md",
  "crowns - Kopie.md",
  "crowns copie.md",
  "Cópia de crowns.md",
  "Copy of crowns.md",
  "crowns copy.md",
  "crowns copy 2.md",
  "crowns (1).md",
  "crowns(1).md",
  "crowns 2.md",
  "crowns (1) (1).md",
];

test.for(copies)("%s is a copy if there is an original", (name) => {
  expect(originalOf(`services/${name}`, (each) => each === "services/crowns.md")).toEqual({
    path: "services/crowns.md",
    isMarked: !/^crowns ?(?:2|\(1\)(?: \(1\))?)\.md$/.test(name),
  });
  expect(originalOf(`services/${name}`, () => false)).toBeUndefined();
});

test.for([
  "crowns-2.md",
  "crowns-laptop-1.md",
  "crowns-laptop-ab12cd34.md",
  "crowns-pc2.md",
  "crowns-PCR.md",
  "crowns_local_2.md",
  "crowns.md",
  "crowns-desk.md",
  "2.md",
  "services 2/crowns",
])("%s is no copy", (name) => {
  expect(originalOf(`services/${name}`, () => true)).toBeUndefined();
});
