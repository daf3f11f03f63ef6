// @ts-check
// The front of the office: a low roof, a glass front with the reception desk behind it, planting and parking.
import { P, coast, kelp, line, mix, picture, rect } from "../kit.mjs";
import { tuft } from "../kit-people.mjs";
import { LOT, car, officeFront } from "../office-front.mjs";

export default function office() {
  return picture([
    coast({ air: P.mist, water: mix(P.foam, P.lagoon, 0.45), horizon: 372, sun: [118, 128, 62], waves: 1 }),
    officeFront(),
    // Walk, planting, parking.
    rect(-10, 474, 820, 30, 0, mix(P.sand, P.dune, 0.4)),
    rect(-10, 502, 820, 110, 0, LOT),
    rect(596, 446, 148, 32, 8, mix(P.dune, P.shell, 0.3)),
    kelp({ x: 630, y: 450, h: 90, lean: 10, colour: P.sea, blades: 5, size: 34 }),
    kelp({ x: 712, y: 450, h: 78, lean: -12, colour: mix(P.sea, P.lagoon, 0.5), blades: 5, size: 32 }),
    tuft({ x: 672, y: 450, h: 62, colour: mix(P.kelp, P.lagoon, 0.4) }),
    tuft({ x: 36, y: 480, h: 96, colour: mix(P.kelp, P.lagoon, 0.4) }),
    tuft({ x: 84, y: 482, h: 64, colour: P.lagoon }),
    tuft({ x: 770, y: 482, h: 84, colour: mix(P.sea, P.lagoon, 0.4) }),
    line("M126 510L52 604M346 510L334 604M560 510L612 604M764 510L884 604", P.shell, 7),
    car({ x: 92, y: 433 }),
  ]);
}
