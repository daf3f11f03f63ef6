// @ts-check
import { P, circle, faded, fill, line, mix, n, picture, rect, waveLine } from "../kit.mjs";

/**
 * A broad kelp frond: ribbons on floats, all drawn one way by the water.
 * @param {number} x @param {number} y @param {number} h @param {number} sway how far the tip drifts @param {string} colour @param {number} l length of the ribbons @param {number} count
 */
function frond(x, y, h, sway, colour, l, count) {
  let ribbons = "";
  let floats = "";
  let veins = "";
  for (let i = 0; i < count; i += 1) {
    const t = 0.12 + (0.88 * i) / (count - 1);
    const px = x + sway * t * t + Math.sin(t * 5) * 14;
    const py = y - h * t;
    const side = (i % 2 ? 1 : -1) * (sway > 0 ? 1 : -1);
    const size = l * (1.1 - 0.5 * t);
    const dx = side * size * (side * sway > 0 ? 1.1 : 0.7);
    const dy = -size * (0.5 + 0.3 * t);
    ribbons += `M${n(px)} ${n(py)}c${n(dx * 0.1)} ${n(dy * 0.95)} ${n(dx * 0.6)} ${n(dy * 0.45)} ${n(dx)} ${n(dy)}c${n(dx * 0.06)} ${n(-dy * 0.6)} ${n(-dx * 0.52)} ${n(-dy * 1.22)} ${n(-dx)} ${n(-dy)}`;
    veins += `M${n(px + dx * 0.16)} ${n(py + dy * 0.12)}q${n(dx * 0.3)} ${n(dy * 0.3)} ${n(dx * 0.62)} ${n(dy * 0.5)}`;
    floats += `${i ? "L" : "M"}${n(px)} ${n(py)}`;
  }
  return (
    line(`M${n(x)} ${n(y)}${floats.replace("M", "L")}`, colour, 7) +
    fill(ribbons, colour) +
    line(floats.replace(/[ML]([^ML]+)/g, "M$1h0"), colour, l / 6) +
    line(veins, mix(colour, P.sea, 0.35), 2.5)
  );
}

/** A calm coast at morning: the Pacific, kelp in the foreground, and a wave whose foam echoes a smile. */
export default function banner() {
  const w = 1600;
  const horizon = 292;
  const sea = mix(P.lagoon, P.foam, 0.35);
  // The lip of the wave hangs in a long soft curve; its foam has a rounded fringe, broadest in the middle.
  const cx = 1030;
  const widths = [62, 56, 54, 50, 46, 42, 38];
  const lip = (/** @type {number} */ x) => 424 - ((x - cx) / 348) ** 2 * 44;
  let right = "";
  let left = "";
  let x = 0;
  widths.forEach((width, i) => {
    const deep = (/** @type {number} */ at) => 30 - 26 * (at / 348) ** 2;
    const to = x + width;
    const low = lip(cx + x + width / 2) + deep(x + width / 2) * (i === 2 ? 1.18 : 1) + 4;
    const notch = lip(cx + to) + deep(to) * 0.62;
    const start = lip(cx + x) + deep(x) * 0.62;
    right += `C${n(cx + x + width * 0.1)} ${n(low)} ${n(cx + to - width * 0.1)} ${n(low)} ${n(cx + to)} ${n(notch)}`;
    left = `C${n(cx - to + width * 0.1)} ${n(low)} ${n(cx - x - width * 0.1)} ${n(low)} ${n(cx - x)} ${n(start)}${left}`;
    x = to;
  });
  const ends = lip(cx + x);
  const dip = 2 * 424 - ends;
  return picture(
    [
      rect(0, 0, w, 640, 0, mix(P.sand, P.shell, 0.5)),
      fill("M0 176C240 136 420 190 700 168S1240 120 1600 166V310H0Z", mix(P.sand, P.blush, 0.15)),
      fill("M0 246C300 216 560 262 860 240S1380 214 1600 240V310H0Z", mix(P.sand, P.blush, 0.3)),
      faded(0.4, circle(1030, horizon - 20, 132, mix(P.sun, P.shell, 0.5))),
      circle(1030, horizon - 20, 88, mix(P.sun, P.shell, 0.2)),
      // Far headlands.
      fill(
        `M0 ${horizon}V214C60 204 110 210 170 232C230 250 290 252 340 270C372 282 398 288 430 ${horizon}Z`,
        mix(P.lagoon, P.sand, 0.4),
      ),
      fill(`M0 ${horizon}V250C70 244 120 260 180 268C230 274 256 284 284 ${horizon}Z`, mix(P.sea, P.sand, 0.35)),
      rect(0, horizon, w, 348, 0, sea),
      line("M968 308h124M942 324h52M1034 324h88M984 340h72", mix(P.sun, P.shell, 0.4), 6),
      fill(`${waveLine(352, { w, rise: 7, length: 700, start: -300 })}V640H-300Z`, mix(sea, P.sea, 0.28)),
      // The wave.
      fill(
        `M0 452C150 428 300 436 440 412C550 392 600 362 660 372Q672 374 ${cx - x} ${n(ends)}Q${cx} ${n(dip)} ${cx + x} ${n(ends)}Q1388 374 1400 372C1460 362 1520 396 1600 404V640H0Z`,
        mix(P.lagoon, P.sea, 0.62),
      ),
      fill(`M${cx - x} ${n(ends)}${left}${right}Q${cx} ${n(dip)} ${cx - x} ${n(ends)}Z`, P.shell),
      line(
        `M634 373Q662 366 ${cx - x} ${n(ends + 1)}Q${cx} ${n(dip + 1)} ${cx + x} ${n(ends + 1)}Q1398 366 1426 373`,
        P.shell,
        6,
      ),
      line(`M700 432Q${cx} 530 1370 428`, mix(P.sea, P.lagoon, 0.55), 4),
      line(`M790 476Q${cx} 530 1260 478`, mix(P.sea, P.lagoon, 0.45), 4),
      line("M70 470Q230 448 380 462T640 446", mix(P.sea, P.lagoon, 0.55), 4),
      fill(`${waveLine(548, { w, rise: 13, length: 760 })}V640H-60Z`, P.sea),
      frond(196, 670, 300, -70, mix(P.kelp, P.sea, 0.35), 104, 7),
      frond(1390, 670, 210, 60, mix(P.kelp, P.sea, 0.35), 92, 6),
      fill(`${waveLine(606, { w, rise: 9, length: 520, start: -160 })}V640H-160Z`, P.kelp),
      frond(80, 680, 400, 70, P.deep, 132, 9),
      frond(1522, 680, 350, -56, P.deep, 122, 8),
    ],
    // A film that is light on every screen begins with it.
    { w, h: 640, isSameAtNight: true },
  );
}
