import { useMemo, useState, type ReactNode } from "react";
import { changeText } from "../change/change-text.ts";
import { kindOf } from "../../model/build/kind.ts";
import { fillWord } from "../../model/text/fill-word.ts";
import { slugOf } from "../../model/build/page-paths.ts";
import { sayIn } from "../../problems/problem.ts";
import { useApp, type App } from "./app-context.ts";
import { compareContent, type ContentChange } from "./compare-content.ts";
import type { PublishTrouble } from "./backend.ts";
import { useMove } from "./move-or-delete.tsx";
import { Trouble } from "./problem-text.tsx";
import { readFile, titleOfFile } from "./read-file.ts";
import { addressOfView } from "./route.ts";
import { changeOf } from "./session-state.ts";
import type { FoundMove, UnpublishedChange } from "./changed-since.ts";
import { labelOfLink } from "./page-options.ts";
import { sayChange } from "./word-change.ts";

/** Lists all that was saved and is not online yet, with a way back for each change, and has the button that publishes. */
export function ChangesPage(): ReactNode {
  const { words, state, changes } = useApp();
  const { published, isTracked, publishing } = state.opened;
  const since = publishing.isReady ? "changesTitle" : isTracked ? "changesRecordedTitle" : "changesSinceTitle";
  return (
    <div className="page narrow changes">
      <h1 tabIndex={-1}>{words[since]}</h1>
      <p>
        {published.length === 0
          ? publishing.isReady
            ? words.nothingChanged
            : words.nothingChangedSince
          : changes && fillWord(words.changedCount, { count: String(changes.length) })}
      </p>
      <LeftToDo />
      <PublishButton />
      {changes?.map((file) => (
        <ChangedFile key={file.path} file={file} />
      ))}
      <DeletedFiles />
    </div>
  );
}

/** Lists pages that were deleted in this window and never published, with a way back for all that nobody has changed since. */
function DeletedFiles(): ReactNode {
  const { words, session, state } = useApp();
  return state.deleted
    .filter(({ changes: [first] }) => session.fileAt(first!.path) === undefined)
    .map(({ title, changes }) => {
      const left = changes.filter(({ path, text }) => session.fileAt(path)?.text === text);
      return (
        <section className="list" key={changes[0]!.path}>
          <h2>{title}</h2>
          <p>{words.goneFile}</p>
          <TakeBack texts={left.map(({ path, before }) => [path, before])} label={words.takeBackAll} what={title} />
        </section>
      );
    });
}

/** Beginnings of codes, and the words that say how many such problems are left. */
const saidOfLeft = [
  ["sample/", "samplesLeft"],
  ["publish/", "factsLeft"],
] as const;

/** Says whether a site is ready to be published, and leads to the list of what is left. */
function LeftToDo(): ReactNode {
  const { words, state } = useApp();
  return saidOfLeft.map(([start, word]) => {
    const left = state.opened.problems.filter(({ code }) => code.startsWith(start));
    const count = left.reduce((sum, { others = [] }) => sum + 1 + others.length, 0);
    return (
      count > 0 && (
        <p key={start} className="problem">
          {fillWord(words[word], { count: String(count) })}{" "}
          <a href={addressOfView({ page: "index" })}>{words.seeList}</a>
        </p>
      )
    );
  });
}

function ChangedFile({ file: { path, text: before, isNew, move, restored } }: { file: UnpublishedChange }): ReactNode {
  const app = useApp();
  const { words, session, kinds, labels, state } = app;
  const file = session.fileAt(path);
  const now = file?.text;
  const kind = kindOf(kinds, path);
  const { old, read, changes } = useMemo(() => {
    const [older, newer] = [before, now].map((text) => kind && readFile(kind, path, text));
    return { old: older, read: newer, changes: kind && older && newer ? compareContent(kind, older, newer) : [] };
  }, [kind, path, before, now]);
  const title = kind
    ? titleOfFile(path, kind, { data: (read ?? old)?.data, labels, state })
    : path.slice(path.lastIndexOf("/") + 1);
  return (
    <section className="list">
      <h2>{kind && now !== undefined ? <a href={addressOfView({ page: "file", path })}>{title}</a> : title}</h2>
      {file === undefined ? <p>{words.goneFile}</p> : isNew && <p>{words.newFile}</p>}
      {move && <MoveInWords move={move} title={title} />}
      {!isNew && !move && file !== undefined && changes.length === 0 && <p>{words.otherFile}</p>}
      <ul>
        {changes.map((change) => (
          <ChangeItem key={JSON.stringify([change.way, change.at])} {...{ path, change, old: old!, read: read! }} />
        ))}
      </ul>
      {kind && (changes.length > 0 || !move?.to) && (
        <TakeBack texts={restored ?? [[path, before]]} label={words.takeBackAll} what={title} />
      )}
    </section>
  );
}

