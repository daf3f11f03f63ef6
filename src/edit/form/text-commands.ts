import type { Node, ResolvedPos } from "prosemirror-model";
import { joinBackward, joinForward, toggleMark } from "prosemirror-commands";
import { TextSelection, type Command, type EditorState, type Transaction } from "prosemirror-state";
import { isListNode, marks } from "../change/block-schema.ts";

/* What buttons and keys do with formatted text, beyond what ProseMirror's packages bring. */

/** Makes one list of lists of one kind that are below each other, which Markdown cannot tell apart. */
export function joinLists({ tr: transaction }: EditorState): Transaction | undefined {
  for (;;) {
    const at = findLists(transaction.doc);
    if (at === undefined) return transaction.docChanged ? transaction : undefined;
    transaction.join(at);
  }
}

function findLists(parent: Node, start = 0): number | undefined {
  let found: number | undefined;
  parent.forEach((node, offset, nth) => {
    const before = nth > 0 ? parent.child(nth - 1) : undefined;
    if (before && isListNode(node) && before.type === node.type && !wereApart(before, node)) found ??= start + offset;
    if (!node.isTextblock) found ??= findLists(node, start + offset + 1);
  });
  return found;
}

/** Whether two lists have been below each other in the text, as with other bullets. */
const wereApart = (before: Node, after: Node): boolean =>
  typeof before.attrs.origin === "string" && Number(before.attrs.origin) + 1 === Number(after.attrs.origin ?? NaN);

/** Makes words bold or italic, and whole ones: Markdown has no sign for parts of all words. */
export const markWords =
  (mark: "strong" | "em"): Command =>
  (state, dispatch) => {
    const { from, to, empty, $from, $to } = state.selection;
    if (empty) return toggleMark(marks[mark])(state, dispatch);
    const chosen = TextSelection.create(state.doc, from - reach($from, -1), to + reach($to, 1));
    const whole = state.apply(state.tr.setSelection(chosen));
    return toggleMark(marks[mark])(
      whole,
      dispatch &&
        (({ steps }) => {
          const { tr: transaction } = state;
          for (const step of steps) transaction.step(step);
          dispatch(transaction);
        }),
    );
  };

/** Number of characters up to the end of the word that a position is in. */
function reach({ parent, parentOffset }: ResolvedPos, way: 1 | -1): number {
  const text = parent.textBetween(0, parent.content.size, undefined, " ");
  const [behind, ahead] = [text.slice(0, parentOffset), text.slice(parentOffset)];
  const [before, after] = [/\S*$/.exec(behind)![0].length, /^\S*/.exec(ahead)![0].length];
  if (before === 0 || after === 0) return 0;
  return way === 1 ? after : before;
}

/** Joins a paragraph with the one above or below, with a space between their sentences. */
export const joinText =
  (way: "above" | "below"): Command =>
  (state, dispatch, view) => {
    const join = way === "above" ? joinBackward : joinForward;
    const { $from } = state.selection;
    const sizeBefore = $from.parent.content.size;
    return join(
      state,
      dispatch &&
        ((transaction) => {
          const { $from: $joined } = transaction.selection;
          const isJoined = $joined.parent.content.size > sizeBefore && transaction.selection.empty;
          const { nodeBefore, nodeAfter } = $joined;
          const [end, start] = [nodeBefore?.text ?? "", nodeAfter?.text ?? ""];
          if (isJoined && /\S$/.test(end) && /^\S/.test(start)) transaction.insertText(" ");
          dispatch(transaction);
        }),
      view,
    );
  };
