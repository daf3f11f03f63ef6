// @ts-check
import { P, at, coast, dotted, fill, line, mix, picture, rect, smile } from '../kit.mjs';
import { pencil } from '../kit-tools.mjs';

/** A smile on a sheet of tracing paper, with guide lines for the width, length and gum line of the front teeth. */
export default function smileDesign() {
  const guide = mix(P.sea, P.lagoon, 0.2);
  const s = 2.05;
  const columns = [-80, -53.5, -28.5, 0, 28.5, 53.5, 80].map((x) => `M${x * s} -170V${x ? 152 : 196}`).join('');
  return picture([
    coast({ air: P.sand, water: mix(P.sand, P.foam, 0.7), horizon: 470, sun: [84, 96, 54] }),
    at({ x: 392, y: 318, rot: -3 },
      fill('M-330-250H300L344-206V236H-330Z', mix(P.dune, P.sand, 0.35)),
      fill('M-338-258H292L336-214V228H-338Z', P.shell), fill('M292-258L336-214H292Z', P.foam),
      smile({ x: 0, y: 0, s, id: 'smiledesign-mouth', gums: true }),
      line(columns, guide, 2.6), line('M-290-58C-120-78 120-78 290-58', guide, 2.6),
      line('M-206-186H206M-206-194V-178M206-194V-178M0-194V-178', P.kelp, 3.4),
      dotted('M-196 50Q0 106 196 50', P.coral, 6)),
    pencil({ x: 588, y: 360, rot: 128, s: 1 }),
    rect(0, 0, 0, 0, 0, 'none'),
  ]);
}
