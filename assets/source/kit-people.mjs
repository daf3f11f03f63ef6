// @ts-check
// People for the Kelpwood pictures: heads seen from three quarters, and hands.
// Drawn to the same measure as `person()` in kit.mjs: a head is about 165 high.
import { HAIR, P, SKIN, at, ellipse, fill, line, mix, n } from './kit.mjs';

/** @typedef {import('./kit.mjs').Place} Place */

/** The doctor's own colours, the same in every picture. */
export const DOCTOR = { tone: mix(SKIN[2] ?? '', SKIN[3] ?? '', 0.35), hair: '#3b2823', silver: '#8d8580', coat: P.shell, scrubs: P.kelp };

/** The colour of skin in shade. @param {string} tone */
export const shadeOf = (tone) => mix(tone, '#6b2f24', 0.22);

/**
 * A closed outline of soft bumps through the points (clockwise): curls, a cloud of hair, a shrub.
 * @param {[number, number][]} points @param {number} [round] 0.5 is half circles, more is flatter
 */
export function bumps(points, round = 0.58) {
  let [x, y] = points[points.length - 1] ?? [0, 0];
  let d = `M${n(x)} ${n(y)}`;
  for (const [nx, ny] of points) {
    const r = n(Math.hypot(nx - x, ny - y) * round);
    d += `A${r} ${r} 0 0 1 ${n(nx)} ${n(ny)}`;
    [x, y] = [nx, ny];
  }
  return `${d}Z`;
}

const FACE = 'M-51-20C-53-64-26-86 6-86C38-86 55-66 54-38C54-28 50-22 50-14C50-6 56 4 55 16C54 38 46 58 35 70C29 77 22 80 14 80C0 80-22 68-34 52C-45 38-49 12-51-20Z';

/** Hair by style: `back` lies behind the head, `front` on it. */
const STYLES = {
  /** The doctor: curls drawn back from the face into a knot. */
  knot: {
    back: bumps([[-40, 12], [-66, 22], [-92, 14], [-108, -8], [-104, -38], [-84, -58], [-54, -58]]),
    front: `${bumps([[-62, -34], [-62, -60], [-46, -82], [-22, -95], [6, -98], [32, -92], [52, -74], [56, -52]]).replace(/Z$/, '').replace(/^M[^A]*A[^A]*/, 'M-50 22A14 14 0 0 1-62-34')}C46-58 36-66 26-70C4-60-22-46-30-24C-34-12-38 4-40 10C-42 16-46 20-50 22Z`,
  },
  short: {
    back: '',
    front: 'M-50 8C-64-34-60-76-28-94C0-108 44-104 56-74C60-62 58-48 54-40C48-54 38-60 22-60C2-60-16-64-26-62C-30-48-34-38-38-26C-40-16-42-8-42 0Z',
  },
  swept: {
    back: '',
    front: 'M-50 12C-66-24-62-70-34-90C-8-108 34-106 54-84C64-72 58-52 54-42C52-58 44-68 28-72C4-62-20-52-32-30C-36-20-40-6-42 4Z',
  },
  /** Only a rim of hair is left. */
  thin: {
    back: '',
    front: 'M-46 30C-62 12-66-24-56-48C-52-58-44-66-38-68C-44-48-40-30-38-18C-38-6-40 2-42 8Z',
  },
  cloud: {
    back: bumps([[-70, 30], [-86, 8], [-88, -20], [-84, -48], [-66, -72], [-42, -92], [-12, -102], [18, -102], [42, -88], [57, -66], [50, -40], [20, 30], [-40, 50]]),
    front: `M54-40${bumps([[54, -40], [38, -60], [14, -62], [-10, -52], [-28, -34], [-42, -10]]).replace(/^M[^A]*A[^A]*/, '')}`.replace(/Z$/, 'C-60-40-44-94 6-94C40-94 60-70 54-40Z'),
  },
  bob: {
    back: 'M-60 44C-78 20-78-50-56-78C-30-106 36-110 56-76C64-60 60-44 56-36L-24 62C-40 62-52 54-60 44Z',
    front: 'M-52 58C-66 10-64-62-30-86C-2-104 44-100 56-70C60-58 58-48 54-36C48-54 38-62 24-66C8-46-18-36-26-12C-28 14-30 40-34 54Z',
  },
  /** Drawn back into a long tail over the shoulder. */
  tail: {
    back: 'M-46-58C-78-70-96-44-94-8C-92 30-112 52-108 92C-106 112-96 122-88 128C-76 108-64 90-62 58C-60 30-70 10-56-18Z',
    front: 'M-50 4C-66-34-58-76-26-92C2-106 44-100 54-72C58-60 58-50 54-40C48-56 38-66 24-68C2-62-26-50-34-24C-38-14-40-4-42 0Z',
  },
};

