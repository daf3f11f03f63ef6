// @ts-check
import {
  P,
  archSlots,
  arrow,
  at,
  biteTooth,
  coast,
  gum,
  line,
  mix,
  molar,
  picture,
  premolar,
  rect,
  shape,
} from "../kit.mjs";

/** A three-unit bridge above two prepared teeth, and a removable partial denture beside it. */
export default function otherProsthetics() {
  const stub = "M-42 6C-43-24-36-56-28-60C-10-66 10-66 28-60C36-56 43-24 42 6Z";
  const [left, middle, right] = [122, 236, 368];
  const top = 228;
  const saddle = "M-174-8C-178-26-118-34-110-16C-104 20-102 60-104 92C-106 112-176 114-176 92Z";
  const strap = "M-112-6C-84-36-44-50 0-50C44-50 84-36 112-6L106 66C84 30 44 12 0 12C-44 12-84 30-106 66Z";
  const clasp = "M-160-10C-168-40-160-60-144-66M-108-8C-102-30-106-48-116-58";
  const half = (/** @type {boolean} */ mirror) =>
    at({ mirror }, line(clasp, P.ink, 10), line(clasp, P.metal, 5), shape(saddle, P.gum));
  return picture([
    coast({
      air: P.mist,
      water: mix(P.foam, P.lagoon, 0.15),
      horizon: 470,
      sun: [622, 240, 156],
      sunColour: mix(P.foam, P.lagoon, 0.3),
      waves: 0,
    }),
    rect(40, 400, 408, 136, 22, mix(P.dune, P.shell, 0.1)),
    at({ x: left, y: 398 }, shape(stub, P.dentine)),
    at({ x: right, y: 398, s: 1.16 }, shape(stub, P.dentine, P.ink, 2.6)),
    gum({
      x0: 40,
      x1: 448,
      y: 396,
      bottom: "V470Q346 486 244 472T40 472Z",
      necks: [
        { x: left, half: 44 },
        { x: middle, half: 50, y: 384 },
        { x: right, half: 50 },
      ],
      peak: 18,
    }),
    // One piece: a crown, the tooth that fills the gap, a crown.
    premolar({ x: left, y: top, s: 1.24, part: "crown" }),
    molar({ x: right, y: top, s: 1.2, part: "crown" }),
    molar({ x: middle, y: top + 6, s: 1.2, part: "crown" }),
    arrow(middle, 268, middle, 346, { width: 8, head: 24 }),
    at(
      { x: 622, y: 244, s: 0.86, rot: 4 },
      shape(strap, P.metalLight),
      line("M-64-12C-20-26 20-26 64-12", P.shell, 6),
      ...archSlots()
        .filter(({ i }) => i === 2 || i === 11)
        .map((slot) => biteTooth(slot, { tint: P.mist, outline: P.lagoon })),
      half(false),
      half(true),
      ...archSlots()
        .filter(({ i }) => i < 2 || i > 11)
        .map((slot) => biteTooth(slot)),
    ),
  ]);
}
