import type { Command, EditorState } from "prosemirror-state";
import { useEffect, useRef, useState, type ReactNode, type RefObject } from "react";
import { fillWord } from "../../model/text/fill-word.ts";
import type { WrittenBlocks } from "../change/read-blocks.ts";
import { markdown, type TextFormat } from "../change/write-blocks.ts";
import { simpleHtml } from "../change/write-html.ts";
import { useApp } from "./app-context.ts";
import { useForm, type ControlProps } from "./form-context.ts";
import { RichTextBar } from "./rich-text-bar.tsx";
import { RichTextEditor, type EditorHost } from "./rich-text-editor.ts";
import { asText, takeOutIfEmpty } from "./text-controls.tsx";

interface FormattedTextProps extends ControlProps {
  isHtml: boolean;
  onSource: () => void;
}

/** Formatted text in place of its Markdown or HTML. Text that cannot be told apart into blocks is left as source. */
export default function FormattedText(props: FormattedTextProps): ReactNode {
  const { path: file } = useForm();
  const format = props.isHtml ? simpleHtml : markdown;
  const [read] = useState(() => format.read(asText(props.value)));
  useEffect(() => {
    if (read === undefined) props.onSource();
  }, [read]);
  return read && <Editor {...{ ...props, read, format, file }} />;
}

type EditorProps = FormattedTextProps & { read: WrittenBlocks; format: TextFormat; file: string };

function Editor(props: EditorProps): ReactNode {
  const { words } = useApp();
  const { id, label, isHtml, describedBy, isInvalid, onSource } = props;
  const text = asText(props.value);
  const [isUsed, setUsed] = useState(!isHtml);
  const use = (): void => setUsed(true);
  const place = useRef<HTMLDivElement>(null);
  const { editor, state, refused, isPartLeftOut, reopen } = useEditor(props, place);
  useEffect(() => {
    if (editor.current && text !== editor.current.text) reopen(text);
  }, [text]);
  useEffect(() => {
    const attributes = {
      ...{ id, role: "textbox", "aria-multiline": "true", "aria-label": label, class: "prose" },
      ...(describedBy !== undefined && { "aria-describedby": describedBy }),
      ...(isInvalid && { "aria-invalid": "true" }),
    };
    editor.current!.view.setProps({ attributes });
  }, [id, label, describedBy, isInvalid]);
  const run = (command: Command): void => editor.current!.run(command);
  const bar = state && isUsed && <RichTextBar {...{ id, label, isHtml, state, run, onSource }} />;
  // The bar of a short text appears below it, so that no word moves below the pointer.
  return (
    <div onClick={use} onKeyUp={use} onBlur={() => takeOutIfEmpty(props, text)}>
      {!isHtml && bar}
      <div ref={place} />
      {isHtml && bar}
      {refused !== undefined && (
        <p className="problem error" role="alert">
          {fillWord(words.cannotSay, { words: refused })}
        </p>
      )}
      {isPartLeftOut && (
        <p className="hint" role="alert">
          {words.partLeftOut}
        </p>
      )}
    </div>
  );
}

/** Makes an editor that lives as long as its place, and what its form shows of it. */
function useEditor({ id, file, format, read, set, onSource }: EditorProps, place: RefObject<HTMLDivElement | null>) {
  const { session } = useApp();
  const editor = useRef<RichTextEditor>(undefined);
  const [state, setState] = useState<EditorState>();
  const [refused, setRefused] = useState<string>();
  const [isPartLeftOut, setPartLeftOut] = useState(false);
  const reopen = (now: string): void => {
    const next = format.read(now);
    if (next) editor.current!.show(next);
    else onSource();
    setRefused(undefined);
  };
  const host = useRef<EditorHost>(undefined);
  host.current = {
    format,
    send: (now, step) => {
      setRefused(undefined);
      return set(now, `${id} ${step}`);
    },
    refuse: setRefused,
    // What the form could not take is undone first.
    undo: () => {
      const { isBehind, text } = editor.current!;
      if (isBehind) reopen(text);
      else if (session.state.steps.get(file)?.past.length) session.undo(file);
    },
    show: setState,
    leaveOutPart: () => {
      setPartLeftOut(true);
    },
  };
  useEffect(() => {
    const { view } = (editor.current = new RichTextEditor(place.current!, read, () => host.current!));
    setState(view.state);
    return () => {
      view.destroy();
    };
  }, [read, place]);
  return { editor, state, refused, isPartLeftOut, reopen };
}
