// @ts-check
import { P, arrow, at, bone, coast, fill, implant, line, mix, n, picture } from "../kit.mjs";
import { bowed, prosthesis } from "../prosthesis.mjs";

/** An upper full-arch bridge fixed on four implants; the two rear implants are tilted. */
export default function allOnX() {
  const y = 292;
  const bow = -40;
  const s = 1.24;
  /** @type {[number, number][]} x and tilt of each implant */
  const posts = [
    [172, -32],
    [322, -3],
    [478, 3],
    [628, 32],
  ];
  const edge = (/** @type {number} */ x) => y + 50 + bowed((x - 400) / s, bow) * s;
  const ridge = (/** @type {number} */ by) =>
    `-20 ${n(edge(-20) + by)}Q400 ${n(2 * edge(400) - edge(-20) + by)} 820 ${n(edge(820) + by)}`;
  return picture([
    coast({ air: mix(P.sand, P.shell, 0.55), water: P.foam, horizon: 470, sun: [112, 452, 54] }),
    at(
      { y: 600, flip: true },
      fill(`M${ridge(-16)}V620H-20Z`, P.gum),
      bone({ y, bottom: 620, crest: ridge(16), seed: 14, pores: 64, skip: (px, py) => py < edge(px) + 52 }),
      ...posts.map(([x, rot]) =>
        at(
          { x, y: edge(x) + 14, rot },
          implant({ h: 168, w: 28, threads: 7 }),
          line("M-20-3H20V-34H-20Z", P.ink, 3, { fill: P.metalLight }),
        ),
      ),
      prosthesis({ x: 400, y: y - 14, s, bow, depth: 50 }),
    ),
    arrow(128, 104, 208, 104, { width: 8, head: 24 }),
    arrow(672, 104, 592, 104, { width: 8, head: 24 }),
  ]);
}
