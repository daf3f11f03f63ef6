// @ts-check
import { P, at, clipped, coast, fill, glint, incisor, line, mix, mouthMirror, picture } from "../kit.mjs";
import { frontRow, scaler } from "../kit-tools.mjs";

/** Clean lower front teeth: a mirror shows them from behind, a scaler works along the gum line. */
export default function checkupAndCleanings() {
  const glass = "M-37 0A37 37 0 1 1 37 0A37 37 0 1 1-37 0Z";
  return picture([
    coast({ air: P.mist, water: mix(P.foam, P.lagoon, 0.2), horizon: 356, sun: [452, 100, 54], waves: 1 }),
    mouthMirror({ x: 224, y: 238, s: 2.1, rot: 142, length: 320 }),
    at(
      { x: 224, y: 238, s: 2.1 },
      clipped(
        "checkup-glass",
        glass,
        fill(glass, mix(P.foam, P.lagoon, 0.35)),
        incisor({ x: -20, y: 26, s: 0.48, part: "crown", outline: "soft" }),
        incisor({ x: 19, y: 26, s: 0.48, part: "crown", outline: "soft" }),
        fill("M-40 24Q-20 32-1 18Q18 32 40 24V40H-40Z", P.gum),
        line("M-26-16L-8-34", P.shell, 4),
      ),
    ),
    frontRow({
      y: 460,
      upper: false,
      peak: 32,
      teeth: [
        { kind: "canine", x: 52, s: 1.66 },
        { kind: "incisor", x: 188, s: 1.6 },
        { kind: "incisor", x: 316, s: 1.54 },
        { kind: "incisor", x: 442, s: 1.54 },
        { kind: "incisor", x: 570, s: 1.6, outline: "ink" },
        { kind: "canine", x: 706, s: 1.66 },
      ],
    }),
    scaler({ x: 512, y: 438, rot: 40 }),
    glint(392, 246, 20),
    glint(424, 276, 10),
  ]);
}
