// @ts-check
import { P, arrow, at, bone, coast, dotted, gum, line, mix, molar, picture, premolar, shape } from "../kit.mjs";

/** A lower jaw cut open: a hollow crown is lowered onto a molar that was shaped for it. */
export default function crowns() {
  const y = 400;
  const s = 1.7;
  const x = 452;
  const necks = [
    { x: 84, half: 50 },
    { x: 246, half: 50 },
    { x, half: 73 },
    { x: 672, half: 73 },
  ];
  return picture([
    coast({ air: mix(P.sand, P.shell, 0.5), horizon: 316, sun: [150, 140, 62], waves: 1 }),
    gum({ y: y + 8, depth: 90, necks, peak: 36 }),
    bone({ y: y + 58, bottom: 620, necks, peak: 20, seed: 11, pores: 50 }),
    premolar({ x: 84, y: y + 4, s: 1.62, outline: "soft" }),
    premolar({ x: 246, y, s, outline: "soft" }),
    molar({ x: 672, y, s: 1.66, outline: "soft" }),
    molar({ x, y, s, part: "root" }),
    at(
      { x, y, s },
      shape(
        "M-43 0L-40-11H-33L-26-47C-25-54-18-56-9-51Q0-47 9-52C18-57 25-55 26-47L33-11H40L43 0C26 9-26 9-43 0Z",
        P.dentine,
        P.ink,
        1.8,
      ),
      line("M-33-11C-18-5 18-5 33-11", mix(P.dentine, P.metalDark, 0.45), 1.6),
    ),
    dotted(`M${x} 284V246`, P.coral, 6),
    molar({ x, y: 204, s, part: "crown" }),
    at(
      { x, y: 204, s },
      shape("M-43 0C-24-10 24-10 43 0C26 12-26 12-43 0Z", mix(P.metalDark, P.enamelShade, 0.4), P.ink, 1.8),
    ),
    arrow(604, 108, 604, 206, { width: 8, head: 24 }),
  ]);
}
