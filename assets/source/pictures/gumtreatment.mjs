// @ts-check
import { P, bone, coast, fill, gum, line, mix, molar, picture, probe, shape } from "../kit.mjs";

/** A gum probe measures the pocket beside a tooth; tartar sits on the root and the bone has drawn back. */
export default function gumTreatment() {
  const y = 292;
  const s = 1.86;
  const x = 286;
  const level = y + 78;
  const foot = level + 128;
  const crest = `-20 ${level - 6}C40 ${level - 22} 120 ${level - 24} ${x - 84} ${level}H${x + 24}L${x + 56} ${foot}H${x + 112}C${x + 160} ${foot} ${x + 156} ${level + 20} ${x + 226} ${level - 12}C600 ${level - 30} 720 ${level - 12} 820 ${level - 10}`;
  return picture([
    coast({ air: P.mist, horizon: 210, sun: [92, 112, 58], waves: 1 }),
    gum({
      y: y + 8,
      depth: 230,
      necks: [
        { x, half: 96 },
        { x: 672, half: 84 },
      ],
      peak: 40,
    }),
    // The sore wall of the pocket.
    fill(
      `M${x + 74} ${y - 2}C${x + 108} ${y - 30} ${x + 150} ${y - 34} ${x + 156} ${y + 30}C${x + 160} ${y + 110} ${x + 160} ${foot - 60} ${x + 130} ${foot + 10}H${x + 50}Z`,
      mix(P.gumShade, P.coral, 0.35),
    ),
    bone({
      y: level,
      bottom: 620,
      crest,
      seed: 17,
      pores: 44,
      skip: (px, py) => py < foot + 16 && px > x && px < x + 220,
    }),
    fill(
      `M${x + 78} ${y - 4}C${x + 100} ${y - 20} ${x + 124} ${y - 22} ${x + 126} ${y + 10}V${foot - 30}Q${x + 116} ${foot - 8} ${x + 100} ${foot - 14}Z`,
      mix(P.ink, P.gumShade, 0.62),
    ),
    molar({ x: 672, y: y + 2, s: 1.8, outline: "soft" }),
    molar({ x, y, s }),
    shape(
      `M${x + 82} ${y - 22}C${x + 102} ${y - 26} ${x + 108} ${y - 6} ${x + 98} ${y + 8}C${x + 112} ${y + 16} ${x + 110} ${y + 44} ${x + 98} ${y + 52}C${x + 112} ${y + 62} ${x + 106} ${y + 92} ${x + 90} ${y + 98}C${x + 82} ${y + 92} ${x + 86} ${y + 40} ${x + 82} ${y - 22}Z`,
      mix(P.sun, P.metalDark, 0.3),
    ),
    probe({ x: x + 113, y: foot - 26, length: 290 }),
    line(`M${x + 172} ${y - 12}V${foot - 26}M${x + 158} ${y - 12}h28M${x + 158} ${foot - 26}h28`, P.coral, 7),
  ]);
}
