import { keepMarks, pairOpened, type PairedFiles } from "./paired-files.ts";
import { useCallback, useEffect, useMemo, useState, type ReactNode } from "react";
import type { Edit } from "../change/edit.ts";
import { labelOfFile } from "../labels/label-of.ts";
import { folderOf, kindOf, type Kind } from "../../model/build/kind.ts";
import { valueAt, type Path } from "../../model/build/source.ts";
import { folderOfLanguage, insideOf } from "../../model/build/translation.ts";
import { isGroup, partOf } from "../../model/build/walk-fields.ts";
import { useApp, type ReadFile } from "./app-context.ts";
import { AsItWas } from "./as-it-was.tsx";
import { useCalm } from "./calm.ts";
import { focusField } from "./focus-field.ts";
import { GroupFields } from "./fields.tsx";
import { nameOfField, type FieldPlace, type FieldProblem } from "./found-fields.ts";
import { FormContext, type OpenForm } from "./form-context.ts";
import { MarkdownField } from "./markdown-field.tsx";
import { MoveOrDelete } from "./move-or-delete.tsx";
import { OtherProblems, Problems } from "./problem-text.tsx";
import { Preview } from "./preview.tsx";
import { problemsIn } from "./problems-in.ts";
import { titleOfFile } from "./read-file.ts";
import { OtherLanguages, TranslationState, Versions } from "./translations.tsx";
import { SaveBar } from "./save-bar.tsx";

/** The form of a file, and beside it the page that the file makes. */
export function FilePage({ path, at }: { path: string; at: string | undefined }): ReactNode {
  const { session, state, kinds, labels, read } = useApp();
  const [isPageShown, setPageShown] = useState(false);
  const kind = kindOf(kinds, path);
  const text = session.textOf(path);
  const file = read(path);
  useEffect(() => session.judgeSoon(path, 0), [session, path]);
  const problems = useProblems(path);
  const calm = useCalm(problems);
  if (kind === undefined || text === undefined) return <NotThere {...{ path, kind }} />;
  const title = titleOfFile(path, kind, { data: file?.data, labels, state });
  return (
    <div className={isPageShown ? "beside shows-page" : "beside"}>
      <div className="page">
        <Way {...{ path, kind }} />
        <h1 tabIndex={-1}>{title}</h1>
        {file === undefined ? (
          <WholeText path={path} text={text} problems={problems} />
        ) : (
          <Form {...{ file, at, problems, calm }} />
        )}
        <OtherProblems path={path} />
        {file !== undefined && <OtherLanguages file={file} />}
        <AsItWas {...{ path, kind }} />
        <MoveOrDelete {...{ path, kind, title }} />
        <p className="said" role="alert">
          {calm.said}
        </p>
        <SaveBar
          {...{ path, kind, isPageShown }}
          problems={calm.shown}
          onSave={calm.end}
          onShowPage={() => setPageShown(!isPageShown)}
        />
      </div>
      <Preview {...{ path, kind }} onFound={() => setPageShown(false)} />
    </div>
  );
}

function useProblems(path: string): readonly FieldProblem[] {
  const { session, state, kinds, read } = useApp();
  const { judged, opened } = state;
  const { advice } = opened.drafts.find((draft) => draft.path === path) ?? {};
  return useMemo(
    () => problemsIn(path, { session, kinds, read }),
    // Words of drafts arrive while somebody types, and change nothing here.
    [judged, opened.files, opened.problems, advice, path],
  );
}

/** Brings a file back that was deleted. */
function NotThere({ path, kind }: { path: string; kind: Kind | undefined }): ReactNode {
  const { words, labels, state } = useApp();
  return (
    <div className="page narrow">
      <h1 tabIndex={-1}>{kind ? titleOfFile(path, kind, { data: undefined, labels, state }) : words.nothingFound}</h1>
      <a href="#/">{words.all}</a>
      {kind && <p>{words.removedElsewhere}</p>}
      {kind && <AsItWas {...{ path, kind }} />}
      <OtherProblems path={path} />
    </div>
  );
}

/** The way back, and to the same in other languages. */
function Way({ path, kind }: { path: string; kind: Kind }): ReactNode {
  const { words, labels } = useApp();
  return (
    <p className="way">
      <a href="#/">{words.all}</a>
      {folderOf(kind) !== undefined && <span>{labelOfFile(kind, labels)}</span>}
      <Versions path={path} />
    </p>
  );
}

