import type { Doctor } from "../../src/model/domain/people.ts";
import { columnsOf } from "./columns-of.ts";
import { Picture } from "./media.tsx";

interface Props extends Required<Pick<Doctor, "photos">> {
  /** Whether the footer follows. */
  isLast?: boolean;
}

/** Photos of a doctor with their captions. */
export function Photos({ photos, isLast = false }: Props) {
  return (
    <div className={isLast ? "photos band" : "photos joined band"}>
      <div className="cards" {...columnsOf(photos.length)}>
        {photos.map(({ src: picture, caption }) => (
          <figure key={picture.src}>
            <Picture picture={picture} sizes="(max-width: 640px) 100vw, 26rem" />
            {caption && <figcaption>{caption}</figcaption>}
          </figure>
        ))}
      </div>
    </div>
  );
}
