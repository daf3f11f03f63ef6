import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import type { Edit } from "../change/edit.ts";
import { folderOf, kindOf, pathOfPage } from "../../../model/kind.ts";
import { inFolder, type PracticeName } from "../../../model/page-paths.ts";
import type { Path } from "../../../model/source.ts";
import { partOf } from "../../../model/walk-fields.ts";
import { isError } from "../../../problems/problem.ts";
import { useApp, type ReadFile } from "./app-context.ts";
import { ChangedElsewhere } from "./changed-elsewhere.tsx";
import { focusField } from "./focus-field.ts";
import { GroupFields } from "./fields.tsx";
import { findFields, nameOfField, type FieldPlace, type FieldProblem } from "./found-fields.ts";
import { FormContext, type OpenForm } from "./form-context.ts";
import { MarkdownField } from "./markdown-field.tsx";
import { MoveOrDelete } from "./move-or-delete.tsx";
import { OtherProblems, ProblemText } from "./problem-text.tsx";
import { folderOfLanguage, titleOfFile } from "./read-file.ts";
import { SaveBar } from "./save-bar.tsx";

/** The form of a file, and beside it the page that the file makes. */
export function FilePage({ path, at }: { path: string; at: string | undefined }): ReactNode {
  const { session, state, kinds, labels, words, read } = useApp();
  const [isPageShown, setPageShown] = useState(false);
  const kind = kindOf(kinds, path);
  const text = session.textOf(path);
  const file = read(path);
  useEffect(() => session.judgeSoon(path, 0), [session, path]);
  const problems = useProblems(path, file);
  if (kind === undefined || text === undefined) {
    return (
      <div className="page narrow">
        <h1 tabIndex={-1}>{words.nothingFound}</h1>
        <a href="#/">{words.all}</a>
      </div>
    );
  }
  const title = titleOfFile(path, kind, { data: file?.data, labels });
  const address = previewOf(state.opened.preview, pathInSite(path, kind, state.judged.judgment.practice));
  return (
    <div className={isPageShown ? "beside shows-page" : "beside"}>
      <div className="page">
        <p className="way">
          <a href="#/">{words.all}</a>
        </p>
        <h1 tabIndex={-1}>{title}</h1>
        {session.isConflict(path) && <ChangedElsewhere path={path} kind={kind} />}
        {file === undefined ? (
          <WholeText path={path} text={text} problems={problems} />
        ) : (
          <Form {...{ file, at, problems }} />
        )}
        <OtherProblems path={path} />
        <MoveOrDelete {...{ path, kind, title }} />
        <SaveBar
          {...{ path, problems, isPageShown }}
          onShowPage={() => {
            setPageShown(!isPageShown);
          }}
        />
      </div>
      <iframe className="preview" title={words.preview} src={address} />
    </div>
  );
}

const previewOf = ({ origin, base }: { origin: string; base: string }, path: string): string =>
  `${origin}${base.replace(/\/$/, "")}${path}`;

/** Returns the address of the page that shows a file: its own, or that of the page on which it is listed. */
function pathInSite(path: string, kind: NonNullable<ReturnType<typeof kindOf>>, practice: PracticeName): string {
  const own = pathOfPage(kind, path, practice) ?? kind.draft?.shownAt?.(path, []);
  return inFolder(folderOfLanguage(path), own ?? "/");
}

/** Finds the fields of what is wrong with a file: as it is typed, and what the last build has found in it if nothing was typed. */
function useProblems(path: string, file: ReadFile | undefined): readonly FieldProblem[] {
  const { state, session, kinds } = useApp();
  const { judged, opened, typed } = state;
  const text = judged.path === path ? (judged.text ?? session.fileAt(path)?.text) : undefined;
  return useMemo(() => {
    const kind = kindOf(kinds, path);
    if (text === undefined || kind === undefined) return [];
    const fromBuild = typed.has(path) ? opened.problems.filter((each) => !isError(each)) : opened.problems;
    const savedText = session.fileAt(path)?.text ?? text;
    const now = findFields(judged.judgment.problems, { path, text, kind, data: file?.data });
    const known = new Set(now.map(({ problem }) => problem.message));
    const before = findFields(fromBuild, { path, text: savedText, kind, data: file?.data });
    return [...now, ...before.filter(({ problem }) => !known.has(problem.message))];
    // The problems belong to the text that was judged.
  }, [judged, opened, path]);
}

/** A text that is no form's, since it has mistakes. */
function WholeText({
  path,
  text,
  problems,
}: {
  path: string;
  text: string;
  problems: readonly FieldProblem[];
}): ReactNode {
  const { session, words } = useApp();
  return (
    <div className="field">
      <p>{words.unreadable}</p>
      {problems.map(({ problem }, index) => (
        <ProblemText key={index} id={`whole-${index}`} problem={problem} />
      ))}
      <label htmlFor="field-/">{words.wholeText}</label>
      <textarea
        id="field-/"
        className="code"
        rows={Math.min(30, text.split("\n").length + 1)}
        value={text}
        spellCheck={false}
        onChange={({ target }) => session.write(path, target.value, "whole")}
      />
    </div>
  );
}

interface FormProps {
  file: ReadFile;
  at: string | undefined;
  problems: readonly FieldProblem[];
}

function Form({ file, at, problems }: FormProps): ReactNode {
  const { session, words } = useApp();
  const { path, kind, data } = file;
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set());
  const form = useRef<HTMLFormElement>(null);
  const edit = useCallback(
    (field: FieldPlace, edits: readonly Edit[]): boolean => {
      const name = nameOfField(field);
      const isMade = session.edit(path, edits, `${edits[0]?.kind} ${name}`) === undefined;
      setRefused((before) => {
        if (isMade !== before.has(name)) return before;
        const next = new Set(before);
        if (isMade) next.delete(name);
        else next.add(name);
        return next;
      });
      return isMade;
    },
    [session, path],
  );
  useEffect(() => {
    if (at !== undefined) focusField(at);
  }, [at]);
  const open: OpenForm = {
    ...{ path, kind, data, edit, problems, shown },
    isRefused: (field) => refused.has(nameOfField(field)),
    show: (each: Path) => setShown((before) => new Set(before).add(nameOfField(each))),
    isTranslation: folderOfLanguage(path) !== undefined,
  };
  const general = problems.filter(({ field }) => field.length === 0);
  return (
    <FormContext value={open}>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
        }}
      >
        {general.map(({ problem }, index) => (
          <ProblemText key={index} id={`general-${index}`} problem={problem} />
        ))}
        <GroupFields path={[]} part={partOf(kind.schema)} />
        {file.hasBody && (file.body.trim() !== "" || kind.page !== undefined || folderOf(kind) !== undefined) && (
          <MarkdownField file={file} label={words.body} />
        )}
      </form>
    </FormContext>
  );
}
