import { setBlockType, toggleMark } from "prosemirror-commands";
import type { Command, EditorState } from "prosemirror-state";
import { useState, type KeyboardEvent, type ReactNode } from "react";
import { fillWord } from "../../model/text/fill-word.ts";
import { marks, nodes } from "../change/block-schema.ts";
import { useApp } from "./app-context.ts";
import { LinkChooser } from "./link-chooser.tsx";
import { hasMark, headingAt, listAtCursor, removeLink, setLink, toggleList } from "./text-commands.ts";

interface BarProps {
  id: string;
  isHtml: boolean;
  label: string;
  state: EditorState;
  run: (command: Command) => void;
  onSource: () => void;
}

/** The buttons above formatted text: one stop of the Tab key, in which arrow keys move. */
export function RichTextBar({ id, isHtml, label, state, run, onSource }: BarProps): ReactNode {
  const { words } = useApp();
  const [isLinking, setLinking] = useState(false);
  const isLink = hasMark(state, "link");
  const link = (address: string, title: string): void => {
    setLinking(false);
    run(setLink(address, title));
  };
  return (
    <>
      <div
        className="buttons rich-bar"
        role="toolbar"
        aria-label={fillWord(words.doTo, { action: words.writing, what: label })}
        onKeyDown={moveFocus}
      >
        {!isHtml && <KindOfParagraph {...{ state, run }} />}
        <SignButtons {...{ state, run }} />
        <button
          type="button"
          tabIndex={-1}
          aria-pressed={isLink}
          aria-expanded={isLinking}
          onClick={() => (isLink ? run(removeLink) : setLinking(!isLinking))}
        >
          {words.link}
        </button>
        <button type="button" className="quiet" tabIndex={-1} onClick={onSource}>
          {words.asSource}
        </button>
      </div>
      {isLinking && <LinkChooser id={`${id}-link`} onChosen={link} />}
    </>
  );
}

const paragraphOrHeading = (level: number): Command =>
  setBlockType(level > 0 ? nodes.heading : nodes.paragraph, { level });

function KindOfParagraph({ state, run }: Pick<BarProps, "state" | "run">): ReactNode {
  const { words } = useApp();
  const { level, next } = headingAt(state);
  const levels = ([2, 3, 4] as const).filter((each) => each <= next || each === level);
  return (
    <select
      aria-label={words.paragraphKind}
      value={level}
      disabled={state.selection.$from.parent.type === nodes.source}
      onChange={({ target }) => run(paragraphOrHeading(Number(target.value)))}
    >
      <option value={0}>{words.paragraph}</option>
      {levels.map((each) => (
        <option key={each} value={each}>
          {words[headingNames[each]]}
        </option>
      ))}
    </select>
  );
}

function SignButtons({ state, run }: Pick<BarProps, "state" | "run">): ReactNode {
  const { words } = useApp();
  const list = listAtCursor(state)?.parent.type;
  const { bullet_list: bullets, ordered_list: numbers } = nodes;
  const buttons = [
    ["bold", <b>B</b>, hasMark(state, "strong"), toggleMark(marks.strong)],
    ["italic", <i>I</i>, hasMark(state, "em"), toggleMark(marks.em)],
    ["bullets", "•", list === bullets, toggleList(bullets)],
    ["numbers", <span className="one" />, list === numbers, toggleList(numbers)],
  ] as const;
  return buttons.map(([name, sign, isOn, command]) => (
    <button
      type="button"
      className="sign"
      key={name}
      tabIndex={-1}
      aria-label={words[name]}
      title={words[name]}
      aria-pressed={isOn}
      onClick={() => run(command)}
    >
      {sign}
    </button>
  ));
}

const headingNames = { 2: "heading", 3: "subheading", 4: "smallHeading" } as const;

/** Moves along the bar with arrow keys, as toolbars of ARIA do. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>("select, button")];
  const at = all.indexOf(event.target as HTMLElement);
  const { length } = all;
  const steps: Readonly<Record<string, number>> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: length - 1 };
  const next = steps[event.key];
  if (next === undefined) return;
  event.preventDefault();
  const target = all.at(next % length)!;
  for (const each of all) each.tabIndex = each === target ? 0 : -1;
  target.focus();
}
