import { Parser } from "htmlparser2";

/** The words of a text in lowercase with single spaces, without the punctuation that tools may set differently. */
export function wordsOf(text: string): string {
  const words = text
    .toLowerCase()
    .replace(/['’]s\b/g, "")
    .match(/[a-z0-9]+/g);
  return words?.join(" ") ?? "";
}

/** The words inside the `<main>` of a page. */
export function wordsOfMain(page: string): string {
  let text = "";
  let isInside = false;
  const parser = new Parser({
    onopentagname: (name) => {
      isInside ||= name === "main";
      text += " ";
    },
    ontext: (data) => {
      if (isInside) text += data;
    },
    onclosetag: (name) => {
      isInside &&= name !== "main";
      text += " ";
    },
  });
  parser.end(page);
  return wordsOf(text);
}