/** Says how an entry was renamed or deleted, and what was changed for that elsewhere. */
function MoveInWords({
  move: { file, to, moved, others },
  title,
}: {
  move: FoundMove & { others: number };
  title: string;
}): ReactNode {
  const app = useApp();
  const { words } = app;
  const [trouble, setTrouble] = useState<string>();
  const { move } = useMove({ path: to ?? file, title }, setTrouble);
  const { redirect } = moved;
  return (
    <>
      {to !== undefined && <p>{fillWord(words.renamedTo, { slug: slugOf(to) })}</p>}
      {redirect && <p>{fillWord(words.leadsOn, { from: redirect.from, to: labelOfLink(redirect.to, app) })}</p>}
      {others > 0 && <p>{fillWord(words.othersMoved, { count: String(others) })}</p>}
      {to !== undefined && (
        <button type="button" onClick={() => void move({ file: to, slug: slugOf(file), isUnpublished: true })}>
          {words.takeBackName}
        </button>
      )}
      <Trouble text={trouble} />
    </>
  );
}

interface ChangeProps {
  path: string;
  change: ContentChange;
  old: { data: unknown };
  read: NonNullable<ReturnType<App["read"]>>;
}

function ChangeItem({ path, change, old, read }: ChangeProps): ReactNode {
  const app = useApp();
  const { words, session } = app;
  const { what, heading, before, after } = sayChange(change, [old, read], { ...app, kind: read.kind });
  const text = session.fileAt(path)?.text ?? "";
  const changed = useMemo(() => changeText(path, text, [change.takeBack]), [path, text, change]);
  return (
    <li className="change">
      <h3>{heading}</h3>
      {(before !== undefined || after !== undefined) && (
        <dl>
          {before !== undefined && (
            <div>
              <dt>{words.was}</dt>
              <dd className="text">{before}</dd>
            </div>
          )}
          {after !== undefined && (
            <div>
              <dt>{words.is}</dt>
              <dd className="text">{after}</dd>
            </div>
          )}
        </dl>
      )}
      {"text" in changed ? (
        <TakeBack texts={[[path, changed.text]]} label={words.takeBack} what={what} />
      ) : (
        <p className="hint">{words.cannotTakeBack}</p>
      )}
    </li>
  );
}

interface TakeBackProps {
  texts: readonly (readonly [path: string, text: string | undefined])[];
  label: string;
  what: string;
}

/** A button that gives files earlier texts, or takes them out. */
function TakeBack({ texts, label, what }: TakeBackProps): ReactNode {
  const { session, state, words, wording, announce } = useApp();
  if (texts.some(([path]) => state.typed.has(path))) return <p className="hint">{words.saveFirst}</p>;
  const save = async (): Promise<void> => {
    const changes = texts.map(([path, text]) => changeOf(state.opened, path, text));
    if (await session.saveAll(changes)) announce(fillWord(words.takenBack, { what }));
  };
  const failed = state.failure?.path === texts[0]![0] ? state.failure : undefined;
  return (
    <>
      <button
        type="button"
        disabled={state.savingPath !== undefined}
        aria-label={fillWord(words.doTo, { action: label, what })}
        onClick={() => void save()}
      >
        {label}
      </button>
      {failed?.problems.map((problem) => (
        <Trouble key={problem.message} text={sayIn(problem, wording).message} />
      ))}
    </>
  );
}

function PublishButton(): ReactNode {
  const { backend, state, words, language } = useApp();
  const [result, setResult] = useState<{ time?: string; trouble?: PublishTrouble; said?: string | undefined }>();
  const [isPublishing, setPublishing] = useState(false);
  const { publishing, published } = state.opened;
  const publish = async (): Promise<void> => {
    setPublishing(true);
    try {
      const answer = await backend.publish();
      if (answer.outcome === "failed") setResult({ trouble: answer.reason, said: answer.said });
      else setResult({ time: new Date().toLocaleTimeString(language, { hour: "numeric", minute: "2-digit" }) });
    } catch {
      setResult({ trouble: "offline" });
    } finally {
      setPublishing(false);
    }
  };
  if (!publishing.isReady) return <p>{words.othersPublish}</p>;
  return (
    <div className="publish">
      <button
        type="button"
        className="main"
        disabled={isPublishing || published.length === 0}
        onClick={() => void publish()}
      >
        {isPublishing ? words.publishing : fillWord(words.publishTo, { to: publishing.to })}
      </button>
      <p role="status">
        {result?.time !== undefined && fillWord(words.online, { time: result.time })}
        {result?.trouble !== undefined && words[`not published: ${result.trouble}`]}
      </p>
      {result?.said !== undefined && <pre className="text">{result.said}</pre>}
    </div>
  );
}
