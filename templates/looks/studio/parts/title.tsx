import { wholeWords } from "../../../parts/whole-words.tsx";

/** The page's only `h1`, marked with the room it needs: the letters of its longest word, and of the whole. */
export function Title({ title }: { title: string }) {
  const longest = Math.max(...title.split(/[\s-]+/).map(({ length }) => length));
  return (
    <h1 data-word={rungOf(longest, [8, 12, 16, 20])} data-line={rungOf(title.length, [9, 20, 36, 60])}>
      {wholeWords(title)}
    </h1>
  );
}

const rungOf = (letters: number, rungs: number[]): number | "more" => rungs.find((most) => letters <= most) ?? "more";
