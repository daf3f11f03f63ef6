// @ts-check
// The front of the office: a low roof, a glass front with the reception desk behind it, planting and parking.
import { HAIR, P, at, coast, ellipse, fill, kelp, line, mix, person, picture, rect } from "../kit.mjs";
import { SIGN, tuft } from "../kit-people.mjs";

export default function office() {
  const wood = mix(P.dune, P.bonePore, 0.55);
  const frame = P.deep;
  const inside = mix(P.sand, P.sun, 0.22);
  const lot = mix(P.foam, P.metal, 0.28);
  return picture([
    coast({ air: P.mist, water: mix(P.foam, P.lagoon, 0.45), horizon: 372, sun: [118, 128, 62], waves: 1 }),
    // Walls and what lies behind the glass.
    rect(96, 196, 190, 280, 0, wood),
    line(
      "M120 196V476M144 196V476M168 196V476M192 196V476M216 196V476M240 196V476M264 196V476",
      mix(wood, P.ink, 0.14),
      3,
    ),
    rect(282, 196, 300, 280, 0, inside),
    rect(578, 196, 166, 280, 0, P.shell),
    rect(282, 440, 300, 36, 0, mix(P.dune, P.sand, 0.3)),
    rect(300, 258, 96, 8, 4, wood),
    rect(300, 300, 96, 8, 4, wood),
    line("M312 252V236M324 252V240M336 252V232M372 252V238M316 294V280M352 294V276M364 294V280", P.lagoon, 9, {
      "stroke-linecap": "butt",
    }),
    line("M358 196V222M420 196V236M482 196V222", frame, 2.4),
    fill("M340 238Q340 220 358 220T376 238ZM402 252Q402 234 420 234T438 252ZM464 238Q464 220 482 220T500 238Z", P.sun),
    person({ x: 424, y: 326, s: 0.27, skin: 1, hair: HAIR.black, style: "bob", top: P.sea, collar: "v" }),
    fill("M330 378H494V476H348Q330 476 330 458Z", P.kelp),
    rect(320, 368, 184, 13, 6, P.shell),
    line("M331 412H494M331 444H494", mix(P.kelp, P.lagoon, 0.3), 3),
    // Glass: frames, a sheen, the door.
    fill("M296 470L372 200H404L328 470Z", P.shell, { opacity: 0.35 }),
    line("M284 198V474M512 198V474M284 474H512", frame, 7),
    rect(516, 220, 66, 256, 0, mix(inside, P.foam, 0.55)),
    line("M519 474V220H579V474", P.coral, 9),
    line("M534 340V384", P.coral, 6),
    at({ x: 662, y: 278 }, fill(SIGN, P.kelp)),
    // Roof.
    fill("M54 164H776Q784 164 784 172V186Q784 194 776 194H54Q46 194 46 186V172Q46 164 54 164Z", P.deep),
    rect(96, 194, 648, 10, 0, mix(P.deep, P.ink, 0.4), { opacity: 0.35 }),
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
