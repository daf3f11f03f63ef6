import type { Kind } from "../../model/kind.ts";
import { sourcesOf, valueAt, type Content } from "../../model/source.ts";

/** Lists the style sheets for parts that few sites have, below the folder of styles. */
export const listOptionalStyles = (kinds: readonly Kind[]): string[] =>
  kinds.flatMap(({ styles = [] }) => styles.map(({ file }) => pathOf(file)));

/** Lists those that a site needs: with any file of the kind, or with one that has one of the keys. */
export function chooseStyles(content: Pick<Content, "files" | "entries" | "kinds">): string[] {
  const sources = sourcesOf(content);
  return content.kinds.flatMap((kind) => {
    const files = sources.filter((source) => source.kind === kind);
    const needed = (kind.styles ?? []).filter(({ keys }) =>
      files.some(({ data }) => keys === undefined || keys.some((key) => valueAt(data, [key]) !== undefined)),
    );
    return needed.map(({ file }) => pathOf(file));
  });
}

const pathOf = (file: string): string => `optional/${file}`;
