// @ts-check
import { P, TEETH, at, bone, clipped, coast, fill, gum, line, mix, molar, picture } from "../kit.mjs";
import { curingLight } from "../kit-tools.mjs";

const HOLE = "M-31-84C-26-66-25-58-23-50Q-21-44-14-44H8Q15-44 17-50C19-60 20-70 26-85L26-100H-31Z";

/** A molar cut open: a blue-green light hardens the layers of a filling in its chewing surface. */
export default function fillings() {
  const x = 300;
  const y = 416;
  const s = 1.95;
  const necks = [
    { x: 20, half: 88 },
    { x, half: 90 },
    { x: 590, half: 88 },
  ];
  const layer = (/** @type {number} */ top, /** @type {string} */ colour) =>
    fill(`M-40 ${top}H40V-40H-40Z`, colour) + line(`M-40 ${top}H40`, P.sea, 1.2);
  return picture([
    coast({ air: P.mist, horizon: 320, sun: [116, 128, 58], waves: 1 }),
    gum({ y: y + 8, depth: 110, necks, peak: 40 }),
    bone({ y: y + 66, bottom: 620, necks, peak: 22, seed: 5, pores: 36 }),
    molar({ x: 590, y, s: 1.86, outline: "soft" }),
    molar({ x, y, s, section: true, pulp: "none" }),
    at(
      { x, y, s },
      at({ y: 14, s: 0.9 }, fill(TEETH.molar.pulp, P.pulp)),
      clipped(
        "fillings-crown",
        TEETH.molar.crown,
        clipped(
          "fillings-hole",
          HOLE,
          fill("M-40-110H40V-40H-40Z", mix(P.foam, P.lagoon, 0.55)),
          layer(-66, mix(P.enamel, P.lagoon, 0.4)),
          layer(-57, mix(P.enamel, P.lagoon, 0.18)),
        ),
      ),
      line("M-31-84C-26-66-25-58-23-50Q-21-44-14-44H8Q15-44 17-50C19-60 20-70 26-85", P.ink, 1.3),
      line(TEETH.molar.crown.replace(/C[^C]*Z$/, ""), P.ink, 3 / s),
    ),
    curingLight({ x: x - 6, y: 216, beam: 84 }),
  ]);
}
