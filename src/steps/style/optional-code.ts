import type { Kind, OptionalFile } from "../../model/build/kind.ts";
import { sourcesOf, valueAt, type Content } from "../../model/build/source.ts";

/** Style sheets and scripts for parts that few sites have, below the folder of each. */
export interface OptionalCode {
  styles: string[];
  scripts: string[];
}

/** Any text may have a table, whatever its kind and key. */
const tables = "optional/tables.css";

/** Lists those of all kinds. */
export const listOptionalCode = (kinds: readonly Kind[]): OptionalCode =>
  listOptional(kinds, { isNeeded: () => true, hasTables: true });

/** Lists those that a site needs: with any file of the kind, or with one that has one of the keys; and with a table in any text. */
export function chooseOptionalCode(content: Pick<Content, "files" | "entries" | "kinds">): OptionalCode {
  const sources = sourcesOf(content);
  const isNeeded: OptionalChoice["isNeeded"] = (kind, { keys, isFor = () => true }) =>
    sources.some(({ kind: own, data }) => {
      const values = keys?.map((key) => valueAt(data, [key])).filter((value) => value !== undefined);
      return own === kind && (values === undefined || values.some(isFor));
    });
  return listOptional(content.kinds, { isNeeded, hasTables: sources.some(({ text }) => hasTable(text)) });
}

/**
 * Whether a text has the line of dashes below the first row of a table in Markdown, or a table in HTML. An entry of a list in YAML may begin
 * with "- |".
 */
const hasTable = (text: string): boolean =>
  text.split("\n").some((line) => /^[-:|>\s]+$/.test(line) && /[|:]/.test(line) && /-[-:|]|[|:]\s*-/.test(line)) ||
  /<table/i.test(text);

interface OptionalChoice {
  isNeeded: (kind: Kind, file: OptionalFile) => boolean;
  hasTables: boolean;
}

/** Several kinds may name one file. */
function listOptional(kinds: readonly Kind[], { isNeeded, hasTables }: OptionalChoice): OptionalCode {
  const listOf = (code: keyof OptionalCode): string[] => [
    ...new Set(
      kinds.flatMap((kind) =>
        (kind[code] ?? []).filter((each) => isNeeded(kind, each)).map(({ file }) => `optional/${file}`),
      ),
    ),
  ];
  const styles = listOf("styles");
  return { styles: hasTables ? [...styles, tables] : styles, scripts: listOf("scripts") };
}
