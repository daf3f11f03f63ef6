// @ts-check
// A bright treatment room: the chair by a window onto the sea, a lamp, a cabinet, a stool.
import { P, circle, coast, ellipse, fill, kelp, line, mix, mouthMirror, picture, rect } from "../kit.mjs";

export default function tour() {
  const wall = mix(P.sand, P.shell, 0.5);
  const floor = mix(P.dune, P.sand, 0.5);
  const wood = mix(P.dune, P.bonePore, 0.5);
  const seam = mix(P.sea, P.deep, 0.45);
  return picture([
    coast({ air: P.mist, water: mix(P.foam, P.lagoon, 0.55), horizon: 226, sun: [384, 148, 52], waves: 2 }),
    fill("M0 0H800V600H0ZM248 62V352H764V62Z", wall, { "fill-rule": "evenodd" }),
    line("M248 62H764V352H248ZM506 62V352", P.shell, 12),
    rect(228, 350, 556, 16, 6, P.shell),
    rect(228, 366, 556, 6, 0, mix(wall, P.ink, 0.1)),
    rect(0, 484, 800, 116, 0, floor),
    rect(0, 480, 800, 8, 0, P.shell),
    // Cabinet with basin and shelf.
    rect(-10, 186, 190, 10, 3, wood),
    line("M30 184V150M50 184V158M124 184V162", P.lagoon, 15, { "stroke-linecap": "butt" }),
    line("M72 184V144M144 184V154", P.sea, 13, { "stroke-linecap": "butt" }),
    rect(-10, 372, 206, 128, 6, P.shell),
    rect(-10, 358, 216, 18, 6, wood),
    line("M92 378V498M0 416H92M0 458H92", mix(P.foam, P.lagoon, 0.6), 3),
    line("M36 398H56M36 438H56M36 480H56M108 428V452", P.metalDark, 5),
    line("M52 356V312Q52 296 68 296T84 312V318", P.metal, 8),
    fill("M66 338H146Q142 360 106 360T66 338Z", P.foam),
    rect(154, 320, 26, 38, 4, P.lagoon),
    rect(160, 308, 14, 14, 3, P.metalDark),
    fill("M566 132L566 312Q640 330 706 266L640 118Z", P.sun, { opacity: 0.22 }),
    // Chair: foot, column, cushions, headrest, arm.
    ellipse(440, 548, 170, 14, mix(floor, P.ink, 0.16)),
    rect(334, 528, 200, 20, 10, P.metal),
    fill("M396 530L412 446H482L476 530Z", P.metalLight),
    fill("M446 530V446H482L476 530Z", P.metal),
    // Tray with instruments, on an arm behind the leg rest.
    line("M420 470H300V352", P.metal, 9),
    rect(244, 338, 128, 14, 6, P.shell, { stroke: P.metal, "stroke-width": 3 }),
    line("M262 336L280 300M290 336L304 306", P.metalDark, 5),
    mouthMirror({ x: 340, y: 284, s: 0.18, rot: 14 }),
    line("M230 474L352 442H512L614 300", seam, 46),
    line("M226 462L350 428H508L610 286", P.sea, 46),
    line("M350 406V448M492 412L522 446M574 300L606 322", seam, 3),
    line("M622 268L642 238", P.metalDark, 10),
    line("M640 240L658 212", P.coral, 40),
    line("M452 404V366M420 362H508", P.deep, 16),
    // Lamp.
    line("M470-10V52L604 84", P.metalDark, 9),
    circle(470, 52, 9, P.deep),
    circle(604, 86, 9, P.deep),
    fill("M552 128C556 98 616 78 644 100C654 108 652 116 644 120L566 142C556 144 550 138 552 128Z", P.deep),
    line("M572 136L636 118", P.sun, 8),
    // Stool and plant.
    ellipse(654, 562, 74, 9, mix(floor, P.ink, 0.14)),
    line("M654 548V490", P.metal, 10),
    line("M604 556Q654 530 704 556", P.metal, 9),
    circle(604, 558, 7, P.ink),
    circle(704, 558, 7, P.ink),
    circle(654, 558, 7, P.ink),
    rect(600, 466, 108, 26, 13, P.kelp),
    kelp({ x: 762, y: 500, h: 190, lean: -12, colour: mix(P.sea, P.lagoon, 0.4), blades: 7, size: 44 }),
    fill("M732 492H796L788 552Q786 560 778 560H750Q742 560 740 552Z", wood),
  ]);
}
