// @ts-check
// Portrait of the doctor by the sea: white coat, teal scrubs, curls drawn back.
import { P, at, coast, fill, kelp, line, mix, picture, rect } from "../kit.mjs";
import { DOCTOR, head } from "../kit-people.mjs";

export default function doctor() {
  const fold = mix(P.foam, P.lagoon, 0.35);
  const seam = mix(P.lagoon, P.metalDark, 0.4);
  return picture(
    [
      coast({
        w: 600,
        h: 720,
        air: mix(P.sand, P.shell, 0.35),
        water: mix(P.foam, P.lagoon, 0.3),
        horizon: 446,
        sun: [492, 196, 78],
        waves: 3,
      }),
      kelp({ x: 66, y: 740, h: 400, lean: 22, colour: mix(P.lagoon, P.foam, 0.25), blades: 9, size: 70 }),
      at(
        { x: -40, y: -118, s: 1.13 },
        fill(
          "M76 820C80 690 100 620 162 596C206 580 236 574 254 556L352 556C372 574 404 580 446 598C508 622 532 700 540 820Z",
          P.shell,
        ),
        fill("M76 820C80 690 100 620 162 596C190 586 212 580 230 572C196 620 180 690 186 820Z", fold, {
          opacity: 0.55,
        }),
        fill("M232 566L340 790L372 566L352 552H254Z", P.kelp),
      ),
      head({
        x: 312,
        y: 300,
        s: 1.84,
        tone: DOCTOR.tone,
        hair: DOCTOR.hair,
        style: "knot",
        streak: DOCTOR.silver,
        fine: true,
        earring: P.coral,
        neck: "M-42 10C-38 56-37 80-42 96C-40 132-6 166 4 164C14 160 24 130 28 104C14 96 10 84 10 66Z",
      }),
      at(
        { x: -40, y: -118, s: 1.13 },
        line("M250 560L318 664L362 560", mix(P.kelp, P.ink, 0.3), 5),
        fill("M250 544C216 560 206 584 214 612L250 622L236 642L330 800H350C336 700 286 620 250 544Z", P.shell),
        fill("M358 544C390 562 400 586 394 612L366 622L378 640L352 800H340C352 700 356 620 358 544Z", P.shell),
        line(
          "M250 544C216 560 206 584 214 612L250 622L236 642L338 800M358 544C390 562 400 586 394 612L366 622L378 640L348 800",
          seam,
          2.6,
        ),
        line("M160 684C154 704 152 724 152 760M478 690C482 708 486 730 487 760M418 690H470V740M418 690V740", seam, 2.6),
        rect(432, 664, 8, 38, 4, P.sea),
      ),
    ],
    { w: 600, h: 720 },
  );
}
