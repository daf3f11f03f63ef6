import { expect, test } from "vitest";
import { extensionOf, isVideo } from "../../../src/model/build/media-kinds.ts";

test.for([
  ["videos/veneers.mp4", "mp4"],
  ["pictures/a.b.SVG", "svg"],
  ["pictures.old/crowns", ""],
  ["crowns", ""],
  ["crowns.", ""],
  [".svg", ""],
  ["pictures/.svg", ""],
  ["", ""],
] as const)("the extension of %j is %j", ([name, extension]) => {
  expect(extensionOf(name)).toBe(extension);
});

test.for(["mp4", "webm", "ogg", "MP4"])("a .%s file is a video", (extension) => {
  expect(isVideo(`videos/harbor.${extension}`)).toBe(true);
});

test.for(["mov", "avi", "ogv", "svg", "webp", "mp4x", "constructor"])("a .%s file is not a video", (extension) => {
  expect(isVideo(`videos/harbor.${extension}`)).toBe(false);
});
