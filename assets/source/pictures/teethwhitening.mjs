// @ts-check
import { P, coast, glint, mix, picture, rect } from '../kit.mjs';
import { frontRow, shadeTab } from '../kit-tools.mjs';

/** Upper front teeth from a darker to a lighter shade, with a shade guide under them. */
export default function teethWhitening() {
  const dark = mix(P.dentine, P.sun, 0.42);
  const shade = (/** @type {number} */ t) => mix(dark, '#ffffff', t);
  /** @type {['canine' | 'incisor', number, number][]} */
  const row = [['canine', 62, 1.62], ['incisor', 190, 1.4], ['incisor', 322, 1.7], ['incisor', 466, 1.7], ['incisor', 598, 1.4], ['canine', 728, 1.62]];
  return picture([
    coast({ air: mix(P.foam, P.lagoon, 0.22), water: mix(P.foam, P.lagoon, 0.45), horizon: 440, sun: null }),
    frontRow({ y: 158, teeth: row.map(([kind, x, s], i) => ({ kind, x, s, tint: shade([0, 0.14, 0.32, 0.6, 0.85, 1][i]) })) }),
    ...[0, 0.16, 0.33, 0.5, 0.66, 0.83, 1].map((t, i) => shadeTab({ x: 148 + i * 84, y: 408, s: 1.02, tint: shade(t) })),
    rect(94, 528, 612, 40, 20, P.metalLight, { stroke: P.ink, 'stroke-width': 3 }),
    glint(764, 356, 26, P.sun),
  ]);
}
