// @ts-check
// Instruments and devices for the Kelpwood pictures, and a molar seen from
// above its chewing surface. They follow kit.mjs: every export returns a piece
// of SVG, and takes a Place (x, y, s, rot, flip, mirror).
// An instrument has its working tip at (x, y) and its handle going up.
import { P, TEETH, at, circle, clipped, ellipse, fill, gum, line, mix, n, rect, shape, tooth } from "./kit.mjs";

/** @typedef {import('./kit.mjs').Place} Place */
/** @typedef {import('./kit.mjs').ToothKind} ToothKind */

/** An outlined tube along a path. @param {string} d @param {number} width @param {string} colour @param {number} [outline] */
export const tube = (d, width, colour, outline = 3) => line(d, P.ink, width + outline * 2) + line(d, colour, width);

// ---------------------------------------------------------------- teeth

/** @typedef {{kind: ToothKind, x: number, s: number, tint?: string, outline?: 'ink' | 'soft' | 'none', y?: number}} RowTooth */

/**
 * Front teeth as one sees them: crowns and the gum over their necks. `y` is the height of the necks.
 * @param {{teeth: RowTooth[], y: number, upper?: boolean, peak?: number, far?: number, levels?: (number | undefined)[], x0?: number, x1?: number}} options
 *   `upper`: gum above, crowns hang down; `far`: the other edge of the gum (off the picture by default);
 *   `levels`: the gum's height at each tooth, where it is not the common one.
 *   A tooth named later lies over its neighbours.
 */
export function frontRow({ teeth, y, upper = true, peak = 34, far, levels = [], x0 = -20, x1 = 820 }) {
  const margin = upper ? y + 6 : y - 6;
  const necks = teeth
    .map((t, i) => {
      const level = levels[i];
      return {
        x: t.x,
        half: TEETH[t.kind].half * t.s * 1.04,
        y: level === undefined ? undefined : upper ? 2 * margin - level : level,
      };
    })
    .sort((a, b) => a.x - b.x);
  const end = far ?? (upper ? -20 : 620);
  const pieces = teeth.map((t) =>
    tooth(t.kind, { x: t.x, y: t.y ?? y, s: t.s, upper, part: "crown", outline: t.outline ?? "soft", tint: t.tint }),
  );
  const soft = gum({ y: margin, necks, peak, bottom: `V${n(upper ? 2 * margin - end : end)}H${n(x0)}Z`, x0, x1 });
  return pieces.join("") + (upper ? at({ y: 2 * margin, flip: true }, soft) : soft);
}

/** The outline of `molarTop`, its chewing surface and the four cusps on it; for overlays inside `at({x, y, s}, …)`. */
export const TOP = {
  outline:
    "M-92 0C-98-30-126-62-126-112C-126-138-116-152-106-162C-104-192-84-210-62-208C-40-206-24-192 0-192C24-192 40-206 62-208C84-210 104-192 106-162C116-152 126-138 126-112C126-62 98-30 92 0C54 18-54 18-92 0Z",
  table:
    "M-118-126C-120-144-110-156-100-164C-96-188-80-200-61-199C-40-197-22-184 0-184C22-184 40-197 61-199C80-200 96-188 100-164C110-156 120-144 118-126C110-98 86-86 58-88C36-90 20-104 0-104C-20-104-36-90-58-88C-86-86-110-98-118-126Z",
  cusps:
    "M-94-166C-92-184-78-193-61-192C-40-190-26-181-8-178C-6-170-8-162-14-156C-38-150-70-152-94-166ZM94-166C92-184 78-193 61-192C40-190 26-181 8-178C6-170 8-162 14-156C38-150 70-152 94-166Z" +
    "M-112-128C-114-142-108-150-101-155C-74-140-42-138-18-142C-9-134-6-122-8-110C-26-107-40-96-58-94C-84-92-104-104-112-128ZM112-128C114-142 108-150 101-155C74-140 42-138 18-142C9-134 6-122 8-110C26-107 40-96 58-94C84-92 104-104 112-128Z",
};

/**
 * A molar's crown seen from the cheek side and a little from above, about 250 wide and 210 high.
 * @param {Place & {outline?: 'ink' | 'soft', over?: string}} [options] (x, y) is the middle of the neck; `over`: pieces on the chewing surface
 */
export function molarTop(options = {}) {
  const { outline = "ink", over = "", s = 1, ...place } = options;
  const stroke = outline === "ink" ? P.ink : mix(P.dune, P.metalDark, 0.35);
  const w = (outline === "ink" ? 3 : 2.4) / s;
  return at(
    { ...place, s },
    fill(TOP.outline, P.enamel),
    fill(
      "M118-132C126-128 126-118 126-112C126-62 98-30 92 0C76 6 58 9 42 10C72-22 98-58 92-96C106-104 116-116 118-132Z",
      P.enamelShade,
    ),
    fill(TOP.table, mix(P.enamelShade, P.metalDark, outline === "soft" ? 0.06 : 0.2)),
    fill(TOP.cusps, P.enamel),
    line(
      "M-58-88C-36-90-20-104 0-104C20-104 36-90 58-88M0-104C-3-86-1-72 2-52",
      mix(P.enamelShade, P.metalDark, 0.45),
      2.4 / s,
    ),
    over,
    line(TOP.outline, stroke, w),
  );
}

