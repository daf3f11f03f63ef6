import { once } from "node:events";
import { realpathSync, statSync } from "node:fs";
import path from "node:path";
import { watch, type FSWatcher } from "chokidar";
import { isIgnored } from "../model/build/ignored-files.ts";

export interface WatchOptions {
  /** Called for each event of a file of the site. Changes of one file within 100 ms may be one event. */
  onChange: () => void;
  /** Called with the first error if the system cannot watch all files. */
  onTrouble: (error: unknown) => void;
  /** Compares the files twice a second. A system reports no change that another machine makes on a network drive. */
  polls?: boolean | undefined;
}

const watchedFolders: readonly string[] = ["site", "assets", "templates"];
const pollMilliseconds = 500;

/** Watches a site's files. Resolves when changes are noticed. */
export async function watchSite(root: string, options: WatchOptions): Promise<SiteWatcher> {
  const folder = realpathSync(root);
  const start = (): Promise<FSWatcher> => startWatching(folder, options);
  return new SiteWatcher(start, await start());
}

export class SiteWatcher {
  readonly #start: () => Promise<FSWatcher>;
  #watcher: FSWatcher;
  #identities: ReadonlyMap<string, string>;

  constructor(start: () => Promise<FSWatcher>, watcher: FSWatcher) {
    this.#start = start;
    this.#watcher = watcher;
    this.#identities = identify(watcher);
  }

  /**
   * Call this before a build reads the files. Watches anew if a folder was deleted and made again: chokidar would go on watching the folder
   * that is gone.
   */
  async renew(): Promise<void> {
    const identities = identify(this.#watcher);
    const isOther = [...identities].some(
      ([folder, identity]) => (this.#identities.get(folder) ?? identity) !== identity,
    );
    this.#identities = identities;
    if (!isOther) return;
    // chokidar would share what still watches the old folder. The build reads what changes meanwhile.
    await this.#watcher.close();
    this.#watcher = await this.#start();
  }

  close(): Promise<void> {
    return this.#watcher.close();
  }
}

async function startWatching(folder: string, { onChange, onTrouble, polls = false }: WatchOptions): Promise<FSWatcher> {
  const watcher = watch(folder, {
    ignoreInitial: true,
    // chokidar's handling of saves by rename would delay events by 100 ms.
    atomic: false,
    // The build follows no link either.
    followSymlinks: false,
    usePolling: polls,
    interval: pollMilliseconds,
    binaryInterval: pollMilliseconds,
    ignored: (file) => {
      const name = path.relative(folder, file).split(path.sep).join("/");
      return name !== "" && (!watchedFolders.includes(name.split("/", 1)[0]!) || isIgnored(name));
    },
  });
  watcher.on("all", onChange);
  // A system that has no more watches to give reports each file. An error without a listener would be thrown.
  watcher.once("error", onTrouble).on("error", () => undefined);
  await once(watcher, "ready").catch(() => undefined);
  return watcher;
}

/** Returns the state of each watched folder that changes if another one takes its place. A file system may use an inode again. */
function identify(watcher: FSWatcher): Map<string, string> {
  const folders = Object.keys(watcher.getWatched());
  return new Map(
    folders.flatMap((folder): [string, string][] => {
      const found = statSync(folder, { throwIfNoEntry: false, bigint: true });
      return found === undefined ? [] : [[folder, `${found.ino} ${found.birthtimeNs}`]];
    }),
  );
}
