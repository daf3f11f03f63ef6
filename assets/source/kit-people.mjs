// @ts-check
// People and their surroundings for the Kelpwood pictures: heads seen from three
// quarters, hands, a model of teeth, a sign, dune grass. A head has the same
// measure as `person()` in kit.mjs: about 165 high.
import { HAIR, P, SKIN, TEETH, at, ellipse, fill, line, mix, n } from "./kit.mjs";

/** @typedef {import('./kit.mjs').Place} Place */

/** The doctor's own colours, the same in every picture. */
export const DOCTOR = { tone: mix(SKIN[2] ?? "", SKIN[3] ?? "", 0.35), hair: "#3b2823", silver: "#8d8580" };

/** The colour of skin in shade. @param {string} tone */
export const shadeOf = (tone) =>
  parseInt(tone.slice(1, 3), 16) < 0x90 ? mix(tone, "#2a0f0c", 0.42) : mix(tone, "#6b2f24", 0.22);

/**
 * A closed outline of soft bumps through the points (clockwise): curls, a cloud of hair, a shrub.
 * @param {[number, number][]} points @param {number} [round] 0.5 is half circles, more is flatter
 */
export function bumps(points, round = 0.58) {
  const [start = [0, 0]] = points;
  return `M${n(start[0])} ${n(start[1])}${points
    .map(([x, y], i) => {
      const [toX, toY] = points[i + 1] ?? start;
      const r = n(Math.hypot(toX - x, toY - y) * round);
      return `A${r} ${r} 0 0 1 ${n(toX)} ${n(toY)}`;
    })
    .join("")}Z`;
}

/** The same, left open at its end, to be continued. @param {[number, number][]} points */
const openBumps = (points) => bumps(points).replace(/A[^A]*Z$/, "");

const FACE =
  "M-51-20C-53-64-26-86 6-86C38-86 55-66 54-38C54-28 50-22 50-14C50-6 56 4 55 16C54 38 46 58 35 70C29 77 22 80 14 80C0 80-22 68-34 52C-45 38-49 12-51-20Z";

/** Hair by style: `back` lies behind the head, `front` on it. */
const STYLES = {
  /** The doctor: curls drawn back from the face into a knot. */
  knot: {
    back: bumps([
      [-40, 12],
      [-66, 22],
      [-92, 14],
      [-108, -8],
      [-104, -38],
      [-84, -58],
      [-54, -58],
    ]),
    front: `${openBumps([
      [-50, 22],
      [-62, -34],
      [-62, -60],
      [-46, -82],
      [-22, -95],
      [6, -98],
      [32, -92],
      [52, -74],
      [56, -52],
    ])}C46-58 36-66 26-70C4-60-22-46-30-24C-34-12-38 4-40 10C-42 16-46 20-50 22Z`,
  },
  short: {
    back: "",
    front:
      "M-50 8C-64-34-60-76-28-94C0-108 44-104 56-74C60-62 58-48 54-40C48-54 38-60 22-60C2-60-16-64-26-62C-30-48-34-38-38-26C-40-16-42-8-42 0Z",
  },
  swept: {
    back: "",
    front:
      "M-50 12C-66-24-62-70-34-90C-8-108 34-106 54-84C64-72 58-52 54-42C52-58 44-68 28-72C4-62-20-52-32-30C-36-20-40-6-42 4Z",
  },
  cloud: {
    back: bumps([
      [-70, 30],
      [-86, 8],
      [-88, -20],
      [-84, -48],
      [-66, -72],
      [-42, -92],
      [-12, -102],
      [18, -102],
      [42, -88],
      [57, -66],
      [50, -40],
      [20, 30],
      [-40, 50],
    ]),
    front: `${openBumps([
      [54, -40],
      [38, -60],
      [14, -62],
      [-10, -52],
      [-28, -34],
      [-42, -10],
    ])}C-60-40-44-94 6-94C40-94 60-70 54-40Z`,
  },
  bob: {
    back: "M-58 60C-80 24-80-50-56-78C-30-106 36-110 56-76C64-60 60-44 56-36L-26 66C-38 72-52 70-58 60Z",
    front:
      "M-50 66C-66 14-66-60-30-86C-2-104 44-100 56-70C60-58 58-48 54-36C48-54 38-62 24-66C8-46-16-38-25-12C-29 4-26 40-30 66C-36 72-46 72-50 66Z",
  },
  /** Drawn back into a long tail over the shoulder. */
  tail: {
    back: "M-46-58C-78-70-96-44-94-8C-92 30-112 52-108 92C-106 112-96 122-88 128C-76 108-64 90-62 58C-60 30-70 10-56-18Z",
    front:
      "M-50 4C-66-34-58-76-26-92C2-106 44-100 54-72C58-60 58-50 54-40C48-56 38-66 24-68C2-62-26-50-34-24C-38-14-40-4-42 0Z",
  },
};

