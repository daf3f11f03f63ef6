// @ts-check
import { P, bone, circle, coast, fill, gum, line, mix, molar, picture, premolar, random } from "../kit.mjs";

/** A sunken ridge between two teeth, filled with bone graft granules under a thin membrane. */
export default function boneAugmentations() {
  const y = 280;
  const level = y + 62;
  const s = 1.42;
  const crest = `-20 ${level - 8}C40 ${level - 14} 190 ${level - 16} 232 ${level - 4}C290 ${level + 14} 312 ${level + 124} 420 ${level + 124}C524 ${level + 124} 540 ${level + 12} 602 ${level - 6}C660 ${level - 20} 760 ${level - 10} 820 ${level - 8}`;
  const rnd = random(33);
  const grains = { light: "", sun: "", dark: "" };
  for (let i = 0; i < 210; i += 1) {
    const px = 262 + rnd() * 312;
    const py = level - 12 + rnd() * 130;
    const k = Math.abs(px - 420);
    if (py < level + 118 - (k / 172) ** 2.4 * 150 && py > level - 20 + (k / 170) ** 4 * 24)
      grains[/** @type {const} */ (["light", "sun", "dark"])[i % 3] ?? "light"] +=
        `M${Math.round(px)} ${Math.round(py)}h${i % 2 ? 5 : 0}`;
  }
  return picture([
    coast({ air: P.mist, horizon: 226, sun: [108, 112, 54], waves: 0 }),
    gum({
      y: y + 8,
      depth: 120,
      necks: [
        { x: 40, half: 41 },
        { x: 176, half: 41 },
        { x: 420, half: 150, y: y + 22 },
        { x: 706, half: 61 },
      ],
      peak: 34,
    }),
    bone({
      y: level,
      bottom: 620,
      crest,
      seed: 2,
      pores: 54,
      skip: (px, py) => py < level + 138 && Math.abs(px - 420) < 180,
    }),
    fill(
      `M236 ${level - 4}C290 ${level - 34} 550 ${level - 34} 598 ${level - 4}C540 ${level + 12} 524 ${level + 122} 420 ${level + 122}C312 ${level + 122} 290 ${level + 14} 236 ${level - 4}Z`,
      mix(P.bone, P.shell, 0.55),
    ),
    line(grains.light, P.bonePore, 13),
    line(grains.sun, P.sun, 12),
    line(grains.dark, mix(P.bonePore, P.metalDark, 0.3), 10),
    line(`M222 ${level + 4}C290 ${level - 36} 550 ${level - 36} 612 ${level + 4}`, P.sea, 9),
    circle(226, level + 3, 7, P.metalLight, { stroke: P.ink, "stroke-width": 3 }),
    circle(608, level + 3, 7, P.metalLight, { stroke: P.ink, "stroke-width": 3 }),
    premolar({ x: 40, y, s, outline: "soft" }),
    premolar({ x: 176, y, s, outline: "soft" }),
    molar({ x: 706, y, s, outline: "soft" }),
  ]);
}
