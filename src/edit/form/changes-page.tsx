import { useState, type ReactNode } from "react";
import { kindOf } from "../../model/build/kind.ts";
import { fillWord } from "../../model/text/fill-word.ts";
import { useApp } from "./app-context.ts";
import type { OpenedContent, PublishTrouble, SentSite } from "./backend.ts";
import { readFile, titleOfFile } from "./read-file.ts";
import { addressOfView } from "./route.ts";
import { SaidChanges } from "./said-changes.tsx";

/** Lists all that was saved and is not online yet, and has the button that publishes. */
export function ChangesPage(): ReactNode {
  const { words, state } = useApp();
  const { published, isTracked, publishing } = state.opened;
  const since = publishing.isReady ? "changesTitle" : isTracked ? "changesRecordedTitle" : "changesSinceTitle";
  return (
    <div className="page narrow changes">
      <h1 tabIndex={-1}>{words[since]}</h1>
      <p>
        {published.length === 0
          ? words.nothingChangedSince
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

/** Codes, and the words that say how many such problems are left. */
const saidOfLeft = [
  [/^copy\/(?!reading|other|unknown)/, "claimsLeft"],
  [/^sample\//, "samplesLeft"],
  [/^publish\//, "factsLeft"],
] as const;

/** Says whether a site is ready to be published, and leads to the list of what is left. */
function LeftToDo(): ReactNode {
  const { words, state } = useApp();
  return saidOfLeft.map(([codes, word]) => {
    const left = state.opened.problems.filter(({ code }) => codes.test(code));
    const count = left.reduce((sum, { others = [] }) => sum + 1 + others.length, 0);
    return (
      count > 0 && (
        <p key={word} className="problem">
          {fillWord(words[word], { count: String(count) })}{" "}
          <a href={addressOfView({ page: "index" })}>{words.seeList}</a>
        </p>
      )
    );
  });
}

/** Says how a file differs from the published one, and leads to its form, where it can be brought back as it was. */
function ChangedFile({
  file: { path, text: before, isNew = false },
}: {
  file: OpenedContent["published"][number];
}): ReactNode {
  const { words, session, kinds, labels, state } = useApp();
  const { text: now, state: isThere } = session.fileAt(path) ?? {};
  const kind = kindOf(kinds, path);
  if (kind === undefined)
    return (
      <section className="list">
        <h2>{path.slice(path.lastIndexOf("/") + 1)}</h2>
        <p>{isThere === undefined ? words.goneFile : isNew ? words.newFile : words.otherFile}</p>
      </section>
    );
  const data = readFile(kind, path, now ?? before)?.data;
  return (
    <section className="list">
      <h2>
        <a href={addressOfView({ page: "file", path })}>{titleOfFile(path, kind, { data, labels, state })}</a>
      </h2>
      <SaidChanges {...{ path, kind, before, now }} />
    </section>
  );
}

function PublishButton(): ReactNode {
  const { backend, state, words } = useApp();
  const [result, setResult] = useState<{ trouble?: PublishTrouble; said?: string | undefined }>({});
  const [isPublishing, setPublishing] = useState(false);
  const { publishing, published } = state.opened;
  const publish = async (): Promise<void> => {
    setPublishing(true);
    try {
      const answer = await backend.publish();
      setResult(answer.outcome === "failed" ? { trouble: answer.reason, said: answer.said } : {});
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
        {result.trouble === undefined ? <Sent {...publishing.sent} /> : words[`not published: ${result.trouble}`]}
      </p>
      {result.said !== undefined && <pre className="text">{result.said}</pre>}
    </div>
  );
}

/** Says when the site was last sent, and whether it is online. */
function Sent({ at, online, late }: Partial<SentSite>): ReactNode {
  const { words, language } = useApp();
  if (at === undefined) return null;
  const time = new Date(online ?? at).toLocaleTimeString(language, { hour: "numeric", minute: "2-digit" });
  const said = online === undefined ? (late === undefined ? words.sent : words.late) : words.online;
  return (
    <>
      {fillWord(said, { time })}
      {late !== undefined && late !== "old" && <span className="hint"> {late}</span>}
    </>
  );
}
