import { lineAt, type Place } from "../../model/build/place.ts";
import type { BodyIn } from "../../model/build/source.ts";
import { problem, type Problem } from "../../problems/problem.ts";

/** Markup that only Word, Outlook and Google Docs write. */
const programs = [
  ["Word", /\bmso-[\w-]+\s*:|class=["']?(?:Mso|x_Mso)\w*|<\/?[ovw]:\w+|<!--\[if|StartFragment|data-ccp-props/],
  ["Google Docs", /docs-internal-guid|white-space:\s*pre(?:-wrap)?|<b style=["']font-weight:\s*normal/],
] as const;

interface Paste {
  program: string;
  /** The first characters that give the program away. */
  written: string;
}

/** Finds out whether HTML was pasted from a program together with that program's formatting. */
export function findPaste(html: string): Paste | undefined {
  for (const [program, pattern] of programs) {
    const [written] = pattern.exec(html) ?? [];
    if (written !== undefined) return { program, written };
  }
  const written = [...html.matchAll(/style=["'][^"'<>]*/g)].map(([style]) => style).find(isOfProgram);
  return written === undefined ? undefined : { program: "another program", written };
}

/** Whether a style has more settings than a person writes, and some of them are about letters or lines. */
function isOfProgram(style: string): boolean {
  return style.split(";").length > 2 && /font|line-height|margin|background/.test(style);
}

const isAboutHtml = ({ code }: Problem): boolean => code.startsWith("html/");

/** Replaces all problems of a field's HTML with one, if the HTML was pasted. */
export function replaceInField(problems: Problem[], html: string, placeOf: (written: string) => Place): Problem[] {
  const paste = problems.some(isAboutHtml) ? findPaste(html) : undefined;
  if (paste === undefined) return problems;
  const { program, written } = paste;
  return [problem("html/pasted", placeOf(written), { program, isHtml: true }), ...problems.filter(not(isAboutHtml))];
}

/** Replaces all problems of the HTML in each pasted piece of a Markdown text with one. */
export function replaceInMarkdown(problems: Problem[], written: BodyIn): Problem[] {
  if (!problems.some(isAboutHtml)) return problems;
  const pieces = findPieces(written);
  const isIn = ({ place }: Problem, { first, last }: Piece): boolean => place.line >= first && place.line <= last;
  const refused = problems.filter(isAboutHtml);
  const pasted = pieces.filter((piece) => refused.some((each) => isIn(each, piece)));
  const isReplaced = (each: Problem): boolean => isAboutHtml(each) && pasted.some((piece) => isIn(each, piece));
  return [
    ...pasted.map(({ place, program }) => problem("html/pasted", place, { program, isMarkdown: true })),
    ...problems.filter(not(isReplaced)),
  ];
}

/** A run of pasted blocks, from its first line to its last, counted from 1. */
interface Piece {
  first: number;
  last: number;
  program: string;
  place: Place;
}

function findPieces({ file, text, bodyOffset }: BodyIn): Piece[] {
  const pieces: Piece[] = [];
  let line = text.slice(0, bodyOffset).split("\n").length;
  let isOpen = false;
  for (const block of text.slice(bodyOffset).split(/\n[^\S\n]*\n/)) {
    const last = line + block.split("\n").length - 1;
    const paste = findPaste(block);
    if (paste !== undefined && isOpen) pieces.at(-1)!.last = last;
    else if (paste !== undefined) {
      const { program, written } = paste;
      const lineOfIt = line + block.slice(0, block.indexOf(written)).split("\n").length - 1;
      const column = lineAt(text, lineOfIt).indexOf(written.split("\n", 1)[0]!) + 1;
      const place = { file, line: lineOfIt, column, length: written.split("\n", 1)[0]!.length };
      pieces.push({ first: line, last, program, place });
    }
    isOpen = paste !== undefined || (isOpen && block.trim() === "");
    line = last + 2;
  }
  return pieces;
}

const not =
  (is: (each: Problem) => boolean) =>
  (each: Problem): boolean =>
    !is(each);
