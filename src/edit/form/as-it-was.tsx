import { useEffect, useState, type ReactNode } from "react";
import type { Kind } from "../../model/build/kind.ts";
import { fillWord } from "../../model/text/fill-word.ts";
import { useApp, type App } from "./app-context.ts";
import type { MadeSave } from "./backend.ts";
import { bringBack } from "./bring-back.ts";
import { Trouble } from "./problem-text.tsx";
import { SaidChanges } from "./said-changes.tsx";
import { savedIn } from "./session-state.ts";

interface EarlierProps {
  path: string;
  kind: Kind;
}

/** A text that a file had. */
interface EarlierText {
  /** Says when that was. */
  when: string;
  text: string | undefined;
  /** The text before it; absent if nobody knows. */
  before?: { text: string | undefined };
}

/** Lists what a file said after each save, and brings any of it back. */
export function AsItWas({ path, kind }: EarlierProps): ReactNode {
  const { session, words } = useApp();
  const isThere = session.textOf(path) !== undefined;
  const [isOpen, setOpen] = useState(!isThere);
  return (
    <details className="others" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.asItWas}</summary>
      {isOpen && <EarlierTexts {...{ path, kind }} />}
    </details>
  );
}

function EarlierTexts({ path, kind }: EarlierProps): ReactNode {
  const app = useApp();
  const { backend, session, words } = app;
  const [saves, setSaves] = useState<readonly MadeSave[]>();
  const saved = session.fileAt(path)?.text;
  useEffect(() => {
    backend.saves().then(setSaves, () => undefined);
  }, [backend, saved]);
  if (saves === undefined) return null;
  const earlier = listEarlier(path, saves, app);
  return (
    <ol className="earlier">
      {earlier.map(({ when, text, before }, index) => (
        <li key={index}>
          <h2>{when}</h2>
          {before && <SaidChanges {...{ path, kind, before: before.text, now: text }} />}
          {text !== undefined && text !== session.textOf(path) && (
            <BringBack
              {...{ path, text, saves }}
              label={fillWord(words.doTo, { action: words.bringBack, what: when })}
            />
          )}
        </li>
      ))}
      {earlier.length === 0 && <li>{words.neverSaved}</li>}
    </ol>
  );
}

/** Lists the texts of a file, newest first: after each save, before the first one that is known, and as it is online. */
function listEarlier(path: string, saves: readonly MadeSave[], { state, words, language }: App): EarlierText[] {
  const date = new Intl.DateTimeFormat(language, { dateStyle: "long", timeStyle: "short" });
  const saved = savedIn(state, path);
  const texts: EarlierText[] =
    state.typed.has(path) && saved !== undefined ? [{ when: words.asSaved, text: saved }] : [];
  let [name, first] = [path, saved];
  for (const { time, changes } of saves) {
    const change = changes.find((each) => each.path === name);
    if (change === undefined) continue;
    if (first !== change.text && first !== saved) texts.push({ when: words.changedByHand, text: first });
    const renamed =
      change.base === undefined
        ? changes.find((each) => isSameFolder(each.path, name) && each.text === undefined)
        : undefined;
    first = change.base ?? renamed?.base;
    texts.push({ when: date.format(new Date(time)), text: change.text, before: { text: first } });
    name = renamed?.path ?? name;
  }
  const published = state.opened.published.find((each) => each.path === path)?.text;
  return [
    ...texts,
    ...(first === undefined ? [] : [{ when: words.beforeThat, text: first }]),
    ...(published === undefined || !state.opened.isTracked
      ? []
      : [{ when: state.opened.publishing.isReady ? words.asOnline : words.asRecorded, text: published }]),
  ];
}

const isSameFolder = (one: string, other: string): boolean =>
  one.slice(0, one.lastIndexOf("/")) === other.slice(0, other.lastIndexOf("/"));

interface BringBackProps {
  path: string;
  text: string;
  saves: readonly MadeSave[];
  label: string;
}

/** Puts an earlier text into the form, where it can be saved; a file that was deleted is there again at once, with what led to it. */
function BringBack({ path, text, saves, label }: BringBackProps): ReactNode {
  const { session, state, words, kinds, announce } = useApp();
  const restore = async (): Promise<void> => {
    if (session.textOf(path) !== undefined) {
      session.write(path, text);
      announce(words.inForm);
      return;
    }
    const save = (): Promise<boolean> =>
      session.saveAll(bringBack({ path, text }, saves, { state: session.state, kinds }));
    let isSaved = await save();
    // The first try may learn that somebody has just changed a file.
    if (!isSaved && session.state.failure === undefined) isSaved = await save();
    if (isSaved) announce(words.isBack);
  };
  return (
    <>
      <button type="button" aria-label={label} disabled={state.savingPath !== undefined} onClick={() => void restore()}>
        {words.bringBack}
      </button>
      {state.failure?.reason && <Trouble text={words[state.failure.reason]} />}
    </>
  );
}
