import { isSwitchable, switchableRules } from "../../model/rules.ts";
import type { Content } from "../../model/source.ts";
import { problem, type Problem } from "../../problems/problem.ts";

/**
 * Checks that `rules.yaml` names rules that may be switched off, and files that exist in any language. All languages share the file, so only
 * the first one checks it.
 */
export function checkRules({ files, entryFiles, unreadFiles, folder, translations }: Content): Problem[] {
  if (folder !== undefined) return [];
  const source = files["rules.yaml"];
  const off = (source?.data as { off?: unknown } | null | undefined)?.off;
  if (!source || !Array.isArray(off)) return [];
  const sources = [...Object.values(files), ...translations.flatMap((each) => [...each.sources.values()])];
  const unread = translations.flatMap((each) => [...each.unread]);
  const known = [...sources.map(({ file }) => file), ...entryFiles, ...unreadFiles, ...unread];
  return off.flatMap((entry: unknown, index) => {
    const { code, file } = (entry ?? {}) as { code?: unknown; file?: unknown };
    const isRule = typeof code !== "string" || isSwitchable(code);
    const isFile = typeof file !== "string" || known.includes(file);
    return [
      ...(isRule
        ? []
        : [problem("rules/unknown", source.placeOfValue(["off", index, "code"]), { code, known: switchableRules })]),
      ...(isFile ? [] : [problem("rules/unknown-file", source.placeOfValue(["off", index, "file"]), { file, known })]),
    ];
  });
}
