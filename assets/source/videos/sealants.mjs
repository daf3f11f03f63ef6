// @ts-check
// A sealant: a molar cut across, so that the deep groove of its chewing surface shows.
// Crumbs are rinsed out, sealant flows in along the groove, light hardens it, new crumbs roll off.

import { P, circle, fill, glint, line, mix, picture } from "../kit.mjs";
import { frond, shore, turnPage } from "./shared/coast.mjs";
import {
  clamp,
  cycle,
  during,
  ease,
  lerp,
  px,
  put,
  smoothLine,
  smoothShape,
  through,
  window4,
} from "./shared/motion.mjs";

/** @typedef {import('./shared/motion.mjs').Point} Point */

export const width = 960;
export const height = 720;
export const fps = 24;
export const seconds = 10;
export const posterAt = 0.418;
export const quality = { mp4: 19, webm: 28 };

/** @type {Record<'rinse' | 'travel' | 'flow' | 'cure' | 'crumbs' | 'page', [number, number]>} */
const moments = {
  rinse: [0.08, 0.2],
  travel: [0.26, 0.42],
  flow: [0.26, 0.46],
  cure: [0.52, 0.64],
  crumbs: [0.67, 0.84],
  page: [0.87, 0.99],
};

const ink = 3.6;
const middle = 452;
const neckLine = 612;
const halfCrown = 292;
const depthRise = 196;
const rows = 36;
const grooveSpread = 19;
const crossGroove = 0.4;

// ---------------------------------------------------------------- the chewing surface
// x: across the tooth, d: 0 at the cut to 1 at the far side, height: above the neck.

/** Where the main groove runs. @param {number} d */
const grooveX = (d) => 4 + 15 * Math.sin(d * 5.2 + 0.4) * d ** 0.4;
/** @param {number} d */
const halfAt = (d) => halfCrown * 0.94 * Math.sqrt(1 - (0.86 * d) ** 2.4);
/** How deep the groove cuts below its shoulders. @param {number} d */
const grooveDepth = (d) => lerp(104, 50, d ** 0.7) * (1 - clamp((d - 0.84) / 0.16) ** 2);

/** The surface without its fine groove. @param {number} x @param {number} d */
function hills(x, d) {
  const side = Math.abs((x - grooveX(d) * (1 - Math.abs(x) / halfAt(d))) / halfAt(d));
  const cusp = 318 + 16 * Math.cos((d * Math.PI * 2) / 0.74) - 60 * d ** 5 - (x > 0 ? 10 : 0);
  const valley = 226 + 34 * d ** 2;
  const inner = ease(Math.min(1, side / 0.62)) * 0.75 + Math.min(1, side / 0.6) * 0.25;
  const outer = clamp((side - 0.6) / 0.4);
  const dip = 30 * Math.exp(-(((d - crossGroove) / 0.07) ** 2)) * Math.min(1, side * 4) * (1 - outer);
  return lerp(valley, cusp, inner) - 84 * outer ** 2.1 - dip;
}

/** @param {number} x @param {number} d */
const surface = (x, d) => hills(x, d) - grooveDepth(d) * Math.exp(-(((x - grooveX(d)) / grooveSpread) ** 2));

/** @param {number} x @param {number} d @param {number} [lift] @returns {Point} */
const onScreen = (x, d, lift = surface(x, d)) => [middle + x + 26 * d, neckLine - lift - depthRise * d];

const columns = Array.from({ length: 65 }, (_, i) => {
  const u = i / 32 - 1;
  return Math.sign(u) * Math.abs(u) ** 1.35;
});
/** @param {number} share @param {number} d */
const columnX = (share, d) => grooveX(d) * (1 - Math.abs(share)) + share * halfAt(d);

/** The tone of the enamel at a place. @param {number} x @param {number} d */
function tone(x, d) {
  const across = (surface(x + 3, d) - surface(x - 3, d)) / 6;
  const away = (hills(x, d + 0.02) - hills(x, Math.max(0, d - 0.02))) / (0.04 * 300);
  const light = (0.46 * across - 0.3 * away + 0.86) / Math.hypot(across, away, 1);
  const bright = clamp((light - 0.34) / 0.52);
  const sunk = clamp((hills(x, d) - surface(x, d) - 18) / 50);
  return mix(mix(mix(P.enamelShade, P.lagoon, 0.34), P.shell, bright), mix(P.dune, P.metalDark, 0.55), sunk * 0.85);
}

