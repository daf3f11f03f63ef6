import { useEffect, useRef, type ReactNode, type RefObject } from "react";
import { flushSync } from "react-dom";
import type { Kind } from "../../model/build/kind.ts";
import { folderOfLanguage } from "../../model/build/translation.ts";
import { useApp } from "./app-context.ts";
import { findNewWords, findWords } from "./find-words.ts";
import { focusField } from "./focus-field.ts";
import { nameOfField } from "./found-fields.ts";
import { readFile } from "./read-file.ts";
import { goTo } from "./route.ts";
import { addressOfShown } from "./shown-page.ts";

interface PreviewProps {
  path: string;
  kind: Kind;
  /** A text in the page was clicked whose field is in this form. */
  onFound: () => void;
}

/** The page that a file makes, as it was saved last. A click on words in it leads to their field, and it scrolls to what was saved. */
export function Preview(props: PreviewProps): ReactNode {
  const { path, kind } = props;
  const app = useApp();
  const frame = useRef<HTMLIFrameElement>(null);
  const send = (message: object): void =>
    frame.current?.contentWindow?.postMessage(message, app.state.opened.preview.origin);
  useClicks(props, frame, send);
  const saved = app.session.fileAt(path)?.text;
  const last = useRef(saved);
  useEffect(() => {
    const [before, now] = [last.current, saved].map((text) => readFile(kind, path, text));
    last.current = saved;
    const words = before && now && findNewWords(before, now);
    if (words !== undefined) send({ words });
  }, [saved]);
  if (saved === undefined) return <p className="preview">{app.words.notSavedPage}</p>;
  return <iframe ref={frame} className="preview" title={app.words.preview} src={addressOfShown(path, kind, app)} />;
}

/** How much better words in another file have to fit than those in the file of the form. */
const elsewhere = 0.3;

/** Moves to the field of words that are clicked: in this file, or else in another one of its language. A link that has none is followed. */
function useClicks(
  { path, onFound }: PreviewProps,
  frame: RefObject<HTMLIFrameElement | null>,
  send: (message: object) => void,
): void {
  const { state, read } = useApp();
  const move = (words: string): boolean => {
    const inLanguage = state.opened.files.filter((file) => folderOfLanguage(file.path) === folderOfLanguage(path));
    const found = inLanguage.flatMap((file) => {
      const text = read(file.path);
      const inFile = text && findWords(words, text);
      return inFile
        ? [{ file: file.path, at: nameOfField(inFile.field), rest: inFile.rest + (file.path === path ? 0 : elsewhere) }]
        : [];
    });
    const [best] = found.sort((a, b) => a.rest - b.rest);
    if (best === undefined) return false;
    if (best.file === path) {
      // On a narrow screen the form is hidden until then.
      flushSync(onFound);
      focusField(best.at);
    } else goTo({ page: "file", path: best.file, at: best.at });
    return true;
  };
  useEffect(() => {
    const receive = ({ source, origin, data }: MessageEvent<unknown>): void => {
      if (source === null || source !== frame.current?.contentWindow || origin !== state.opened.preview.origin) return;
      const { words, href } = data as { words?: unknown; href?: unknown };
      const isFound = typeof words === "string" && words !== "" && move(words);
      if (!isFound && typeof href === "string") send({ go: href });
    };
    window.addEventListener("message", receive);
    return () => window.removeEventListener("message", receive);
  });
}
