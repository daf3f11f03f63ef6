// @ts-check
import { P, fill, line, picture } from "../kit.mjs";

/** The mark for very small sizes: the two-green tooth and the wave, with two blades. */
export default function favicon() {
  const right =
    "C18.8 2.9 22.4 1.6 25.4 2.7C29.6 4.3 31 8.8 30 13.4C29.2 17 27.8 19 27.2 22.2C26.6 25.6 26.2 31 23 31C19.8 31 20.4 25.6 18.8 23.2C18 22 17 21.4 16 21.4";
  const left =
    "C15 21.4 14 22 13.2 23.2C11.6 25.6 12.2 31 9 31C5.8 31 5.4 25.6 4.8 22.2C4.2 19 2.8 17 2 13.4C1 8.8 2.4 4.3 6.6 2.7C9.6 1.6 13.2 2.9 16 5.2";
  const stem = "C10.6 16.6 20.2 12.4 16 5.2";
  return picture(
    [
      fill(`M16 5.2${right}${left}Z`, P.kelp),
      fill(`M16 5.2${right}${stem}Z`, P.sea),
      line(`M16 21.4${stem}`, P.shell, 2),
      fill(
        "M14.2 18c-1-5.4-5.2-3-7-6.6c-.8 5.2 3.4 7.6 7 6.6ZM16.6 14.6c1-5.4 5.8-3 7.6-6.8c.8 5.6-4 8-7.6 6.8Z",
        P.shell,
      ),
    ],
    { w: 32, h: 32, isSameAtNight: true },
  );
}
