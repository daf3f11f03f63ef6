// @ts-check
import {
  P,
  arrow,
  at,
  bone,
  coast,
  fill,
  gum,
  implant,
  line,
  mix,
  molar,
  n,
  picture,
  premolar,
  random,
} from "../kit.mjs";

/** An upper jaw cut open: the sinus membrane is raised and graft lies under it, around an implant. */
export default function sinusLift() {
  // Drawn as a lower jaw and turned over as a whole: y grows towards the sinus.
  const y = 212;
  const necks = [
    { x: 150, half: 38 },
    { x: 392, half: 50 },
    { x: 590, half: 53 },
    { x: 738, half: 53 },
  ];
  const floor = 340;
  const rise = `C548 ${floor + 4} 540 ${floor + 64} 606 ${floor + 74}C680 ${floor + 84} 706 ${floor + 150} 716 620`;
  const cavity = `M180 620C176 ${floor + 120} 216 ${floor + 10} 300 ${floor}H500${rise}Z`;
  const graft = `M282 ${floor - 2}C280 ${floor + 40} 300 ${floor + 128} 396 ${floor + 130}C492 ${floor + 128} 516 ${floor + 40} 514 ${floor - 2}Z`;
  const rnd = random(21);
  const grains = { light: "", sun: "", dark: "" };
  for (let i = 0; i < 150; i += 1) {
    const px = 290 + rnd() * 216;
    const py = floor + 8 + rnd() * 112;
    if (((px - 398) / 104) ** 2 + ((py - floor) / 122) ** 4 < 0.86)
      grains[/** @type {const} */ (["light", "sun", "dark"])[i % 3] ?? "light"] +=
        `M${n(px)} ${Math.round(py)}h${i % 2 ? 4 : 0}`;
  }
  return picture([
    coast({ air: P.mist, horizon: 486, sun: null, waves: 2 }),
    at(
      { y: 600, flip: true },
      gum({ y: y + 4, depth: 80, necks, peak: 30 }),
      bone({
        y: y + 46,
        bottom: 620,
        necks,
        peak: 16,
        seed: 4,
        pores: 60,
        skip: (px, py) => py > floor - 24 && px > 170 && px < 720,
      }),
      fill(cavity, mix(P.foam, P.lagoon, 0.35)),
      fill(graft, mix(P.bone, P.shell, 0.4)),
      line(grains.light, P.bonePore, 10),
      line(grains.sun, P.sun, 9),
      line(grains.dark, mix(P.bonePore, P.metalDark, 0.25), 8),
      line(
        `M180 620C176 ${floor + 120} 216 ${floor + 10} 276 ${floor + 2}C280 ${floor + 40} 298 ${floor + 132} 396 ${floor + 134}C494 ${floor + 132} 516 ${floor + 40} 514 ${floor + 1}${rise}`,
        P.gumShade,
        8,
      ),
      premolar({ x: 150, y, s: 1.3, outline: "soft" }),
      molar({ x: 590, y, s: 1.2, upper: true, flip: true, outline: "soft" }),
      molar({ x: 738, y, s: 1.12, upper: true, flip: true, outline: "soft" }),
      implant({ x: 396, y: y + 40, h: 178, w: 34 }),
    ),
    arrow(396, 104, 396, 50, { width: 8, head: 22 }),
  ]);
}
