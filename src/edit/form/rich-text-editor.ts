import {
  baseKeymap,
  chainCommands,
  deleteSelection,
  joinBackward,
  joinForward,
  toggleMark,
} from "prosemirror-commands";
import type { MarkType } from "prosemirror-model";
import { keymap } from "prosemirror-keymap";
import { liftListItem, sinkListItem, splitListItem } from "prosemirror-schema-list";
import { EditorState, Plugin, TextSelection, type Command, type Transaction } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import { marks, nodes } from "../change/block-schema.ts";
import type { WrittenBlocks } from "../change/read-blocks.ts";
import { markdown, writeBlocks, type TextFormat } from "../change/write-blocks.ts";
import { cleanPastedHtml } from "./paste-html.ts";
import { breakLine, settleBlocks, joinText } from "./text-commands.ts";

/** What an editor of formatted text needs of its form. */
export interface EditorHost {
  format: TextFormat;
  /** Takes the new text. Changes with one `step` in a row are undone together. */
  send: (text: string, step: number) => boolean;
  /** A document cannot be written: these are the words of it. */
  refuse: (words: string) => void;
  undo: () => void;
  show: (state: EditorState) => void;
  leaveOutPart: () => void;
}

/** Time without typing after which more typing is undone by itself. */
const stepMilliseconds = 1000;

const textKeys: Readonly<Record<string, Command>> = {
  "Mod-]": sinkListItem(nodes.list_item),
  "Mod-[": liftListItem(nodes.list_item),
  Enter: splitListItem(nodes.list_item),
  "Shift-Enter": breakLine,
  Backspace: chainCommands(deleteSelection, joinText(joinBackward)),
  Delete: chainCommands(deleteSelection, joinText(joinForward)),
};

/** Formatted text on a page. Its source is kept by a form, which alone knows what undo leads to. */
export class RichTextEditor {
  readonly view: EditorView;
  /** The source that the form has. */
  text: string;
  /** Whether the form does not have what is shown. */
  isBehind = false;
  readonly #host: () => EditorHost;
  #read: WrittenBlocks;
  #step = 0;
  #changed = 0;

  constructor(place: HTMLElement, read: WrittenBlocks, host: () => EditorHost) {
    this.#read = read;
    this.text = read.text;
    this.#host = host;
    const send = (): void => {
      this.#send();
    };
    // Browsers keep steps of their own, and undo them from a menu, or while a button has the focus.
    const beforeinput = (_: EditorView, event: InputEvent): void => {
      if (event.inputType !== "historyUndo") return;
      event.preventDefault();
      this.#undo();
    };
    this.view = new EditorView(place, {
      state: this.#open(),
      dispatchTransaction: (transaction) => {
        this.#take(transaction);
      },
      transformPastedHTML: (html) => cleanPastedHtml(html, this.#host().format !== markdown, this.#host().leaveOutPart),
      // The editor has read the last words of an input method soon after the event.
      handleDOMEvents: { compositionend: () => void setTimeout(send, 50), blur: send, beforeinput },
    });
  }

  /** Shows another text, as after undo, with the cursor where it was. */
  show(read: WrittenBlocks): void {
    const { from } = this.view.state.selection;
    this.#read = read;
    this.text = read.text;
    this.isBehind = false;
    const state = this.#open();
    const at = TextSelection.near(state.doc.resolve(Math.min(from, state.doc.content.size)));
    this.view.updateState(state.apply(state.tr.setSelection(at)));
    this.#host().show(this.view.state);
  }

  /** Does what a button says, which is undone by itself. */
  run(command: Command): void {
    this.#step += 1;
    command(this.view.state, this.view.dispatch.bind(this.view), this.view);
    this.#step += 1;
    this.view.focus();
  }

  #open(): EditorState {
    const mark = (type: MarkType) => (): boolean => {
      this.run(toggleMark(type));
      return true;
    };
    const keys = { "Mod-b": mark(marks.strong), "Mod-i": mark(marks.em), "Mod-z": () => this.#undo(), ...textKeys };
    const joining = new Plugin({
      appendTransaction: (all, _, state) =>
        all.some(({ docChanged }) => docChanged) ? settleBlocks(state) : undefined,
    });
    return EditorState.create({ doc: this.#read.doc, plugins: [joining, keymap(keys), keymap(baseKeymap)] });
  }

  #undo(): boolean {
    this.#step += 1;
    this.#host().undo();
    return true;
  }

  #take(transaction: Transaction): void {
    this.view.updateState(this.view.state.apply(transaction));
    this.isBehind ||= transaction.docChanged;
    this.#send();
    this.#host().show(this.view.state);
  }

  /** Hands on what was typed. Nothing is judged while somebody composes a word. */
  #send(): void {
    if (!this.isBehind || this.view.composing) return;
    const written = writeBlocks(this.#read, this.view.state.doc, this.#host().format);
    if ("refused" in written) {
      this.#host().refuse(written.refused.textContent.slice(0, 40));
      return;
    }
    const now = Date.now();
    if (now - this.#changed > stepMilliseconds) this.#step += 1;
    this.#changed = now;
    if (!this.#host().send(written.text, this.#step)) return;
    this.isBehind = false;
    this.text = written.text;
  }
}
