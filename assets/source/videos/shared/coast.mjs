// @ts-check
// The coast in motion: swell, kelp and the wave that turns the page.

import { P, circle, clipped, ellipse, fill, line, mix, rect } from "../../kit.mjs";
import { TAU, ease, lerp, px, put, smoothLine, smoothShape } from "./motion.mjs";

/** @typedef {import('./motion.mjs').Point} Point */

/** Waves of one swell, each [size, length, whole lengths travelled in a loop, phase]. @typedef {[number, number, number, number][]} Waves */

/** @typedef {{y: number, waves: Waves}} Swell */

/** @param {number} x @param {number} t @param {Swell} swell */
export const swellHeight = (x, t, { y, waves }) =>
  waves.reduce(
    (sum, [size, length, cycles, phase]) => sum + size * Math.sin(TAU * (x / length + cycles * t + phase)),
    y,
  );

/** The line of a swell across a picture. @param {number} t @param {Swell} swell @param {number} [width] @returns {Point[]} */
export const swellLine = (t, swell, width = 1280) =>
  Array.from({ length: Math.ceil(width / 40) + 2 }, (_, i) => [i * 40 - 20, swellHeight(i * 40 - 20, t, swell)]);

/** The area from a line down to `bottom`. @param {Point[]} line @param {number} bottom */
export const below = (line, bottom) => `${smoothLine(line)}V${bottom}H${px(line[0][0])}Z`;

/** One blade with its ruffled edge, growing upwards from 0,0. @param {number} length @param {number} bend @param {number} ruffle */
function kelpBlade(length, bend, ruffle) {
  const steps = 7;
  const edge = (/** @type {number} */ side) =>
    Array.from({ length: steps }, (_, i) => {
      const u = (i + 0.6) / steps;
      const half =
        length * 0.12 * Math.sin(Math.PI * u ** 0.75) * (1 + 0.2 * Math.sin(TAU * (u * 2.6 + ruffle + side * 0.2)));
      return /** @type {Point} */ ([bend * length * u * u + side * half, -8 - length * u]);
    });
  return smoothShape([[0, -6], ...edge(1), [bend * length, -8 - length], ...edge(-1).reverse()]);
}

/**
 * A giant-kelp frond: a stipe that sways more towards its tip, with blades and their floats in turn on each side.
 * @param {number} t
 * @param {{x: number, foot: number, reach: number, lean: number, sway: number, phase: number, blade: number, colour: string, rib: string}} frond
 */
export function frond(t, { x, foot, reach, lean, sway, phase, blade, colour, rib }) {
  /** @param {number} u @returns {Point} */
  const at = (u) => [
    x +
      lean * u * u +
      sway * u ** 1.4 * Math.sin(TAU * (t + phase - u * 0.45)) +
      sway * 0.25 * u * Math.sin(TAU * (2 * t + phase - u * 0.8)),
    foot - reach * u,
  ];
  const stipe = Array.from({ length: 15 }, (_, i) => at(i / 14));
  const count = Math.round(reach / (blade * 0.23));
  const blades = Array.from({ length: count }, (_, i) => {
    const u = (i + 1.2) / (count + 0.2);
    const [nodeX, nodeY] = at(u);
    const side = i % 2 === 0 ? 1 : -1;
    const stir = 8 * Math.sin(TAU * (t + phase - u * 0.6 + 0.12)) + 3 * Math.sin(TAU * (2 * t + phase + i * 0.17));
    const angle = side * lerp(64, 26, u) + stir;
    const length = blade * lerp(1, 0.7, u ** 2) * (i % 3 === 0 ? 0.88 : 1);
    const bend = side * 0.2 + 0.12 * Math.sin(TAU * (t + phase - u * 0.6 - 0.1));
    return put(
      { x: nodeX, y: nodeY, turn: angle },
      fill(kelpBlade(length, bend, i * 0.37), colour),
      ellipse(0, -6, 4.8, 8, rib),
    );
  });
  return line(smoothLine(stipe), rib, 5) + blades.join("");
}

/** @typedef {{width: number, height: number, horizon: number, sun: [number, number, number], air?: string, water?: string}} Shore */

/** The line where the sea of a service video meets the air. @param {number} t @param {Shore} shore @returns {Point[]} */
const shoreLine = (t, { width, horizon }) =>
  swellLine(
    t,
    {
      y: horizon,
      waves: [
        [8, width * 0.56, 1, 0.1],
        [3, width * 0.27, -1, 0.2],
      ],
    },
    width,
  );

/** The background of the service videos: still air, a low sun and a slow swell. @param {number} t @param {Shore} view */
export function shore(t, view) {
  const {
    width,
    height,
    horizon,
    sun: [sunX, sunY, sunRadius],
    air = P.mist,
    water = P.foam,
  } = view;
  const ripple = (/** @type {number} */ y, /** @type {number} */ cycles, /** @type {number} */ phase) =>
    line(
      smoothLine(
        swellLine(
          t,
          {
            y,
            waves: [
              [6, width * 0.52, cycles, phase],
              [2.4, width * 0.25, -cycles, phase * 2],
            ],
          },
          width,
        ),
      ),
      mix(water, P.lagoon, 0.4),
      3.5,
    );
  return (
    rect(0, 0, width, height, 0, air) +
    circle(sunX, sunY, sunRadius * 1.45, mix(P.sun, air, 0.78)) +
    circle(sunX, sunY, sunRadius, mix(P.sun, P.shell, 0.45)) +
    fill(below(shoreLine(t, view), height + 4), water) +
    ripple(horizon + 46, -1, 0.4) +
    ripple(horizon + 96, 1, 0.7)
  );
}

/** Shows only what has come out of the sea. @param {string} id @param {number} t @param {Shore} view @param {string} pieces */
export const risenFromSea = (id, t, view, pieces) =>
  pieces && clipped(id, `${smoothLine(shoreLine(t, view))}V-200H-20Z`, pieces);

/** Foam sheets of the page-turning wave, from the back to the front: colour and how far behind the first one. */
/** @type {[string, number][]} */
const sheets = [
  [mix(P.sea, P.lagoon, 0.4), 0],
  [P.lagoon, 0.12],
  [mix(P.lagoon, P.foam, 0.6), 0.24],
  [P.mist, 0.36],
];

/**
 * A wave that runs up over the whole picture and back, so that a story can begin again behind it.
 * The picture is fully covered half-way between `start` and `end`.
 * @param {number} t @param {number} start @param {number} end @param {{width: number, height: number}} size
 */
export function turnPage(t, start, end, { width, height }) {
  const way = (t - start) / (end - start);
  if (way <= 0 || way >= 1) return "";
  const reach = Math.min(way, 1 - way) * 2;
  return sheets
    .map(([colour, late]) => {
      const rise = ease((reach - late * 0.7) / (1 - 0.36 * 0.7 - 0.06));
      const y = lerp(height + 90, -90, rise);
      const swell = {
        y,
        waves: /** @type {Waves} */ ([
          [30, width * 0.82, 6, late],
          [13, width * 0.37, -6, late * 2],
        ]),
      };
      return fill(below(swellLine(t, swell, width), height + 200), colour);
    })
    .join("");
}
