// @ts-check
import {
  ARCH_RIDGE,
  P,
  arch,
  arrow,
  at,
  circle,
  clipped,
  coast,
  faded,
  fill,
  line,
  mix,
  picture,
  rect,
  shape,
} from "../kit.mjs";

/** A resin printer lifts the model of a dental arch out of its tray while light hardens the next layer. */
export default function dentalPrinters() {
  const model = mix(P.dune, P.sand, 0.1);
  const resin = mix(P.sea, P.lagoon, 0.5);
  const edge = { stroke: P.ink, "stroke-width": 3 };
  const x = 330;
  return picture([
    coast({ air: P.mist, horizon: 470, sun: [62, 72, 40], waves: 1 }),
    rect(590, 30, 62, 460, 10, P.metalLight, edge),
    line("M621 52V440", P.metalDark, 10, { "stroke-dasharray": "4 8", "stroke-linecap": "butt" }),
    rect(310, 30, 300, 28, 10, P.metal, edge),
    rect(596, 18, 50, 52, 8, P.metalDark, edge),
    rect(x - 26, 54, 52, 30, 0, P.metal, edge),
    line([-178, -156, -134, 134, 156, 178].map((dx) => `M${x + dx} 108V160`).join(""), mix(model, P.metalDark, 0.5), 7),
    arch({ x, y: 258, s: 1.08, flip: true, ridge: model, tint: () => mix(model, P.shell, 0.6) }),
    at(
      { x, y: 258, s: 1.08, flip: true },
      clipped(
        "printer-layers",
        ARCH_RIDGE,
        line(
          [-150, -126, -102, -78, -54, -30, -6, 18, 42, 66, 90].map((y) => `M-196 ${y}H196`).join(""),
          mix(model, P.metalDark, 0.35),
          1.6,
        ),
      ),
      line(ARCH_RIDGE, P.ink, 2.8),
    ),
    rect(x - 214, 82, 428, 30, 8, P.metalLight, edge),
    faded(0.72, fill(`M${x - 232} 376H${x + 232}L${x + 222} 474H${x - 222}Z`, resin)),
    faded(0.55, fill(`M${x - 110} 474L${x - 150} 440H${x + 150}L${x + 110} 474Z`, P.shell)),
    line(`M${x - 228} 376H${x + 228}`, mix(resin, P.shell, 0.55), 5),
    line(`M${x - 238} 340L${x - 224} 474H${x + 224}L${x + 238} 340`),
    shape("M70 490Q70 474 86 474H672Q688 474 688 490V566Q688 582 672 582H86Q70 582 70 566Z", P.shell),
    rect(x - 130, 468, 260, 14, 0, P.sun, edge),
    rect(100, 504, 124, 56, 12, P.deep),
    line("M120 542H200M120 524H176", P.lagoon, 5),
    circle(636, 530, 20, P.foam, edge),
    arrow(724, 250, 724, 146, { width: 8, head: 24 }),
  ]);
}
