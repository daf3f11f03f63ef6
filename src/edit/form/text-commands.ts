import type { Node, ResolvedPos } from "prosemirror-model";
import { chainCommands, joinBackward, joinForward, setBlockType, toggleMark } from "prosemirror-commands";
import { liftListItem, wrapInList } from "prosemirror-schema-list";
import { TextSelection, type Command, type EditorState, type Transaction } from "prosemirror-state";
import { isListNode, marks, nodes } from "../change/block-schema.ts";

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
  const [before, after] = [behind.length - behind.search(/\S*$/), `${ahead} `.search(/\s/)];
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

/** Breaks a line inside of a paragraph. */
export const breakLine: Command = (state, dispatch) => {
  if (state.selection.$from.parent.type !== nodes.paragraph) return false;
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
  return true;
};

type ListName = "bullet_list" | "ordered_list";

/** The kind of the innermost list around the cursor. */
export function listKindAt({ selection: { $from } }: EditorState): ListName | undefined {
  for (let depth = $from.depth; depth > 0; depth--) {
    const { type } = $from.node(depth);
    if (isListNode($from.node(depth))) return type === nodes.bullet_list ? "bullet_list" : "ordered_list";
  }
  return undefined;
}

/** Makes paragraphs a list, a list one of another kind, or its items paragraphs. */
export const toggleList =
  (name: ListName): Command =>
  (state, dispatch, view) => {
    const around = listKindAt(state);
    if (around === name) return liftListItem(nodes.list_item)(state, dispatch, view);
    if (around === undefined) return chainCommands(wrapInList(nodes[name]), asParagraph)(state, dispatch, view);
    const { $from } = state.selection;
    const depth = [...Array($from.depth + 1).keys()].findLast((each) => isListNode($from.node(each)))!;
    const { attrs } = $from.node(depth);
    dispatch?.(state.tr.setNodeMarkup($from.before(depth), nodes[name], { ...attrs, start: 1 }));
    return true;
  };

/** A heading is a paragraph first. */
const asParagraph: Command = setBlockType(nodes.paragraph);

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

/** Takes the whole link that the cursor is in away; its words stay. */
export const removeLink: Command = (state, dispatch) => {
  const [from, to] = linkAround(state) ?? [0, 0];
  dispatch?.(state.tr.removeMark(from, to, marks.link));
  return to > from;
};

function linkAround({ selection: { $from, from, to, empty } }: EditorState): [from: number, to: number] | undefined {
  if (!empty) return [from, to];
  const link = marks.link.isInSet($from.marks());
  if (!link) return undefined;
  const { children } = $from.parent;
  const has = (nth: number): boolean => children[nth] !== undefined && link.isInSet(children[nth].marks);
  let [first, last] = [$from.index(), $from.index()];
  if (!has(first)) first = last = first - 1;
  while (has(first - 1)) first--;
  while (has(last + 1)) last++;
  return [$from.posAtIndex(first), $from.posAtIndex(last + 1)];
}

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

export const setHeading = (level: number): Command =>
  level === 0 ? setBlockType(nodes.paragraph) : setBlockType(nodes.heading, { level });
