import { existsSync, readFileSync } from "node:fs";
import { builtinModules } from "node:module";
import path from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { packageFolder } from "./support/package-folder.ts";
import { listTree } from "./support/read-tree.ts";

/*
 * What is installed is what is used, at one version, as it was looked at; and each package says why it is here.
 */

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies?: Record<string, string>;
  /** A version, or for one package those of its own packages; `$name` is the version that is declared above. */
  overrides?: Record<string, string | Record<string, string>>;
  allowScripts: Record<string, boolean>;
}

interface Locked {
  integrity?: string;
  hasInstallScript?: boolean;
  version: string;
}

const readText = (file: string): string => readFileSync(path.join(packageFolder, file), "utf8");
const readManifest = (folder: string): Manifest => JSON.parse(readText(path.join(folder, "package.json"))) as Manifest;
const { dependencies, devDependencies = {}, ...manifest } = readManifest(".");

/** Every package that a file names: imported, required, or resolved. */
const uses = ["src", "templates", "bin", ".config", "test", "assets"].flatMap((folder) =>
  listTree(path.join(packageFolder, folder))
    .map((name) => `${folder}/${name}`)
    .filter((file) => /\.(tsx?|m?js)$/.test(file) && !/^test\/(fixtures|bench\/peers)\//.test(file))
    .flatMap((file) => packagesIn(file).map((name) => ({ file, name }))),
);

function packagesIn(file: string): string[] {
  const source = ts.createSourceFile(file, readText(file), ts.ScriptTarget.Latest, false);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const isNamed = ts.isImportDeclaration(node) || ts.isExportDeclaration(node);
    const specifier = isNamed
      ? node.moduleSpecifier
      : ts.isCallExpression(node) && isLoading(node)
        ? node.arguments[0]
        : undefined;
    if (specifier && ts.isStringLiteral(specifier)) found.push(specifier.text);
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument) && ts.isStringLiteral(node.argument.literal)) {
      found.push(node.argument.literal.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  const isOfNode = (name: string): boolean => name.startsWith("node:") || builtinModules.includes(name);
  return found.filter((name) => /^[@a-z]/.test(name) && !isOfNode(name)).map(packageOf);
}

/** `import("x")`, `require("x")`, `require.resolve("x")`, `import.meta.resolve("x")`; not a method of something else. */
function isLoading({ expression }: ts.CallExpression): boolean {
  if (expression.kind === ts.SyntaxKind.ImportKeyword) return true;
  const root =
    ts.isPropertyAccessExpression(expression) && expression.name.text === "resolve"
      ? expression.expression
      : expression;
  return ts.isMetaProperty(root) || (ts.isIdentifier(root) && root.text === "require");
}

function packageOf(specifier: string): string {
  return specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");
}

/** The package whose types these are: `@types/babel__code-frame` → `@babel/code-frame`. */
const typed = (name: string): string => name.replace(/^@types\//, "").replace(/^(\w+)__/, "@$1/");

test("the import lines are read at all", () => {
  expect(uses).toContainEqual({ file: "src/read/yaml.ts", name: "yaml" });
  expect(uses).toContainEqual({ file: "src/media/raster.ts", name: "sharp" });
  expect(uses).toContainEqual({ file: "templates/parts/parse-html.ts", name: "html-react-parser" });
  expect(uses).toContainEqual({ file: ".config/eslint.config.js", name: "typescript-eslint" });
});

/** What users run. The tool is bundled, and what it is bundled with is installed with it for the templates. */
const isShipped = (file: string): boolean => /^(src|templates|bin)\//.test(file);

describe("every package", () => {
  test("that is imported is declared, and what users run needs no development package", () => {
    const known = (file: string): object => (isShipped(file) ? dependencies : { ...dependencies, ...devDependencies });
    // Content files that a practice begins with import the types of the package by its own name.
    const undeclared = uses.filter(({ file, name }) => !Object.hasOwn(known(file), name) && name !== "dentalsite");
    expect(undeclared).toEqual([]);
  });

  test("that is declared is imported, run as a command, or the types of one that is", () => {
    const used = new Set(uses.map(({ name }) => name));
    const { scripts } = JSON.parse(readText("package.json")) as { scripts: Record<string, string> };
    const commands = Object.values(scripts).flatMap((script) =>
      script.split(/\s*&&\s*/).map((each) => each.split(" ")[0]!),
    );
    const isRun = (name: string): boolean => {
      const { bin = {} } = JSON.parse(readText(`node_modules/${name}/package.json`)) as { bin?: string | object };
      const names = typeof bin === "string" ? [name.split("/").at(-1)!] : Object.keys(bin);
      return names.some((each) => commands.includes(each));
    };
    const isUsed = (name: string): boolean => used.has(name) || isRun(name);
    const isTypes = (name: string): boolean =>
      name === "@types/node" ||
      (name.startsWith("@types/") &&
        isUsed(typed(name)) &&
        !existsSync(path.join(packageFolder, "node_modules", typed(name), "index.d.ts")));
    const declared = [...Object.keys(dependencies), ...Object.keys(devDependencies)];
    expect(declared.filter((name) => !isUsed(name) && !isTypes(name))).toEqual([]);
  });

  test("that only tests use is a development package", () => {
    const shipped = new Set(uses.filter(({ file }) => isShipped(file)).map(({ name }) => name));
    // Templates get theirs from a bundle, which names them in a text.
    const isNamed = (name: string): boolean => readText("src/render/templates.ts").includes(`"${name}/`);
    expect(Object.keys(dependencies).filter((name) => !shipped.has(name) && !isNamed(name))).toEqual([]);
  });

  test("has one exact version", () => {
    for (const folder of [".", "test/bench/peers"]) {
      const { dependencies, devDependencies, overrides } = readManifest(folder);
      const overridden = Object.entries(overrides ?? {}).flatMap(([name, version]) =>
        typeof version === "string" ? [[name, version] as const] : Object.entries(version),
      );
      const declared = { ...dependencies, ...devDependencies };
      const loose = [...Object.entries(declared), ...overridden].filter(
        ([, version]) =>
          !/^\d+\.\d+\.\d+$/.test(version.startsWith("$") ? (declared[version.slice(1)] ?? "") : version),
      );
      expect(loose, folder).toEqual([]);
    }
  });

  test("has a row with its reason in CONTRIBUTING.md, and no row is left of one that went", () => {
    const table = /## Why each package is here\n\n([^#]+)/.exec(readText("CONTRIBUTING.md"))![1]!;
    const rows = [...table.matchAll(/^\| (.+?) +\| (.+?) +\|$/gm)]
      .slice(2)
      .map(([, names, reason]) => ({ names: names!.split(", "), reason: reason! }));
    expect(rows.length).toBeGreaterThan(20);
    const isTypes = (name: string): boolean => name.startsWith("@types/");
    const declared = [...Object.keys(dependencies), ...Object.keys(devDependencies)].filter((name) => !isTypes(name));
    expect(rows.flatMap(({ names }) => names).sort()).toEqual(declared.sort());
    expect(rows.filter(({ reason }) => reason.length < 5)).toEqual([]);
  });
});

describe.for([".", "test/bench/peers"])("the lockfile in %s", (folder) => {
  const { packages } = JSON.parse(readText(path.join(folder, "package-lock.json"))) as {
    packages: Record<string, Locked>;
  };
  const locked = Object.entries(packages).filter(([name]) => name !== "");

  test("says of every package what its bytes are", () => {
    expect(locked.length).toBeGreaterThan(100);
    expect(
      locked.filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? "")).map(([name]) => name),
    ).toEqual([]);
  });

  test("has the versions of package.json", () => {
    const { dependencies, devDependencies } = readManifest(folder);
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
      expect(packages[`node_modules/${name}`]?.version, name).toBe(version);
    }
  });

  test("names no package that runs a script when it is installed but those that may", () => {
    const allowed = folder === "." ? manifest.allowScripts : readManifest(folder).allowScripts;
    const running = locked
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([name]) => name.replace(/^.*node_modules\//, ""));
    expect([...new Set(running)].sort()).toEqual(
      Object.keys(allowed)
        .filter((name) => allowed[name])
        .sort(),
    );
  });
});
