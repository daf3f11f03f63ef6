// @ts-check
// The doctor and a patient talk across a table; between them stands a model of teeth.
import { HAIR, P, SKIN, at, coast, fill, line, mix, picture, rect } from "../kit.mjs";
import { DOCTOR, head, neckline, palm, teethModel } from "../kit-people.mjs";

export default function doctorConsult() {
  const wall = mix(P.sand, P.shell, 0.4);
  const knit = mix(P.sea, P.lagoon, 0.25);
  const sleeve = mix(knit, P.ink, 0.25);
  const seam = mix(P.lagoon, P.metalDark, 0.4);
  return picture([
    coast({ air: P.mist, water: mix(P.foam, P.lagoon, 0.3), horizon: 262, sun: [404, 170, 56], waves: 1 }),
    fill("M0 0H800V600H0ZM150 50V400H650V50Z", wall, { "fill-rule": "evenodd" }),
    rect(132, 394, 536, 16, 8, P.shell),
    // Patient.
    at(
      { x: 212, y: 208 },
      fill(
        "M-186 400C-184 236-168 162-116 138C-82 124-64 122-54 108L24 108C34 122 62 126 84 140C114 160 124 214 126 290V400Z",
        knit,
      ),
      head({ tone: SKIN[1], hair: HAIR.grey, style: "swept", mouth: "talk", glasses: true, lines: true }),
      neckline(sleeve),
    ),
    // Doctor.
    at(
      { x: 592, y: 196, mirror: true },
      fill(
        "M-196 420C-194 240-164 162-112 138C-80 124-64 122-54 104L22 104C32 122 60 126 82 140C112 160 120 220 124 300V420Z",
        P.shell,
      ),
      fill("M-66 116L2 290L34 116L20 100H-52Z", P.kelp),
      head({ tone: DOCTOR.tone, hair: DOCTOR.hair, style: "knot", streak: DOCTOR.silver }),
      line("M-50 118L-6 172L22 114", mix(P.kelp, P.ink, 0.3), 4),
      ...[
        "M-52 104C-80 118-84 134-80 150L-58 156L-66 168L-6 300C-4 230-30 140-52 104Z",
        "M20 104C42 116 46 130 42 146L26 152L34 164L6 290C14 220 20 160 20 104Z",
      ].map((d) => fill(d, P.shell, { stroke: seam, "stroke-width": 2.6 })),
    ),
    // Table, model and arms.
    fill("M-20 486H820V620H-20Z", mix(P.dune, P.sand, 0.35)),
    rect(-20, 486, 840, 12, 0, mix(P.dune, P.bonePore, 0.5)),
    teethModel({ x: 392, y: 524, s: 0.86, mirror: true }),
    palm("rest", { x: 240, y: 526, tone: SKIN[1] }),
    fill(
      "M30 500C28 430 44 370 100 344L116 478C118 492 126 496 140 496L240 502C258 504 258 546 240 548L112 560C56 562 32 540 30 500Z",
      knit,
    ),
    line("M108 410L116 478C118 492 126 496 140 496L232 501M232 504Q238 526 232 546", sleeve, 3),
    line("M556 474L436 462", P.coral, 7),
    palm("hold", { x: 604, y: 498, rot: 14, s: 0.95, mirror: true, tone: DOCTOR.tone }),
    fill(
      "M784 500C786 424 762 364 708 336L690 470L618 468C600 468 594 514 612 522L700 552C740 560 780 550 784 500Z",
      P.shell,
    ),
    line("M696 410L690 470L618 468C600 468 594 514 612 522L700 552M622 468Q608 494 618 522", seam, 2.6),
  ]);
}
