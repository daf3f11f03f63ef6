// @ts-check
import { P, TEETH, at, bone, coast, fill, gum, line, mix, molar, picture, premolar, rect } from "../kit.mjs";

/** A molar cut open: a fine file cleans one root canal through an opening in the crown. */
export default function rootCanals() {
  const x = 320;
  const y = 312;
  const s = 1.94;
  const air = mix(P.foam, P.mist, 0.5);
  const necks = [
    { x: 36, half: 56 },
    { x, half: 84 },
    { x: 620, half: 84 },
  ];
  const leftCanal = "M-24.5 14C-17 12-12 18-10 28C-19 52-24 88-28 124C-29 128-31 127-31 123C-33 88-28 48-24.5 14Z";
  let flutes = "";
  for (let i = 0; i < 13; i += 1) flutes += `M-4-${20 + i * 17}l8-7`;
  return picture([
    coast({ air, water: mix(P.foam, P.lagoon, 0.25), horizon: 272, sun: [640, 104, 60], waves: 0 }),
    gum({ y: y + 8, depth: 120, necks, peak: 40 }),
    bone({ y: y + 72, bottom: 620, necks, peak: 22, seed: 7, pores: 40 }),
    premolar({ x: 36, y, s: 1.86, outline: "soft" }),
    molar({ x: 620, y, s: 1.86, outline: "soft" }),
    molar({ x, y, s, section: true, pulp: "none" }),
    at(
      { x, y, s },
      fill(TEETH.molar.pulp, air),
      fill(leftCanal, P.pulp),
      fill("M-10-30L-3-92H36L22-20H-8Z", air),
      line("M-10-29L-5.2-72M24-29L34-82", P.ink, 1.6),
    ),
    // The file: fluted steel, a stop, a handle.
    at(
      { x: x + 53, y: y + 222, rot: -2.6 },
      fill("M-1.5 0L-6-320H6L1.5 0Z", P.metalDark),
      line(flutes, P.metalLight, 2),
      rect(-15, -322, 30, 12, 6, P.ink),
      rect(-5, -352, 10, 34, 2, P.metalDark),
      rect(-19, -462, 38, 114, 14, P.coral),
      line("M-9-444V-366M0-444V-366M9-444V-366", mix(P.coral, P.ink, 0.25), 3),
    ),
  ]);
}