/** Shoulders and upper bodies below a head, to its measure: of a grandmother and of a girl in a hood. */
export const BODY = {
  elder:
    "M-176 420C-174 250-158 164-108 140C-80 126-64 122-54 106L22 106C32 122 58 126 78 142C106 162 116 220 120 300V420Z",
  girl: "M-150 420C-148 250-134 168-94 142C-74 132-62 128-54 110C-30 138 4 138 22 110C32 126 54 130 70 146C96 168 104 230 106 300V420Z",
};

/**
 * A head seen from three quarters, looking right (`mirror`: left); (x, y) is its middle.
 * @param {Place & {tone?: string | undefined, hair?: string, style?: keyof typeof STYLES, streak?: string, fine?: boolean, mouth?: 'smile' | 'grin' | 'talk', glasses?: boolean | string, lines?: boolean, earring?: string, neck?: string | false}} [options]
 *   `neck`: own path, or false for none; `glasses`: their colour, or true; `lines`: the fine lines of age; `fine`: eyes and mouth for a large portrait; `streak`: colour of a lighter lock.
 */
export function head(options = {}) {
  const {
    tone = SKIN[1] ?? "",
    hair = HAIR.brown,
    style = "short",
    streak,
    mouth = "smile",
    fine = false,
    glasses = false,
    lines = false,
    earring,
    neck = "M-42 10C-38 60-42 90-55 110C-34 142 4 142 22 110C10 104 10 94 10 70Z",
    ...place
  } = options;
  const shade = shadeOf(tone);
  const dark = mix(P.ink, "#1d120f", 0.5);
  const brow = mix(hair, dark, 0.35);
  const mouthLine = mix(shade, "#3d120e", 0.7);
  const fineEye = (/** @type {number} */ x, /** @type {number} */ w) =>
    fill(`M${n(x - w)}-4Q${n(x - 1)}-19 ${n(x + w)}-5Q${n(x)}4 ${n(x - w)}-4Z`, P.shell) +
    ellipse(x + 1, -6, 5, 5.6, dark) +
    ellipse(x + 3, -8, 1.6, 1.6, P.shell) +
    line(`M${n(x - w - 3)}-3Q${n(x - 2)}-19.5 ${n(x + w)}-5`, dark, 2.6) +
    line(`M${n(x - w + 3)}-15Q${n(x)}-21 ${n(x + w - 2)}-14`, shade, 1.6);
  const eye = (/** @type {number} */ x, /** @type {number} */ r) =>
    fine ? fineEye(x, r * 2.3) : ellipse(x, -7, r, r + 1.4, dark);
  const lip = mix(shade, P.pulp, 0.55);
  const mouths = {
    fine:
      fill("M3 36Q24 43 42 35.5Q37 52 23 52Q9 51 3 36Z", P.shell) +
      fill("M0 36Q14 31 20 32Q25 34.5 29 32Q37 31 44.5 35Q25 43 0 36Z", mix(lip, "#4a1512", 0.2)) +
      fill("M3 37.5Q11 49 23 49.5Q36 49 42.5 36.5Q38 59 23 60Q8 59 3 37.5Z", lip) +
      line("M-2 33.5Q-1 37 2 38M46 33Q46 36 44 37", mouthLine, 2),
    smile: line("M6 40Q22 56 39 39", mouthLine, 3.6),
    grin: fill("M3 36Q24 43 42 35C40 50 32 58 23 58C13 58 6 49 3 36Z", P.shell, {
      stroke: mouthLine,
      "stroke-width": 3,
    }),
    talk:
      fill("M10 38Q25 33 39 37C38 50 32 56 25 56C17 56 12 49 10 38Z", mouthLine) +
      fill("M14 39Q25 35 36 38Q34 43 25 43Q17 43 14 39Z", P.shell),
  };
  const { back, front } = STYLES[style];
  return at(
    place,
    back && fill(back, mix(hair, P.ink, 0.18)),
    neck && fill(neck, tone),
    neck && fill("M-38 46C-24 68-6 80 10 80C10 92 10 98 14 106C-10 102-32 82-38 46Z", shade, { opacity: 0.7 }),
    fill(FACE, tone),
    fine &&
      fill(
        "M-51-20C-49 12-45 38-34 52C-22 68 0 80 14 80C19 80 24 78 28 76C6 74-12 58-22 38C-32 18-36-4-32-34Z",
        shade,
        { opacity: 0.45 },
      ),
    ellipse(-4, 20, 12, 8, P.pulp, { opacity: 0.2 }),
    ellipse(44, 20, 8, 8, P.pulp, { opacity: 0.2 }),
    front && fill(front, hair),
    streak && line("M20-74C-2-68-26-54-38-24M2-80C-18-74-36-60-44-40", streak, 2.6),
    style !== "bob" &&
      fill("M-40-6C-56-14-60 4-54 16C-50 26-42 26-40 18Z", tone) + line("M-49 2C-46 6-46 12-48 14", shade, 3),
    earring && ellipse(-47, 28, 5, 5, earring),
    line("M-7-27Q4-35 17-29M31-29Q40-34 47-28", brow, 4),
    eye(7, 5),
    eye(39, 4.4),
    glasses &&
      line(
        "M23-6a16 16 0 1 0-32 0a16 16 0 1 0 32 0M27-6a12 15 0 1 1 24 0a12 15 0 1 1-24 0M23-9Q25-11 27-9M-9-9L-46-5",
        typeof glasses === "string" ? glasses : P.deep,
        3,
      ),
    line(fine ? "M31 4C34 9 38 13 36 18C34 22 28 22 24 20" : "M27-4C30 6 37 13 35 18C33 21 28 22 24 20", shade, 3.4),
    lines && line("M-6 6Q-2 10 4 10M-12 2l-7-3M0 30Q-4 38-1 46M46 30Q48 36 46 44", shade, 2.6),
    mouths[fine ? "fine" : mouth],
  );
}

