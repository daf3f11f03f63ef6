import { createProgram } from "../../cli.ts";

/** Returns the text of `--help` for each command, in lines of a hundred characters. */
export function commandHelp(): string {
  const program = createProgram();
  return program.commands
    .map((command) => {
      let text = "";
      const write = (part: string): void => void (text += part);
      command
        .configureHelp({ showGlobalOptions: false })
        .configureOutput({ writeOut: write, getOutHelpWidth: () => 100, getOutHasColors: () => false })
        .outputHelp();
      return `## dentalsite ${command.name()}\n\n\`\`\`text\n${text.trimEnd()}\n\`\`\``;
    })
    .join("\n\n");
}
