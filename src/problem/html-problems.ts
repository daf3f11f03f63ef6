import { lines, onOthers, prose, quoted, type Catalogue } from "./wording.ts";

const isWithoutEnd = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr|[?!].*)$/;
/** What stands between their tags are no words for patients. */
const holdsNoWords = /^(?:audio|canvas|iframe|math|noscript|object|script|select|style|svg|template|title|video)$/;

/** How to take out an element, which has most often a tag at both ends. */
export function remedyForElement(element: string): string {
  if (isWithoutEnd.test(element)) return "Remove it.";
  const tags = `<${element}> and </${element}>`;
  return holdsNoWords.test(element)
    ? `Remove ${tags} and all that is between them.`
    : `Remove ${tags}, but not the words between them.`;
}

const isList = /^[ou]l$/;

/** HTML inside the content, and the HTML of the pages made from it. */
export const htmlProblems = {
  "html/element": {
    title: "HTML that content may not use",
    story: prose`
      Text copied from a word processor or another web page brings elements with it, such as <div>, <font> or
      <script>. They would change the look of the page, load things from elsewhere, or run code in a patient's
      browser. Content may use only what text needs.
    `,
    before: lines`
      descriptionToBeParsed: <div>A crown covers a tooth.</div>
    `,
    after: lines`
      descriptionToBeParsed: <p>A crown covers a tooth.</p>
    `,
    word: ({ element, allowed }: { element: string; allowed: readonly string[] }) => ({
      message: `The HTML element <${element}> is not allowed here.`,
      remedy: `${remedyForElement(element)} Allowed: ${allowed.join(", ")}.`,
    }),
  },
  "html/comment": {
    title: "A note that every visitor could read",
    story: prose`
      A comment in HTML is not shown on the page, but it is in the file that each browser receives. Anyone can read it
      there, and search engines keep it. A note about a price or a patient would be public.
    `,
    before: lines`
      <!-- Ask the doctor whether this is still so. -->
      A crown is ready after two visits.
    `,
    after: lines`
      A crown is ready after two visits.
    `,
    word: () => ({
      message: "A comment (<!-- ... -->) would be sent to every visitor.",
      remedy: "Remove it. Among the keys at the top, a line that begins with # is a note to yourself.",
    }),
  },
  "html/attribute": {
    title: "A setting on an element that content may not use",
    story: prose`
      Most come with copied text: colors, sizes, classes of another site. The look of the pages is kept in one place,
      so that text stays easy to read in dark mode, enlarged and on paper. Some settings can even run code.
    `,
    before: lines`
      descriptionToBeParsed: <p style="color:red">A crown covers a tooth.</p>
    `,
    after: lines`
      descriptionToBeParsed: <p>A crown covers a tooth.</p>
    `,
    word: ({ element, attribute, allowed }: { element: string; attribute: string; allowed: readonly string[] }) => ({
      message: `The attribute ${quoted(attribute)} is not allowed on <${element}>.`,
      remedy: `Remove it with its value. ${
        allowed.length === 0 ? `<${element}> takes no attributes here.` : `Allowed: ${allowed.join(", ")}.`
      }`,
    }),
  },
  "html/unfinished-tag": {
    title: "A tag that never ends",
    story: prose`
      A quote or the closing character of a tag is missing. A browser then takes all that follows as part of the tag, and
      shows none of it to the patient.
    `,
    before: lines`
      descriptionToBeParsed: >-
        See <a href="/services/crowns>crowns</a> for more.
    `,
    after: lines`
      descriptionToBeParsed: >-
        See <a href="/services/crowns">crowns</a> for more.
    `,
    word: ({ tag }: { tag: string }) => ({
      message: `The tag ${tag} never ends, so all the text after it would be lost.`,
      remedy: "Add the closing quote or the > that is missing.",
    }),
  },
  "html/unclosed": {
    title: "An element that is opened and not closed",
    story: prose`
      The end was forgotten, or it has a typo. Without it, bold type or a link runs on to the end of the text, and
      each browser guesses in its own way where to stop.
    `,
    before: lines`
      descriptionToBeParsed: <p>A crown <strong>covers a tooth.</p>
    `,
    after: lines`
      descriptionToBeParsed: <p>A crown <strong>covers</strong> a tooth.</p>
    `,
    word: ({ element }: { element: string }) => ({
      message: `The HTML element <${element}> is opened but never closed.`,
      remedy: `Write </${element}> where it ends.`,
    }),
  },
  "html/stray-end": {
    title: "An end without a beginning",
    story: prose`
      Something was deleted and its closing tag stayed, or the two are spelled differently. What you wanted to
      emphasize is then plain text, or the part around it ends too soon.
    `,
    before: lines`
      descriptionToBeParsed: <p>A crown covers</strong> a tooth.</p>
    `,
    after: lines`
      descriptionToBeParsed: <p>A crown <strong>covers</strong> a tooth.</p>
    `,
    word: ({ element, isAllowed }: { element: string; isAllowed: boolean }) => ({
      message: `</${element}> closes an element that is not open here.`,
      remedy: isAllowed ? `Remove it, or write <${element}> where it begins.` : "Remove it.",
    }),
  },
  "html/nesting": {
    title: "An element inside one that cannot hold it",
    story: prose`
      A paragraph holds words, not lists or other paragraphs, and a list holds only its items. Browsers fix this
      silently, and may move words to where you did not put them.
    `,
    before: lines`
      descriptionToBeParsed: <p>Bring <ul><li>your glasses</li></ul></p>
    `,
    after: lines`
      descriptionToBeParsed: <p>Bring</p> <ul><li>your glasses</li></ul>
    `,
    word: ({ element, parent }: { element: string; parent: string }) => ({
      message: `<${element}> cannot be inside <${parent}>.`,
      remedy: isList.test(parent)
        ? `Put <li> before it and </li> after it, or write </${parent}> before it and remove that from after it.`
        : `Write </${parent}> before it, and remove the </${parent}> after it if there is one.`,
    }),
  },
  "html/invalid": {
    title: "A finished page that breaks the rules of HTML",
    story: prose`
      Browsers guess what broken HTML was meant to be, and not all guess alike. Screen readers guess worst. It comes
      from HTML in a content file, such as a copied table, or from a template of your own.
    `,
    before: lines`
      <h2 id="what it costs">What it costs</h2>
    `,
    after: lines`
      ## What it costs
    `,
    word: ({
      address,
      rule,
      message,
      snippet,
      others,
      isInContent,
    }: {
      address: string;
      rule: string;
      message: string;
      snippet: string;
      others: number;
      isInContent: boolean;
    }) => ({
      message: `The page ${quoted(address)}, made from this file, is not valid HTML at ${snippet}: ${message} (${rule}).${onOthers(others)}`,
      remedy: isInContent
        ? "Change it as the rule says, or write it in Markdown."
        : "Fix the template it is made with, or the HTML in this file.",
    }),
  },
} satisfies Catalogue;
