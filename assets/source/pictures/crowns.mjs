// @ts-check
import { P, arrow, at, bone, coast, dotted, ellipse, gum, line, mix, molar, picture, premolar, shape } from '../kit.mjs';

/** A lower jaw cut open: a hollow crown is lowered onto a molar that was shaped for it. */
export default function crowns() {
  const y = 400;
  const s = 1.7;
  const x = 452;
  const necks = [{ x: 92, half: 50 }, { x: 250, half: 50 }, { x, half: 73 }, { x: 668, half: 73 }];
  return picture([
    coast({ air: mix(P.sand, P.shell, 0.5), horizon: 316, sun: [128, 150, 62], waves: 1 }),
    gum({ y: y + 8, depth: 90, necks, peak: 36 }),
    bone({ y: y + 58, bottom: 620, necks, peak: 20, seed: 11, pores: 50 }),
    premolar({ x: 92, y, s, outline: 'soft' }),
    premolar({ x: 250, y, s, outline: 'soft' }),
    molar({ x: 668, y, s: 1.66, outline: 'soft' }),
    molar({ x, y, s, part: 'root' }),
    at({ x, y, s },
      shape('M-42 1L-38-10H-32L-25-46C-24-52-18-54-10-49Q0-45 10-50C18-55 24-53 25-46L32-10H38L42 1C26 9-26 9-42 1Z', P.dentine, P.ink, 1.8),
      line('M-32-10C-18-5 18-5 32-10', mix(P.dentine, P.metalDark, 0.4), 1.5)),
    dotted(`M${x} 274V244`, P.coral, 6),
    molar({ x, y: 208, s, part: 'crown' }),
    ellipse(x, 208, 69, 17, mix(P.metalDark, P.enamelShade, 0.35), { stroke: P.ink, 'stroke-width': 3 }),
    arrow(606, 112, 606, 210, { width: 8, head: 24 }),
  ]);
}
