import type { Doctor } from "../../src/model/people.ts";
import { columnsOf } from "./columns-of.ts";
import { Picture } from "./media.tsx";

export function Photos({ photos }: Required<Pick<Doctor, "photos">>) {
  return (
    <div className="photos joined band">
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
