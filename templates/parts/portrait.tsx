import type { Picture as PictureProps } from "../../src/model/build/page.ts";
import { Picture } from "./media.tsx";

interface Props {
  name: string;
  photo: PictureProps | undefined;
  isFirstView?: boolean;
  sizes?: string;
}

/** A person's photo, or a plate with the initials, which paper leaves out. */
export function Portrait({ name, photo, ...options }: Props) {
  if (photo) return <Picture picture={photo} {...options} />;
  return (
    <svg className="media" viewBox="0 0 8 8" aria-hidden="true">
      <path d="M0 0h8v8H0z" fill="currentColor" opacity=".12" />
      <text x="4" y="5" textAnchor="middle" fontSize="3" fill="currentColor">
        {initialsOf(name)}
      </text>
    </svg>
  );
}

/** The first letters of the first and the last word after a title such as "Dr." */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => !/^(?:\p{L}{2,}\.\p{L}*|dra?|doct\p{L}+|ד["״]ר)$/iu.test(word));
  const letters = words.flatMap((word) => /^\p{L}\p{M}*/u.exec(word) ?? []);
  return [...letters.slice(0, 1), ...letters.slice(1).slice(-1)].join("");
}
