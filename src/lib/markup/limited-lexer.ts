import { getDefaults, Lexer, Tokenizer, type Token, type Tokens } from "marked";
import { limits } from "../../model/build/limits.ts";
import type { Details } from "../../problems/problem.ts";

/** Thrown if a text passes a limit. `written` is the line where it does. */
export class TooLarge extends Error {
  override name = "TooLarge";

  constructor(
    readonly details: Details<"file/too-large">,
    readonly written: string,
  ) {
    super("The text is too large.");
  }
}

class LimitedTokenizer extends Tokenizer {
  #cells = 0;

  /** The parser makes a cell for each column in each row, however short the row is: 100 KB can become hundreds of millions. */
  override table(source: string): Tokens.Table | undefined {
    const [, head, hyphens = "", rest = ""] = this.rules.block.table.exec(source) ?? [];
    if (head === undefined || !/[|:]/.test(hyphens)) return undefined;
    const columns = hyphens.replace(/^ *\|| *\| *$/g, "").split("|").length;
    const rows = rest.trim() === "" ? 1 : rest.trimEnd().split("\n").length + 1;
    this.#cells += columns * rows;
    if (this.#cells > limits.parts) throw new TooLarge({ way: "table", rows, columns, limit: limits.parts }, head);
    return super.table(source);
  }

  /** GFM makes "www.example.com" in a text a link to http, which no page may have. */
  override url(source: string): Tokens.Link | undefined {
    const link = super.url(source);
    return link?.raw.startsWith("www.") ? { ...link, href: link.href.replace("http:", "https:") } : link;
  }

  /** Two tildes strike words out. GFM also strikes with one, which nobody means in H~2~O or "5~10 or 15~20 minutes". */
  override del(...source: Parameters<Tokenizer["del"]>): Tokens.Del | undefined {
    return source[0].startsWith("~~") ? super.del(...source) : undefined;
  }
}

/** Throws a TooLarge if the tables have too many cells. */
export function lexMarkdown(text: string): Token[] {
  return createLexer().lex(text);
}

/** Lexes blocks only; their text waits in the lexer's queue. Throws a TooLarge if the tables have too many cells. */
export function lexBlocks(text: string): Lexer {
  const lexer = createLexer();
  lexer.blockTokens(text, lexer.tokens);
  return lexer;
}

function createLexer(): Lexer {
  return new Lexer({ ...getDefaults(), tokenizer: new LimitedTokenizer() });
}
