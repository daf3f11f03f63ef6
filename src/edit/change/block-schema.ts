import { Schema, type DOMOutputSpec, type Node, type NodeSpec, type TagParseRule } from "prosemirror-model";

/** The number of the block that a node was read from, or of the list and the item in it: "3.1". Null if the node is new. */
const attrs = { origin: { default: null } };

const listSpec = (tag: "ul" | "ol"): NodeSpec => ({
  group: "plain",
  content: "list_item+",
  attrs: { start: { default: 1 }, isTight: { default: true }, ...attrs },
  parseDOM: [{ tag }],
  toDOM: ({ attrs: { start } }): DOMOutputSpec => [tag, start === 1 ? {} : { start: Number(start) }, 0],
});

/** The greatest heading below a title that is the page's, and the smallest that the build takes. */
const [greatest, smallest] = [2, 4];

const headingRule = (written: number): TagParseRule => ({
  tag: `h${written}`,
  attrs: { level: Math.min(smallest, Math.max(greatest, written)) },
});

/** What formatted text is made of. Each node is something that Markdown can say; `source` is Markdown that only its source says. */
export const textSchema = new Schema({
  nodes: {
    doc: { content: "(plain | source)+" },
    paragraph: { group: "plain", content: "inline*", attrs, parseDOM: [{ tag: "p" }], toDOM: () => ["p", 0] },
    heading: {
      group: "plain",
      content: "(text | piece)*",
      attrs: { level: { default: greatest }, ...attrs },
      defining: true,
      parseDOM: [1, 2, 3, 4, 5, 6].map(headingRule),
      toDOM: ({ attrs: { level } }) => [`h${Number(level)}`, 0],
    },
    blockquote: {
      group: "plain",
      content: "plain+",
      attrs,
      defining: true,
      parseDOM: [{ tag: "blockquote" }],
      toDOM: () => ["blockquote", 0],
    },
    bullet_list: listSpec("ul"),
    ordered_list: listSpec("ol"),
    list_item: {
      content: "paragraph plain*",
      attrs,
      defining: true,
      parseDOM: [{ tag: "li" }],
      toDOM: () => ["li", 0],
    },
    source: {
      content: "text*",
      marks: "",
      attrs,
      code: true,
      defining: true,
      isolating: true,
      parseDOM: [{ tag: "pre[data-source]", preserveWhitespace: "full" }],
      toDOM: () => ["pre", { "data-source": "", class: "code" }, 0],
    },
    text: { group: "inline" },
    hard_break: { group: "inline", inline: true, selectable: false, parseDOM: [{ tag: "br" }], toDOM: () => ["br"] },
    // A picture, or a link whose address is elsewhere: it can be moved and deleted.
    piece: {
      group: "inline",
      inline: true,
      atom: true,
      attrs: { raw: {}, words: { default: "" } },
      parseDOM: [
        {
          tag: "span[data-piece]",
          getAttrs: ({ dataset, textContent }) => ({ raw: dataset.piece, words: textContent }),
        },
      ],
      toDOM: ({ attrs: { raw, words } }) => ["span", { "data-piece": String(raw) }, String(words)],
    },
  },
  marks: {
    link: {
      attrs: { href: {}, title: { default: null } },
      inclusive: false,
      parseDOM: [
        {
          tag: "a[href]",
          getAttrs: (link) => ({ href: link.getAttribute("href"), title: link.getAttribute("title") }),
        },
      ],
      toDOM: ({ attrs: { href, title } }) => ["a", { href: String(href), title: title as string | null }, 0],
    },
    strong: { parseDOM: [{ tag: "strong" }, { tag: "b" }], toDOM: () => ["strong", 0] },
    em: { parseDOM: [{ tag: "em" }, { tag: "i" }], toDOM: () => ["em", 0] },
    code: { code: true, parseDOM: [{ tag: "code" }], toDOM: () => ["code", 0] },
  },
});

export const { nodes, marks } = textSchema;

export const isListNode = ({ type }: Node): boolean => type === nodes.bullet_list || type === nodes.ordered_list;
