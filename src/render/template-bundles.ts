import type { Recall } from "../memory.ts";
import type { TemplateName } from "../model/page.ts";
import { bundle, type BundleSettings } from "./bundle.ts";
import type { CodePlaces } from "./code-places.ts";
import type { Bundle } from "./kept-bundle.ts";
import { Layers, type LayeredFile } from "./layers.ts";
import { forNode, libraries } from "./libraries.ts";
import { globalsInFull } from "./outside-inputs.ts";
import { packagesOf } from "./packages.ts";

/** Each makes one kind of page; all else in `templates/` are parts of them. */
export const templateNames: readonly TemplateName[] = [
  "home",
  "service",
  "introduction",
  "address",
  "meet-the-doctors",
  "office-tour",
  "patient-experiences",
  "legal",
  "error",
  "redirect",
];

/** Where the practice's bundle finds the package's templates. No package can have this name. */
export const packageTemplates = "dentalsite:templates";

/** The modules that the practice's bundle imports when it runs, unless it asks for more. */
export const givenToOwn: readonly string[] = [...libraries, packageTemplates];

const folder = "templates";

/** All of the package's own templates. They are the same for every practice, so they are bundled when the package is made. */
export function bundlePackageTemplates(places: CodePlaces, recall: Recall): Promise<Bundle> {
  const { packageFolder } = places;
  const layers = new Layers(folder, packageFolder, packageFolder);
  const modules = layers.list("package").filter((name) => /\.tsx?$/.test(name));
  return bundleTemplates("templates", { ...places, root: packageFolder }, recall, {
    layers,
    entry: `${entryOf(templateNames)}\n${exportAll("modules", modules)}`,
    external: libraries,
    listsImports: true,
  });
}

/** What each of the package's templates exports, by name below the folder. */
export type ExportsOf = Readonly<Record<string, object>>;

/**
 * The practice's own templates, and those of the package's that import one, however indirectly; undefined where there are none.
 * Others are imported from the package's bundle, so that an edit is as quick as it is small.
 */
export async function bundleOwnTemplates(
  base: Bundle,
  exportsOf: ExportsOf,
  places: CodePlaces,
  recall: Recall,
): Promise<Bundle | undefined> {
  const layers = new Layers(folder, places.root, places.packageFolder);
  const covered = Object.keys(base.imports ?? {}).filter((name) => isOwn(layers.find(name)));
  const affected = findAffected(base, covered);
  const pages = templateNames.filter((name) => isOwn(layers.find(name)) || affected.has(`${name}.tsx`));
  if (pages.length === 0) return undefined;
  return bundleTemplates("own-templates", places, recall, {
    layers,
    entry: `${entryOf(pages)}\n${exportAll("covers", covered)}`,
    external: [...givenToOwn],
    define: globalsInFull,
    standIns: {
      basis: JSON.stringify([
        [...affected].sort(),
        Object.entries(exportsOf).map(([name, each]) => [name, Object.keys(each)]),
      ]),
      of: ({ owner, name }) => (owner === "practice" || affected.has(name) ? undefined : importAgain(name, exportsOf)),
    },
  });
}

type TemplateSettings = Omit<BundleSettings, "options" | "nodePaths"> & {
  external: string[];
  /** What takes the place of a name in the code. */
  define?: Readonly<Record<string, string>>;
};

function bundleTemplates(
  name: string,
  places: CodePlaces,
  recall: Recall,
  { external, define, ...settings }: TemplateSettings,
): Promise<Bundle> {
  return bundle(name, places, recall, {
    ...settings,
    nodePaths: packagesOf(places.packageFolder),
    options: {
      ...forNode,
      define: { ...define, ...forNode.define },
      jsx: "automatic",
      external,
      sourcemap: "inline",
      sourcesContent: false,
    },
  });
}

/** The code that imports these templates, as if it were a file beside them. */
function entryOf(names: readonly TemplateName[]): string {
  return `${names.map((name, index) => `import T${index} from "./${name}";`).join("\n")}
export const pages = { ${names.map((name, index) => `"${name}": T${index}`).join(", ")} };`;
}

/** Code that exports the modules of these names, by name. */
function exportAll(what: string, names: readonly string[]): string {
  return `${names.map((name, index) => `import * as M${index} from "./${name}";`).join("\n")}
export const ${what} = { ${names.map((name, index) => `"${name}": M${index}`).join(", ")} };`;
}

/** The names of the package's templates in whose place the practice has one, and of all that import one of them. */
function findAffected({ imports = {} }: Bundle, covered: readonly string[]): ReadonlySet<string> {
  const all = Object.entries(imports);
  const found = new Set(covered);
  for (let size = -1; size !== found.size;) {
    size = found.size;
    for (const [name, imported] of all) if (imported.some((each) => found.has(each))) found.add(name);
  }
  return found;
}

function isOwn(file: LayeredFile | undefined): boolean {
  return file?.owner === "practice";
}

/** A module with the exports of one that runs already. */
function importAgain(name: string, exportsOf: ExportsOf): string {
  const lines = Object.keys(exportsOf[name] ?? {}).map((each) =>
    each === "default" ? "export default same.default;" : `export const ${each} = same.${each};`,
  );
  return [`import { modules } from "${packageTemplates}";`, `const same = modules["${name}"];`, ...lines].join("\n");
}
