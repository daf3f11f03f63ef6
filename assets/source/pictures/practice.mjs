// @ts-check
// The office from afar: the office between dunes and sea, a path to its door, a pale sun.
import { P, at, circle, fill, line, mix, picture, rect, waveLine } from "../kit.mjs";
import { tuft } from "../kit-people.mjs";
import { officeFront } from "../office-front.mjs";

export default function practice() {
  const air = mix(P.foam, P.shell, 0.35);
  const sea = mix(P.foam, P.lagoon, 0.6);
  const far = mix(P.dune, P.sand, 0.35);
  const near = mix(P.sand, P.dune, 0.2);
  const wood = mix(P.dune, P.bonePore, 0.7);
  return picture([
    rect(0, 0, 800, 600, 0, air),
    circle(236, 196, 88, mix(P.sun, P.shell, 0.6)),
    fill(`${waveLine(306, { rise: 4, length: 520 })}V460H-60Z`, sea),
    line("M30 330H110M176 346H280M60 366H150M300 326H352", mix(sea, P.sea, 0.28), 3),
    line("M84 118q14-16 26-2q14-14 28 0M318 92q10-12 19-2q10-10 20 0", mix(P.lagoon, P.metalDark, 0.5), 3),
    fill("M-20 424C80 372 180 380 280 392C380 400 600 350 820 330V640H-20Z", far),
    at({ x: 325, y: 157, s: 0.55 }, officeFront()),
    // Near dunes, the path and the fence.
    tuft({ x: 782, y: 430, h: 84, colour: mix(P.sea, P.lagoon, 0.4) }),
    tuft({ x: 338, y: 424, h: 66, colour: mix(P.kelp, P.lagoon, 0.45) }),
    fill("M-20 470C60 408 190 398 330 412C420 424 500 408 600 412C690 416 760 400 820 398V640H-20Z", near),
    fill(
      "M606 410H650C664 446 570 460 506 482C424 512 384 550 396 620H194C224 540 304 500 424 468C510 446 608 440 606 410Z",
      mix(P.shell, P.sand, 0.35),
    ),
    fill("M540 620C580 540 680 486 820 470V640H540Z", mix(P.dune, P.sand, 0.3)),
    line("M46 428V486M96 412V472M148 404V466M202 402V466M256 406V470", mix(wood, P.ink, 0.3), 7),
    line("M28 444Q130 402 274 424M30 466Q130 426 272 448", mix(wood, P.ink, 0.3), 3),
    tuft({ x: 70, y: 612, h: 170, colour: mix(P.kelp, P.lagoon, 0.35) }),
    tuft({ x: 132, y: 616, h: 112, colour: P.lagoon }),
    tuft({ x: -6, y: 606, h: 128, colour: mix(P.sea, P.lagoon, 0.5) }),
    tuft({ x: 640, y: 566, h: 92, colour: mix(P.sea, P.lagoon, 0.35) }),
    tuft({ x: 736, y: 560, h: 128, colour: mix(P.kelp, P.lagoon, 0.35) }),
  ]);
}
