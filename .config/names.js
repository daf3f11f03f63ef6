// Prints each name that two files of src/ give a function or a type, with the files, and fails if there is one: a name that means two
// things has to be looked up each time. Functions inside other functions and methods do not count.

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

const folder = path.join(import.meta.dirname, "../src");
const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => /\.tsx?$/.test(file));

const filesOf = new Map();
for (const file of files) {
  const { statements } = ts.createSourceFile(
    file,
    readFileSync(path.join(folder, file), "utf8"),
    ts.ScriptTarget.Latest,
  );
  for (const name of statements.flatMap(listNames)) filesOf.set(name, [...(filesOf.get(name) ?? []), file]);
}

const repeated = [...filesOf].filter(([, [, second]]) => second !== undefined);
for (const [name, all] of repeated) console.error(`${name}: ${all.join(", ")}`);
process.exitCode = repeated.length === 0 ? 0 : 1;

/** Lists the names of functions and types that a statement of a module declares. */
function listNames(statement) {
  if (ts.isClassDeclaration(statement)) return statement.name ? [statement.name.text] : [];
  if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) return [statement.name.text];
  if (ts.isFunctionDeclaration(statement)) return statement.body && statement.name ? [statement.name.text] : [];
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations
    .filter(({ initializer }) => initializer !== undefined && ts.isArrowFunction(initializer))
    .map(({ name }) => name.text);
}
