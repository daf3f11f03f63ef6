import fc from "fast-check";
import { test } from "vitest";
import { changesOfLists, expectOwnWords, kindsWithLists } from "./changed-lists.ts";

test.for(kindsWithLists.map((kind) => [kind.files, kind] as const))(
  "no fact in a list of %s is beside the words of another after thousands of changes",
  ([, kind]) => {
    fc.assert(
      fc.property(changesOfLists, (changes) => {
        expectOwnWords(kind, changes);
      }),
      { numRuns: 2000 },
    );
  },
);
