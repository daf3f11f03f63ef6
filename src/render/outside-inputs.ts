/**
 * Whether code may read, each time that it runs, more than what was bundled into it: modules of Node's, and what it asks for by a
 * name that is only known then. `given` are the modules that it is handed. Prose in a template may look like such code, which costs
 * no more than time.
 */
export function readsOutside(code: string, given: readonly string[]): boolean {
  const known = given.map((name) => `"${name}"`).join("|");
  // esbuild writes names in double quotes. Before a word, "require" is prose.
  return new RegExp(String.raw`\brequire\b(?! \w|\((?:${known})\))|\b(?:import|eval)\(`).test(code);
}
