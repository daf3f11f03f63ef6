import { useMemo, useState, type ReactNode } from "react";
import { changeText } from "../change/change-text.ts";
import { kindOf } from "../../../model/kind.ts";
import { fillWord } from "../../../model/fill-word.ts";
import { useApp, type App } from "./app-context.ts";
import { compareContent, type ContentChange } from "./compare-content.ts";
import type { OpenedContent, PublishTrouble } from "./place.ts";
import { readFile, titleOfFile } from "./read-file.ts";
import { addressOfView } from "./route.ts";
import { changeOf } from "./session-state.ts";
import { sayChange } from "./word-change.ts";

/** Lists all that was saved and is not online yet, with a way back for each change, and has the button that publishes. */
export function ChangesPage(): ReactNode {
  const { words, state } = useApp();
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
          : fillWord(words.changedCount, { count: String(published.length) })}
      </p>
      <LeftToDo />
      <PublishButton />
      {published.map((file) => (
        <ChangedFile key={file.path} file={file} />
      ))}
    </div>
  );
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

type PublishedFile = OpenedContent["published"][number];

function ChangedFile({ file: { path, text: before, isNew = false } }: { file: PublishedFile }): ReactNode {
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
      {!isNew && file !== undefined && changes.length === 0 && <p>{words.otherFile}</p>}
      <ul>
        {changes.map((change) => (
          <ChangeItem key={JSON.stringify([change.way, change.at])} {...{ path, change, old: old!, read: read! }} />
        ))}
      </ul>
      {kind && <TakeBack path={path} text={before} label={words.takeBackAll} what={title} />}
    </section>
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
        <TakeBack path={path} text={changed.text} label={words.takeBack} what={what} />
      ) : (
        <p className="hint">{words.cannotTakeBack}</p>
      )}
    </li>
  );
}

/** A button that gives a file an earlier text, or takes it out. */
function TakeBack({
  path,
  text,
  label,
  what,
}: {
  path: string;
  text: string | undefined;
  label: string;
  what: string;
}): ReactNode {
  const { session, state, words, announce } = useApp();
  if (state.typed.has(path)) return <p className="hint">{words.saveFirst}</p>;
  const save = async (): Promise<void> => {
    if (await session.saveAll([changeOf(state.opened, path, text)])) announce(fillWord(words.takenBack, { what }));
  };
  const failed = state.failure?.path === path ? state.failure : undefined;
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
      {failed?.problems.map(({ message }) => (
        <p key={message} className="problem error" role="alert">
          {message}
        </p>
      ))}
    </>
  );
}

function PublishButton(): ReactNode {
  const { place, state, words, language } = useApp();
  const [result, setResult] = useState<{ time?: string; trouble?: PublishTrouble; said?: string | undefined }>();
  const [isPublishing, setPublishing] = useState(false);
  const { publishing, published } = state.opened;
  const publish = async (): Promise<void> => {
    setPublishing(true);
    try {
      const answer = await place.publish();
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