/** The edge of a round neckline, in the head's coordinates. @param {string} colour @param {number} [width] */
export const neckline = (colour, width = 7) => line("M-53 110C-34 139 4 139 20 110", colour, width);

/**
 * A hand seen from its side, reaching right from the wrist at (x, y), about 95 long.
 * @param {'point' | 'rest' | 'open' | 'hold'} kind
 * @param {Place & {tone?: string | undefined}} [options]
 */
export function palm(kind, options = {}) {
  const { tone = SKIN[1] ?? "", ...place } = options;
  const edge = shadeOf(tone);
  const finger = (/** @type {string} */ d, w = 13) => line(d, tone, w);
  const hands = {
    point: () =>
      fill("M-10-15C8-22 30-25 46-20C58-16 60 12 50 21C36 28 8 22-10 16Z", tone) +
      finger("M40-13Q64-16 92-13M46 0H60M44 12H56M36 20H46M12-8Q30-4 44 3") +
      line("M44-6H60M64-5Q67 2 61 5M46 6H58M44 17H54M14 0Q30 4 42 9", edge, 2.4),
    rest: () =>
      fill("M-10-15C10-24 36-25 54-16C72-10 88 0 95 9C98 15 92 18 84 16L52 18C32 22 8 20-10 15Z", tone) +
      finger("M14 4Q34 16 56 17") +
      line("M54-5Q72 0 84 10M22 2Q34 9 52 10M48 4Q62 6 74 13", edge, 2.4),
    open: () =>
      fill("M-10-14C6-18 26-22 42-16C54-10 54 12 42 18C24 24 4 20-10 15Z", tone) +
      finger("M40-8Q62-18 86-20M42 1Q66-3 92-4M42 9Q64 11 86 9M36 15Q54 22 72 21M14-8Q26-30 40-42", 12) +
      line("M40-3Q54-9 66-12M44 6Q56 4 68 3M42 14Q54 16 64 16M18-10Q20 0 30 6", edge, 2.2),
    hold: () =>
      fill("M-10-15C8-22 30-24 44-18C54-12 56 14 46 22C32 28 8 22-10 16Z", tone) +
      finger("M40-13Q58-12 62-4Q60 2 50 2M44 1Q62 4 62 9Q58 14 48 13M42 14Q56 18 52 23Q46 26 38 23M10-8Q26-22 46-25") +
      line("M42-5Q56-4 60 0M44 8Q54 11 58 10M40 19Q48 21 50 22", edge, 2.4),
  };
  return at(place, hands[kind]());
}

