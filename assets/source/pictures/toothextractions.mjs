// @ts-check
import { P, arrow, bone, circle, coast, fill, gum, line, mix, molar, picture, shape } from "../kit.mjs";

/** A molar lifted out of its two-rooted socket with forceps, between its neighbours. */
export default function toothExtractions() {
  const y = 384;
  const s = 1.24;
  const x = 372;
  const necks = [
    { x: 160, half: 53 },
    { x, half: 62, y: y + 20 },
    { x: 590, half: 53 },
    { x: 744, half: 53 },
  ];
  const socket = `M${x - 60} ${y + 14}C${x - 62} ${y + 90} ${x - 68} ${y + 152} ${x - 46} ${y + 186}C${x - 36} ${y + 200} ${x - 24} ${y + 194} ${x - 22} ${y + 180}C${x - 16} ${y + 140} ${x - 14} ${y + 118} ${x} ${y + 98}C${x + 14} ${y + 118} ${x + 14} ${y + 140} ${x + 22} ${y + 178}C${x + 28} ${y + 194} ${x + 40} ${y + 194} ${x + 48} ${y + 180}C${x + 68} ${y + 140} ${x + 62} ${y + 90} ${x + 60} ${y + 14}`;
  return picture([
    coast({
      air: mix(P.foam, P.mist, 0.6),
      water: mix(P.foam, P.lagoon, 0.25),
      horizon: 300,
      sun: [128, 118, 56],
      waves: 1,
    }),
    gum({ y: y + 8, depth: 90, necks, peak: 30 }),
    bone({
      y: y + 46,
      bottom: 620,
      necks: necks.map(({ x: at, half }) => ({ x: at, half })),
      peak: 16,
      seed: 6,
      pores: 54,
    }),
    line(socket, P.bonePore, 14),
    fill(`${socket}Q${x} ${y + 36} ${x - 60} ${y + 14}Z`, mix(P.gumShade, P.coral, 0.35)),
    molar({ x: 160, y, s, outline: "soft" }),
    molar({ x: 590, y, s, outline: "soft" }),
    molar({ x: 744, y, s: 1.16, outline: "soft" }),
    // Forceps: one beak behind the tooth, one in front, a hinge, two handles.
    shape("M470 30C420 26 356 40 332 86C322 106 326 124 340 124C362 112 380 90 420 84Z", P.metalDark),
    molar({ x, y: 208, s, rot: 5 }),
    shape("M440 40C500 36 560 60 840 128L832 166C600 112 520 104 446 92Z", P.metalDark),
    shape(
      "M440 24C400 42 374 84 368 128C364 160 362 178 368 196C374 208 392 208 396 196C400 172 402 152 414 134C428 112 452 104 482 92L840 2L832-36Z",
      P.metalLight,
    ),
    circle(456, 58, 13, P.metal, { stroke: P.ink, "stroke-width": 3 }),
    arrow(258, 336, 258, 232, { width: 8, head: 24 }),
  ]);
}
