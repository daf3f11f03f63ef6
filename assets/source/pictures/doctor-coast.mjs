// @ts-check
// The doctor walks along the shore with a thermos and her dog, under a low morning sun.
import { P, at, circle, ellipse, fill, line, mix, picture, rect, waveLine } from "../kit.mjs";
import { DOCTOR, head, palm, tuft } from "../kit-people.mjs";

export default function doctorCoast() {
  const coat = P.sea;
  const sleeve = mix(P.sea, P.deep, 0.3);
  const trousers = P.deep;
  const farLeg = mix(P.deep, P.lagoon, 0.25);
  const fur = mix("#d6ab62", P.sand, 0.25);
  const farFur = mix(fur, "#8a4b2d", 0.25);
  const sea = mix(P.foam, P.lagoon, 0.55);
  return picture([
    rect(0, 0, 800, 600, 0, mix(P.sand, P.shell, 0.3)),
    circle(214, 282, 92, mix(P.sun, P.shell, 0.4)),
    fill("M470 334C520 316 560 288 620 282C680 276 730 250 820 244V340H470Z", mix(P.lagoon, P.foam, 0.5)),
    fill("M0 330H800V480H0Z", sea),
    line("M150 352H290M172 372H262M190 392H246", mix(P.sun, P.shell, 0.5), 6),
    line("M380 366H470M560 384H640M40 396H96M676 356H720", mix(sea, P.sea, 0.25), 3),
    fill(`${waveLine(446, { rise: 10, length: 520, start: -60 })}V620H-60Z`, P.shell),
    fill(`${waveLine(462, { rise: 10, length: 520, start: -90 })}V620H-90Z`, mix(P.sand, P.dune, 0.45)),
    fill("M-20 560C160 520 420 556 820 500V620H-20Z", mix(P.sand, P.dune, 0.15)),
    line("M96 150q14-16 26-2q14-14 28 0M168 182q10-12 19-2q10-10 20 0", mix(P.lagoon, P.metalDark, 0.5), 3),
    tuft({ x: 724, y: 610, h: 150, colour: mix(P.kelp, P.lagoon, 0.55) }),
    tuft({ x: 790, y: 620, h: 190, colour: mix(P.sea, P.lagoon, 0.5) }),
    ellipse(530, 556, 108, 9, P.bonePore, { opacity: 0.7 }),
    ellipse(330, 562, 72, 7, P.bonePore, { opacity: 0.7 }),
    // The doctor, drawn walking right and turned round.
    at(
      { x: 532, y: 554, s: 1.12, mirror: true },
      line("M-8-128L-30-66L-62-22", farLeg, 27),
      fill("M-78-28L-52-14C-52-4-58 2-66 6C-76 4-88-14-78-28Z", P.ink),
      line("M12-128L44-66L50-16", trousers, 29),
      fill("M36-18H64C72-10 88-8 92 0H36Z", P.ink),
      line("M18-268L48-216L92-192", mix(coat, P.deep, 0.45), 22),
      palm("hold", { x: 90, y: -192, s: 0.36, rot: 24, tone: DOCTOR.tone }),
      fill(
        "M-8-298C-36-292-46-270-46-232C-50-184-66-140-84-104C-40-88 20-88 54-98C46-160 46-214 40-262C36-284 26-296 12-300Z",
        coat,
      ),
      line("M22-270C26-214 26-150 26-94", sleeve, 3),
      head({ x: 10, y: -338, s: 0.34, tone: DOCTOR.tone, hair: DOCTOR.hair, style: "knot", streak: DOCTOR.silver }),
      fill("M-14-306C-6-296 12-294 22-304C28-298 28-290 22-286C8-278-8-280-18-290C-22-296-20-304-14-306Z", P.coral),
      fill("M-14-302C-40-306-60-290-92-298C-84-288-88-280-96-274C-64-272-36-276-12-286Z", mix(P.coral, P.ink, 0.1)),
      rect(34, -236, 20, 46, 5, P.metal),
      rect(34, -244, 20, 14, 5, P.metalDark),
      line("M-16-270C-34-238-30-212-22-206L30-208", sleeve, 25),
      palm("hold", { x: 32, y: -208, s: 0.4, rot: -6, tone: DOCTOR.tone }),
    ),
    // The dog.
    at(
      { x: 330, y: 560, s: 1.15, mirror: true },
      line("M-34-34L-42-18L-46-4M30-34L24-18L18-4", farFur, 10),
      line("M-26-34L-18-18L-20-3M38-34L46-20L50-3", fur, 11),
      fill("M-48-58C-38-70 10-68 34-72C50-70 54-52 48-38C40-24 16-32-6-28C-26-22-50-26-50-44Z", fur),
      line("M-46-54C-60-60-66-74-60-86", fur, 8),
      fill("M32-66C32-86 46-98 62-96C70-94 74-88 76-82L92-76C96-70 92-64 84-64L66-60C58-52 44-50 36-54Z", fur),
      fill("M44-92C34-92 28-80 32-66C40-66 48-74 52-88Z", farFur),
      circle(66, -82, 2.8, P.ink),
      circle(91, -73, 4, P.ink),
      line("M36-62Q44-52 54-54", P.deep, 5),
    ),
    line("M420 343Q386 436 290 489", P.ink, 2.6),
  ]);
}
