// @ts-check
import { P, TEETH, arrow, at, coast, fill, line, mix, picture, shape } from '../kit.mjs';
import { frontRow } from '../kit-tools.mjs';

/** Upper front teeth; a thin shell stands in front of one that was lightly shaped. */
export default function veneers() {
  const y = 190;
  const s = 2.5;
  const t = TEETH.incisor;
  return picture([
    coast({ air: P.mist, horizon: 486, sun: [690, 506, 46], waves: 1 }),
    frontRow({ y, peak: 40, teeth: [
      { kind: 'canine', x: 38, s: 2.2 }, { kind: 'incisor', x: 202, s: 2.1 }, { kind: 'incisor', x: 392, s: 2.3, tint: mix(P.enamel, P.dentine, 0.6), outline: 'ink' },
      { kind: 'incisor', x: 590, s }, { kind: 'incisor', x: 774, s: 2.1 }] }),
    at({ x: 300, y: 320, s, flip: true, rot: 4 },
      fill(t.crown, mix(P.enamelShade, P.metalDark, 0.3)),
      shape(t.crown, P.enamel, P.ink, 1.2), line(t.groove, P.enamelShade, 1.2)),
    arrow(480, 520, 520, 450, { width: 8, head: 22 }),
  ]);
}
