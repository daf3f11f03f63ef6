import { fillWords } from "./fill-words.ts";
import { idOfPhoto } from "./id-of-photo.ts";
import { Picture } from "./media.tsx";
import type { Props } from "./photo-grid.tsx";

/**
 * The photos of a page in large, of which the style sheet shows the one in the address. Links work without a script, and so does the back
 * button. They are outside of `main`, because some browsers position everything in a container within it.
 */
export function LargePhotos({ photos, frame: { words } }: Required<Pick<Props, "photos" | "frame">>) {
  const link = (to: number) => `#${idOfPhoto(to, "large")}`;
  return photos.map(({ imgSrc, caption }, index) => {
    const id = idOfPhoto(index, "large");
    return (
      <section className="large-photo" id={id} key={id} tabIndex={-1} aria-labelledby={`${id}.name`}>
        <p id={`${id}.name`}>{fillWords(words.numberedPhoto, { number: index + 1, count: photos.length })}</p>
        <a href={`#${idOfPhoto(index)}`} data-close="">
          {words.close}
        </a>
        <figure>
          <Picture picture={imgSrc} sizes="100vw" />
          {caption && <figcaption>{caption}</figcaption>}
        </figure>
        {index > 0 && (
          <a href={link(index - 1)} rel="prev">
            {words.previous}
          </a>
        )}
        {index + 1 < photos.length && (
          <a href={link(index + 1)} rel="next">
            {words.next}
          </a>
        )}
      </section>
    );
  });
}
