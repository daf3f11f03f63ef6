import { problemCodes } from "./catalogue.ts";
import { codesByFamily, titleOf } from "./explain.ts";

/** The text of README.md with the table of codes as the catalogue has it. Throws where the two comments around it are missing. */
export function withCodeTable(readme: string): string {
  return withTable(readme, "codes", codeTable());
}

/** The text of README.md with a new table between the comments with its name. Throws where they are missing. */
export function withTable(readme: string, name: string, table: string): string {
  const [opening, closing] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const from = readme.indexOf(opening);
  const to = readme.indexOf(closing);
  if (from === -1 || to < from) throw new Error(`README.md needs a line ${opening} and below it a line ${closing}.`);
  return `${readme.slice(0, from)}${opening}\n\n${table}\n\n${readme.slice(to)}`;
}

/** As Prettier writes it, so that formatting leaves it alone. */
function codeTable(): string {
  const rows = codesByFamily()
    .flat()
    .map((code) => [`\`${code}\``, titleOf(code)] as const);
  const first = Math.max(...problemCodes.map((code) => code.length + 2));
  const second = Math.max(...problemCodes.map((code) => titleOf(code).length));
  const line = (left: string, right: string): string => `| ${left.padEnd(first)} | ${right.padEnd(second)} |`;
  return [
    line("code", "what it is about"),
    line("-".repeat(first), "-".repeat(second)),
    ...rows.map(([code, title]) => line(code, title)),
  ].join("\n");
}
