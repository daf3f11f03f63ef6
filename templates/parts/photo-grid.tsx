import type { Finished, Frame, Picture as PictureProps } from "../../src/model/build/page.ts";
import type { Photo } from "../../src/model/content/photos.ts";
import { Picture } from "./media.tsx";
import { idOfPhoto } from "./id-of-photo.ts";

export interface Props {
  frame: Pick<Frame, "words">;
  photosTitle?: string;
  photos?: Finished<Photo>[];
}

/** Photos in rows, each a link to itself in large at the end of the page. They have one shape, so that rows are even. */
export function PhotoGrid({ photosTitle, photos = [] }: Props) {
  if (photos.length === 0) return null;
  const shape = commonShape(photos.map(({ imgSrc }) => imgSrc));
  return (
    <section className="photo-grid">
      {photosTitle && <h2>{photosTitle}</h2>}
      <ul data-shape={shape} {...columnsOf(photos.length)}>
        {photos.map(({ imgSrc, caption }, index) => (
          <li key={index}>
            <figure>
              <a id={idOfPhoto(index)} href={`#${idOfPhoto(index, "large")}`}>
                <Picture
                  picture={imgSrc}
                  sizes={sizes[index > 0 && index === photos.length - 1 && index % 2 === 0 ? "alone" : shape]}
                />
              </a>
              {caption && <figcaption>{caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A square shows only the middle of a wide photo, which is then larger than the square. */
const sizes = {
  alone: "(max-width: 640px) 100vw, 40rem",
  wide: "(max-width: 640px) 50vw, 24rem",
  tall: "(max-width: 640px) 50vw, 24rem",
  square: "(max-width: 640px) 75vw, 32rem",
};

function commonShape(pictures: readonly PictureProps[]): keyof typeof sizes {
  if (pictures.length === 1) return "alone";
  if (pictures.every(({ width, height }) => width > height)) return "wide";
  return pictures.every(({ width, height }) => width < height) ? "tall" : "square";
}

/** Returns the number of columns at most. With three, five photos leave none alone. */
function columnsOf(count: number): { "data-columns"?: 3 | 4; "data-pairs"?: "" } {
  if (count < 3) return count === 2 ? { "data-pairs": "" } : {};
  return { "data-columns": count === 3 || count === 6 || count % 4 === 1 ? 3 : 4 };
}
