// @ts-check
import { P, TEETH, arrow, at, coast, dotted, fill, line, mix, picture, shape } from "../kit.mjs";
import { frontRow } from "../kit-tools.mjs";

/** Upper front teeth; a thin shell is held out before one that was lightly shaped. */
export default function veneers() {
  const t = TEETH.incisor;
  const s = 2.3;
  const shell = (/** @type {number} */ dx, /** @type {number} */ dy, /** @type {string} */ colour) =>
    at({ x: dx, y: dy }, shape(t.crown, colour, P.ink, 3 / s));
  return picture([
    coast({ air: P.mist, horizon: 468, sun: [694, 494, 50] }),
    frontRow({
      y: 158,
      peak: 40,
      teeth: [
        { kind: "canine", x: 44, s: 2.1 },
        { kind: "incisor", x: 212, s: 2 },
        { kind: "incisor", x: 398, s: 2.14, tint: mix(P.enamel, P.dentine, 0.75), outline: "ink" },
        { kind: "incisor", x: 590, s: 2.3 },
        { kind: "incisor", x: 776, s: 2 },
      ],
    }),
    dotted("M250 322L330 190M408 516L470 372", P.coral, 5),
    at(
      { x: 308, y: 300, s, flip: true, rot: 5 },
      shell(7, 4, mix(P.enamelShade, P.metalDark, 0.25)),
      shell(0, 0, P.enamel),
      fill("M-30-88C-20-91-6-91 4-91C-8-84-20-80-31-70Z", P.shell),
      line("M-29-78C-28-60-26-46-22-32", P.shell, 4),
      line(t.groove, P.enamelShade, 1.4),
    ),
    arrow(468, 494, 504, 424, { width: 8, head: 22 }),
  ]);
}
