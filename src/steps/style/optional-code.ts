import type { Kind, OptionalFile } from "../../model/kind.ts";
import { sourcesOf, valueAt, type Content } from "../../model/source.ts";

/** Style sheets and scripts for parts that few sites have, below the folder of each. */
export interface OptionalCode {
  styles: string[];
  scripts: string[];
}

/** Lists those of all kinds. */
export const listOptionalCode = (kinds: readonly Kind[]): OptionalCode => listOptional(kinds, () => true);

/** Lists those that a site needs: with any file of the kind, or with one that has one of the keys. */
export function chooseOptionalCode(content: Pick<Content, "files" | "entries" | "kinds">): OptionalCode {
  const sources = sourcesOf(content);
  return listOptional(content.kinds, (kind, { keys, isFor = () => true }) =>
    sources.some(({ kind: own, data }) => {
      const values = keys?.map((key) => valueAt(data, [key])).filter((value) => value !== undefined);
      return own === kind && (values === undefined || values.some(isFor));
    }),
  );
}

/** Several kinds may name one file. */
function listOptional(kinds: readonly Kind[], isNeeded: (kind: Kind, file: OptionalFile) => boolean): OptionalCode {
  const listOf = (code: keyof OptionalCode): string[] => [
    ...new Set(
      kinds.flatMap((kind) =>
        (kind[code] ?? []).filter((each) => isNeeded(kind, each)).map(({ file }) => `optional/${file}`),
      ),
    ),
  ];
  return { styles: listOf("styles"), scripts: listOf("scripts") };
}
