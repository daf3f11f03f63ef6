// @ts-check
import { P, arrow, at, coast, dotted, fill, gum, mix, picture, tooth } from "../kit.mjs";

/** Four upper front teeth: short under the gum on the left, longer on the right where the gum was trimmed. */
export default function crownLengthening() {
  /** @type {[import('../kit.mjs').ToothKind, number, number, number][]} kind, x, scale, gum level */
  const row = [
    ["incisor", 92, 2.1, 322],
    ["incisor", 278, 2.6, 318],
    ["incisor", 490, 2.6, 196],
    ["incisor", 682, 2.1, 214],
  ];
  const necks = [
    { x: -70, half: 60, y: 268 },
    ...row.map(([, x, s, level]) => ({ x, half: 29 * s, y: 600 - level })),
    { x: 856, half: 66, y: 386 },
  ];
  return picture([
    coast({ air: P.mist, horizon: 492, sun: null }),
    ...row.map(([kind, x, s]) =>
      tooth(kind, { x, y: s > 2.3 ? 196 : 224, s, upper: true, part: "crown", outline: "soft" }),
    ),
    at(
      { y: 600, flip: true },
      gum({ x0: -170, x1: 970, y: 330, bottom: "V620H-170Z", necks, peak: 44 }),
      fill("M-20 620V484Q90 430 190 480T390 500T590 548T820 530V620Z", mix(P.gum, P.gumShade, 0.4)),
    ),
    dotted("M402 350C416 318 452 316 490 316S566 320 584 354C598 322 640 320 682 320S752 324 766 352", P.coral, 8),
    arrow(490, 294, 490, 226, { width: 9, head: 26 }),
  ]);
}
