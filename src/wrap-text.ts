/** The longest line of what a command explains, in characters. */
const width = 80;

/** A paragraph in lines for the terminal, each with `indent` in front. */
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
