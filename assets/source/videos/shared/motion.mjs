// @ts-check
// Small helpers every video scene shares: numbers, easing, colour and smooth paths.

/** @typedef {[number, number]} Point */

export const TAU = Math.PI * 2;

export const palette = {
  ink: "#0f2f33",
  deep: "#17494d",
  kelp: "#1f6463",
  sea: "#3d9a97",
  lagoon: "#8cc7c1",
  foam: "#e4f1ee",
  mist: "#f3f8f6",
  sand: "#f3e9da",
  dune: "#e2cfb0",
  shell: "#fffdf9",
  coral: "#d9644a",
  blush: "#f1b3a2",
  sun: "#f0bd6a",
  enamel: "#fbfaf5",
  enamelShade: "#e3e6df",
  dentine: "#f0dfb4",
  pulp: "#d9736b",
  gum: "#e79a94",
  gumShade: "#cf7a78",
  metal: "#9fb0b5",
  metalDark: "#6d8289",
  metalLight: "#dbe5e6",
};

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

/** Mixes two #rrggbb colours. @param {string} from @param {string} to @param {number} amount */
export function mix(from, to, amount) {
  const channel = (/** @type {string} */ colour, /** @type {number} */ at) => parseInt(colour.slice(at, at + 2), 16);
  const parts = [1, 3, 5].map((at) => Math.round(lerp(channel(from, at), channel(to, at), clamp(amount))));
  return `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

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

/** A repeatable list of numbers in 0..1, so that every render is the same. @param {number} seed @param {number} count */
export function scatter(seed, count) {
  let state = seed >>> 0;
  return Array.from({ length: count }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  });
}

/** Wraps drawing in an SVG document. @param {number} width @param {number} height @param {string} body */
export const svg = (width, height, body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`;
