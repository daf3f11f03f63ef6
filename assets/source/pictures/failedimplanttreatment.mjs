// @ts-check
import { P, abutment, arrow, bone, coast, dotted, fill, gum, implant, mix, molar, picture } from "../kit.mjs";

/** An implant that has lost bone: its upper threads stand bare below a dotted line at the healthy level. */
export default function failedImplantTreatment() {
  const s = 1.42;
  const y = 296;
  const x = 446;
  const level = y + 62;
  const crest = `-20 ${level - 6}C40 ${level - 14} 200 ${level - 26} 262 ${level - 4}C330 ${level + 14} 372 ${level + 100} ${x - 22} ${level + 112}L${x + 22} ${level + 112}C524 ${level + 100} 556 ${level + 20} 610 ${level - 2}C660 ${level - 24} 760 ${level - 10} 820 ${level - 6}`;
  return picture([
    coast({
      air: mix(P.sand, P.shell, 0.45),
      water: mix(P.foam, P.sand, 0.35),
      horizon: 214,
      sun: [120, 108, 58],
      waves: 1,
    }),
    gum({
      y: y + 8,
      depth: 170,
      necks: [
        { x: 170, half: 61 },
        { x, half: 46, y: y + 44 },
        { x: 722, half: 61 },
      ],
      peak: 36,
    }),
    fill(
      `M${x - 44} ${y + 36}C${x - 104} ${y + 44} ${x - 104} ${level + 84} ${x - 20} ${level + 114}H${x + 20}C${x + 104} ${level + 84} ${x + 104} ${y + 44} ${x + 44} ${y + 36}Z`,
      mix(P.gum, P.gumShade, 0.85),
    ),
    bone({
      y: level,
      bottom: 620,
      crest,
      seed: 11,
      pores: 50,
      skip: (px, py) => py < level + 130 && Math.abs(px - x) < 170,
    }),
    molar({ x: 170, y, s, outline: "soft" }),
    molar({ x: 722, y, s, outline: "soft" }),
    implant({ x, y: y + 44, h: 214, w: 38, threads: 9 }),
    abutment({ x, y: y + 44, h: 70, w: 30 }),
    molar({ x, y, s: 1.34, part: "crown" }),
    dotted(`M268 ${level}H392M500 ${level}H624`, P.coral, 7),
    arrow(326, level + 22, 326, level + 78, { width: 7, head: 20 }),
    arrow(570, level + 22, 570, level + 78, { width: 7, head: 20 }),
  ]);
}
