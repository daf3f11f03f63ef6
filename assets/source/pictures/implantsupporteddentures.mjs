// @ts-check
import { P, bone, coast, dotted, fill, implant, mix, picture, rect, shape } from "../kit.mjs";
import { prosthesis } from "../prosthesis.mjs";

/** A lower denture above two implants: the clips in its base meet the heads on the implants. */
export default function implantSupportedDentures() {
  const posts = [276, 524];
  const y = 412;
  return picture([
    coast({ air: P.mist, water: mix(P.foam, P.lagoon, 0.2), horizon: 318, sun: [676, 96, 58], waves: 1 }),
    fill(`M-20 ${y - 76}Q400 ${y + 44} 820 ${y - 76}V620H-20Z`, P.gum),
    bone({ y: y + 10, bottom: 620, crest: `-20 ${y - 36}Q400 ${y + 78} 820 ${y - 36}`, seed: 9, pores: 48 }),
    ...posts.map((x) => implant({ x, y: y + 10, h: 150, w: 31, threads: 7 })),
    ...posts.map(
      (x) =>
        rect(x - 22, y - 34, 44, 44, 5, P.metalLight, { stroke: P.ink, "stroke-width": 3 }) +
        shape(
          `M${x - 15} ${y - 34}V${y - 48}Q${x - 15} ${y - 60} ${x} ${y - 60}Q${x + 15} ${y - 60} ${x + 15} ${y - 48}V${y - 34}Z`,
          P.sun,
        ),
    ),
    dotted(posts.map((x) => `M${x} ${y - 78}V${y - 132}`).join(""), P.coral, 7),
    prosthesis({ x: 400, y: 186, s: 1.14, depth: 58 }),
    ...posts.map((x) =>
      shape(
        `M${x - 25} 226V256Q${x - 25} 262 ${x - 19} 262H${x - 13}V246Q${x} 234 ${x + 13} 246V262H${x + 19}Q${x + 25} 262 ${x + 25} 256V226Z`,
        P.metal,
      ),
    ),
  ]);
}
