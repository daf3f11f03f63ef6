// @ts-check
import { P, clipped, coast, dotted, gum, line, mix, picture, scallop, scanner, tooth } from "../kit.mjs";
import { meshCrown } from "../kit-tools.mjs";

/** A camera wand moves along lower teeth; those behind it have become the net of a digital model. */
export default function intraoralScanners() {
  const y = 470;
  /** @type {[import('../kit.mjs').ToothKind, number, number][]} */
  const row = [
    ["molar", 66, 1.5],
    ["molar", 232, 1.5],
    ["premolar", 376, 1.5],
    ["premolar", 504, 1.5],
    ["canine", 630, 1.5],
    ["incisor", 752, 1.5],
  ];
  const necks = row.map(([kind, x, s]) => ({ x, half: (kind === "molar" ? 43 : 29) * s * 1.04 }));
  return picture([
    coast({
      air: mix(P.foam, P.mist, 0.5),
      water: mix(P.foam, P.lagoon, 0.25),
      horizon: 392,
      sun: [92, 104, 52],
      waves: 1,
    }),
    ...row.map(([kind, x, s], i) =>
      i < 3
        ? meshCrown(kind, { x, y, s, id: `scanner-net-${i}` })
        : tooth(kind, { x, y, s, part: "crown", outline: "soft" }),
    ),
    gum({ y: y - 6, necks, peak: 32, bottom: "V620H-20Z" }),
    clipped(
      "scanner-done",
      "M-20 300H440V620H-20Z",
      gum({ y: y - 6, necks, peak: 32, bottom: "V620H-20Z", colour: mix(P.lagoon, P.sea, 0.25), edge: false }),
      line(`M${scallop(-20, 820, y - 6, necks, 32)}`, P.kelp, 5),
      line(
        "M-20 520H440M-20 560H440M60 470L20 620M150 470L120 620M240 490V620M320 470L330 620M400 490L420 620",
        P.kelp,
        1.6,
      ),
    ),
    dotted("M52 306C150 274 300 292 424 270", P.coral, 7),
    scanner({ x: 474, y: 236, s: 1.22, rot: -16 }),
  ]);
}
