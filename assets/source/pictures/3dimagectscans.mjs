// @ts-check
import { HAIR, P, arrow, at, coast, fill, line, mix, person, picture, rect, shape } from "../kit.mjs";
import { screen } from "../kit-tools.mjs";

/** A patient stands in a cone beam scanner whose arm turns around the head; a screen shows the jaw in three dimensions. */
export default function ctScans() {
  const x = 264;
  const box = { stroke: P.ink, "stroke-width": 3 };
  let teeth = "";
  for (let i = -4; i <= 4; i += 1) teeth += `M${i * 15 - 7} ${Math.round(-24 - i * i * 1.1)}q7-5 14 0l-2 26h-10z`;
  return picture([
    coast({ air: mix(P.foam, P.mist, 0.4), water: mix(P.foam, P.lagoon, 0.3), horizon: 470, sun: null }),
    rect(424, -20, 66, 640, 0, P.metalLight, box),
    rect(x - 145.6, 506, 291.2, 120, 0, P.sea),
    person({ x, y: 276, s: 1.04, skin: 2, hair: HAIR.black, style: "curly", mouth: "calm", top: P.sea }),
    rect(x - 188, 40, 416, 56, 28, P.shell, box),
    rect(x - 40, 56, 80, 24, 12, mix(P.foam, P.lagoon, 0.5)),
    shape(
      `M${x - 190} 92H${x - 128}V326Q${x - 128} 340 ${x - 142} 340H${x - 176}Q${x - 190} 340 ${x - 190} 326Z`,
      P.shell,
    ),
    rect(x - 140, 182, 16, 140, 6, P.sea, box),
    shape(
      `M${x + 124} 92H${x + 190}V300Q${x + 190} 328 ${x + 162} 328H${x + 152}Q${x + 124} 328 ${x + 124} 300Z`,
      P.shell,
    ),
    rect(x + 112, 216, 18, 64, 6, P.kelp, box),
    rect(x - 10, 372, 20, 250, 0, P.metal, box),
    rect(x - 44, 358, 88, 20, 10, P.metal, box),
    line(`M${x - 92} 116Q${x} 160 ${x + 92} 114`, P.coral, 7),
    arrow(x + 90, 115, x + 92, 114, { width: 7, head: 22 }),
    screen(
      { x: 644, y: 262, w: 268, h: 250, foot: 160 },
      at(
        { y: 8, s: 1.02 },
        fill(
          "M-100-82C-96-94-86-94-80-84C-74-92-66-92-62-84L-58-22C-36-6 36-6 58-22L62-84C66-92 74-92 80-84C86-94 96-94 100-82C104-56 98-8 88 22C78 48 46 66 22 72C10 76-10 76-22 72C-46 66-78 48-88 22C-98-8-104-56-100-82Z",
          P.bone,
        ),
        line(
          "M-78-66L-74 20M78-66L74 20M-98-34L-60-44M98-34L60-44M-96-4C-52 30 52 30 96-4M-82 34C-44 58 44 58 82 34M-40 64L-34 0M40 64L34 0M0 72V-6",
          mix(P.bone, P.sea, 0.6),
          2.2,
        ),
        fill(teeth, P.enamel, { stroke: P.metalDark, "stroke-width": 1.5 }),
      ),
    ),
  ]);
}
