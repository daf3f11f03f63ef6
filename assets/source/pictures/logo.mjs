// @ts-check
import { P, fill, line, n, picture } from "../kit.mjs";

/** The right half of the tooth, from the notch of the crown round to the fork of the roots. */
export const RIGHT =
  "C28 5.4 33 3.8 37 5.4C42.4 7.6 44 14 42.6 20.4C41.6 25 39.8 28 39 32.4C38.2 37 37.4 44 33.4 44C29.4 44 30 37 28.2 34C26.8 31.8 25.4 31 24 31";
/** The left half, from the fork back to the notch. */
export const LEFT =
  "C22.6 31 21.2 31.8 19.8 34C18 37 18.6 44 14.6 44C10.6 44 9.8 37 9 32.4C8.2 28 6.4 25 5.4 20.4C4 14 5.6 7.6 11 5.4C15 3.8 20 5.4 24 8.6";

/** The wave between the two halves, from the fork up to the notch. */
export const STEM = "C16.4 24.4 29.8 18.6 24 8.6";

/** A kelp blade drifting up and out from (x, y). @param {number} x @param {number} y @param {number} l length, negative to the left @param {number} [up] */
function blade(x, y, l, up = 0.72) {
  const u = Math.abs(l) * up;
  return `M${x} ${y}c${n(l * 0.1)} ${n(-u * 0.75)} ${n(l * 0.62)} ${n(-u * 0.35)} ${n(l)} ${n(-u)}c${n(l * 0.06)} ${n(u * 0.85)} ${n(-l * 0.5)} ${n(u * 1.15)} ${n(-l)} ${n(u)}`;
}

/** The mark: a tooth in two greens that meet in a wave, and the wave is the stem of a kelp frond. */
export default function logo() {
  return picture(
    [
      fill(`M24 8.6${RIGHT}${LEFT}Z`, P.kelp, { stroke: P.foam, "stroke-width": 3, "paint-order": "stroke" }),
      fill(`M24 8.6${RIGHT}${STEM}Z`, P.sea),
      line(`M24 31${STEM}`, P.shell, 2),
      fill(blade(21.8, 27, -11.5) + blade(22.6, 24, 13.5) + blade(24.6, 19.6, -10.5) + blade(25.8, 16.6, 9.5), P.shell),
    ],
    { w: 48, h: 48, isSameAtNight: true },
  );
}
