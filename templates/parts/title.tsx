import { wholeWords } from "./whole-words.tsx";

/** The page's only `h1`. */
export function Title({ title }: { title: string }) {
  return <h1>{wholeWords(title)}</h1>;
}
