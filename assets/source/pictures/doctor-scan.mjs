// @ts-check
// The doctor points at a tooth on a large screen; the patient, in the chair, looks on.
import { HAIR, P, SKIN, TEETH, at, circle, clipped, coast, fill, line, mix, picture, rect } from "../kit.mjs";
import { DOCTOR, head, palm } from "../kit-people.mjs";

/** @type {[import('../kit.mjs').ToothKind, number, number][]} kind, middle and scale of the teeth on the screen */
const ROW = [
  ["canine", 62, 0.86],
  ["incisor", 126, 0.78],
  ["incisor", 196, 0.98],
  ["incisor", 276, 0.98],
  ["incisor", 345, 0.78],
];

export default function doctorScan() {
  const scrubs = P.kelp;
  const seam = mix(P.kelp, P.ink, 0.35);
  const toothEdge = mix(P.lagoon, P.metalDark, 0.4);
  const margin = ROW.toReversed()
    .map(([kind, x, s]) => {
      const half = Math.round(TEETH[kind].half * s) + 3;
      return `L${x + half} 186q${-half}-46 ${-2 * half} 0`;
    })
    .join("");
  return picture([
    coast({ air: mix(P.foam, P.shell, 0.4), water: mix(P.foam, P.lagoon, 0.22), horizon: 470, sun: null, waves: 2 }),
    // Screen on its arm.
    line("M210 380V640", P.metal, 20),
    rect(30, 76, 372, 306, 26, P.deep),
    clipped(
      "doctor-scan-screen",
      "M60 92H372Q386 92 386 106V352Q386 366 372 366H60Q46 366 46 352V106Q46 92 60 92Z",
      rect(46, 92, 340, 274, 0, mix(P.foam, P.lagoon, 0.5)),
      at(
        { x: 12, y: 40 },
        `<g fill="${P.enamel}" stroke="${toothEdge}" stroke-width="3">${ROW.map(([kind, x, s]) => `<path transform="translate(${x} 166) scale(${s}-${s})" d="${TEETH[kind].crown}"/>`).join("")}</g>`,
        fill(`M0 40H420V186${margin}H0Z`, P.gum),
        line(`M420 186${margin}`, P.gumShade, 3),
      ),
    ),
    circle(288, 252, 56, "none", { stroke: P.coral, "stroke-width": 6 }),
    // Doctor.
    at(
      { x: 540, y: 196, mirror: true },
      fill(
        "M-166 440C-160 250-150 164-106 140C-80 126-64 122-54 106L22 106C32 122 56 126 76 140C104 160 108 220 112 300V440Z",
        scrubs,
      ),
      head({ tone: DOCTOR.tone, hair: DOCTOR.hair, style: "knot", streak: DOCTOR.silver }),
      line("M-53 112L2 176L23 112", seam, 7),
      line("M82 200L124 212L176 146", DOCTOR.tone, 34),
      fill("M70 142C96 142 112 160 146 188C152 206 138 234 122 238C100 240 80 232 62 220Z", scrubs),
      line("M148 190C150 208 138 230 122 238", seam, 3),
    ),
    at({ x: 540, y: 196, mirror: true }, palm("point", { x: 174, y: 150, rot: -52, s: 0.92, tone: DOCTOR.tone })),
    // Patient in the chair.
    rect(722, 240, 66, 120, 28, P.sea, { transform: "rotate(10 755 300)" }),
    fill("M690 640C710 560 736 470 756 398C766 372 800 364 830 384V640Z", mix(P.sea, P.deep, 0.25)),
    fill(
      "M640 440C596 462 564 500 548 640H790C790 560 778 494 748 466C728 456 716 450 706 436Z",
      mix(P.sun, P.sand, 0.6),
    ),
    at({ x: 672, y: 330, rot: 8, mirror: true }, head({ tone: SKIN[0], hair: HAIR.auburn, style: "bob" })),
    fill("M624 470Q664 500 706 462C724 500 730 560 728 640H592C594 570 604 510 624 470Z", mix(P.foam, P.lagoon, 0.35)),
    line("M624 470Q640 458 648 446M706 462Q712 450 711 440", P.metalDark, 3),
  ]);
}
