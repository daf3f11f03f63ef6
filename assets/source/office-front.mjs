// @ts-check
// The practice's building as it looks from the street, wherever it is drawn: 738 wide, its walls stand on y 474 from x 96 to 744.
import { HAIR, P, at, ellipse, fill, line, mix, person, rect } from "./kit.mjs";
import { SIGN } from "./kit-people.mjs";

/** The parking lot in front of it. */
export const LOT = mix(P.foam, P.metal, 0.28);

/** Wood, the glass front with the reception desk behind it, the door, the wall with the sign, and the roof over all. */
export function officeFront() {
  const wood = mix(P.dune, P.bonePore, 0.55);
  const frame = P.deep;
  const inside = mix(P.sand, P.sun, 0.22);
  return [
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
  ].join("");
}

/** A parked car, from behind, 226 wide; (x, y) is where its left side and the height of its roof meet. @param {import("./kit.mjs").Place} place */
export const car = (place) =>
  at(
    place,
    ellipse(114, 151, 124, 12, mix(LOT, P.ink, 0.2)),
    rect(10, 115, 40, 38, 9, P.ink),
    rect(176, 115, 40, 38, 9, P.ink),
    fill(
      "M24 51C30 19 40 3 62 0C96-4 130-4 164 0C186 3 196 19 202 51C218 59 226 75 226 99V121Q226 133 214 133H12Q0 133 0 121V99C0 75 8 59 24 51Z",
      P.lagoon,
    ),
    fill("M42 47C46 27 52 17 66 15C98 12 128 12 160 15C174 17 180 27 184 47Q113 53 42 47Z", P.mist),
    fill("M0 103H226V121Q226 133 214 133H12Q0 133 0 121Z", mix(P.lagoon, P.deep, 0.25)),
    rect(6, 69, 42, 16, 8, P.blush),
    rect(178, 69, 42, 16, 8, P.blush),
    rect(82, 75, 62, 20, 4, P.shell),
  );