// ---------------------------------------------------------------- hand instruments

/** A scaler: a curved blade on a bent shank. @param {Place & {band?: string}} [options] */
export function scaler(options = {}) {
  const { band = P.coral, ...place } = options;
  return at(
    place,
    line("M4-6C22-22 30-44 26-66C22-92 4-104 4-140V-170", P.metalDark, 9),
    fill("M0 0C20-10 32-34 31-60L21-62C20-40 12-18 0 0Z", P.metalDark),
    rect(-12, -480, 32, 316, 14, P.metal),
    rect(-12, -200, 32, 16, 0, band),
    line("M-4-222H12M-4-238H12M-4-254H12M-4-270H12M-4-286H12", P.metalDark, 5),
  );
}

/** A small varnish brush. @param {Place & {colour?: string, wet?: string}} [options] */
export function varnishBrush(options = {}) {
  const { colour = P.coral, wet = P.sun, ...place } = options;
  return at(
    place,
    shape("M-15-58C-22-36-16-12 2 0C18-14 22-38 15-58Z", P.dune),
    fill("M-17-30C-15-16-8-6 2 0C12-8 17-20 18-32C6-26-6-26-17-30Z", wet),
    shape("M-15-54L-10-96H10L15-54Q0-48-15-54Z", P.metalLight),
    shape("M-10-94L-15-190C-17-230-9-420-7-470H7C9-420 17-230 15-190L10-94Z", colour),
  );
}

/** A syringe with a fine bent tip, for a flowing material. @param {Place & {colour?: string, inside?: string}} [options] */
export function flowSyringe(options = {}) {
  const { colour = P.coral, inside = P.lagoon, ...place } = options;
  return at(
    place,
    line("M0-4L16-46V-92", P.metalDark, 8),
    shape("M2-84H30L38-118H-6Z", colour),
    shape("M-12-116H44V-340H-12Z", P.shell),
    rect(-4, -290, 40, 168, 4, inside),
    line("M-12-160H4M-12-200H4M-12-240H4M-12-280H4", P.ink, 3),
    rect(6, -520, 20, 226, 0, mix(P.foam, P.lagoon, 0.4), { stroke: P.ink, "stroke-width": 3 }),
    rect(-34, -354, 100, 18, 8, P.metalLight, { stroke: P.ink, "stroke-width": 3 }),
  );
}

/** A drawing pencil. @param {Place & {colour?: string}} [options] */
export function pencil(options = {}) {
  const { colour = P.coral, ...place } = options;
  return at(
    place,
    shape("M0 0L-17-56H17Z", P.dune),
    fill("M0 0L-7-22H7Z", P.ink),
    shape("M-17-54V-340H17V-54Q8-44 0-54Q-8-44-17-54Z", colour),
    line("M0-64V-334", mix(colour, P.shell, 0.35), 6),
    rect(-17, -372, 34, 34, 0, P.metalLight, { stroke: P.ink, "stroke-width": 3 }),
  );
}

// ---------------------------------------------------------------- light and laser

/** A curing light; its lens at (x, y) shines down, the body goes up to the right. @param {Place & {beam?: number}} [options] `beam`: length of the light */
export function curingLight(options = {}) {
  const { beam = 90, ...place } = options;
  return at(
    place,
    beam > 0 && fill(`M-16-4L-44 ${n(beam)}H44L16-4Z`, mix(P.lagoon, "#3fb5c8", 0.6), { opacity: 0.5 }),
    tube("M0-18V-56C0-92 22-108 52-120L86-134", 26, P.metalLight),
    rect(-17, -14, 34, 14, 5, P.sea, { stroke: P.ink, "stroke-width": 3 }),
    at(
      { x: 74, y: -128, rot: -22 },
      shape("M20-33H84C110-33 128-46 160-46H470V46H160C128 46 110 33 84 33H20Z", P.shell),
      fill("M262-44H470V44H262C274 14 274-14 262-44Z", mix(P.foam, P.lagoon, 0.4)),
      rect(118, -13, 56, 26, 13, P.sea),
      ellipse(10, 0, 16, 74, P.sun, { stroke: P.ink, "stroke-width": 3 }),
      ellipse(14, 0, 7, 56, mix(P.sun, P.shell, 0.4)),
    ),
  );
}

