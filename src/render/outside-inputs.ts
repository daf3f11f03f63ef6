/**
 * What of JavaScript depends on nothing but what it is given. Whatever else is global, also what a later Node adds, may tell of the
 * clock, the environment, the network or chance.
 */
const pure: ReadonlySet<string> = new Set(
  `Object Array String Number Boolean Symbol BigInt RegExp JSON Math Reflect Proxy Promise Map Set WeakMap WeakSet Iterator
  Error AggregateError EvalError RangeError ReferenceError SyntaxError TypeError URIError NaN Infinity undefined
  ArrayBuffer DataView Int8Array Uint8Array Uint8ClampedArray Int16Array Uint16Array Int32Array Uint32Array Float32Array
  Float64Array BigInt64Array BigUint64Array isFinite isNaN parseFloat parseInt URL URLSearchParams TextEncoder TextDecoder
  encodeURI encodeURIComponent decodeURI decodeURIComponent escape unescape atob btoa structuredClone console`.split(
    /\s+/,
  ),
);

/** Found as they are. Written in any other way, `eval` would know nothing of what is around it. */
const namedAnyway: ReadonlySet<string> = new Set(["globalThis", "eval"]);

const isPlainName = (name: string): boolean => /^[A-Za-z]\w*$/.test(name);

const impureGlobals = Object.getOwnPropertyNames(globalThis).filter(
  (name) => isPlainName(name) && !namedAnyway.has(name) && !pure.has(name),
);

const mathWithoutChance = Object.getOwnPropertyNames(Math).filter((name) => name !== "random");

/**
 * For esbuild's `define`: names each use of such a global in full, so that `readsOutside` finds it. esbuild tells it apart from a
 * variable of the same name, and from a word of a text.
 */
export const globalsInFull: Readonly<Record<string, string>> = {
  ...mapNames(impureGlobals, (name) => `globalThis.${name}`),
  // What leads to chance in another way, such as `const { random } = Math`, names Math alone.
  Math: "globalThis.Math",
  ...mapNames(
    mathWithoutChance.map((name) => `Math.${name}`),
    (name) => name,
  ),
};

function mapNames(names: readonly string[], nameInFull: (name: string) => string): Record<string, string> {
  return Object.fromEntries(names.map((name): [string, string] => [name, nameInFull(name)]));
}

/**
 * Whether code that was bundled with `globalsInFull` may read, each time that it runs, more than what was bundled: modules of Node's,
 * what it asks for by a name that is only known then, the clock, the environment, the locale. `given` are the modules that it is
 * handed. Prose in a template may look like such code, which costs no more than time.
 */
export function readsOutside(code: string, given: readonly string[]): boolean {
  const known = given.map((name) => `"${name}"`).join("|");
  // esbuild writes names in double quotes. Before a word, "require" is prose.
  const requiresMore = String.raw`\brequire\b(?! \w|\((?:${known})\))|\bimport\(`;
  const asksLocale = String.raw`\b(?:toLocale\w+|localeCompare)\b`;
  return new RegExp([requiresMore, String.raw`\b(?:globalThis|eval)\b`, asksLocale].join("|")).test(code);
}
