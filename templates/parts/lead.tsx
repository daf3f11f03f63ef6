import type { ReactNode } from "react";
import type { Media as MediaProps } from "../../src/model/build/page.ts";
import { Media } from "./media.tsx";

interface Props {
  title?: string | undefined;
  description?: string | undefined;
  media?: MediaProps | undefined;
  caption?: string | undefined;
  isFirstView?: boolean;
  /** Content that must come before the picture. */
  children?: ReactNode;
}

/** The beginning of a page under its `h1`: heading, description, and the picture or film with its caption. */
export function Lead({ title, description, media, caption, isFirstView = true, children }: Props) {
  if (!title && !description && !media) return children;
  return (
    <div className={media ? "lead split" : "lead"}>
      <div>
        {title && <h2>{title}</h2>}
        {description && <p>{description}</p>}
        {children}
      </div>
      {media && !caption && <Media media={media} isFirstView={isFirstView} />}
      {media && caption && (
        <figure>
          <Media media={media} isFirstView={isFirstView} />
          <figcaption>{caption}</figcaption>
        </figure>
      )}
    </div>
  );
}
