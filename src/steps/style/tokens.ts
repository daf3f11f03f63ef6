/** Colors, sizes and fonts by their names in the style sheet, without the two hyphens. Values are as written there. */
export type Tokens = ReadonlyMap<string, string>;

export type Scheme = "light" | "dark";

/** Tokens of both schemes. `dark` holds only those that differ. */
export type SchemeTokens = Readonly<Record<Scheme, Tokens>>;

/** A declaration of a token, and the positions of it and of its value in the text. */
interface Declaration {
  scheme: Scheme;
  name: string;
  value: string;
  nameStart: number;
  start: number;
  end: number;
  /** The rule around it, and the layers around that. */
  rule: string;
  /** Whether it applies to the page itself, not to what lies over it. */
  isOfPage: boolean;
}

/**
 * Reads the tokens that a minified style sheet declares for the whole page on a screen. A token that refers to another gets that token's
 * value.
 */
export function readTokens(css: string): SchemeTokens {
  const tokens = { light: new Map<string, string>(), dark: new Map<string, string>() };
  for (const { scheme, name, value } of findDeclarations(css)) tokens[scheme].set(name, value);
  const { light, dark } = tokens;
  return {
    light: new Map([...light].map(([name, value]) => [name, resolve(value, light)])),
    dark: new Map([...dark].map(([name, value]) => [name, resolve(value, new Map([...light, ...dark]))])),
  };
}

/**
 * Returns the value of the token that a value refers to, if it is nothing but that reference. Tokens that refer to each other in a circle
 * stay.
 */
function resolve(value: string, tokens: Tokens, others = tokens.size): string {
  const name = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  const named = name === undefined ? undefined : tokens.get(name);
  return named === undefined || others === 0 ? value : resolve(named, tokens, others - 1);
}

/**
 * Replaces token values in a style sheet. A token that its scheme does not declare yet is added there; a style sheet without a dark scheme
 * gets none.
 */
export function replaceTokens(css: string, values: SchemeTokens): string {
  const declarations = findDeclarations(css);
  const lastOf = (scheme: Scheme): Declaration | undefined =>
    declarations.findLast((each) => each.scheme === scheme && each.isOfPage);
  const lasts = { light: lastOf("light"), dark: lastOf("dark") };
  let replaced = "";
  let written = 0;
  for (const declaration of declarations) {
    const { scheme, name, value, start, end } = declaration;
    const isDeclared = (token: string): boolean =>
      declarations.some((each) => each.scheme === scheme && each.name === token);
    const added = declaration === lasts[scheme] ? [...values[scheme]].filter(([token]) => !isDeclared(token)) : [];
    replaced += css.slice(written, start) + (values[scheme].get(name) ?? value);
    replaced += added.map(([token, text]) => `;--${token}: ${text}`).join("");
    written = end;
  }
  return replaced + css.slice(written);
}

/**
 * Leaves out the values of tokens that a later rule of the same layer replaces, such as those of the sample's look in another one, and the
 * spaces before values, which esbuild keeps.
 */
export function minifyTokens(css: string): string {
  const declarations = findDeclarations(css);
  const isReplaced = ({ scheme, name, rule }: Declaration, index: number): boolean =>
    declarations.some(
      (later, position) =>
        position > index &&
        later.name === name &&
        later.rule === rule &&
        (later.scheme === "light" || later.scheme === scheme),
    );
  let kept = "";
  let written = 0;
  for (const [index, declaration] of declarations.entries()) {
    const { name, nameStart, start, end } = declaration;
    const replaced = isReplaced(declaration, index);
    kept += css.slice(written, nameStart) + (replaced ? "" : `--${name}:`);
    written = !replaced ? start : css[end] === ";" ? end + 1 : end;
  }
  return kept + css.slice(written);
}

/** Finds declarations in nested rules. The rules around a declaration say which scheme it is for. */
function findDeclarations(css: string): Declaration[] {
  const found: Declaration[] = [];
  const around: string[] = [];
  for (const { 0: part, index } of css.matchAll(/(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[^{}"'])+|[{}]/gs)) {
    if (part === "{") continue;
    if (part === "}") around.pop();
    else if (css[index + part.length] === "{") around.push(part.slice(part.lastIndexOf(";") + 1));
    const scheme = css[index + part.length] === "}" ? schemeOf(around) : undefined;
    if (scheme !== undefined && part !== "}")
      for (const each of declarationsIn(part, index))
        found.push({ ...each, scheme, rule: ruleIn(around), isOfPage: around.at(-1) === ":root" });
  }
  return found;
}

/** Returns undefined for rules that are not for the whole page, or not for every screen. */
function schemeOf(around: readonly string[]): Scheme | undefined {
  const rule = around.at(-1);
  if (rule !== ":root" && rule !== "::backdrop") return undefined;
  const queries = around.slice(0, -1).filter((each) => !each.startsWith("@layer"));
  if (queries.length === 0) return "light";
  return queries.every((each) => /^@media\s*\(prefers-color-scheme:\s*dark\)$/.test(each)) ? "dark" : undefined;
}

const ruleIn = (around: readonly string[]): string => around.filter((each) => !each.startsWith("@media")).join(" ");

function declarationsIn(text: string, offset: number): Omit<Declaration, "scheme" | "rule" | "isOfPage">[] {
  return [...text.matchAll(/--([\w-]+):\s*((?:"[^"]*"|'[^']*'|[^;"'])*)/g)].map((match) => {
    const [whole, name = "", value = ""] = match;
    const nameStart = offset + match.index;
    const end = nameStart + whole.length;
    return { name, value, nameStart, start: end - value.length, end };
  });
}
