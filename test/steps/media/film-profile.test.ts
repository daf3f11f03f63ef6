import { expect, test } from "vitest";
import { findRareProfile, isRareProfile } from "../../../src/steps/media/film-profile.ts";

test.for([
  ["avc1.f4001e", "High 4:4:4 of H.264"],
  ["avc1.F40033", "High 4:4:4 of H.264"],
  ["avc1.7a001e", "High 4:2:2 of H.264"],
  ["avc1.6e001e", "High 10 of H.264"],
  ["vp09.01.10.08", "1 of VP9"],
  ["av01.1.04M.08", "High of AV1"],
  ["avc1.64000a", undefined],
  ["avc1.4d401f", undefined],
  ["avc1.42e01e", undefined],
  ["vp09.00.10.08", undefined],
  ["vp09.02.10.10", undefined],
  ["av01.0.04M.10", undefined],
  ["vp8", undefined],
  ["", undefined],
] as const)("knows whether phones play %s", ([codec, expected]) => {
  expect(findRareProfile(codec)).toBe(expected);
});

test("an unknown profile in the cache is ignored", () => {
  expect([isRareProfile("High 10 of H.264"), isRareProfile("<b>"), isRareProfile(undefined)]).toEqual([
    true,
    false,
    false,
  ]);
});
