// @ts-check
// A full-arch prosthesis seen from the front, shared by the denture and full-arch pictures.
import { P, at, fill, line, mix, n, shape } from "./kit.mjs";

/** Teeth from the middle outwards: width, height, form. @type {[number, number, 'flat' | 'point' | 'molar'][]} */
const ROW = [
  [46, 74, "flat"],
  [43, 71, "flat"],
  [44, 78, "point"],
  [42, 64, "point"],
  [54, 54, "molar"],
  [44, 46, "molar"],
];

/** How much a point beside the middle is raised by the curve of the arch. @param {number} x @param {number} bow */
export const bowed = (x, bow) => -bow * (x / 270) ** 2;

/** The outline of one crown, neck in (0, 0), biting edge up. @param {number} w @param {number} h @param {'flat' | 'point' | 'molar'} form @param {(x: number, y: number) => string} p */
function crown(w, h, form, p) {
  const a = w / 2 - 0.5;
  const b = w * 0.36;
  const edge = {
    flat: `C${p(-a, -h * 0.4)} ${p(-a, -h * 0.8)} ${p(-a, -h * 0.92)}C${p(-a, -h)} ${p(-a * 0.8, -h)} ${p(-a * 0.6, -h)}L${p(a * 0.6, -h)}C${p(a * 0.8, -h)} ${p(a, -h)} ${p(a, -h * 0.92)}`,
    point: `C${p(-a, -h * 0.3)} ${p(-a, -h * 0.6)} ${p(-a, -h * 0.72)}C${p(-a, -h * 0.86)} ${p(-a * 0.3, -h)} ${p(0, -h)}C${p(a * 0.3, -h)} ${p(a, -h * 0.86)} ${p(a, -h * 0.72)}`,
    molar: `C${p(-a, -h * 0.3)} ${p(-a, -h * 0.6)} ${p(-a, -h * 0.8)}C${p(-a * 0.9, -h)} ${p(-a * 0.4, -h * 1.08)} ${p(0, -h * 0.84)}C${p(a * 0.4, -h * 1.08)} ${p(a * 0.9, -h)} ${p(a, -h * 0.8)}`,
  }[form];
  return `M${p(-b, 0)}${edge}C${p(a, -h * 0.6)} ${p(a, -h * 0.3)} ${p(b, 0)}Q${p(0, 12)} ${p(-b, 0)}Z`;
}

/**
 * Twelve teeth on a pink base; (x, y) is the middle of the gum line, the teeth point up (turn with `flip`).
 * @param {import('./kit.mjs').Place & {bow?: number, base?: string, depth?: number}} options `bow`: how far the ends rise; `depth`: height of the base
 */
export function prosthesis({ bow = 46, base = P.gum, depth = 46, s = 1, ...place }) {
  let crowns = "";
  let shades = "";
  let x = 0;
  let marginRight = "";
  let marginLeft = "";
  for (const [w, h, form] of ROW) {
    for (const side of [-1, 1]) {
      const cx = side * (x + w / 2);
      const lift = bowed(cx, bow);
      const turn = (side * -0.0006 * bow * Math.abs(cx)) / 30;
      const p = (/** @type {number} */ px, /** @type {number} */ py) =>
        `${n(cx + px - py * turn)} ${n(lift + py + px * turn)}`;
      crowns += crown(w, h, form, p);
      shades += `M${p(w * 0.3, -h * 0.86)}Q${p(w * 0.36, -h * 0.5)} ${p(w * 0.22, -h * 0.14)}`;
    }
    const peak = (/** @type {number} */ px) => n(bowed(px, bow) - 20);
    marginRight += `Q${n(x + w * 0.16)} ${n(bowed(x + w / 2, bow) + 1)} ${n(x + w / 2)} ${n(bowed(x + w / 2, bow) + 1)}T${n(x + w)} ${peak(x + w)}`;
    marginLeft = `Q${n(-x - w * 0.84)} ${n(bowed(x + w / 2, bow) + 1)} ${n(-x - w / 2)} ${n(bowed(x + w / 2, bow) + 1)}T${n(-x)} ${peak(x)}${marginLeft}`;
    x += w;
  }
  const top = `M${n(-x)} ${n(bowed(x, bow) - 20)}${marginLeft}${marginRight}`;
  const right = `C${n(x + 24)} ${n(bowed(x, bow) - 16)} ${n(x + 24)} ${n(bowed(x, bow) + depth - 6)} ${n(x)} ${n(bowed(x, bow) + depth)}`;
  const under = `Q${n(x * 0.5)} ${n(depth + 2)} 0 ${n(depth)}T${n(-x)} ${n(bowed(x, bow) + depth)}`;
  const left = `C${n(-x - 24)} ${n(bowed(x, bow) + depth - 6)} ${n(-x - 24)} ${n(bowed(x, bow) - 16)} ${n(-x)} ${n(bowed(x, bow) - 20)}`;
  return at(
    { ...place, s },
    shape(crowns, P.enamel, mix(P.dune, P.metalDark, 0.4), 2.4 / s),
    line(shades, P.enamelShade, 6),
    fill(`${top}${right}${under.replace("T", `Q${n(-x * 0.5)} ${n(depth + 2)} `)}${left}Z`, base, {
      stroke: P.ink,
      "stroke-width": 3 / s,
    }),
  );
}
