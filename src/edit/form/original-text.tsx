import type { ReactNode } from "react";
import { useApp } from "./app-context.ts";

/** Shows the text that a field of a translation translates. */
export function OriginalText({ text }: { text: unknown }): ReactNode {
  const { words } = useApp();
  if (typeof text !== "string" || text.trim() === "") return null;
  return (
    <div className="original">
      <p className="hint">{words.originalText}</p>
      <p className="text">{text.trim()}</p>
    </div>
  );
}