/** One strip of the surface between two depths. @param {number} near @param {number} far */
function strip(near, far) {
  return columns
    .slice(0, -1)
    .map((share, i) => {
      const next = columns[i + 1];
      const corners = [
        onScreen(columnX(share, near), near),
        onScreen(columnX(next, near), near),
        onScreen(columnX(next, far), far),
        onScreen(columnX(share, far), far),
      ];
      const colour = tone((columnX(share, near) + columnX(next, near)) / 2, (near + far) / 2);
      return line(`M${corners.map(([x, y]) => `${px(x)} ${px(y)}`).join("L")}Z`, colour, 1, { fill: colour });
    })
    .join("");
}

const depths = Array.from({ length: rows + 1 }, (_, i) => i / rows);
const chewingSurface = depths
  .slice(0, -1)
  .map((near, i) => strip(near, depths[i + 1]))
  .reverse()
  .join("");
/** The silhouette of the far side, as the ink line of the crown. */
const skyline = (() => {
  /** @type {Point[]} */
  const points = [];
  for (let x = -halfCrown; x <= halfCrown + 26; x += 8) {
    let top = Infinity;
    for (const d of depths) {
      const local = x - 26 * d;
      if (Math.abs(local) <= halfAt(d)) top = Math.min(top, onScreen(local, d)[1]);
    }
    if (top < Infinity) points.push([middle + x, top]);
  }
  return [
    /** @type {Point} */ (onScreen(-halfAt(0), 0)),
    ...points.slice(3),
    /** @type {Point} */ (onScreen(halfAt(0), 0)),
  ];
})();

// ---------------------------------------------------------------- the cut

const frontHalf = halfAt(0);
/** @type {Point[]} */
const biteLine = Array.from({ length: 121 }, (_, i) => {
  const share = i / 60 - 1;
  return onScreen(columnX(Math.sign(share) * Math.abs(share) ** 1.5, 0), 0);
});
/** @param {number} side @returns {Point[]} from the shoulder down to the neck and the root */
const wall = (side) => [
  [middle + side * frontHalf, biteLine[0][1]],
  [middle + side * (halfCrown + 2), neckLine - 186],
  [middle + side * (halfCrown - 6), neckLine - 116],
  [middle + side * 240, neckLine - 36],
  [middle + side * 214, neckLine + 20],
  [middle + side * 208, neckLine + 130],
];
const cutOutline = `${smoothLine(biteLine)}${through([biteLine[biteLine.length - 1], ...wall(1).slice(1)])}L${middle - 208} ${neckLine + 130}${through([...wall(-1)].reverse())}`;

/** @type {Point[]} */
const dentineSide = [
  [208, -130],
  [213, -8],
  [218, 60],
  [224, 130],
  [206, 196],
  [170, 236],
  [120, 212],
  [62, 146],
];
/** @type {Point[]} */
const dentineEdge = [
  ...dentineSide.map(([x, y]) => /** @type {Point} */ ([middle - x, neckLine - y])),
  [middle + 2, neckLine - 92],
  ...[...dentineSide].reverse().map(([x, y]) => /** @type {Point} */ ([middle + x, neckLine - y])),
];
/** @type {Point[]} */
const pulpEdge = [
  [middle - 66, neckLine + 130],
  [middle - 84, neckLine + 30],
  [middle - 106, neckLine - 44],
  [middle - 112, neckLine - 112],
  [middle - 94, neckLine - 104],
  [middle - 58, neckLine - 40],
  [middle, neckLine - 18],
  [middle + 58, neckLine - 40],
  [middle + 96, neckLine - 100],
  [middle + 112, neckLine - 106],
  [middle + 106, neckLine - 40],
  [middle + 86, neckLine + 30],
  [middle + 66, neckLine + 130],
];

const cutFace =
  fill(`${cutOutline}Z`, P.enamel) +
  fill(`${smoothLine(dentineEdge)}Z`, P.dentine) +
  line(smoothLine(dentineEdge), mix(P.dentine, P.bonePore, 0.7), 3) +
  fill(`${smoothLine(pulpEdge)}Z`, P.pulp) +
  line(`${cutOutline}`, P.ink, ink);

