import { lazy, Suspense, useId, useMemo, useState, type ReactNode } from "react";
import { escapeValue, writtenLink } from "../../lib/markup/write-markup.ts";
import type { Markup } from "../../model/text/markup.ts";
import { readMarkdownIn } from "../change/read-markdown-in.ts";
import { useApp, type ReadFile } from "./app-context.ts";
import { useForm } from "./form-context.ts";
import { MarkButtons, markdown } from "./mark-buttons.tsx";
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
    label,
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
  label: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  onFormatted: () => void;
}

/** Markdown in a text area with buttons, and what becomes of it. */
function SourceText({ file, label, describedBy, isInvalid, onFormatted }: SourceTextProps): ReactNode {
  const { words } = useApp();
  const { edit } = useForm();
  const [typed, type] = useTyped(file.body, (text) => {
    const whole = withLineEnd(text, file.body);
    return edit("body", [{ kind: "body", text: whole }]) ? whole : undefined;
  });
  return (
    <>
      <MarkButtons id="field-body" markup={markdown} {...{ label, typed, type }} />
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
      <Result file={{ ...file, body: typed }} />
    </>
  );
}

/** Ends the last line of a text, unless that of the text before had no end. */
const withLineEnd = (text: string, before: string): string =>
  /(?:^|\n)$/.test(text) || !/(?:^|\n)$/.test(before) ? text : `${text}\n`;

function Result({ file }: { file: ReadFile }): ReactNode {
  const { words } = useApp();
  const html = useMemo(() => printResult(file), [file.body]);
  if (html === "") return null;
  return (
    <details className="looks" open>
      <summary>{words.looks}</summary>
      {/* The house's own Markdown lets no code through. */}
      <div
        className="prose"
        onClick={(event) => {
          event.preventDefault();
        }}
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </details>
  );
}

/** Prints Markdown as pages do, without its pictures. */
function printResult({ kind, data, body: text }: ReadFile): string {
  const { opening, sections } = readMarkdownIn({ kind, data, text, bodyOffset: 0 }).text;
  const printed = sections.map(({ title, body }) => `<h2>${printMarkup(title)}</h2>${printMarkup(body)}`);
  return printMarkup(opening) + printed.join("");
}

const printMarkup = (markup: Markup): string =>
  markup
    .map((part) => {
      if (typeof part === "string") return part;
      if (part.kind === "link") return writtenLink(part.href, part.title);
      return part.kind === "id"
        ? ""
        : `<span class="no-picture">${escapeValue(part.attributes.alt ?? part.name)}</span>`;
    })
    .join("");
