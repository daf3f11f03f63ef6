import { readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { templateIds } from "../src/model/page.ts";
import { packageFolder } from "./support/package-folder.ts";
import { listTree } from "./support/read-tree.ts";

/*
 * Reads the import lines and keeps the house style's rules true: which room may know which, and who may touch the disk.
 */

interface Import {
  /** The importing file, from the package's folder. */
  from: string;
  /** The package's or Node's name, or the imported file from the package's folder. */
  to: string;
  /** Only types are imported; nothing of it runs. */
  isType: boolean;
}

const files = ["src", "templates"].flatMap((folder) =>
  listTree(path.join(packageFolder, folder)).map((name) => `${folder}/${name}`),
);
/** Without the texts that a new practice begins with. */
const sources = files.filter((file) => /\.tsx?$/.test(file));
const imports = sources.flatMap(readImports);

/** `from → to` of the imports that break a rule. */
function breaches(isBreach: (each: Import) => boolean): string[] {
  return imports.filter(isBreach).map(({ from, to }) => `${from} → ${to}`);
}

const isCommandLine = (file: string): boolean => file === "src/cli.ts" || file.startsWith("src/commands/");

test("the import lines are read at all", () => {
  expect(imports).toContainEqual({ from: "src/commands/command-line.ts", to: "src/build.ts", isType: true });
  expect(imports).toContainEqual({ from: "src/commands/command-line.ts", to: "src/build.ts", isType: false });
  expect(imports).toContainEqual({ from: "src/read/yaml.ts", to: "yaml", isType: false });
  expect(imports).toContainEqual({ from: "templates/service.tsx", to: "src/model/page.ts", isType: true });
});

test("every import names a file with its extension", () => {
  expect(breaches(({ to }) => to.startsWith("src/") && !sources.includes(to))).toEqual([]);
  expect(breaches(({ to }) => to.startsWith("templates/") && !sources.includes(to))).toEqual([]);
});

describe("the disk, the terminal and the process", () => {
  test("files are read and written only where a step is made for it", () => {
    const mayUseDisk =
      /^src\/((read|media|emit|serve|schema|scaffold|disk|last-build)\/|package-folder\.ts$|code\/|render\/(layers|code-problems)\.ts$)/;
    expect(breaches(({ from, to }) => /^(node:)?fs(\/|$)/.test(to) && !mayUseDisk.test(from))).toEqual([]);
  });

  test.for(["process", "console"])("only the command line knows %s", (name) => {
    // The lock of an output folder names the process that holds it, and a template that is stopped hands on the signal.
    const excepted = ["src/emit/running-process.ts", "src/render/with-deadline.ts"];
    const isExcepted = (file: string): boolean => name === "process" && excepted.includes(file);
    const users = sources.filter((file) => !isCommandLine(file) && !isExcepted(file) && namesIn(file).has(name));
    expect(users).toEqual([]);
    expect(namesIn("src/cli.ts")).toContain(name);
    expect(breaches(({ from, to }) => to === `node:${name}` && !isCommandLine(from))).toEqual([]);
  });

  test("no step asks the clock, the locale or chance", () => {
    const steps = sources.filter((file) => /^src\/(read|model|validate|media|route|render|check)\//.test(file));
    const asking = steps.filter((file) =>
      /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\btoLocale\w*\(/.test(readText(file)),
    );
    expect(asking).toEqual([]);
  });
});

test.for([
  ["There is no site/ folder", "src/usage-error.ts"],
  ['"site/.schema', "src/schema/make-schemas.ts"],
  ["`site/.schema", undefined],
] as const)("%s is written in one place", ([words, file]) => {
  expect(sources.filter((each) => readText(each).includes(words))).toEqual(file === undefined ? [] : [file]);
});

describe("who knows whom", () => {
  test("React stays in templates/", () => {
    expect(
      breaches(
        ({ from, to }) => /^(react|react-dom|html-react-parser)(\/|$)/.test(to) && !from.startsWith("templates/"),
      ),
    ).toEqual([]);
  });

  test("templates know the model's types and each other, nothing else of ours", () => {
    const isOurs = (to: string): boolean => to.startsWith("src/");
    expect(
      breaches(
        ({ from, to, isType }) =>
          from.startsWith("templates/") && isOurs(to) && !(isType && to.startsWith("src/model/")),
      ),
    ).toEqual([]);
    expect(breaches(({ from, to }) => from.startsWith("src/") && to.startsWith("templates/"))).toEqual([]);
  });

  test("the model knows only itself and its schema library", () => {
    expect(
      breaches(({ from, to }) => from.startsWith("src/model/") && !to.startsWith("src/model/") && to !== "zod"),
    ).toEqual([]);
  });

  /** What a step may import besides model/, problem.ts, usage-error.ts, memory.ts, disk/ and its own files: of other steps only types. */
  const neighbours: Record<string, { types: string[]; values: string[] }> = {
    read: { types: [], values: [] },
    validate: { types: ["read"], values: ["src/markdown/markdown.ts"] },
    // Its encoders' versions are part of its keys.
    media: { types: ["validate"], values: ["src/package-folder.ts"] },
    route: { types: ["validate", "media"], values: ["src/markdown/markdown.ts"] },
    // The style sheet is named by its hash as pictures are, and what is kept by the versions that made it.
    render: {
      types: ["route"],
      values: [
        "src/media/hashed-path.ts",
        "src/package-folder.ts",
        "src/code/code-cache.ts",
        "src/code/run-code.ts",
        "src/code/read-if-there.ts",
      ],
    },
    check: { types: ["route", "render"], values: [] },
    emit: { types: ["check"], values: [] },
    // The preview sends the headers that a static host would, a script and a stylesheet of its own from the package, and files
    // only as long as their hash is the one in their name. It watches what a build would read.
    serve: {
      types: ["build.ts"],
      values: ["src/route/headers.ts", "src/package-folder.ts", "src/media/hashed-path.ts", "src/read/list-files.ts"],
    },
    // Not a step: what validate and route both make of Markdown.
    markdown: { types: [], values: [] },
    // Not a step: runs code, our own and that of templates, with what V8 made of it before.
    code: { types: ["program.ts"], values: [] },
    // Not a step: tells editors what validate will ask for.
    schema: { types: [], values: [] },
    // Not a step: what all who read and write files share.
    disk: { types: [], values: [] },
    // Not a step: compares what lies there with what a build noted, by the names that emit gives.
    "last-build": { types: [], values: ["src/emit/file-names.ts", "src/emit/manifest.ts"] },
    // Not a step either: writes content files for people to go on with.
    scaffold: { types: [], values: ["src/schema/make-schemas.ts"] },
  };

  test("every folder of src/ is a step, the build of all steps, the model, the catalogue of problems, or the command line", () => {
    const folders = new Set(sources.flatMap((file) => /^src\/([\w-]+)\//.exec(file)?.[1] ?? []));
    expect([...folders].sort()).toEqual([...Object.keys(neighbours), "build", "commands", "model", "problem"].sort());
  });

  test.for(Object.entries(neighbours))(
    "%s knows the model, and at most types of the step before",
    ([step, { types, values }]) => {
      const shared = ["src/problem.ts", "src/usage-error.ts", "src/memory.ts", ...values];
      const mayImport = ({ to, isType }: Import): boolean =>
        !to.startsWith("src/") ||
        shared.includes(to) ||
        ["model", "disk", step].some((folder) => to.startsWith(`src/${folder}/`)) ||
        (isType && types.some((name) => to.startsWith(`src/${name}`)));
      const own = (from: string): boolean => from.startsWith(`src/${step}/`);
      expect(imports.some(({ from }) => own(from))).toBe(true);
      expect(breaches((each) => own(each.from) && !mayImport(each))).toEqual([]);
    },
  );

  test("only build.ts and its parts see the steps, and the command line those that end its work", () => {
    const isStep = (to: string): boolean => /^src\/(read|validate|media|route|render|check|emit|serve)\//.test(to);
    const outside = (from: string): boolean => /^src\/(commands\/)?[\w-]+\.ts$/.test(from) && from !== "src/build.ts";
    expect(breaches(({ from, to, isType }) => outside(from) && isStep(to) && !isType).sort()).toEqual([
      // Refused before anything is read.
      "src/commands/build.ts → src/emit/output-folder.ts",
      "src/commands/failure.ts → src/emit/changed-meanwhile.ts",
      "src/commands/failure.ts → src/emit/stopped-writing.ts",
      // Which practices there are is known before any of them is read.
      "src/commands/roots.ts → src/read/root-list.ts",
      "src/commands/serve.ts → src/serve/serve-site.ts",
    ]);
  });

  test("the command line loads nothing heavy before it knows the command", () => {
    const errors = ["src/usage-error.ts", "src/emit/changed-meanwhile.ts", "src/emit/stopped-writing.ts"];
    const light = ["commander", "src/package-folder.ts", ...errors];
    const lines = sources.filter(isCommandLine).flatMap((file) =>
      [...readText(file).matchAll(/^import (?!type\b)[^;]* from "(?!node:)(.+)";$/gm)].map(([, name]) => ({
        file,
        to: name!.startsWith(".") ? path.posix.join(path.posix.dirname(file), name!) : name!,
      })),
    );
    expect(lines.length).toBeGreaterThan(light.length);
    expect(lines.filter(({ to }) => !isCommandLine(to) && !light.includes(to))).toEqual([]);
  });

  test("no two files import each other, not even by way of others", () => {
    const seen = new Map<string, "open" | "done">();
    const circles: string[] = [];
    const visit = (file: string, way: string[]): void => {
      if (seen.get(file) === "open") circles.push([...way.slice(way.indexOf(file)), file].join(" → "));
      if (seen.has(file)) return;
      seen.set(file, "open");
      for (const { from, to, isType } of imports) if (from === file && !isType) visit(to, [...way, file]);
      seen.set(file, "done");
    };
    for (const file of sources) visit(file, []);
    expect(circles).toEqual([]);
  });
});

describe("what is written for every practice", () => {
  test.for(["Kelpwood", "Costa Mesa", "Okafor", "Marisol", "Lindqvist", "Tidewater", "(714)", "92626"])(
    "%s is only in site/",
    (name) => {
      // An example in a remedy or a comment would be this practice's, too.
      expect(files.filter((file) => readText(file).toLowerCase().includes(name.toLowerCase()))).toEqual([]);
      const site = listTree(path.join(packageFolder, "site")).map((file) => readText(`site/${file}`));
      expect(site.some((text) => text.includes(name))).toBe(true);
    },
  );

  test("no service of the sample site is named in the code that builds it", () => {
    const slugs = listTree(path.join(packageFolder, "site/services")).map((file) => file.replace(/\.md$/, ""));
    // These two are the example in what problems tell an author to write.
    const examples = ["crowns", "veneers"];
    for (const slug of slugs.filter((each) => !examples.includes(each))) {
      expect(
        sources.filter((file) => new RegExp(`["'/\`]${slug}["'/\`.]`).test(readText(file))),
        slug,
      ).toEqual([]);
    }
  });

  test("every id that a template prints is kept from headings", () => {
    const printed = sources
      .filter((file) => file.endsWith(".tsx"))
      .flatMap((file) => [...readText(file).matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]!));
    expect(printed.length).toBeGreaterThan(2);
    expect(printed.filter((id) => !(templateIds as readonly string[]).includes(id))).toEqual([]);
  });
});

function readText(file: string): string {
  return readFileSync(path.join(packageFolder, file), "utf8");
}

function parse(file: string): ts.SourceFile {
  const kind = file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(file, readText(file), ts.ScriptTarget.Latest, true, kind);
}

function readImports(file: string): Import[] {
  const found: Import[] = [];
  const add = (specifier: ts.Node, isType: boolean): void => {
    if (!ts.isStringLiteral(specifier)) return;
    const { text } = specifier;
    const to = text.startsWith(".") ? path.posix.join(path.posix.dirname(file), text) : text;
    found.push({ from: file, to, isType });
  };
  visitNodes(parse(file), (node) => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, isTypeImport(node.importClause));
    if (ts.isExportDeclaration(node) && node.moduleSpecifier) add(node.moduleSpecifier, node.isTypeOnly);
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node.argument.literal, true);
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0]!, false);
  });
  return found;
}