const gums = [-1, 1]
  .map((side) => {
    const x = (/** @type {number} */ reach) => px(middle + side * reach);
    const edge = `M${x(190)} ${height + 10}V${neckLine + 20}C${x(206)} ${neckLine + 4} ${x(230)} ${neckLine - 10} ${x(244)} ${neckLine - 28}C${x(256)} ${neckLine - 44} ${x(282)} ${neckLine - 40} ${x(310)} ${neckLine - 14}C${x(360)} ${neckLine + 24} ${x(440)} ${neckLine + 30} ${x(620)} ${neckLine + 36}`;
    return fill(`${edge}V${height + 10}Z`, P.gum) + line(edge, mix(P.gum, P.gumShade, 0.75), 4.5);
  })
  .join("");

// ---------------------------------------------------------------- the sealant

/** The sealant's edges at a depth, when it stands `level` (0..1) full. @param {number} d @param {number} level */
function banks(d, level) {
  const reach =
    grooveSpread * Math.sqrt(-Math.log(1 - 0.86 * level)) * lerp(1, 0.8, d) * Math.sqrt(clamp((0.93 - d) / 0.15));
  return { left: grooveX(d) - reach, right: grooveX(d) + reach };
}

/** How full the groove is at a depth. @param {number} t @param {number} d */
function fullness(t, d) {
  const [start, end] = moments.flow;
  const [from, to] = moments.travel;
  const passed = lerp(from, to, 1 - d);
  return during(t, passed - 0.012, Math.min(end, passed + 0.1)) * (t > start ? 1 : 0);
}

/** @param {number} t */
function sealantColours(t) {
  const hard = during(t, ...moments.cure);
  return {
    body: mix(mix(P.sea, P.lagoon, 0.35), mix(P.lagoon, P.shell, 0.5), hard),
    edge: mix(P.kelp, P.sea, 0.35 + 0.5 * hard),
  };
}

/** @param {number} t */
function drawCrossSealant(t) {
  const full = fullness(t, crossGroove);
  if (full < 0.02) return "";
  const { body, edge } = sealantColours(t);
  const reach = 74 * full;
  /** @type {Point[]} */
  const points = [];
  for (let x = -reach; x <= reach; x += 4) points.push(onScreen(grooveX(crossGroove) + x, crossGroove));
  return line(smoothLine(points), edge, 19 * full) + line(smoothLine(points), body, 14 * full);
}

/** @param {number} t */
function drawSealant(t) {
  const { body, edge } = sealantColours(t);
  /** @type {Point[]} */
  const left = [];
  /** @type {Point[]} */
  const right = [];
  for (let i = 0; i <= 30; i += 1) {
    const d = 0.93 * (1 - i / 30);
    const level = fullness(t, d);
    if (level < 0.03) continue;
    const bank = banks(d, level);
    left.push(onScreen(bank.left, d));
    right.push(onScreen(bank.right, d));
  }
  if (left.length < 3) return "";
  const top = smoothShape([...left, ...right.reverse()]);
  const level = fullness(t, 0);
  let cut = "";
  if (level > 0.03) {
    const bank = banks(0, level);
    /** @type {Point[]} */
    const bed = [];
    for (let i = 0; i <= 20; i += 1) bed.push(onScreen(lerp(bank.left, bank.right, i / 20), 0));
    const [leftX, leftY] = bed[0];
    const [rightX, rightY] = bed[bed.length - 1];
    const shape = `${smoothLine(bed)}Q${px((leftX + rightX) / 2)} ${px((leftY + rightY) / 2 + 9)} ${px(leftX)} ${px(leftY)}Z`;
    cut = line(shape, edge, 3, { fill: mix(body, P.sea, 0.18) });
  }
  return line(top, edge, 3, { fill: body }) + cut;
}

// ---------------------------------------------------------------- tools and crumbs

/** A slim tip on a handle that comes from the upper right; its point is at 0,0. @param {string} grip */
const tipTool = (grip) =>
  line("M0-2C4-40 22-66 64-104L96-134", P.ink, 17) +
  line("M0-2C4-40 22-66 64-104L96-134", P.metal, 10) +
  put(
    { x: 94, y: -132, turn: 45 },
    fill("M-9 0L-19-50V-460H19V-50L9 0Z", P.shell),
    fill("M5 0H9L19-50V-460H6V-50Z", P.foam),
    fill("M-19-66H19V-100H-19Z", grip),
    line("M-19-460V-50L-9 0H9L19-50V-460", P.ink, ink),
  );

