// @ts-check
import { P, TEETH, at, clipped, coast, fill, gum, line, mix, molar, picture, premolar } from "../kit.mjs";
import { varnishBrush } from "../kit-tools.mjs";

/** Lower back teeth: a small brush spreads varnish over one of them, and a protective layer surrounds it. */
export default function fluorideTreatments() {
  const x = 338;
  const y = 472;
  const s = 2.5;
  const necks = [
    { x: 72, half: 62 },
    { x, half: 112 },
    { x: 640, half: 100 },
  ];
  return picture([
    coast({ air: mix(P.sand, P.shell, 0.4), horizon: 320, sun: [96, 118, 58] }),
    premolar({ x: 72, y, s: 2.1, part: "crown", outline: "soft" }),
    molar({ x: 640, y, s: 2.3, part: "crown", outline: "soft" }),
    at(
      { x, y, s },
      line(TEETH.molar.crown + TEETH.molar.back, P.lagoon, 21),
      line(TEETH.molar.crown + TEETH.molar.back, P.foam, 17),
    ),
    molar({ x, y, s, part: "crown" }),
    at(
      { x, y, s },
      clipped(
        "flouride-crown",
        TEETH.molar.crown,
        fill("M-60-100H18C8-78 26-60 14-42C4-28 8-16-6-12C-24-6-40-16-60-12Z", P.sun, { opacity: 0.42 }),
      ),
      line("M-44-60C-41-44-40-38-35-26", P.shell, 4),
      line(TEETH.molar.crown, P.ink, 1.2),
    ),
    gum({ y: y - 6, necks, peak: 44, bottom: "V620H-20Z" }),
    varnishBrush({ x: 362, y: 358, rot: 48 }),
  ]);
}
