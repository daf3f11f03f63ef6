// @ts-check
import {
  ARCH_PALATE,
  ARCH_RIDGE,
  P,
  archSlots,
  at,
  biteTooth,
  coast,
  ellipse,
  fill,
  line,
  mix,
  picture,
  shape,
} from "../kit.mjs";

/** An upper arch with fourteen healing sockets, and a provisional denture ready to be worn over it. */
export default function fullMouthExtractions() {
  const slots = archSlots();
  const sockets = slots.map(({ x, y, angle, w, d, i }) =>
    at(
      { x, y, rot: angle },
      ellipse(0, 0, w * 0.34, d * 0.36, P.gumShade, { stroke: mix(P.gum, P.shell, 0.4), "stroke-width": 4 }),
      i % 2 === 1 && line("M-6-10L6 10M6-10L-6 10", P.kelp, 3),
    ),
  );
  const folds = (/** @type {string} */ colour) =>
    line("M-26-62Q-46-54-58-34M26-62Q46-54 58-34M-30-32Q-48-24-56-4M30-32Q48-24 56-4M0-78V86", colour, 3);
  return picture([
    coast({ air: mix(P.sand, P.shell, 0.5), water: P.foam, horizon: 452, sun: [108, 112, 52] }),
    at(
      { x: 204, y: 404, s: 0.95 },
      fill(ARCH_PALATE, mix(P.gum, P.shell, 0.35)),
      folds(mix(P.gum, P.gumShade, 0.1)),
      fill(ARCH_RIDGE, P.gum),
      ...sockets,
    ),
    at(
      { x: 590, y: 234, s: 0.97 },
      shape(ARCH_PALATE, mix(P.blush, P.shell, 0.5)),
      shape(ARCH_RIDGE, mix(P.gum, P.blush, 0.5)),
      ...slots.map((slot) => biteTooth(slot)),
    ),
    line("M376 118C296 112 240 146 220 204M250 182L218 208L204 170", P.coral, 8),
  ]);
}