/** @param {number} t */
function drawRinse(t) {
  const [start, end] = moments.rinse;
  const shown = window4(t, start - 0.05, start, end, end + 0.05);
  if (shown < 0.001) return "";
  const [x, y] = onScreen(grooveX(0.5), 0.5);
  const away = 1 - shown;
  const drops = Array.from({ length: 14 }, (_, i) => {
    const way = ((t - start) / (end - start)) * 3 - (i % 7) / 7 - (i > 6 ? 0.06 : 0);
    const life = way - Math.floor(way);
    if (way < 0 || way > 2.9 - (i % 7) / 7) return "";
    const side = i % 2 === 0 ? -1 : 1;
    const dropX = x + 8 + side * life * (26 + (i % 5) * 16);
    const dropY = y + 10 + life * 58 - Math.sin(life * Math.PI) * (40 + (i % 3) * 26);
    return circle(px(dropX), px(dropY), lerp(7, 3, life), mix(P.sea, P.lagoon, 0.5), { opacity: px(1 - life ** 2) });
  });
  const jet = during(t, start, start + 0.015) * (1 - during(t, end - 0.015, end));
  return (
    line(`M${px(x + 20)} ${px(y - 34)}L${px(x + 4)} ${px(y + 12)}`, mix(P.sea, P.lagoon, 0.6), px(9 * jet), {
      opacity: jet > 0.02 ? 0.85 : 0,
    }) +
    drops.join("") +
    put({ x: x + 22 + away * 320, y: y - 40 - away * 330 }, tipTool(P.metalDark))
  );
}

/** @param {number} t */
function drawApplicator(t) {
  const [start, end] = moments.travel;
  const shown = window4(t, start - 0.05, start - 0.005, end + 0.02, end + 0.07);
  if (shown < 0.001) return "";
  const d = lerp(0.93, 0.02, clamp((t - start) / (end - start)));
  const [x, y] = onScreen(grooveX(d), d, hills(grooveX(d), d) - 18);
  const away = 1 - shown;
  return put(
    { x: x + 4 + away * 320, y: y - away * 330 },
    tipTool(P.sea),
    circle(-1, 1, 6.5, mix(P.sea, P.lagoon, 0.35)),
  );
}

/** @param {number} t */
function drawLamp(t) {
  const [start, end] = moments.cure;
  const shown = window4(t, start - 0.06, start, end, end + 0.05);
  if (shown < 0.001) return "";
  const way = during(t, start, end);
  const [x, y] = onScreen(lerp(-40, 40, way), lerp(0.75, 0.1, way), 240);
  const light = window4(t, start, start + 0.02, end - 0.02, end) * (0.9 + 0.1 * cycle(t, 40));
  const away = 1 - shown;
  const glow = mix(P.lagoon, P.foam, 0.35);
  const beam = (/** @type {number} */ half, /** @type {number} */ opacity) =>
    fill(`M-20 0L${-half} 158Q0 ${px(158 + half * 0.4)} ${half} 158L20 0Z`, glow, { opacity: px(opacity * light) });
  return put(
    { x: x - 52 - away * 300, y: y - 140 - away * 380, turn: -20 },
    light > 0.01 ? beam(92, 0.45) + beam(54, 0.5) : "",
    fill("M-25 0V-40C-25-70-17-84-17-112V-480H21V-112C21-84 25-70 25-40V0Z", P.shell),
    fill("M8 0H25V-40C25-70 21-84 21-112V-480H8Z", P.foam),
    line("M-17-480V-112C-17-84-25-70-25-40V0H25V-40C25-70 21-84 21-112V-480", P.ink, ink),
    line("M-19-3H19", mix(P.sea, P.lagoon, 0.5), 10),
    line("M2-150V-196", P.sea, 10),
  );
}

/** @param {number} size @param {string} colour */
const crumb = (size, colour) =>
  put({ sx: size }, fill("M-1 0C-1-.9 .2-1.1 .9-.4C1.2 .5 .2 1-.3 .8C-.8 .6-1 .4-1 0Z", colour));

