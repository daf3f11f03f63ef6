import type { Kind } from "../../model/kind.ts";
import { sourcesOf, valueAt, type Content } from "../../model/source.ts";

/** Lists the style sheets for parts that few sites have, below the folder of styles. */
export const listOptionalStyles = (kinds: readonly Kind[]): string[] =>
  kinds.flatMap(({ styles = [] }) => styles.map(({ file }) => pathOf(file)));

/** Lists those that a site needs. */
export function chooseStyles(content: Pick<Content, "files" | "entries" | "kinds">): string[] {
  const sources = sourcesOf(content);
  return content.kinds.flatMap((kind) =>
    (kind.styles ?? [])
      .filter(({ key }) =>
        sources.some(
          (source) => source.kind === kind && (key === undefined || valueAt(source.data, [key]) !== undefined),
        ),
      )
      .map(({ file }) => pathOf(file)),
  );
}

const pathOf = (file: string): string => `optional/${file}`;
