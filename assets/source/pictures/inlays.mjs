// @ts-check
import { P, arrow, at, coast, dotted, fill, line, mix, picture, shape } from '../kit.mjs';
import { frontRow, molarTop } from '../kit-tools.mjs';

/** A molar seen a little from above; a made-to-fit piece is lowered into the hollow in its chewing surface. */
export default function inlays() {
  const hollow = fill('M-66-156C-64-170-48-172-34-166C-20-160-14-176 0-176C16-176 18-160 36-166C50-171 66-168 66-154C66-140 50-136 34-142C18-148 14-130 0-130C-16-130-18-146-34-142C-52-137-68-142-66-156Z', mix(P.dentine, P.metalDark, 0.12));
  return picture([
    coast({ air: P.mist, horizon: 250, sun: [120, 120, 58], waves: 1 }),
    molarTop({ x: 400, y: 540, s: 1.3, over: hollow }),
    arrow(560, 100, 560, 190),
  ]);
}
