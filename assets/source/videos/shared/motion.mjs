// @ts-check
// Small helpers every video scene shares: numbers, easing, smooth paths and placing.

/** @typedef {[number, number]} Point */

export const TAU = Math.PI * 2;

/** Rounds to 1/100 pixel: fine enough that slow motion never steps. @param {number} value */
export const px = (value) => Math.round(value * 100) / 100;

/** @param {number} value @param {number} [low] @param {number} [high] */
export const clamp = (value, low = 0, high = 1) => Math.min(high, Math.max(low, value));

/** @param {number} from @param {number} to @param {number} amount */
export const lerp = (from, to, amount) => from + (to - from) * amount;

/** Slow in, slow out. @param {number} amount */
export const ease = (amount) => {
  const k = clamp(amount);
  return k * k * k * (k * (k * 6 - 15) + 10);
};

/** How far `t` has come from `start` to `end`, eased. @param {number} t @param {number} start @param {number} end */
export const during = (t, start, end) => ease((t - start) / (end - start));

/** Rises from 0 to 1 over [a, b], stays, falls back over [c, d]. @param {number} t @param {number} a @param {number} b @param {number} c @param {number} d */
export const window4 = (t, a, b, c, d) => during(t, a, b) * (1 - during(t, c, d));

/** A sine that repeats `cycles` whole times in one loop. @param {number} t @param {number} cycles @param {number} [phase] */
export const cycle = (t, cycles, phase = 0) => Math.sin(TAU * (cycles * t + phase));

/** The curve commands that run smoothly through `points`, after a move or line to the first. @param {Point[]} points */
export function through(points) {
  let path = "";
  for (let i = 0; i < points.length - 1; i += 1) {
    const before = points[Math.max(0, i - 1)];
    const [x0, y0] = points[i];
    const [x1, y1] = points[i + 1];
    const after = points[Math.min(points.length - 1, i + 2)];
    path +=
      `C${px(x0 + (x1 - before[0]) / 6)} ${px(y0 + (y1 - before[1]) / 6)} ` +
      `${px(x1 - (after[0] - x0) / 6)} ${px(y1 - (after[1] - y0) / 6)} ${px(x1)} ${px(y1)}`;
  }
  return path;
}

/** An open smooth path. @param {Point[]} points */
export const smoothLine = (points) => `M${px(points[0][0])} ${px(points[0][1])}${through(points)}`;

/** A closed smooth path. @param {Point[]} points */
export function smoothShape(points) {
  const count = points.length;
  const at = (/** @type {number} */ i) => points[(i + count) % count];
  let path = `M${px(points[0][0])} ${px(points[0][1])}`;
  for (let i = 0; i < count; i += 1) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    path +=
      `C${px(from[0] + (to[0] - before[0]) / 6)} ${px(from[1] + (to[1] - before[1]) / 6)} ` +
      `${px(to[0] - (after[0] - from[0]) / 6)} ${px(to[1] - (after[1] - from[1]) / 6)} ${px(to[0])} ${px(to[1])}`;
  }
  return `${path}Z`;
}

/** The corners of a path of absolute M, L and C commands, its curves cut into `steps` straight pieces. @param {string} path @param {number} steps @returns {Point[]} */
export function pathPoints(path, steps) {
  /** @type {Point[]} */
  const points = [];
  for (const [, command, rest] of path.matchAll(/([MLCZ])([^MLCZ]*)/g)) {
    const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    if (command !== "C") {
      if (numbers.length) points.push([numbers[0], numbers[1]]);
      continue;
    }
    for (let i = 0; i < numbers.length; i += 6) {
      const [x0, y0] = points[points.length - 1];
      const [x1, y1, x2, y2, x3, y3] = numbers.slice(i, i + 6);
      for (let step = 1; step <= steps; step += 1) {
        const k = step / steps;
        const bezier = (
          /** @type {number} */ a,
          /** @type {number} */ b,
          /** @type {number} */ c,
          /** @type {number} */ d,
        ) => (1 - k) ** 3 * a + 3 * k * (1 - k) ** 2 * b + 3 * k * k * (1 - k) * c + k ** 3 * d;
        points.push([bezier(x0, x1, x2, x3), bezier(y0, y1, y2, y3)]);
      }
    }
  }
  return points;
}

/**
 * Puts pieces at a moving place. Finer than the kit's `at()`, which rounds to 1/10 pixel and would step in slow motion.
 * @param {{x?: number, y?: number, turn?: number, sx?: number, sy?: number, opacity?: number}} place
 * @param {...string} pieces
 */
export function put({ x = 0, y = 0, turn = 0, sx = 1, sy = sx, opacity = 1 }, ...pieces) {
  if (opacity < 0.01) return "";
  const fade = opacity < 1 ? ` opacity="${px(opacity)}"` : "";
  const round = (/** @type {number} */ value) => Math.round(value * 10000) / 10000;
  return `<g transform="translate(${px(x)} ${px(y)}) rotate(${px(turn)}) scale(${round(sx)} ${round(sy)})"${fade}>${pieces.join("")}</g>`;
}
