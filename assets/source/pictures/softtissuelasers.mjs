// @ts-check
import { P, at, coast, dotted, mix, picture } from "../kit.mjs";
import { frontRow, laserPen } from "../kit-tools.mjs";

/** Upper front teeth: the thin tip of a laser pen follows a dotted line that evens the edge of the gum. */
export default function softTissueLasers() {
  return picture([
    coast({ air: mix(P.sand, P.shell, 0.4), horizon: 486, sun: [118, 478, 56] }),
    at(
      { x: 380, y: 200, rot: -6 },
      at(
        { x: -380, y: -200 },
        frontRow({
          y: 190,
          x0: -60,
          x1: 880,
          far: -90,
          peak: 40,
          levels: [undefined, undefined, undefined, 256, undefined, undefined],
          teeth: [
            { kind: "canine", x: 22, s: 1.9 },
            { kind: "incisor", x: 158, s: 1.84 },
            { kind: "incisor", x: 320, s: 2.24 },
            { kind: "incisor", x: 500, s: 2.24, outline: "ink" },
            { kind: "incisor", x: 664, s: 1.84 },
            { kind: "canine", x: 806, s: 1.9 },
          ],
        }),
        dotted("M430 238Q456 196 500 196Q544 196 568 236", P.coral, 8),
      ),
    ),
    laserPen({ x: 566, y: 216, rot: 132 }),
  ]);
}
