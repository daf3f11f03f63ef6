/** A small label for what a reader should know about a block, such as that its facts are made up. */
export function Tag({ text }: { text: string }) {
  return <p className="tag">{text}</p>;
}
