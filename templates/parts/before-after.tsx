import type { BeforeAfterPair } from "../../src/model/content/before-after.ts";
import type { Finished, Frame, Picture as PictureProps } from "../../src/model/build/page.ts";
import { fillWords } from "./fill-words.ts";
import { Picture } from "./media.tsx";

interface Props {
  frame: Pick<Frame, "words">;
  beforeAfter?: Finished<BeforeAfterPair>[];
}

/** Pictures of one patient each, both of one size, with the notes that California asks for in letters of the usual size. */
export function BeforeAfter({ beforeAfter = [], frame: { words } }: Props) {
  if (beforeAfter.length === 0) return null;
  return (
    <section className="before-after">
      <h2>{words.beforeAfter}</h2>
      <ul>
        {beforeAfter.map(({ before, after, procedures, caption, statement, model }) => (
          <li key={before.imgSrc.src}>
            <div className="pair" data-unlike={isAlike(before.imgSrc, after.imgSrc) ? undefined : ""}>
              <Labeled label={words.before} picture={before.imgSrc} />
              <Labeled label={words.after} picture={after.imgSrc} />
            </div>
            {model && <p>{words.modelShown}</p>}
            <p>{fillWords(words.procedures, { procedures })}</p>
            {caption && <p>{caption}</p>}
            <p>{statement ?? words.resultsDiffer}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Labeled({ label, picture }: { label: string; picture: PictureProps }) {
  return (
    <figure>
      <figcaption>{label}</figcaption>
      <Picture picture={picture} sizes="(max-width: 512px) 100vw, 30rem" />
    </figure>
  );
}

/** Whether two pictures of one width have nearly one height. */
function isAlike(one: PictureProps, other: PictureProps): boolean {
  return Math.abs((one.width * other.height) / (one.height * other.width) - 1) < 0.02;
}
