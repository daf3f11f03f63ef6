import { existsSync } from "node:fs";
import path from "node:path";
import { codeOf } from "../lib/error-code.ts";
import type { BuildOptions, BuildResult, BuiltSite } from "../build-options.ts";
import { Memory } from "../lib/memory.ts";
import type { Page } from "../model/build/output.ts";
import { missingSite, UsageError } from "../lib/usage-error.ts";
import { listen } from "./listen.ts";
import { listNetworkAddresses, ownAddress, ownNames } from "./network-addresses.ts";
import { withoutStylesheet } from "./preview-page.ts";
import { Rebuilder } from "./rebuild.ts";
import { SiteServer, type Outcome } from "./site-server.ts";
import { watchSite, type SiteWatcher } from "./watch.ts";

export interface ServeOptions {
  root: string;
  /** First port to try. */
  port: number;
  /** Host to listen on instead of this machine only. */
  host?: string | undefined;
  watches: boolean;
  /** Whether the watched files are compared, because the system reports no change. */
  polls?: boolean;
  /** Origin of the only page that may show this site in a frame. */
  framedBy?: string;
  build: (options: Pick<BuildOptions, "recall">) => Promise<BuildResult>;
  /** Words a failed build for the overlay and the error page. */
  explain: (result: BuildResult) => string;
  onListening: (addresses: { port: number; own: string; network: string[] }) => void;
  onBuild: (result: BuildResult, report: BuildReport) => void;
  /** Called if a build throws: a bug of ours or in a template. The server goes on. */
  onCrash: (error: unknown) => void;
  /** Called if the system cannot watch the files. */
  onTrouble: (error: unknown) => void;
}

export interface BuildReport {
  isFirst: boolean;
  milliseconds: number;
  /** Number of pages that are new, gone or different, apart from the stylesheet. */
  changedPages: number;
  hasNewStylesheet: boolean;
}

export interface ServedPreview {
  /** Builds now, or once more after the running build, and shows what that gives. */
  rebuild: () => Promise<unknown>;
  close: () => Promise<void>;
}

interface Attempt {
  outcome: Outcome;
  milliseconds: number;
  result?: BuildResult;
  error?: unknown;
}

/**
 * Serves the site from memory from the start: requests wait for the first build. Rejects with a UsageError if there is no site at all. Runs
 * until `close` is called.
 */
export async function serveSite(options: ServeOptions): Promise<ServedPreview> {
  const { root, watches, polls, host, framedBy } = options;
  if (!existsSync(path.join(root, "site"))) throw missingSite(root);
  const server = new SiteServer({
    ...{ watches, framedBy },
    isPublic: host !== undefined,
    names: host === undefined ? [] : ownNames(host),
  });
  const listening = await listen(server.handle, options.port, host);
  const { port } = listening;
  options.onListening({ port, own: ownAddress(host, port), network: listNetworkAddresses(host, port) });

  const memory = new Memory();
  const report = createReporter(options);
  let watcher: SiteWatcher | undefined;
  let midnight: NodeJS.Timeout | undefined;
  const rebuilder = new Rebuilder<Attempt>(
    () => attempt(options, memory, watcher),
    ({ outcome }) => "built" in outcome,
    (made) => {
      server.show(made.outcome);
      report(made);
      clearTimeout(midnight);
      midnight = watches ? awaitChange(made.result?.built?.nextChange, rebuilder.change) : undefined;
    },
  );
  if (watches) watcher = await watchSite(root, { onChange: rebuilder.change, onTrouble: options.onTrouble, polls });
  const close = async (): Promise<void> => {
    clearTimeout(midnight);
    rebuilder.close();
    server.close();
    await Promise.all([watcher?.close(), listening.close()]);
  };
  const first = await rebuilder.run();
  if (first.error === undefined || (watches && !(first.error instanceof UsageError)))
    return { rebuild: () => rebuilder.run(), close };
  await close();
  throw first.error as Error;
}

/** Longest wait of a timer, in milliseconds. */
const longestWait = 2 ** 31 - 1;

/** Calls `build` when an event in the site ends. A site built for another day stays as it is. */
function awaitChange(next: BuiltSite["nextChange"], build: () => void): NodeJS.Timeout | undefined {
  const wait = next === undefined ? 0 : next.moment - Date.now();
  return wait > 0 ? setTimeout(build, Math.min(wait, longestWait)) : undefined;
}

/** Returns a function that reports each build that failed or that differs from the previous one. */
function createReporter({ onBuild, onCrash }: ServeOptions): (attempt: Attempt) => void {
  let shown: BuiltSite | undefined;
  let problems: string | undefined;
  return ({ outcome, milliseconds, result, error }) => {
    const before = problems;
    problems = "problems" in outcome ? outcome.problems : undefined;
    if (result === undefined) {
      if (problems !== before) onCrash(error);
      return;
    }
    const changedPages = countChanges(shown, result.built);
    const hasNewStylesheet = shown?.stylesheet !== result.built?.stylesheet;
    const isFirst = shown === undefined;
    const isOther = changedPages > 0 || hasNewStylesheet;
    shown = result.built ?? shown;
    if (isFirst || isOther || problems !== undefined || before !== undefined) {
      onBuild(result, { isFirst, milliseconds, changedPages, hasNewStylesheet });
    }
  };
}

/** Number of attempts at a build if a file disappears while it is read. */
const tries = 5;

async function attempt(options: ServeOptions, memory: Memory, watcher?: SiteWatcher): Promise<Attempt> {
  const started = performance.now();
  await watcher?.renew();
  for (let count = 1; ; count++) {
    try {
      memory.startBuild();
      const result = await options.build({ recall: memory.recall });
      const outcome = result.built ? { built: result.built } : { problems: options.explain(result) };
      return { outcome, result, milliseconds: performance.now() - started };
    } catch (error) {
      if (codeOf(error) === "ENOENT" && count < tries) {
        await new Promise((resolve) => setTimeout(resolve, 20 * count));
        continue;
      }
      return { outcome: { problems: describeError(error) }, error, milliseconds: performance.now() - started };
    }
  }
}

function countChanges(before: BuiltSite | undefined, after: BuiltSite | undefined): number {
  if (after === undefined) return 0;
  const old = new Map(before?.pages.map((page) => [page.path, page]));
  const current = new Set(after.pages.map(({ path }) => path));
  const gone = [...old.keys()].filter((path) => !current.has(path)).length;
  const hasSameStylesheet = before?.stylesheet === after.stylesheet;
  const isSame = (page: Page, oldPage: Page | undefined): boolean =>
    page.html === oldPage?.html ||
    (!hasSameStylesheet &&
      oldPage !== undefined &&
      withoutStylesheet(page.html, after.stylesheet) === withoutStylesheet(oldPage.html, before!.stylesheet));
  return gone + after.pages.filter((page) => !isSame(page, old.get(page.path))).length;
}

/** Describes an error and its causes, without stacks. */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message}\n${describeError(error.cause)}`;
}
