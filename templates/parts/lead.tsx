import type { Media as MediaProps } from "../../src/model/page.ts";
import { Media } from "./media.tsx";

interface Props {
  title?: string | undefined;
  description?: string | undefined;
  media?: MediaProps | undefined;
}

/** What a page begins with under its `h1`: heading, description, and the picture or film. */
export function Lead({ title, description, media }: Props) {
  if (!title && !description && !media) return null;
  return (
    <div className="lead" data-media={media ? "" : undefined}>
      {title && <h2>{title}</h2>}
      {description && <p>{description}</p>}
      {media && <Media media={media} isFirstView />}
    </div>
  );
}
