import fc from "fast-check";
import { describe, test } from "vitest";
import { changesOfLists, expectOwnWords, kindsWithLists } from "./changed-lists.ts";

describe("no fact is beside the words of another", () => {
  test.for(kindsWithLists.map((kind) => [kind.files, kind] as const))(
    "in any list of %s, in three languages, after changes of the original and by hand",
    ([, kind]) => {
      fc.assert(
        fc.property(changesOfLists, (changes) => {
          expectOwnWords(kind, changes);
        }),
        { numRuns: 15 },
      );
    },
  );
});