/** Stands in place of a form if the file has mistakes. */
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
      <Problems of={problems} id="whole" />
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
  calm: ReturnType<typeof useCalm>;
}

function Form({ file, at, problems, calm: { shown: calmly, hold, leave } }: FormProps): ReactNode {
  const { session, read, labels, state } = useApp();
  const { path, kind, data, body } = file;
  const atOnce = session.fileAt(path) === undefined ? labels.atOnce : [];
  const [shown, setShown] = useState<ReadonlySet<string>>(() => new Set(atOnce.map((key) => nameOfField([key]))));
  const originalFile = folderOfLanguage(path) === undefined ? undefined : read(`site/${insideOf(path)}`);
  const { samples } = state.judged.judgment;
  const original = useMemo(
    () => originalFile && pairOpened({ path, data }, originalFile, samples),
    [path, data, originalFile, samples],
  );
  const { edit, refused } = useEdits(path, hold, original);
  useEffect(() => {
    if (at !== undefined) focusField(at);
  }, [at]);
  const open: OpenForm = {
    ...{ path, kind, data, body, edit, shown },
    found: problems,
    problems: calmly,
    isRefused: (field) => refused.has(nameOfField(field)),
    show: (each: Path) => setShown((before) => new Set(before).add(nameOfField(each))),
    isTranslation: folderOfLanguage(path) !== undefined,
    ...(original && { original }),
  };
  return (
    <FormContext value={open}>
      <form id="field-" tabIndex={-1} noValidate onBlur={leave} onSubmit={(event) => event.preventDefault()}>
        <Problems of={calmly.filter(({ field }) => field.length === 0)} id="general" />
        {originalFile && <TranslationState file={file} original={originalFile} />}
        <GroupFields path={[]} part={partOf(kind.schema)}>
          {file.hasBody && <FormBody file={file} />}
        </GroupFields>
      </form>
    </FormContext>
  );
}

/** Makes the function that edits a file, and notes the fields whose last change was not possible. */
function useEdits(
  path: string,
  hold: () => void,
  original: PairedFiles | undefined,
): Pick<OpenForm, "edit"> & { refused: ReadonlySet<string> } {
  const { session, read } = useApp();
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set());
  const edit = useCallback(
    (field: FieldPlace, edits: readonly Edit[], step?: string): boolean => {
      const name = nameOfField(field);
      hold();
      const all = original ? keepMarks(original, edits) : edits;
      const whole = all.flatMap((each) => beginGroup(read(path)?.data, each));
      const isMade = session.edit(path, whole, step ?? (isTyping(field, edits) ? name : undefined)) === undefined;
      setRefused((before) => {
        if (isMade !== before.has(name)) return before;
        const others = [...before].filter((each) => each !== name);
        return new Set(isMade ? others : [...others, name]);
      });
      return isMade;
    },
    [session, path, read, hold, original],
  );
  return { edit, refused };
}

/**
 * Returns the edits for an edit. The first key of an empty group takes the place of that group, so that it is written like the groups
 * beside it and not in braces.
 */
function beginGroup(data: unknown, edit: Edit): readonly Edit[] {
  if (edit.kind !== "set" || edit.path.length < 2) return [edit];
  const path = edit.path.slice(0, -1);
  const group = valueAt(data, path);
  if (!isGroup(group) || Object.keys(group).length > 0) return [edit];
  const value = { [edit.path.at(-1)!]: edit.value };
  const at = path.at(-1)!;
  const whole: Edit =
    typeof at === "number" ? { kind: "add", path: path.slice(0, -1), value, at } : { kind: "set", path, value };
  return [{ kind: "remove", path }, whole];
}

/** Whether edits change a field itself, and not the items in it: those changes are undone together. */
function isTyping(field: FieldPlace, [edit]: readonly Edit[]): boolean {
  if (edit?.kind === "set" || edit?.kind === "body") return true;
  return edit?.kind === "remove" && edit.path.length <= field.length;
}

/** The Markdown of a file. Where it need not be, it is closed as long as it is empty. */
function FormBody({ file }: { file: ReadFile }): ReactNode {
  const { words } = useApp();
  const { kind, body } = file;
  const [wasEmpty] = useState(body.trim() === "" && kind.page === undefined && kind.needsText !== true);
  const field = <MarkdownField file={file} label={words.body} />;
  if (!wasEmpty) return field;
  return (
    <details className="others">
      <summary>{words.body}</summary>
      {field}
    </details>
  );
}
