import type { Frame, Picture } from "../../src/model/build/page.ts";

/**
 * Returns the attributes that place the words of the first view where they do not cover the point of its picture: on the left, or on the right
 * with `data-words="right"`. A picture is "wide", and fills the window, if its width is at least `leastRatio` times its height and its point
 * is not near its middle. Any other picture is "beside" the words.
 */
export function besidePoint({ width, height, focus }: Picture, { isRightToLeft }: Frame, leastRatio: number) {
  const x = focus === undefined ? undefined : Number.parseInt(focus, 10);
  const isFar = x === undefined || Math.abs(x - 50) >= 18;
  const isRight = isRightToLeft ? x === undefined || x <= 50 : x !== undefined && x < 50;
  return {
    "data-picture": width >= leastRatio * height && isFar ? "wide" : "beside",
    "data-words": isRight ? "right" : undefined,
  };
}
