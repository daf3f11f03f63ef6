/** Roles of WAI-ARIA 1.3, Digital Publishing WAI-ARIA 1.1 and WAI-ARIA Graphics 1.0, without the abstract ones. */
export const roles: ReadonlySet<string> = new Set(
  (
    "alert alertdialog application article banner blockquote button caption cell checkbox code columnheader combobox " +
    "comment complementary contentinfo definition deletion dialog directory document emphasis feed figure form generic " +
    "graphics-document graphics-object graphics-symbol grid gridcell group heading image img insertion link list listbox " +
    "listitem log main mark marquee math menu menubar menuitem menuitemcheckbox menuitemradio meter navigation none note " +
    "option paragraph presentation progressbar radio radiogroup region row rowgroup rowheader scrollbar search searchbox " +
    "sectionfooter sectionheader separator slider spinbutton status strong subscript suggestion superscript switch tab " +
    "table tablist tabpanel term text textbox time timer toolbar tooltip tree treegrid treeitem " +
    "doc-abstract doc-acknowledgments doc-afterword doc-appendix doc-backlink doc-biblioentry doc-bibliography " +
    "doc-biblioref doc-chapter doc-colophon doc-conclusion doc-cover doc-credit doc-credits doc-dedication doc-endnote " +
    "doc-endnotes doc-epigraph doc-epilogue doc-errata doc-example doc-footnote doc-foreword doc-glossary doc-glossref " +
    "doc-index doc-introduction doc-noteref doc-notice doc-pagebreak doc-pagefooter doc-pageheader doc-pagelist doc-part " +
    "doc-preface doc-prologue doc-pullquote doc-qna doc-subtitle doc-tip doc-toc"
  ).split(" "),
);

type Values = RegExp | undefined;

const oneOf = (...words: readonly string[]): RegExp => new RegExp(`^(?:${words.join("|")})$`);
const severalOf = (...words: readonly string[]): RegExp =>
  new RegExp(`^\\s*(?:${words.join("|")})(?:\\s+(?:${words.join("|")}))*\\s*$`);
const trueOrFalse = oneOf("true", "false");
const trueFalseOrUndefined = oneOf("true", "false", "undefined");
const threeStates = oneOf("true", "false", "mixed", "undefined");
const wholeNumber = /^\s*-?\d+\s*$/;
const anyNumber = /^\s*-?(?:\d+\.?\d*|\.\d+)\s*$/;
const anyText: Values = undefined;

/** States and properties of WAI-ARIA 1.3, without `aria-` in front, with the values that each may have. */
export const ariaAttributes: ReadonlyMap<string, Values> = new Map<string, Values>([
  ...list(
    "activedescendant braillelabel brailleroledescription colindextext controls describedby description",
    anyText,
  ),
  ...list("details errormessage flowto keyshortcuts label labelledby owns placeholder roledescription", anyText),
  ...list("rowindextext valuetext", anyText),
  ...list("atomic busy disabled modal multiline multiselectable readonly required", trueOrFalse),
  ...list("expanded grabbed hidden selected", trueFalseOrUndefined),
  ...list("checked pressed", threeStates),
  ...list("colcount colindex colspan level posinset rowcount rowindex rowspan setsize", wholeNumber),
  ...list("valuemax valuemin valuenow", anyNumber),
  ["autocomplete", oneOf("inline", "list", "both", "none")],
  ["current", oneOf("page", "step", "location", "date", "time", "true", "false")],
  ["dropeffect", severalOf("copy", "execute", "link", "move", "none", "popup")],
  ["haspopup", oneOf("false", "true", "menu", "listbox", "tree", "grid", "dialog")],
  ["invalid", oneOf("grammar", "false", "spelling", "true")],
  ["live", oneOf("assertive", "off", "polite")],
  ["orientation", oneOf("horizontal", "undefined", "vertical")],
  ["relevant", severalOf("additions", "all", "removals", "text")],
  ["sort", oneOf("ascending", "descending", "none", "other")],
]);

function list(names: string, values: Values): [string, Values][] {
  return names.split(" ").map((name) => [name, values]);
}