/** A laser handpiece with an angled head; the fine tip is at (x, y), the body goes up to the right. @param {Place & {lean?: number}} [options] `lean`: how steeply the body rises, in degrees */
export function laserHandpiece(options = {}) {
  const { lean = 28, ...place } = options;
  return at(
    place,
    line("M0-2V-52", P.sea, 7),
    line("M0-2V-30", P.shell, 2.6),
    shape("M-16-44H16L24-74H-24Z", P.metalDark),
    at(
      { y: -104, rot: -lean },
      shape("M0-26H60L128-34C150-38 168-42 190-42H560V42H190C168 42 150 38 128 34L60 24H0Z", P.metalLight),
      fill("M60-24L128-32C150-36 168-40 190-40H560V-8H190C150-8 100-4 60-4Z", P.shell),
      line("M128-33V33M190-41V41M206-41V41", P.ink, 3),
      rect(230, -12, 120, 24, 12, P.sea),
    ),
    shape("M-30-132C-30-142-22-146 0-146C22-146 30-142 30-132V-78C30-70 22-68 0-68C-22-68-30-70-30-78Z", P.metalLight),
    line("M-28-122H28", P.ink, 3),
    rect(-18, -108, 10, 28, 5, P.shell),
  );
}

/** A soft tissue laser: a pen with a thin glass fibre as its tip. @param {Place} [options] */
export function laserPen(options = {}) {
  return at(
    options,
    line("M0-1C2-22 10-44 14-70", P.metalDark, 8),
    line("M0-1C2-20 8-38 12-58", P.sun, 3.4),
    shape("M8-66H22L28-112H4Z", P.metal),
    shape("M2-110H30L40-168C42-220 42-300 38-360C36-372-4-372-6-360C-10-300-10-220-8-168Z", P.shell),
    fill("M-8-190C-10-250-9-310-6-358H38C41-310 42-250 40-190C24-182 8-182-8-190Z", mix(P.foam, P.lagoon, 0.5)),
    line("M-7-168H39M-8-190C8-182 24-182 40-190", P.ink, 3),
    rect(8, -262, 16, 48, 8, P.sea),
    tube("M16-368C16-430 34-470 90-520", 10, P.deep, 0),
  );
}

// ---------------------------------------------------------------- devices

/**
 * A screen in a soft frame; (x, y) is its middle.
 * @param {Place & {w: number, h: number, colour?: string, foot?: number}} options `foot`: length of the stand, 0 for none
 * @param {...(string | false)} inside pieces on the glass, around its middle
 */
export function screen({ w, h, colour = P.deep, foot = 60, ...place }, ...inside) {
  return at(
    place,
    foot
      ? rect(-14, h / 2, 28, foot, 0, P.metal) + rect(-w * 0.26, h / 2 + foot - 8, w * 0.52, 16, 8, P.metalDark)
      : "",
    rect(-w / 2, -h / 2, w, h, 20, P.shell, { stroke: P.ink, "stroke-width": 3 }),
    rect(-w / 2 + 14, -h / 2 + 14, w - 28, h - 28, 10, colour),
    ...inside,
  );
}

/** A tab of a shade guide: a small tooth on a metal stem; (x, y) is the biting edge, the tooth points up. @param {Place & {tint: string}} options */
export function shadeTab({ tint, s = 1, ...place }) {
  return at(
    { ...place, s },
    rect(-6, 78, 12, 60, 0, P.metal),
    shape(
      "M-22 84C-27 66-32 40-32 14C-32 4-28 0-20 0H20C28 0 32 4 32 14C32 40 27 66 22 84C12 92-12 92-22 84Z",
      tint,
      mix(P.dune, P.metalDark, 0.5),
      2.4 / s,
    ),
    fill("M20 0C28 0 32 4 32 14C32 40 27 66 22 84C18 88 12 89 8 90C20 66 26 30 20 0Z", mix(tint, P.metalDark, 0.14)),
  );
}

/** A tooth's crown drawn as the fine net of a digital model, in the coordinates of `tooth`. @param {ToothKind} kind @param {Place & {id: string, colour?: string, glow?: string}} options */
export function meshCrown(kind, { id, colour = P.sea, glow = mix(P.foam, P.lagoon, 0.45), s = 1, ...place }) {
  const { crown, crownHeight, width } = TEETH[kind];
  let net = "";
  const step = 15;
  const half = width / 2;
  for (let y = -step; y > -crownHeight; y -= step) net += `M${n(-half)} ${n(y)}Q0 ${n(y + 10)} ${n(half)} ${n(y)}`;
  for (let i = -3; i <= 3; i += 1)
    net += `M${n(i * half * 0.2)} 8Q${n(i * half * 0.36)} ${n(-crownHeight * 0.6)} ${n(i * half * 0.26)} ${n(-crownHeight)}`;
  for (let i = -5; i <= 3; i += 2) net += `M${n(i * half * 0.24)} 0L${n((i + 3) * half * 0.24)} ${n(-crownHeight)}`;
  return at(
    { ...place, s },
    fill(crown, glow),
    clipped(id, crown, line(net, colour, 1.5 / s)),
    line(crown, P.kelp, 3 / s),
  );
}

/** Small drops along a spray. @param {[number, number, number][]} drops x, y, radius @param {string} [colour] */
export const spray = (drops, colour = P.sea) => drops.map(([x, y, r]) => circle(x, y, r, colour)).join("");
