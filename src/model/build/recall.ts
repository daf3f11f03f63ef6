/**
 * Returns what `make` made from the same inputs before, or makes it. `inputs` is everything that the result depends on, as JSON shows it:
 * an input that is left out, or that JSON cannot show (a Map, a function), makes stale pages. Nobody may change a result, because builds
 * share it.
 */
export type Recall = <Value>(kind: ResultKind, inputs: readonly unknown[], make: () => Value) => Value;

/** Kinds of results that a preview, or a build of many practices, remembers. */
export type ResultKind =
  /** A file's bytes, by its path and its state (`stateOf`: inode, size and times). */
  | "bytes"
  /** A content file's data, by its path and its state, which stands for its bytes. */
  | "source"
  /** Everything found in a content file, by its name, its language, its text and that of its original. */
  | "inspection"
  /** A prepared picture or film, by the states of its files; a file for the top of the site, by its bytes. */
  | "media"
  /** Bundled code, by the bytes of its files; the package's templates, by their bundle. */
  | "code"
  /** A rendered page, by the templates' code and everything they receive. */
  | "page";

/** Remembers nothing, for a single build. */
export const recallNothing: Recall = (_kind, _inputs, make) => make();
