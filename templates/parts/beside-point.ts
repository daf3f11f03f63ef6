import type { Frame, Picture } from "../../src/model/build/page.ts";

/**
 * Where the words on a picture are, so that they do not cover its point: at its left unless `data-words` is "right". A `wide` picture fills the
 * window, if it is at least so many times as wide as high and its point is far enough from its middle; any other is `beside` them.
 */
export function besidePoint({ width, height, focus }: Picture, { isRightToLeft }: Frame, shape: number) {
  const x = focus === undefined ? undefined : Number.parseInt(focus, 10);
  const isFar = x === undefined || Math.abs(x - 50) >= 18;
  const isRight = isRightToLeft ? x === undefined || x <= 50 : x !== undefined && x < 50;
  return {
    "data-picture": width >= shape * height && isFar ? "wide" : "beside",
    "data-words": isRight ? "right" : undefined,
  };
}
