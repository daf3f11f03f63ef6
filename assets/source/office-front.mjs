// @ts-check
// The practice's building as it looks from the street, wherever it is drawn: 738 wide, its walls stand on y 474 from x 96 to 744.
import { HAIR, P, at, fill, line, mix, person, rect } from "./kit.mjs";
import { SIGN } from "./kit-people.mjs";

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
