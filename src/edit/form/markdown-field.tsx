import { lazy, Suspense, useId, useState, type ReactNode } from "react";
import { useApp, type ReadFile } from "./app-context.ts";
import { useForm } from "./form-context.ts";
import { OriginalText } from "./original-text.tsx";
import { Problems } from "./problem-text.tsx";
import { isMistake } from "./problems-in.ts";
import { useTyped } from "./text-controls.tsx";

/** The editor of formatted text is loaded when a text is opened. */
const FormattedText = lazy(() => import("./rich-text.tsx"));

/** The Markdown of a file, as formatted text or as source. */
export function MarkdownField({ file, label }: { file: ReadFile; label: string }): ReactNode {
  const { words } = useApp();
  const { edit, problems, isRefused, original } = useForm();
  const [isSource, setSource] = useState(false);
  const hints = useId();
  const own = problems.filter(({ field }) => field === "body");
  const shared = {
    describedBy: own.length > 0 ? hints : undefined,
    isInvalid: own.some(({ problem }) => isMistake(problem)),
  };
  return (
    <div className="field markdown">
      {isSource ? <label htmlFor="field-body">{label}</label> : <span className="label">{label}</span>}
      <OriginalText text={original?.body} />
      {isSource ? (
        <SourceText {...shared} file={file} onFormatted={() => setSource(false)} />
      ) : (
        <Suspense fallback={<div className="prose" />}>
          <FormattedText
            {...shared}
            label={label}
            path={file.path}
            text={file.body}
            send={(text, step) => edit("body", [{ kind: "body", text }], step)}
            onSource={() => setSource(true)}
          />
        </Suspense>
      )}
      {isRefused("body") && <p className="problem error">{words.inexact}</p>}
      <Problems of={own} id={hints} />
    </div>
  );
}

interface SourceTextProps {
  file: ReadFile;
  describedBy: string | undefined;
  isInvalid: boolean;
  onFormatted: () => void;
}

/** Markdown in a text area. */
function SourceText({ file, describedBy, isInvalid, onFormatted }: SourceTextProps): ReactNode {
  const { words } = useApp();
  const { edit } = useForm();
  const [typed, type] = useTyped(file.body, (text) => {
    const whole = withLineEnd(text, file.body);
    return edit("body", [{ kind: "body", text: whole }]) ? whole : undefined;
  });
  return (
    <>
      <textarea
        id="field-body"
        rows={Math.min(24, typed.split("\n").length + Math.ceil(typed.length / 70) + 2)}
        value={typed}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        onChange={({ target }) => type(target.value)}
      />
      <button type="button" className="quiet" onClick={onFormatted}>
        {words.asFormatted}
      </button>
    </>
  );
}

/** Ends the last line of a text, unless that of the text before had no end. */
const withLineEnd = (text: string, before: string): string =>
  /(?:^|\n)$/.test(text) || !/(?:^|\n)$/.test(before) ? text : `${text}\n`;