/** @type {[import('./kit.mjs').ToothKind, number, number][]} kind, middle, scale: one side of a jaw from the back to the front */
const SIDE = [
  ["molar", -62, 0.33],
  ["molar", -27, 0.34],
  ["premolar", 2, 0.33],
  ["premolar", 28, 0.33],
  ["canine", 54, 0.32],
  ["incisor", 78, 0.3],
];

/** One jaw of the model: base, gum, teeth. */
const jaw = () =>
  fill("M-96 46V8Q-94-6-80-6H84Q96-4 94 14L84 46Q80 54 70 54H-88Q-96 54-96 46Z", P.dune) +
  `<g fill="${P.enamel}" stroke="${mix(P.dune, P.metalDark, 0.4)}" stroke-width="6">${SIDE.map(([kind, x, s]) => `<path transform="translate(${x} 2) scale(${s})" d="${TEETH[kind].crown}"/>`).join("")}</g>` +
  fill(
    `M-92 22V0${SIDE.map(([kind, x, s]) => {
      const half = Math.round(TEETH[kind].half * s) + 2;
      return `L${x - half}-3q${half} 10 ${2 * half} 0`;
    }).join("")}L92 6V22Q0 30-92 22Z`,
    P.gum,
  );

/** A hinged model of a jaw, from the side, its front to the right (`mirror`: left); it stands at (x, y), about 200 wide. @param {Place} [place] */
export const teethModel = (place = {}) =>
  at(
    place,
    at({ x: -96, y: -58, rot: -17 }, at({ x: 96, y: -38, flip: true }, jaw())),
    line("M-96-96Q-118-72-96-40", P.metalDark, 9),
    at({ y: -54 }, jaw()),
  );

/** The tooth of the logo, as a sign on a wall: about 52 wide and 78 high round (0, 0). */
export const SIGN =
  "M-26-30C-14-38-8-30 0-28C8-30 14-38 26-30C38-20 32 0 26 12C22 26 22 40 14 40C8 40 8 16 0 16C-8 16-8 40-14 40C-22 40-22 26-26 12C-32 0-38-20-26-30Z";

/** A tuft of dune grass growing up from (x, y). @param {{x: number, y: number, h?: number, colour?: string, spread?: number}} options */
export function tuft({ x, y, h = 100, colour = P.lagoon, spread = 1 }) {
  const blades = [
    [-62, 0.62],
    [-40, 0.86],
    [-14, 1],
    [12, 0.92],
    [36, 0.78],
    [60, 0.56],
  ];
  return fill(
    blades
      .map(([bend = 0, t = 1]) => {
        const w = h * 0.035;
        const tipX = x + bend * spread * (h / 110);
        const tipY = y - h * t;
        const midX = x + bend * spread * (h / 400);
        return `M${n(x - w + bend * 0.04)} ${n(y)}Q${n(midX)} ${n(y - h * t * 0.6)} ${n(tipX)} ${n(tipY)}Q${n(midX + 2.4 * w)} ${n(y - h * t * 0.5)} ${n(x + w + bend * 0.04)} ${n(y)}Z`;
      })
      .join(""),
    colour,
  );
}
