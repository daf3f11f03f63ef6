import { useEffect, useState, type JSX } from "react";
import type { ContentPlace, OpenedContent } from "./place.ts";

/** Forms for all content of a practice. */
export function Forms({ place }: { place: ContentPlace }): JSX.Element {
  const [opened, setOpened] = useState<OpenedContent>();
  useEffect(() => void place.open().then(setOpened), [place]);
  return (
    <ul>
      {opened?.files.map(({ path }) => (
        <li key={path}>{path}</li>
      ))}
    </ul>
  );
}