/**
 * A head seen from three quarters, looking right (`mirror`: left); (x, y) is its middle.
 * @param {Place & {tone?: string, hair?: string, style?: keyof typeof STYLES, streak?: string, mouth?: 'smile' | 'grin' | 'talk' | 'calm', eyes?: 'open' | 'glad' | 'down', glasses?: boolean, beard?: string, lines?: boolean, lips?: string, earring?: string, neck?: string | false}} [options]
 *   `neck`: own path, or false for none; `lines`: the fine lines of age; `streak`: colour of a lighter lock.
 */
export function head(options = {}) {
  const { tone = SKIN[1] ?? '', hair = HAIR.brown, style = 'short', streak, mouth = 'smile', eyes = 'open', glasses = false, beard, lines = false, lips, earring, neck = 'M-42 10C-38 60-42 92-62 120C-30 146 4 146 24 122C10 110 10 96 10 70Z', ...place } = options;
  const shade = shadeOf(tone);
  const dark = mix(P.ink, '#1d120f', 0.5);
  const brow = mix(hair, dark, 0.35);
  const mouthLine = mix(shade, '#3d120e', 0.7);
  const eye = (/** @type {number} */ x, /** @type {number} */ r) => ({
    open: ellipse(x, -7, r, r + 1.4, dark),
    glad: line(`M${x - 7}-5Q${x}-13 ${x + 7}-5`, dark, 3.4),
    down: line(`M${x - 7}-8Q${x}-1 ${x + 7}-8`, dark, 3.4),
  }[eyes]);
  const mouths = {
    smile: line('M6 40Q22 56 39 39', mouthLine, 3.6),
    calm: line('M10 44Q24 49 37 42', mouthLine, 3.6),
    grin: fill('M3 36Q24 43 42 35C40 50 32 58 23 58C13 58 6 49 3 36Z', P.shell, { stroke: mouthLine, 'stroke-width': 3 }),
    talk: fill('M10 38Q25 33 39 37C38 50 32 56 25 56C17 56 12 49 10 38Z', mouthLine) + fill('M14 39Q25 35 36 38Q34 43 25 43Q17 43 14 39Z', P.shell),
  };
  const { back, front } = STYLES[style];
  return at(place,
    back && fill(back, mix(hair, P.ink, 0.18)),
    neck && fill(neck, tone),
    neck && fill('M-38 46C-24 68-6 80 10 80C10 92 10 98 14 106C-10 102-32 82-38 46Z', shade, { opacity: 0.7 }),
    fill(FACE, tone),
    ellipse(-4, 20, 12, 8, P.coral, { opacity: 0.2 }), ellipse(44, 20, 8, 8, P.coral, { opacity: 0.2 }),
    beard && fill('M-44 16C-40 22-36 28-30 30C-14 34-6 26 6 28C18 24 34 24 52 28C50 50 44 66 34 76C26 86 6 86-6 78C-28 66-42 44-44 16Z', beard),
    beard && ellipse(24, 44, 21, 12, tone),
    front && fill(front, hair),
    streak && line('M16-74Q0-76-8-66M-6-66Q-22-66-28-52M-26-52Q-38-48-39-32', streak, 5),
    style !== 'bob' && fill('M-40-6C-56-14-60 4-54 16C-50 26-42 26-40 18Z', tone) + line('M-49 2C-46 6-46 12-48 14', shade, 3),
    earring && ellipse(-47, 28, 5, 5, earring),
    line('M-7-27Q4-35 17-29M31-29Q40-34 47-28', brow, 4),
    eye(7, 5), eye(39, 4.4),
    glasses && line('M23-6a16 16 0 1 0-32 0a16 16 0 1 0 32 0M27-6a12 15 0 1 1 24 0a12 15 0 1 1-24 0M23-9Q25-11 27-9M-9-9L-46-5', P.deep, 3),
    line('M27-4C30 6 37 13 35 18C33 21 28 22 24 20', shade, 3.4),
    lines && line(`M-6 6Q-2 10 4 10M-12 2l-7-3M0 30Q-4 38-1 46${beard ? '' : 'M46 30Q48 36 46 44'}`, shade, 2.6),
    lips && fill('M8 40Q18 35 24 38Q32 34 39 39Q32 52 23 52Q14 51 8 40Z', lips),
    mouths[mouth]);
}

