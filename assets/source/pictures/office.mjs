// @ts-check
// The front of the office: a low roof, a glass front with the reception desk behind it, planting and parking.
import { P, coast, ellipse, fill, kelp, line, mix, picture, rect } from "../kit.mjs";
import { tuft } from "../kit-people.mjs";
import { officeFront } from "../office-front.mjs";

export default function office() {
  const lot = mix(P.foam, P.metal, 0.28);
  return picture([
    coast({ air: P.mist, water: mix(P.foam, P.lagoon, 0.45), horizon: 372, sun: [118, 128, 62], waves: 1 }),
    officeFront(),
    // Walk, planting, parking.
    rect(-10, 474, 820, 30, 0, mix(P.sand, P.dune, 0.4)),
    rect(-10, 502, 820, 110, 0, lot),
    rect(596, 446, 148, 32, 8, mix(P.dune, P.shell, 0.3)),
    kelp({ x: 630, y: 450, h: 90, lean: 10, colour: P.sea, blades: 5, size: 34 }),
    kelp({ x: 712, y: 450, h: 78, lean: -12, colour: mix(P.sea, P.lagoon, 0.5), blades: 5, size: 32 }),
    tuft({ x: 672, y: 450, h: 62, colour: mix(P.kelp, P.lagoon, 0.4) }),
    tuft({ x: 36, y: 480, h: 96, colour: mix(P.kelp, P.lagoon, 0.4) }),
    tuft({ x: 84, y: 482, h: 64, colour: P.lagoon }),
    tuft({ x: 770, y: 482, h: 84, colour: mix(P.sea, P.lagoon, 0.4) }),
    line("M126 510L52 604M346 510L334 604M560 510L612 604M764 510L884 604", P.shell, 7),
    // A parked car, from behind.
    ellipse(206, 584, 124, 12, mix(lot, P.ink, 0.2)),
    rect(102, 548, 40, 38, 9, P.ink),
    rect(268, 548, 40, 38, 9, P.ink),
    fill(
      "M116 484C122 452 132 436 154 433C188 429 222 429 256 433C278 436 288 452 294 484C310 492 318 508 318 532V554Q318 566 306 566H104Q92 566 92 554V532C92 508 100 492 116 484Z",
      P.lagoon,
    ),
    fill("M134 480C138 460 144 450 158 448C190 445 220 445 252 448C266 450 272 460 276 480Q205 486 134 480Z", P.mist),
    fill("M92 536H318V554Q318 566 306 566H104Q92 566 92 554Z", mix(P.lagoon, P.deep, 0.25)),
    rect(98, 502, 42, 16, 8, P.blush),
    rect(270, 502, 42, 16, 8, P.blush),
    rect(174, 508, 62, 20, 4, P.shell),
  ]);
}
