import type { Node, NodeRange, NodeType } from "prosemirror-model";
import { chainCommands, setBlockType } from "prosemirror-commands";
import { liftListItem, wrapInList } from "prosemirror-schema-list";
import type { Command, EditorState, Transaction } from "prosemirror-state";
import { isListNode, marks, nodes } from "../change/block-schema.ts";

/* What buttons and keys do with formatted text, beyond what ProseMirror's packages bring. */

/**
 * Makes one list of lists of one kind that are below each other, which Markdown cannot tell apart. Words of HTML without tags become a
 * paragraph beside another one.
 */
export function settleBlocks({ doc, tr: transaction }: EditorState): Transaction {
  const places: number[] = [];
  doc.descendants((node, at) => {
    const { nodeBefore: before } = isListNode(node) ? doc.resolve(at) : { nodeBefore: null };
    if (before?.type === node.type && !wereApart(before, node)) places.unshift(at);
  });
  for (const at of places) transaction.join(at);
  const { children } = transaction.doc;
  const isNew = (before: Node | undefined, after: Node | undefined): boolean =>
    before !== undefined && before.type === after?.type && !wereApart(before, after);
  transaction.doc.forEach((node, at, nth) => {
    if (node.attrs.isBare === true && (isNew(children[nth - 1], node) || isNew(node, children[nth + 1])))
      transaction.setNodeAttribute(at, "isBare", false);
  });
  return transaction;
}

/** Whether two lists have been below each other in the text, as with other bullets. */
const wereApart = (before: Node, after: Node): boolean => Number(before.attrs.origin ?? NaN) + 1 === after.attrs.origin;

/** Makes a command that joins paragraphs put a space between their sentences. */
export const joinText =
  (join: Command): Command =>
  (state, dispatch, view) => {
    const sizeBefore = state.selection.$from.parent.content.size;
    const joined = (transaction: Transaction): void => {
      const { $from, empty } = transaction.selection;
      const [end, start] = [$from.nodeBefore?.text ?? "", $from.nodeAfter?.text ?? ""];
      const isJoined = empty && $from.parent.content.size > sizeBefore;
      dispatch!(isJoined && /\S$/.test(end) && /^\S/.test(start) ? transaction.insertText(" ") : transaction);
    };
    return join(state, dispatch && joined, view);
  };

/** Breaks a line inside of a paragraph. */
export const breakLine: Command = (state, dispatch) => {
  if (state.selection.$from.parent.type !== nodes.paragraph) return false;
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
  return true;
};

/** The innermost list around the cursor. */
export const listAtCursor = ({ selection: { $from } }: EditorState): NodeRange | null =>
  $from.blockRange(undefined, isListNode);

/** Makes paragraphs a list, a list one of another kind, or its items paragraphs. */
export const toggleList =
  (type: NodeType): Command =>
  (state, dispatch, view) => {
    const around = listAtCursor(state);
    if (around?.parent.type === type) return liftListItem(nodes.list_item)(state, dispatch, view);
    // A heading is a paragraph first.
    if (!around) return chainCommands(wrapInList(type), setBlockType(nodes.paragraph))(state, dispatch, view);
    const { $from, depth, parent } = around;
    dispatch?.(state.tr.setNodeMarkup($from.before(depth), type, { ...parent.attrs, order: 1 }));
    return true;
  };

/** Makes the chosen words a link; puts new words there if none are chosen. */
export const setLink =
  (href: string, title: string): Command =>
  (state, dispatch) => {
    const link = marks.link.create({ href });
    const { from, to, empty, $from } = state.selection;
    if (!$from.parent.type.allowsMarkType(marks.link)) return false;
    const made = empty
      ? state.tr.replaceSelectionWith(state.schema.text(title, [link]), false)
      : state.tr.addMark(from, to, link);
    dispatch?.(made.removeStoredMark(marks.link));
    return true;
  };

/** Takes the links of the chosen words away, or the whole link that the cursor is in; its words stay. */
export const removeLink: Command = ({ selection: { $from, from, to, empty }, tr: transaction }, dispatch) => {
  const link = marks.link.isInSet($from.marks());
  const { parent } = $from;
  let [first, last] = [$from.index(), $from.indexAfter()];
  while (link && first > 0 && link.isInSet(parent.child(first - 1).marks)) first--;
  while (link && last < parent.childCount && link.isInSet(parent.child(last).marks)) last++;
  const [start, end] = empty ? [$from.posAtIndex(first), $from.posAtIndex(last)] : [from, to];
  dispatch?.(transaction.removeMark(start, end, marks.link));
  return true;
};

/** Whether words at the cursor, or some of the chosen ones, have a mark. */
export function hasMark({ doc, selection, storedMarks }: EditorState, mark: "strong" | "em" | "link"): boolean {
  const { from, to, empty, $from } = selection;
  return empty
    ? (storedMarks ?? $from.marks()).some(({ type }) => type === marks[mark])
    : doc.rangeHasMark(from, to, marks[mark]);
}

/** The level of the heading that the cursor is in, and the greatest level that may follow the headings before it. */
export function headingAt({ doc, selection: { $from } }: EditorState): { level: number; next: number } {
  const before = doc.children.slice(0, $from.index(0)).findLast(({ type }) => type === nodes.heading);
  const { type, attrs } = $from.parent;
  const next = Math.min(4, (before ? Number(before.attrs.level) : 1) + 1);
  return { level: type === nodes.heading ? Number(attrs.level) : 0, next };
}
