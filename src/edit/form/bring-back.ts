import { changeText } from "../change/change-text.ts";
import { listHiding, redirectsFileOf, unlessEmpty } from "../change/old-addresses.ts";
import { readWritten } from "../change/read-written.ts";
import { kindOf, pathOfPage, type Kind } from "../../model/build/kind.ts";
import { inFolder } from "../../model/build/page-paths.ts";
import { folderOfLanguage } from "../../model/build/translation.ts";
import type { MadeSave, TextChange } from "./backend.ts";
import { changeOf, type SessionState } from "./session-state.ts";

/**
 * Returns the changes that bring a deleted file back with a text. All that its deletion took out or changed is as before, unless somebody has
 * changed it since, and nobody is led away from its address.
 */
export function bringBack(
  { path, text }: Required<Omit<TextChange, "base">>,
  saves: readonly MadeSave[],
  { state: { opened, judged }, kinds }: { state: SessionState; kinds: readonly Kind[] },
): TextChange[] {
  const now = new Map(opened.files.map((file) => [file.path, file.text]));
  const isOfIt = ({ changes }: MadeSave): boolean =>
    changes.some((each) => each.path === path && each.text === undefined);
  const { changes = [] } = saves.find(isOfIt) ?? {};
  const unchanged = changes.filter((each) => now.get(each.path) === each.text);
  const texts = new Map([...unchanged.map(({ path: each, base }) => [each, base] as const), [path, text]]);
  const list = redirectsFileOf(kinds);
  const addresses = [...texts.keys()].flatMap((each) => {
    const kind = kindOf(kinds, each);
    const page = kind && pathOfPage(kind, each, judged.judgment.practice);
    return page === undefined ? [] : [inFolder(folderOfLanguage(each), page)];
  });
  const leading = texts.has(list) ? texts.get(list) : now.get(list);
  const edits = leading === undefined ? [] : listHiding(readWritten(list, leading)?.data, addresses);
  const freed = leading === undefined ? undefined : changeText(list, leading, edits);
  if (freed && "text" in freed && edits.length > 0) texts.set(list, unlessEmpty(freed.text));
  const all = [...texts].map(([each, before]) => changeOf(opened, each, before));
  // A failure is shown where the first change is.
  return all.sort((a, b) => Number(b.path === path) - Number(a.path === path));
}
