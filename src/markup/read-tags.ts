import { Tokenizer, TokenizerMode, type Token } from "parse5";

/** What a stretch of HTML is made of, in its order, by the tokenization of the HTML Living Standard. */
export interface TagHandler {
  onStartTag: (tag: Token.TagToken, location: Token.LocationWithAttributes) => void;
  onEndTag: (element: string, location: Token.Location) => void;
  /** With its references decoded. */
  onText: (text: string) => void;
  /** Comments, and whatever else is in `<!…>`, `<?…>` and `</…>` without being a tag. */
  onComment: (location: Token.Location) => void;
  /** A tag that never ends swallows the rest of the text. */
  onUnfinished: (offset: number) => void;
}

/** Reads HTML tag by tag. No tree is built: what is nested wrongly comes as it is written. */
export function readTags(html: string, handler: TagHandler): void {
  /** Of the last tag or comment. */
  let end = 0;
  const located = <Located extends Token.Location>(location: Located | null): Located => {
    end = location!.endOffset;
    return location!;
  };
  const onCharacter = ({ chars }: Token.CharacterToken): void => {
    handler.onText(chars);
  };
  const onComment = ({ location }: { location: Token.Location | null }): void => {
    handler.onComment(located(location));
  };
  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onStartTag: (tag) => {
        handler.onStartTag(tag, located(tag.location));
        tokenizer.state = modes[tag.tagName] ?? tokenizer.state;
      },
      onEndTag: ({ tagName, location }) => {
        handler.onEndTag(tagName, located(location));
      },
      onCharacter,
      onWhitespaceCharacter: onCharacter,
      onNullCharacter: onCharacter,
      onComment,
      onDoctype: onComment,
      onEof: () => {
        const start = html.slice(end).search(/<[a-z/!?]/i);
        if (start !== -1) handler.onUnfinished(end + start);
      },
      onParseError: null,
    },
  );
  tokenizer.write(html, true);
}

/** Elements that hold text only (HTML Living Standard, "parsing elements that contain only text"). */
const modes: Readonly<Record<string, Tokenizer["state"] | undefined>> = {
  script: TokenizerMode.SCRIPT_DATA,
  style: TokenizerMode.RAWTEXT,
  title: TokenizerMode.RCDATA,
  textarea: TokenizerMode.RCDATA,
};

/** A text without tags, with its references decoded. */
export function decodeReferences(text: string): string {
  if (!text.includes("&")) return text;
  let decoded = "";
  const ignore = (): void => undefined;
  readTags(text.replaceAll("<", "&lt;"), {
    onText: (part) => {
      decoded += part;
    },
    onStartTag: ignore,
    onEndTag: ignore,
    onComment: ignore,
    onUnfinished: ignore,
  });
  return decoded;
}
