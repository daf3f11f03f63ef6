// @ts-check
// A dentist with a grandmother and her granddaughter, close together below a sign: made to be seen in an arch.
import { HAIR, P, SKIN, at, circle, fill, kelp, line, mix, picture, rect } from "../kit.mjs";
import { BODY, SIGN, head, neckline, palm } from "../kit-people.mjs";

export default function welcome() {
  const skin = (/** @type {number} */ i) => SKIN[i] ?? "";
  const wall = mix(P.foam, P.lagoon, 0.35);
  const coat = P.shell;
  const seam = mix(P.lagoon, P.metalDark, 0.4);
  const cardigan = mix(P.sun, P.sand, 0.35);
  const jersey = mix(P.lagoon, P.sea, 0.45);
  const edge = (/** @type {string} */ colour) => mix(colour, P.ink, 0.25);
  return picture(
    [
      rect(0, 0, 800, 700, 0, wall),
      circle(420, 344, 322, mix(P.sand, P.shell, 0.3)),
      at({ x: 604, y: 196, s: 1.15 }, fill(SIGN, P.kelp)),
      kelp({ x: 86, y: 720, h: 420, lean: 20, colour: mix(P.sea, P.lagoon, 0.35), blades: 8, size: 70 }),
      kelp({ x: 742, y: 720, h: 330, lean: -18, colour: mix(P.sea, P.lagoon, 0.35), blades: 7, size: 64 }),
      // The dentist, behind.
      at(
        { x: 424, y: 250, s: 1.12, mirror: true },
        fill(
          "M-196 460C-194 250-164 166-112 140C-80 124-64 122-54 104L22 104C32 122 60 126 82 142C114 164 124 226 128 300V460Z",
          coat,
        ),
        fill("M-66 116L2 290L34 116L20 100H-52Z", P.kelp),
        head({ tone: skin(1), hair: HAIR.brown, style: "short", mouth: "grin" }),
        line("M-50 118L-6 172L22 114", mix(P.kelp, P.ink, 0.3), 4),
        ...[
          "M-52 104C-80 118-84 134-80 150L-58 156L-66 168L-6 320C-4 230-30 140-52 104Z",
          "M20 104C42 116 46 130 42 146L26 152L34 164L6 320C14 230 20 160 20 104Z",
        ].map((d) => fill(d, coat, { stroke: seam, "stroke-width": 2.6 })),
      ),
      // The grandmother, on the left.
      at(
        { x: 226, y: 390, s: 1.04 },
        fill(BODY.elder, cardigan),
        head({ tone: skin(3), hair: HAIR.white, style: "cloud", mouth: "grin", glasses: P.lagoon, lines: true }),
        neckline(edge(cardigan), 6),
        line("M-16 140L-6 420", edge(cardigan), 3),
      ),
      // The girl, on the right.
      at(
        { x: 566, y: 474, s: 0.86, mirror: true },
        head({ tone: skin(3), hair: HAIR.black, style: "tail", mouth: "grin" }),
        fill(BODY.girl, jersey),
        line("M-56 112C-36 142 4 142 23 112", edge(jersey), 7),
      ),
      // Her raised hand.
      palm("open", { x: 470, y: 556, rot: -66, s: 0.8, tone: skin(3) }),
      fill("M520 720C516 650 500 620 486 586C480 570 452 576 454 594C460 640 456 680 462 720Z", jersey),
    ],
    { w: 800, h: 700 },
  );
}
