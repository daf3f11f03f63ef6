// @ts-check
import { P, at, clipped, coast, dotted, fill, line, mix, picture } from "../kit.mjs";
import { frontRow, pencil } from "../kit-tools.mjs";

const MOUTH = "M-236-30C-150-66-70-74 0-66C70-74 150-66 236-30C176 76 92 122 0 122C-92 122-176 76-236-30Z";

/** A smile on a sheet of tracing paper, with guide lines for the middle, width, length and gum line of the front teeth. */
export default function smileDesign() {
  const guide = P.sea;
  const lip = mix(P.coral, P.blush, 0.62);
  /** @type {import('../kit-tools.mjs').RowTooth[]} */
  const teeth = [];
  /** @type {[import('../kit.mjs').ToothKind, number, number, number][]} kind, distance from the middle, scale, neck */
  const half = [
    ["premolar", 256, 0.8, -44],
    ["canine", 194, 0.98, -48],
    ["incisor", 124, 1.1, -48],
    ["incisor", 43, 1.22, -50],
  ];
  for (const [kind, x, s, y] of half) teeth.push({ kind, x: -x, s, y }, { kind, x, s, y });
  return picture([
    coast({ air: P.sand, water: mix(P.sand, P.foam, 0.7), horizon: 476, sun: [92, 92, 54], waves: 1 }),
    at(
      { x: 386, y: 312, rot: -3 },
      fill("M-322-240H300L346-196V250H-322Z", mix(P.dune, P.sand, 0.3)),
      fill("M-332-250H290L336-206V240H-332Z", P.shell),
      fill("M290-250L336-206H290Z", P.foam),
      fill(
        "M-284-34C-206-66-106-124-44-124C-22-124-12-114 0-114C12-114 22-124 44-124C106-124 206-66 284-34C226 106 104 178 0 178C-104 178-226 106-284-34Z",
        lip,
      ),
      fill("M-96 152C-40 168 40 168 96 152C46 160-46 160-96 152Z", mix(lip, P.shell, 0.5)),
      clipped(
        "smiledesign-mouth",
        MOUTH,
        fill(MOUTH, mix(P.ink, P.coral, 0.35)),
        fill("M-110 122C-80 76 80 76 110 122Z", mix(P.coral, P.blush, 0.3)),
        frontRow({ teeth, y: -46, peak: 22, far: -120, x0: -250, x1: 250 }),
      ),
      line("M0-206V204M-86-160V152M86-160V152M-162-160V124M162-160V124", guide, 2.6),
      line("M-216-50C-110-42 110-42 216-50", guide, 2.6),
      line("M-162-184H162M-162-193V-175M162-193V-175M-86-190V-178M86-190V-178", P.kelp, 3.4),
      dotted("M-204 40C-124 88 124 88 204 40", P.coral, 7),
    ),
    pencil({ x: 594, y: 340, rot: 128 }),
  ]);
}
