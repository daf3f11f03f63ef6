// @ts-check
// Three people of different ages, a grandmother, a man and a girl, talk and smile by the sea.
import { HAIR, P, SKIN, at, coast, fill, kelp, line, mix, picture } from "../kit.mjs";
import { BODY, head, neckline, palm } from "../kit-people.mjs";

export default function patients() {
  const skin = (/** @type {number} */ i) => SKIN[i] ?? "";
  const shawl = mix(P.sun, P.sand, 0.35);
  const jersey = P.kelp;
  const hood = mix(P.lagoon, P.sea, 0.25);
  const edge = (/** @type {string} */ colour) => mix(colour, P.ink, 0.25);
  return picture([
    coast({
      air: mix(P.sand, P.shell, 0.45),
      water: mix(P.foam, P.lagoon, 0.35),
      horizon: 318,
      sun: [330, 132, 60],
      waves: 3,
    }),
    kelp({ x: 762, y: 620, h: 400, lean: -16, colour: mix(P.lagoon, P.foam, 0.2), blades: 8, size: 66 }),
    // The man, in the middle.
    at(
      { x: 452, y: 216, mirror: true },
      fill(
        "M-190 420C-186 250-168 164-116 140C-82 126-64 122-54 106L22 106C32 122 60 126 84 142C116 164 126 220 130 300V420Z",
        jersey,
      ),
      head({ tone: skin(1), hair: HAIR.black, style: "short" }),
      neckline(edge(jersey)),
    ),
    fill("M404 470H472L466 546Q464 556 454 556H422Q412 556 410 546Z", P.coral),
    line("M408 486C386 480 382 524 412 524", P.coral, 9),
    palm("hold", { x: 512, y: 520, rot: 4, mirror: true, tone: skin(1) }),
    fill("M640 640V560C600 520 540 500 508 496C492 496 490 540 504 544C540 556 560 600 566 640Z", jersey),
    line("M508 498Q494 520 506 543L540 566", edge(jersey), 3),
    // The girl, on the right.
    at(
      { x: 658, y: 336, s: 0.84, mirror: true },
      head({ tone: skin(2), hair: HAIR.brown, style: "tail", mouth: "grin" }),
      fill(BODY.girl, hood),
      line("M-56 112C-36 142 4 142 23 112", edge(hood), 7),
      line("M-28 138V190M2 138V182", P.shell, 5),
    ),
    // The grandmother, on the left.
    at(
      { x: 182, y: 250 },
      fill(BODY.elder, shawl),
      head({ tone: skin(4), hair: HAIR.white, style: "cloud", mouth: "grin", glasses: P.lagoon, lines: true }),
      neckline(edge(shawl), 6),
    ),
    palm("open", { x: 300, y: 474, rot: -30, tone: skin(4) }),
    fill(
      "M40 480C44 400 120 384 142 440L170 512L276 456C296 446 322 478 304 494L200 596C170 620 90 620 66 596Z",
      shawl,
    ),
    line("M130 424C144 450 152 486 166 510Q170 516 178 510L276 458M282 457Q304 470 303 493", edge(shawl), 3),
  ]);
}
