/** Colors, sizes and fonts by their names in the style sheet, without the two hyphens. Values are as written there. */
export type Tokens = ReadonlyMap<string, string>;

export type Scheme = "light" | "dark";

/** Tokens of both schemes. `dark` holds only those that differ. */
export type SchemeTokens = Readonly<Record<Scheme, Tokens>>;

/** A rule that is open, and where its head begins in the text that is kept. */
interface Block {
  head: string;
  start: number;
}

/**
 * Takes out of a minified style sheet the tokens that it declares for the whole page on a screen. The last value of a token counts, such
 * as the look's. Joins blocks of one named layer that follow each other, which esbuild writes for each file: 72 bytes, compressed.
 */
export function takeTokens(css: string): { tokens: SchemeTokens; rest: string } {
  const tokens = { light: new Map<string, string>(), dark: new Map<string, string>() };
  const around: Block[] = [];
  let closed: Block | undefined;
  let rest = "";
  let text = "";
  for (const [part] of css.matchAll(/(?:\\.|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[^{}"'\\])+|[{}]/gs)) {
    if (part === "{" && closed?.head === text && isNamedLayer(text)) {
      around.push(closed);
      rest = rest.slice(0, -1);
    } else if (part === "{") {
      const start = text.lastIndexOf(";") + 1;
      around.push({ head: text.slice(start), start: rest.length + start });
      rest += `${text}{`;
    } else if (part === "}") {
      const scheme = schemeOf(around.map(({ head }) => head));
      rest += scheme === undefined ? text : takeDeclarations(text, tokens[scheme]);
      // A rule that had only tokens goes, with the layer or query around it.
      const block = around.pop();
      const isEmpty = rest.endsWith("{");
      rest = isEmpty ? rest.slice(0, block?.start) : `${rest}}`;
      closed = isEmpty || around.length > 0 ? undefined : block;
    }
    text = part === "{" || part === "}" ? "" : part;
  }
  return { tokens, rest: rest + text };
}

/** Layers without a name are each their own. */
const isNamedLayer = (head: string): boolean => /^@layer [^\s,]+$/.test(head);

/** Returns undefined for rules that are not for the whole page, or not for every screen. */
function schemeOf(around: readonly string[]): Scheme | undefined {
  if (!/^(?::root|::backdrop(?:,:root)?)$/.test(around.at(-1) ?? "")) return undefined;
  const queries = around.slice(0, -1).filter((each) => !each.startsWith("@layer"));
  if (queries.length === 0) return "light";
  return queries.every((each) => /^@media\s*\(prefers-color-scheme:\s*dark\)$/.test(each)) ? "dark" : undefined;
}

/** Adds the tokens to `tokens`, and returns the other declarations. */
function takeDeclarations(text: string, tokens: Map<string, string>): string {
  const token = /--([\w-]+):\s*((?:"[^"]*"|'[^']*'|[^;"'])*);?/g;
  for (const [, name = "", value = ""] of text.matchAll(token)) tokens.set(name, value);
  return text.replace(token, "").replace(/;$/, "");
}

/** Gives each token that refers to another that token's value. */
export function resolveTokens({ light, dark }: SchemeTokens): SchemeTokens {
  const onDark = new Map([...light, ...dark]);
  return {
    light: new Map([...light].map(([name, value]) => [name, resolve(value, light)])),
    dark: new Map([...dark].map(([name, value]) => [name, resolve(value, onDark)])),
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
 * Writes the one place of a style sheet that declares tokens. It comes first and is in the lowest layer, so it gives way to all other
 * styles, such as those for paper. Browsers before 2024 do not inherit from the root in a backdrop.
 */
export function printTokens({ light, dark }: SchemeTokens): string {
  const print = (tokens: Tokens): string =>
    `::backdrop,:root{${[...tokens].map(([name, value]) => `--${name}:${value}`).join(";")}}`;
  return `@layer base{${print(light)}${dark.size === 0 ? "" : `@media(prefers-color-scheme:dark){${print(dark)}}`}}`;
}
