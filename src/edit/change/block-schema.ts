import { Schema, type Node, type TagParseRule } from "prosemirror-model";
import { bulletList, listItem, orderedList } from "prosemirror-schema-list";

/** The number of the block that a node was read from. Null if the node is new, or inside of a block. */
const attrs = { origin: { default: null } };

/** Whether a paragraph is words of HTML without tags around them. */
const bare = { isBare: { default: false } };

const list = { group: "plain", content: "list_item+" };
const listAttrs = { isTight: { default: true }, ...attrs };

/** Words of a word processor that only look bold or italic; their styles are data. */
const styledAs = (pattern: RegExp): TagParseRule => ({
  tag: "span[data-style]",
  consuming: false,
  getAttrs: ({ dataset }) => pattern.test(dataset.style!) && null,
});

/** Google Docs puts all that is copied in bold that is none. */
const notBold = ":not([data-style*='weight:normal'], [data-style*='weight: normal'], [data-style*='weight:400'])";

/** The nodes and marks of formatted text. Markdown can say each of them; a `source` node holds what no other node says. */
export const textSchema = new Schema({
  nodes: {
    doc: { content: "(plain | source)+" },
    paragraph: {
      group: "plain",
      content: "inline*",
      attrs: { ...attrs, ...bare },
      parseDOM: [{ tag: "p" }],
      toDOM: () => ["p", 0],
    },
    heading: {
      group: "plain",
      content: "(text | piece)*",
      attrs: { level: { default: 2 }, ...attrs },
      defining: true,
      // The title is the page's, and the build takes no smaller heading.
      parseDOM: [2, 2, 3, 4, 4, 4].map((level, nth) => ({ tag: `h${nth + 1}`, attrs: { level } })),
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
    bullet_list: { ...bulletList, ...list, attrs: listAttrs },
    ordered_list: { ...orderedList, ...list, attrs: { ...orderedList.attrs, ...listAttrs } },
    list_item: { ...listItem, content: "paragraph plain*" },
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
      attrs: { href: {}, title: { default: "" } },
      inclusive: false,
      parseDOM: [
        {
          tag: "a[href]",
          getAttrs: (link) => ({ href: link.getAttribute("href"), title: link.title }),
        },
      ],
      toDOM: ({ attrs: { href, title } }) => ["a", { href: String(href), title: title ? String(title) : null }, 0],
    },
    strong: {
      parseDOM: [{ tag: `:is(strong, b)${notBold}` }, styledAs(/font-weight:\s*(?:bold|[6-9]00)/)],
      toDOM: () => ["strong", 0],
    },
    em: { parseDOM: [{ tag: "em" }, { tag: "i" }, styledAs(/font-style:\s*italic/)], toDOM: () => ["em", 0] },
    code: { code: true, parseDOM: [{ tag: "code" }], toDOM: () => ["code", 0] },
  },
});

export const { nodes, marks } = textSchema;

export const isListNode = ({ type }: Node): boolean => type === nodes.bullet_list || type === nodes.ordered_list;
