import { useId, type ReactNode } from "react";
import { partOf } from "../../model/build/walk-fields.ts";
import { useApp, type ReadFile } from "./app-context.ts";
import { useForm } from "./form-context.ts";
import { FormattedControl } from "./formatted-control.tsx";
import { OriginalText } from "./original-text.tsx";
import { Problems } from "./problem-text.tsx";
import { isMistake } from "./problems-in.ts";

/** The Markdown of a file. */
export function MarkdownField({ file, label }: { file: ReadFile; label: string }): ReactNode {
  const { words } = useApp();
  const { edit, problems, isRefused, original } = useForm();
  const hints = useId();
  const own = problems.filter(({ field }) => field === "body");
  return (
    <div className="field markdown">
      <label htmlFor="field-body">{label}</label>
      <OriginalText text={original?.body} />
      <FormattedControl
        {...{ label, path: [], part: partOf(file.kind.schema), value: file.body, isHtml: false }}
        id="field-body"
        describedBy={own.length > 0 ? hints : undefined}
        isInvalid={own.some(({ problem }) => isMistake(problem))}
        set={(text, step) => edit("body", [{ kind: "body", text: String(text) }], step)}
        parse={(text) => withLineEnd(text, file.body)}
        remove={() => undefined}
      />
      {isRefused("body") && <p className="problem error">{words.inexact}</p>}
      <Problems of={own} id={hints} />
    </div>
  );
}

/** Ends the last line of a text, unless that of the text before had no end. */
const withLineEnd = (text: string, before: string): string =>
  /(?:^|\n)$/.test(text) || !/(?:^|\n)$/.test(before) ? text : `${text}\n`;
