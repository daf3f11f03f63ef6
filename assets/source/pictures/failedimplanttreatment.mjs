// @ts-check
import { P, abutment, arrow, bone, coast, dotted, fill, gum, implant, mix, molar, picture } from "../kit.mjs";

/** An implant that has lost bone: its upper threads stand bare below a dotted line at the healthy level. */
export default function failedImplantTreatment() {
  const s = 1.42;
  const y = 296;
  const x = 400;
  const level = y + 62;
  const crest = `-20 ${level - 6}C20 ${level - 14} 154 ${level - 26} 216 ${level - 4}C284 ${level + 14} 326 ${level + 100} ${x - 22} ${level + 112}L${x + 22} ${level + 112}C478 ${level + 100} 510 ${level + 20} 564 ${level - 2}C614 ${level - 24} 760 ${level - 10} 820 ${level - 6}`;
  return picture([
    coast({
      air: mix(P.sand, P.shell, 0.45),
      water: mix(P.foam, P.sand, 0.3),
      horizon: 214,
      sun: [260, 96, 52],
      waves: 1,
    }),
    gum({
      y: y + 8,
      depth: 170,
      necks: [
        { x: 124, half: 61 },
        { x, half: 46, y: y + 44 },
        { x: 676, half: 61 },
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
    molar({ x: 124, y, s, outline: "soft" }),
    molar({ x: 676, y, s, outline: "soft" }),
    implant({ x, y: y + 44, h: 214, w: 38, threads: 9 }),
    abutment({ x, y: y + 44, h: 70, w: 30 }),
    molar({ x, y, s: 1.34, part: "crown" }),
    dotted(`M222 ${level}H346M454 ${level}H578`, P.coral, 7),
    arrow(280, level + 22, 280, level + 78, { width: 7, head: 20 }),
    arrow(524, level + 22, 524, level + 78, { width: 7, head: 20 }),
  ]);
}