function isTypeImport(clause: ts.ImportClause | undefined): boolean {
  if (clause === undefined) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const { name, namedBindings } = clause;
  return (
    !name &&
    namedBindings !== undefined &&
    ts.isNamedImports(namedBindings) &&
    namedBindings.elements.every(({ isTypeOnly }) => isTypeOnly)
  );
}

/** Every name a file uses that is not a property's; comments and texts do not count. */
function namesIn(file: string): Set<string> {
  const names = new Set<string>();
  visitNodes(parse(file), (node) => {
    if (!ts.isIdentifier(node)) return;
    const { parent } = node;
    const isProperty =
      (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
      (ts.isPropertyAssignment(parent) && parent.name === node);
    if (!isProperty) names.add(node.text);
  });
  return names;
}

function visitNodes(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => {
    visitNodes(child, visit);
  });
}

describe("the style sheet", () => {
  const styles = listTree(path.join(packageFolder, "assets/css"));

  test("names each colour in tokens.css, and on paper in print.css", () => {
    const colorful = styles.filter((file) =>
      /#[\da-f]{3,8}\b|\b(rgb|hsl|oklch)a?\(/i.test(readText(`assets/css/${file}`)),
    );
    expect(colorful).toEqual(["print.css", "tokens.css"]);
  });

  test("has every file in it", () => {
    const imported = [...readText("assets/css/site.css").matchAll(/@import "\.\/(.+?)"/g)].map(([, file]) => file);
    expect(imported.concat("site.css").sort()).toEqual(styles);
  });
});
