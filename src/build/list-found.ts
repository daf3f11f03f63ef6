import type { Content } from "../model/source.ts";

/** Everything that a thread has found in the practice's folders, and not read, to be compared with what another has found. */
export function listFound({ serviceFiles, assets }: Content): string[] {
  return [...serviceFiles, ...assets.keys()];
}
