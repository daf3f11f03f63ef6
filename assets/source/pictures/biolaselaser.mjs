// @ts-check
import { HAIR, P, at, coast, ellipse, fill, gum, line, mix, picture } from "../kit.mjs";
import { laserHandpiece, molarTop, spray } from "../kit-tools.mjs";

/** A laser handpiece: its fine tip sends light and a spray of water to a small decayed spot on a molar. */
export default function biolaseLaser() {
  const x = 270;
  const y = 500;
  const s = 1.16;
  const necks = [
    { x: -26, half: 100 },
    { x, half: 110 },
    { x: 560, half: 104 },
  ];
  return picture([
    coast({ air: P.sand, water: mix(P.foam, P.lagoon, 0.3), horizon: 330, sun: [104, 112, 56] }),
    molarTop({ x: -26, y, s: 1.08, outline: "soft" }),
    molarTop({ x: 562, y, s: 1.1, outline: "soft" }),
    molarTop({ x, y, s }),
    gum({ y: y - 10, necks, peak: 42, bottom: "V620H-20Z" }),
    at(
      { x, y: y - 142 * s, rot: 22 },
      fill("M-11-104C-24-66-46-36-56-8C-40 8 40 8 56-8C46-36 24-66 11-104Z", mix(P.lagoon, P.shell, 0.2), {
        opacity: 0.4,
      }),
      at(
        { rot: -22 },
        ellipse(-2, -2, 34, 19, mix(P.bonePore, HAIR.brown, 0.35)),
        ellipse(-2, -1, 19, 9, mix(P.bonePore, HAIR.brown, 0.9)),
      ),
      line("M0-96V-2", P.coral, 7),
      spray([
        [-24, -40, 5],
        [-40, -10, 6],
        [22, -54, 4],
        [34, -14, 6],
        [-18, -74, 4],
        [-62, -22, 5],
        [64, -26, 5],
        [54, -58, 4],
        [-50, -52, 4],
        [78, 0, 4],
        [-80, 2, 4],
        [20, -30, 4],
      ]),
      laserHandpiece({ y: -92 }),
    ),
  ]);
}
