import { useId, useMemo, useRef, type ReactNode } from "react";
import { escapeValue, writtenLink } from "../../../ground/markup/write-markup.ts";
import type { Markup } from "../../../model/markup.ts";
import { readMarkdownIn } from "../change/read-markdown-in.ts";
import { useApp, type ReadFile } from "./app-context.ts";
import { useForm } from "./form-context.ts";
import { OriginalText } from "./original-text.tsx";
import { ProblemText } from "./problem-text.tsx";
import { useTyped } from "./typed.ts";

/** The Markdown of a file: a text area with buttons, and what becomes of it. */
export function MarkdownField({ file, label }: { file: ReadFile; label: string }): ReactNode {
  const { words } = useApp();
  const { edit, problems, isRefused, original } = useForm();
  const area = useRef<HTMLTextAreaElement>(null);
  const hints = useId();
  const [typed, type] = useTyped(file.body, (text) => {
    const whole = withLineEnd(text, file.body);
    return edit("body", [{ kind: "body", text: whole }]) ? whole : undefined;
  });
  const own = problems.filter(({ field }) => field === "body");
  const insert = ({ before, after = "", isLine = false }: Mark): void => {
    const { selectionStart: start, selectionEnd: end } = area.current!;
    const at = isLine ? typed.lastIndexOf("\n", start - 1) + 1 : start;
    type(typed.slice(0, at) + before + typed.slice(at, end) + after + typed.slice(end));
    requestAnimationFrame(() => {
      area.current!.focus();
      area.current!.setSelectionRange(start + before.length, end + before.length);
    });
  };
  return (
    <div className="field markdown">
      <label htmlFor="field-body">{label}</label>
      <OriginalText text={original?.body} />
      <div className="buttons" role="group" aria-label={label}>
        {marks.map(({ name, ...mark }) => (
          <button type="button" key={name} onClick={() => insert(mark)}>
            {words[name]}
          </button>
        ))}
      </div>
      <textarea
        id="field-body"
        ref={area}
        rows={Math.min(24, typed.split("\n").length + Math.ceil(typed.length / 70) + 2)}
        value={typed}
        aria-invalid={own.length > 0}
        aria-describedby={own.length > 0 ? hints : undefined}
        onChange={({ target }) => type(target.value)}
      />
      <div id={hints}>
        {isRefused("body") && <p className="problem error">{words.inexact}</p>}
        {own.map(({ problem }, index) => (
          <ProblemText key={index} id={`${hints}-${index}`} problem={problem} />
        ))}
      </div>
      <Result file={{ ...file, body: typed }} />
    </div>
  );
}

/** Ends the last line of a text, unless that of the text before had no end. */
const withLineEnd = (text: string, before: string): string =>
  /(?:^|\n)$/.test(text) || !/(?:^|\n)$/.test(before) ? text : `${text}\n`;

interface Mark {
  before: string;
  after?: string;
  /** Whether it belongs at the start of a line. */
  isLine?: boolean;
}

const marks: readonly (Mark & { name: "heading" | "bold" | "link" | "bullets" })[] = [
  { name: "heading", before: "## ", isLine: true },
  { name: "bold", before: "**", after: "**" },
  { name: "link", before: "[", after: "](/)" },
  { name: "bullets", before: "- ", isLine: true },
];

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
