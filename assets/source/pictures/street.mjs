// @ts-check
// The office on a wide picture: sky, hills and a hedge on the left, where words may lie over them; the front and a car on the right.
import { P, at, circle, fill, kelp, line, mix, picture, rect } from "../kit.mjs";
import { tuft } from "../kit-people.mjs";
import { LOT, car, officeFront } from "../office-front.mjs";

export default function street() {
  const far = mix(P.foam, P.lagoon, 0.3);
  const near = mix(P.foam, P.lagoon, 0.65);
  return picture(
    [
      rect(0, 0, 1600, 900, 0, P.mist),
      circle(1180, 190, 84, mix(P.sun, P.shell, 0.5)),
      fill("M0 420C160 330 330 330 500 396S860 330 1060 380S1440 320 1600 370V760H0Z", far),
      fill("M0 560C180 470 420 520 640 560S1100 520 1600 500V760H0Z", near),
      // The hedge.
      tuft({ x: 60, y: 700, h: 150, colour: mix(P.kelp, P.lagoon, 0.4) }),
      tuft({ x: 190, y: 700, h: 110, colour: mix(P.sea, P.lagoon, 0.4) }),
      tuft({ x: 640, y: 700, h: 120, colour: mix(P.sea, P.lagoon, 0.4) }),
      tuft({ x: 560, y: 700, h: 84, colour: P.lagoon }),
      at({ x: 790, y: 226 }, officeFront()),
      // Walk, planting, parking.
      rect(-10, 698, 1620, 34, 0, mix(P.sand, P.dune, 0.4)),
      rect(-10, 730, 1620, 180, 0, LOT),
      rect(1386, 672, 148, 32, 8, mix(P.dune, P.shell, 0.3)),
      kelp({ x: 1420, y: 676, h: 90, lean: 10, colour: P.sea, blades: 5, size: 34 }),
      kelp({ x: 1502, y: 676, h: 78, lean: -12, colour: mix(P.sea, P.lagoon, 0.5), blades: 5, size: 32 }),
      tuft({ x: 1570, y: 706, h: 92, colour: mix(P.sea, P.lagoon, 0.4) }),
      tuft({ x: 822, y: 706, h: 104, colour: mix(P.kelp, P.lagoon, 0.4) }),
      line("M470 738L330 906M760 738L700 906M1080 738L1100 906M1390 738L1500 906", P.shell, 8),
      car({ x: 850, y: 690, s: 1.06 }),
    ],
    { w: 1600, h: 900 },
  );
}
