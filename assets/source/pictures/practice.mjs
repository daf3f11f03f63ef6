// @ts-check
// The office from afar: a low house between dunes and sea, a path to its door, a pale sun.
import { P, at, circle, fill, line, mix, picture, rect, waveLine } from "../kit.mjs";
import { SIGN, tuft } from "../kit-people.mjs";

export default function practice() {
  const air = mix(P.foam, P.shell, 0.35);
  const sea = mix(P.foam, P.lagoon, 0.6);
  const far = mix(P.dune, P.sand, 0.35);
  const near = mix(P.sand, P.dune, 0.2);
  const wood = mix(P.dune, P.bonePore, 0.7);
  const seam = mix(wood, P.ink, 0.16);
  const glass = mix(P.foam, P.lagoon, 0.5);
  return picture([
    rect(0, 0, 800, 600, 0, air),
    circle(236, 196, 88, mix(P.sun, P.shell, 0.6)),
    fill(`${waveLine(306, { rise: 4, length: 520 })}V460H-60Z`, sea),
    line("M30 330H110M176 346H280M60 366H150M300 326H352", mix(sea, P.sea, 0.28), 3),
    line("M84 118q14-16 26-2q14-14 28 0M318 92q10-12 19-2q10-10 20 0", mix(P.lagoon, P.metalDark, 0.5), 3),
    fill("M-20 424C80 372 180 380 280 392C380 400 600 350 820 330V640H-20Z", far),
    // The house: two low parts under thin roofs.
    rect(626, 296, 132, 124, 0, wood),
    line("M646 296V400M668 296V400M690 296V400M712 296V400M734 296V400", seam, 3),
    rect(352, 268, 282, 150, 0, P.shell),
    rect(372, 290, 164, 112, 0, mix(P.sand, P.sun, 0.3)),
    fill("M372 290H452L414 402H372Z", glass),
    fill("M470 290H500L462 402H432Z", P.shell, { opacity: 0.5 }),
    line("M372 290H536V402H372ZM426 290V402M482 290V402", P.deep, 5),
    rect(560, 292, 52, 126, 0, P.coral),
    rect(570, 304, 32, 46, 2, mix(P.coral, P.shell, 0.7)),
    line("M602 366V380", P.shell, 5),
    fill("M334 252L650 238Q660 238 660 246V264Q660 272 652 272H334Q324 272 324 262T334 252Z", P.deep),
    rect(352, 272, 282, 9, 0, P.ink, { opacity: 0.14 }),
    rect(640, 284, 136, 16, 6, P.kelp),
    at({ x: 691, y: 344, s: 0.72 }, fill(SIGN, P.shell)),
    // Near dunes, the path and the fence.
    tuft({ x: 782, y: 430, h: 84, colour: mix(P.sea, P.lagoon, 0.4) }),
    tuft({ x: 338, y: 424, h: 66, colour: mix(P.kelp, P.lagoon, 0.45) }),
    fill("M-20 470C60 408 190 398 330 412C420 424 500 408 600 412C690 416 760 400 820 398V640H-20Z", near),
    fill(
      "M560 412H612C626 446 560 460 500 482C420 512 380 550 392 620H190C220 540 300 500 420 468C500 446 562 440 560 412Z",
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
