import type { DoctorsPage } from "../../src/model/page.ts";
import { Picture } from "./media.tsx";

export function Photos({ photos }: Pick<DoctorsPage, "photos">) {
  return (
    <div className="photos">
      {photos.map(({ picture, caption }) => (
        <figure key={picture.src}>
          <Picture picture={picture} />
          <figcaption>{caption}</figcaption>
        </figure>
      ))}
    </div>
  );
}
