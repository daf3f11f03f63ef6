/** Longest line of a command's explanation, in characters. */
const width = 80;

/** Wraps a paragraph for the terminal, with `indent` before each line. */
export function wrapText(text: string, indent = ""): string {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    if (line !== "" && indent.length + line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line === "" ? word : `${line} ${word}`;
  }
  return [...lines, line].map((each) => indent + each).join("\n");
}
