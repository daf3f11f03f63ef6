// @ts-check
import { P, at, clipped, coast, ellipse, fill, line, mix, picture, shape } from "../kit.mjs";
import { flowSyringe } from "../kit-tools.mjs";

const MOLAR =
  "M-60-112C-30-120-14-106 0-106C14-106 36-120 66-110C100-98 116-66 112-34C110-14 110 4 114 26C118 66 98 104 62 112C36 118 16 106 0 106C-16 106-34 118-62 112C-98 104-116 66-112 28C-110 8-110-10-112-32C-114-66-96-102-60-112Z";
const GROOVES =
  "M-62 4Q-42-2-24 4Q0 12 24 4Q44-2 62 4M-24 4Q-28-26-38-66M24 4Q30-26 38-64M0 8Q-3 40 2 72M-62 4L-78-10M-62 4L-76 20M62 4L78-10M62 4L76 18";

/** Back teeth from the biting side: a sealant flows into the grooves of one of them. */
export default function sealants() {
  const soft = mix(P.dune, P.metalDark, 0.35);
  const dark = mix(P.enamelShade, P.metalDark, 0.75);
  const tooth = (/** @type {string} */ edge, /** @type {number} */ w) =>
    shape(MOLAR, P.enamel, edge, w) +
    line(GROOVES, P.enamelShade, 34) +
    line(GROOVES, mix(P.enamelShade, P.metalDark, 0.22), 18) +
    line(GROOVES, dark, 4);
  return picture([
    coast({ air: P.sand, water: mix(P.foam, P.lagoon, 0.2), horizon: 430, sun: [112, 112, 60] }),
    at(
      { x: 330, y: 356, rot: -14 },
      fill("M-620-172C-300-196 300-196 700-166V150C300 184-300 184-620 160Z", P.gum),
      line("M-620-172C-300-196 300-196 700-166M-620 160C-300 184 300 184 700 150", P.gumShade, 4),
      at(
        { x: -254 },
        ellipse(0, 0, 108, 122, P.enamel, { stroke: soft, "stroke-width": 2.4 }),
        line("M-58 4Q0 38 58 4", P.enamelShade, 34),
        line("M-58 4Q0 38 58 4", mix(P.enamelShade, P.metalDark, 0.22), 18),
        line("M-58 4Q0 38 58 4", dark, 4),
      ),
      at({ x: 288, s: 1.16 }, tooth(soft, 2)),
      at(
        { s: 1.28 },
        tooth(P.ink, 2.4),
        clipped(
          "sealants-flow",
          "M-120-120H6V-22H22V120H-120Z",
          line(GROOVES, mix(P.lagoon, P.sea, 0.35), 24),
          line(GROOVES, mix(P.lagoon, P.shell, 0.25), 15),
        ),
        ellipse(21, 0, 16, 14, mix(P.lagoon, P.sea, 0.35)),
        ellipse(18, 1, 14, 9.5, mix(P.lagoon, P.shell, 0.25)),
        line("M-56-2Q-44-5-34-1M-32-40L-36-56", P.shell, 5),
      ),
    ),
    flowSyringe({ x: 372, y: 348, rot: 34 }),
  ]);
}
