// @ts-check
import { P, arrow, coast, glint, mix, picture, rect } from "../kit.mjs";
import { frontRow, shadeTab } from "../kit-tools.mjs";

/** Upper front teeth from a darker to a lighter shade, with a shade guide under them. */
export default function teethWhitening() {
  const dark = mix(mix(P.dentine, P.bonePore, 0.5), P.sun, 0.18);
  const shade = (/** @type {number} */ t) => mix(dark, P.shell, t);
  /** @type {['canine' | 'incisor', number, number][]} */
  const row = [
    ["canine", 54, 1.66],
    ["incisor", 182, 1.5],
    ["incisor", 319, 1.84],
    ["incisor", 469, 1.84],
    ["incisor", 606, 1.5],
    ["canine", 734, 1.66],
  ];
  return picture([
    coast({ air: mix(P.foam, P.lagoon, 0.3), water: mix(P.foam, P.lagoon, 0.55), horizon: 446, sun: null }),
    frontRow({
      y: 150,
      teeth: row.map(([kind, x, s], i) => ({ kind, x, s, tint: shade([0, 0.2, 0.42, 0.68, 0.88, 1][i]) })),
    }),
    ...[0, 0.17, 0.34, 0.51, 0.68, 0.85, 1].map((t, i) =>
      shadeTab({ x: 118 + i * 82, y: 404, s: 1.04, tint: shade(t) }),
    ),
    rect(66, 530, 596, 38, 19, P.metalLight, { stroke: P.ink, "stroke-width": 3 }),
    arrow(96, 356, 632, 356, { width: 7, head: 24 }),
    glint(738, 404, 32, P.shell),
    glint(704, 448, 14, P.shell),
  ]);
}
