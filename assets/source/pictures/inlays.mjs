// @ts-check
import { P, arrow, at, clipped, coast, dotted, fill, gum, line, mix, picture, shape } from "../kit.mjs";
import { molarTop } from "../kit-tools.mjs";

const HOLLOW =
  "M-72-150C-72-166-54-173-37-167C-22-162-14-171 0-171C14-171 22-162 37-167C54-173 72-166 72-150C72-133 55-126 37-130C22-134 16-121 0-121C-16-121-22-134-37-130C-55-126-72-133-72-150Z";

/** A molar seen a little from above; a made-to-fit piece is lowered into the hollow in its chewing surface. */
export default function inlays() {
  const x = 372;
  const y = 532;
  const s = 1.42;
  const necks = [
    { x: 30, half: 120 },
    { x, half: 136 },
    { x: 716, half: 122 },
  ];
  return picture([
    coast({
      air: mix(P.foam, P.mist, 0.5),
      water: mix(P.foam, P.lagoon, 0.25),
      horizon: 262,
      sun: [652, 104, 60],
      waves: 1,
    }),
    molarTop({ x: 30, y, s: 1.3, outline: "soft" }),
    molarTop({ x: 716, y, s: 1.3, outline: "soft" }),
    molarTop({
      x,
      y,
      s,
      over:
        clipped(
          "inlays-hollow",
          HOLLOW,
          fill(HOLLOW, mix(P.dentine, P.metalDark, 0.45)),
          at({ y: 16 }, fill(HOLLOW, P.dentine)),
        ) + line(HOLLOW, P.ink, 2.1),
    }),
    gum({ y: y - 12, necks, peak: 46, bottom: "V620H-20Z" }),
    dotted("M372 212V306", P.coral, 6),
    at(
      { x, y: 308, s },
      shape(
        "M-72-150C-71-118-64-100-46-97C-30-95-22-104-11-93Q0-86 11-93C22-104 30-95 46-97C64-100 71-118 72-150Z",
        P.enamelShade,
        P.ink,
        2.1,
      ),
      shape(HOLLOW, P.shell, P.ink, 2.1),
      line(
        "M-50-150C-30-144-14-150 0-146C14-150 30-144 50-150M0-146V-134M-24-147L-30-158M24-147L30-158",
        mix(P.enamelShade, P.metalDark, 0.5),
        2,
      ),
    ),
    arrow(540, 84, 540, 180, { width: 8, head: 24 }),
  ]);
}
