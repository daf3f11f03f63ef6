// @ts-check
import { HAIR, P, at, circle, coast, line, mix, person, picture, rect, shape } from "../kit.mjs";
import { screen, tube } from "../kit-tools.mjs";

/** A patient rests with closed eyes and a small nose hood; the dentist stands by, a monitor shows a steady pulse. */
export default function sedation() {
  const seat = mix(P.sea, P.lagoon, 0.45);
  const coat = P.metalLight;
  return picture([
    coast({ air: P.sand, water: mix(P.foam, P.lagoon, 0.2), horizon: 404, sun: null, waves: 1 }),
    screen(
      { x: 134, y: 170, w: 208, h: 164, foot: 360 },
      line("M-84-8H-52L-42-34L-26 28L-14-8H18L28-34L44 28L56-8H84", P.coral, 6),
      line("M-80 48Q-60 30-40 48T0 48T40 48T80 48", P.lagoon, 4),
    ),
    rect(460.4, 420, 291.2, 200, 0, coat),
    person({
      x: 606,
      y: 196,
      s: 1.04,
      skin: 3,
      hair: HAIR.black,
      style: "bun",
      mouth: "smile",
      turn: -0.9,
      top: coat,
      collar: "coat",
    }),
    line("M606 424V600M690 470V600", mix(coat, P.ink, 0.25), 4),
    at(
      { x: 344, y: 366, rot: -7 },
      shape(
        "M-186 300V70C-186 6-140-36-96-46V-92C-96-130-60-142 0-142C60-142 96-130 96-92V-46C140-36 186 6 186 70V300Z",
        seat,
      ),
      shape(
        "M-86-30C-92-104-70-122 0-122C70-122 92-104 86-30C84 8 60 20 0 20C-60 20-84 8-86-30Z",
        mix(seat, P.shell, 0.45),
        mix(seat, P.ink, 0.3),
        3,
      ),
      rect(-148.4, 232, 296.8, 90, 0, P.kelp),
      person({
        s: 1.06,
        skin: 1,
        hair: HAIR.brown,
        style: "short",
        mouth: "smile",
        eyes: "closed",
        top: P.kelp,
        collar: "round",
      }),
      tube(
        "M20 12C64 20 80 60 80 100C80 150 30 150 8 190V310M-20 12C-64 20-80 60-80 100C-80 150-30 150-8 190",
        7,
        P.metalLight,
        2,
      ),
      circle(0, 190, 11, P.metal, { stroke: P.ink, "stroke-width": 2.4 }),
      shape("M-10-10C-6-16 6-16 10-10C17-2 25 6 25 15C25 23 15 26 0 26C-15 26-25 23-25 15C-25 6-17-2-10-10Z", P.lagoon),
      circle(0, 10, 6, P.shell, { stroke: P.ink, "stroke-width": 2.4 }),
    ),
  ]);
}
