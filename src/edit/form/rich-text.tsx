import type { Command, EditorState } from "prosemirror-state";
import { useEffect, useRef, useState, type ReactNode, type RefObject } from "react";
import { fillWord } from "../../model/text/fill-word.ts";
import { readBlocks, type WrittenBlocks } from "../change/read-blocks.ts";
import { useApp } from "./app-context.ts";
import { RichTextBar } from "./rich-text-bar.tsx";
import { RichTextEditor, type EditorHost } from "./rich-text-editor.ts";

interface FormattedTextProps {
  path: string;
  text: string;
  label: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  /** Gives the form the new Markdown. Changes with one `step` in a row are undone together. */
  send: (text: string, step: string) => void;
  onSource: () => void;
}

/** Formatted text in place of its Markdown. Text that cannot be told apart into blocks is left as source. */
export default function FormattedText(props: FormattedTextProps): ReactNode {
  const [read] = useState(() => readBlocks(props.text));
  useEffect(() => {
    if (read === undefined) props.onSource();
  }, [read]);
  return read && <Editor {...props} read={read} />;
}

type EditorProps = FormattedTextProps & { read: WrittenBlocks };

function Editor(props: EditorProps): ReactNode {
  const { words } = useApp();
  const { text, label, describedBy, isInvalid, onSource } = props;
  const place = useRef<HTMLDivElement>(null);
  const { editor, state, refused, isTableLeftOut, reopen } = useEditor(props, place);
  useEffect(() => {
    if (editor.current && text !== editor.current.text) reopen(text);
  }, [text]);
  useEffect(() => {
    const attributes = {
      ...{ id: "field-body", role: "textbox", "aria-multiline": "true", "aria-label": label, class: "prose" },
      ...(describedBy !== undefined && { "aria-describedby": describedBy }),
      ...(isInvalid && { "aria-invalid": "true" }),
    };
    editor.current!.view.setProps({ attributes });
  }, [label, describedBy, isInvalid]);
  const run = (command: Command): void => editor.current!.run(command);
  return (
    <>
      {state && <RichTextBar {...{ label, state, run, onSource }} />}
      <div ref={place} />
      {refused !== undefined && (
        <p className="problem error" role="alert">
          {fillWord(words.cannotSay, { words: refused })}
        </p>
      )}
      {isTableLeftOut && (
        <p className="hint" role="alert">
          {words.tableLeftOut}
        </p>
      )}
    </>
  );
}

/** Makes an editor that lives as long as its place, and what its form shows of it. */
function useEditor({ path, read, send, onSource }: EditorProps, place: RefObject<HTMLDivElement | null>) {
  const { session } = useApp();
  const editor = useRef<RichTextEditor>(undefined);
  const [state, setState] = useState<EditorState>();
  const [refused, setRefused] = useState<string>();
  const [isTableLeftOut, setTableLeftOut] = useState(false);
  const reopen = (now: string): void => {
    const next = readBlocks(now);
    if (next) editor.current!.show(next);
    else onSource();
    setRefused(undefined);
  };
  const host = useRef<EditorHost>(undefined);
  host.current = {
    send: (now, step) => {
      setRefused(undefined);
      send(now, step);
    },
    refuse: setRefused,
    // What the form could not take is undone first.
    undo: () => {
      const { isBehind, text } = editor.current!;
      if (isBehind) reopen(text);
      else if (session.state.steps.get(path)?.past.length) session.undo(path);
    },
    show: setState,
    leaveOutTable: () => {
      setTableLeftOut(true);
    },
  };
  useEffect(() => {
    const made = new RichTextEditor(place.current!, read, () => host.current!);
    editor.current = made;
    setState(made.view.state);
    return () => {
      made.view.destroy();
    };
  }, [read, place]);
  return { editor, state, refused, isTableLeftOut, reopen };
}
