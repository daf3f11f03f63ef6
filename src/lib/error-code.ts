/** Returns the code that the system or Node gives an error, such as `ENOENT`; empty for any other error. */
export function codeOf(error: unknown): string {
  return typeof error === "object" && error !== null && "code" in error ? String(error.code) : "";
}