/** @type {{x: number, d: number, size: number, colour: string}[]} */
const oldCrumbs = [
  { x: 2, d: 0, size: 10, colour: P.coral },
  { x: -6, d: 0.02, size: 7.5, colour: mix(P.coral, P.dune, 0.35) },
  { x: 4, d: 0.22, size: 8.5, colour: mix(P.coral, P.dune, 0.2) },
  { x: -4, d: 0.5, size: 8, colour: P.coral },
  { x: 2, d: 0.72, size: 7, colour: mix(P.coral, P.dune, 0.35) },
];

/** Crumbs that sit in the groove until they are rinsed away. @param {number} t */
function drawOldCrumbs(t) {
  return oldCrumbs
    .map(({ x, d, size, colour }, i) => {
      const [startX, startY] = onScreen(grooveX(d) + x, d, surface(grooveX(d), d) + (i === 1 ? 44 : 22));
      const way = during(t, moments.rinse[0] + 0.01 + i * 0.014, moments.rinse[0] + 0.1 + i * 0.016);
      if (way > 0.99) return "";
      const side = i % 2 === 0 ? -1 : 1;
      return put(
        { x: startX + side * way * 190, y: startY - Math.sin(way * 2.4) * 190, turn: way * 200, opacity: 1 - way ** 3 },
        crumb(size, colour),
      );
    })
    .join("");
}

/** New crumbs fall on the sealed groove, bounce and roll away. @param {number} t */
function drawNewCrumbs(t) {
  const [start, end] = moments.crumbs;
  return [0, 1, 2]
    .map((i) => {
      const way = clamp((t - start - i * 0.02) / (end - start - 0.04));
      if (way <= 0 || way >= 1) return "";
      const side = i === 1 ? 1 : -1;
      const d = [0.16, 0.34, 0.55][i];
      const [x, y] = onScreen(grooveX(d), d, hills(grooveX(d), d) + 6);
      const fall = clamp(way / 0.34);
      const fly = clamp((way - 0.34) / 0.66);
      const size = [10, 9, 8][i];
      return put(
        {
          x: x + side * fly * 350,
          y: y - (1 - fall ** 2) * 330 - Math.sin(fly * Math.PI * 0.72) * 215 + fly ** 3 * 330,
          turn: way * 360,
          opacity: clamp(way * 8) * clamp((1 - way) * 5),
        },
        crumb(size, i === 1 ? mix(P.coral, P.dune, 0.25) : P.coral),
      );
    })
    .join("");
}

/** @param {number} t */
function drawGlints(t) {
  const shine = (/** @type {number} */ d, /** @type {number} */ size, /** @type {number} */ from) => {
    const [x, y] = onScreen(grooveX(d) - 6, d, hills(grooveX(d), d));
    const light = window4(t, from, from + 0.04, from + 0.07, from + 0.13);
    return put({ x, y, sx: light, turn: 20 * (1 - light), opacity: Math.min(1, light * 2) }, glint(0, 0, size, P.sun));
  };
  return shine(0.12, 34, 0.72) + shine(0.5, 20, 0.745);
}

/** @param {number} t */
export function frame(t) {
  const size = { width, height };
  const again = t > (moments.page[0] + moments.page[1]) / 2;
  const now = again ? 0 : t;
  const kelp = { colour: mix(P.lagoon, P.sea, 0.3), rib: mix(P.lagoon, P.sea, 0.65) };
  return picture(
    [
      shore(t, {
        ...size,
        horizon: 470,
        sun: [806, 262, 84],
        air: mix(P.foam, P.mist, 0.3),
        water: mix(P.foam, P.lagoon, 0.3),
      }),
      frond(t, { x: 66, foot: 690, reach: 250, lean: 20, sway: 18, phase: 0.2, blade: 88, ...kelp }),
      chewingSurface,
      line(smoothLine(skyline), P.ink, ink),
      gums,
      cutFace,
      drawOldCrumbs(now),
      drawCrossSealant(now),
      drawSealant(now),
      drawRinse(now),
      drawApplicator(now),
      drawLamp(now),
      drawNewCrumbs(now),
      drawGlints(now),
      turnPage(t, moments.page[0], moments.page[1], size),
    ],
    { w: width, h: height },
  );
}