/**
 * A hand seen from its side, reaching right from the wrist at (x, y), about 95 long.
 * @param {'point' | 'rest' | 'open' | 'hold'} kind
 * @param {Place & {tone?: string}} [options]
 */
export function palm(kind, options = {}) {
  const { tone = SKIN[1] ?? '', ...place } = options;
  const edge = shadeOf(tone);
  const finger = (/** @type {string} */ d, w = 13) => line(d, tone, w);
  const hands = {
    point: () => fill('M-10-15C8-22 30-25 46-20C58-16 60 12 50 21C36 28 8 22-10 16Z', tone)
      + finger('M40-13Q64-16 92-13') + finger('M46 0H60') + finger('M44 12H56') + finger('M36 20H46', 12)
      + finger('M12-8Q30-4 44 3', 12)
      + line('M44-6H60M64-5Q67 2 61 5M46 6H58M44 17H54M14 0Q30 4 42 9', edge, 2.4),
    rest: () => fill('M-10-15C10-24 36-25 54-16C72-10 88 0 95 9C98 15 92 18 84 16L52 18C32 22 8 20-10 15Z', tone)
      + finger('M14 4Q34 16 56 17', 12)
      + line('M54-5Q72 0 84 10M22 2Q34 9 52 10M48 4Q62 6 74 13', edge, 2.4),
    open: () => fill('M-10-14C6-18 26-22 42-16C54-10 54 12 42 18C24 24 4 20-10 15Z', tone)
      + finger('M40-8Q62-18 86-20', 12) + finger('M42 1Q66-3 92-4', 12) + finger('M42 9Q64 11 86 9', 12) + finger('M36 15Q54 22 72 21', 11)
      + finger('M14-8Q26-30 40-42', 13)
      + line('M40-3Q54-9 66-12M44 6Q56 4 68 3M42 14Q54 16 64 16M18-10Q20 0 30 6', edge, 2.2),
    hold: () => fill('M-10-15C8-22 30-24 44-18C54-12 56 14 46 22C32 28 8 22-10 16Z', tone)
      + finger('M40-13Q58-12 62-4Q60 2 50 2') + finger('M44 1Q62 4 62 9Q58 14 48 13') + finger('M42 14Q56 18 52 23Q46 26 38 23', 12)
      + finger('M10-8Q26-22 46-25', 13)
      + line('M42-5Q56-4 60 0M44 8Q54 11 58 10M40 19Q48 21 50 22', edge, 2.4),
  };
  return at(place, hands[kind]());
}

/** A sleeve: a soft tube along a path, with a cuff line. @param {string} d @param {string} colour @param {number} [width] */
export const sleeve = (d, colour, width = 58) => line(d, colour, width);
