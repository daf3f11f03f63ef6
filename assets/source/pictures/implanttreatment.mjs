// @ts-check
import { P, abutment, arrow, bone, coast, dotted, glint, gum, implant, molar, picture, premolar } from "../kit.mjs";

/** A lower jaw cut open: an implant in the bone between natural teeth, its crown about to be placed. */
export default function implantTreatment() {
  const s = 1.38;
  const y = 330;
  const necks = [
    { x: 130, half: 40 },
    { x: 301, half: 50 },
    { x: 494, half: 59 },
    { x: 652, half: 59 },
  ];
  return picture([
    coast({ air: P.mist, horizon: 250, sun: [610, 118, 66], waves: 1 }),
    gum({ y: y + 6, depth: 90, necks, peak: 34 }),
    bone({ y: y + 52, bottom: 620, necks, peak: 20, seed: 8, pores: 64 }),
    premolar({ x: 130, y, s, outline: "soft" }),
    molar({ x: 494, y, s, outline: "soft" }),
    molar({ x: 652, y, s: 1.32, outline: "soft" }),
    implant({ x: 301, y: y + 44, h: 184, w: 35 }),
    abutment({ x: 301, y: y + 44, h: 104, w: 29 }),
    dotted("M301 212V166", P.coral, 6),
    molar({ x: 301, y: 150, s: 1.34, part: "crown" }),
    arrow(418, 96, 418, 176, { width: 8, head: 24 }),
    glint(196, 66, 18),
  ]);
}
