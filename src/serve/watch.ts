import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { watch, type FSWatcher } from "chokidar";

/** Editors and tools leave these behind; nothing of the site has such a name. */
const droppings = /(^|[\\/])(\.|4913$|Thumbs\.db$|node_modules$)|~$|\.sw[a-z]$|\.tmp$/;

export interface WatchOptions {
  /** Called at the first sign of a change, and again with each. */
  onChange: () => void;
  /** Told once when the system cannot watch; the files are looked at regularly all the same. */
  onTrouble: (error: unknown) => void;
  /** How often the files are looked at, whatever the system tells. */
  pollMilliseconds?: number;
}

export interface SiteWatcher {
  /**
   * To be called when a build starts: later looks compare the files with what that build finds. Otherwise a folder that was moved
   * away, built without, and moved back between two looks would seem to be as it always was.
   */
  noteBuild: () => void;
  close: () => Promise<void>;
}

/**
 * Watches what a site is made of. The system's events make it quick, and a look at all files once a second makes it certain:
 * events get lost in bursts, and none come once the root was deleted and made again.
 */
export async function watchSite(
  root: string,
  { onChange, onTrouble, pollMilliseconds = 1000 }: WatchOptions,
): Promise<SiteWatcher> {
  const folders = ["site", "assets", "templates"].map((name) => path.join(root, name));
  const isOfSite = (file: string): boolean =>
    folders.some((folder) => file === folder || file.startsWith(folder + path.sep)) &&
    !droppings.test(path.relative(root, file));

  let state = describe(root, folders, isOfSite);
  let interval = pollMilliseconds;
  let timer: NodeJS.Timeout | undefined;
  let hasTrouble = false;
  let watcher = open();

  function open(): FSWatcher {
    const opened = watch(root, {
      ignoreInitial: true,
      // Its own handling of saves by rename holds events back for 100 ms.
      atomic: false,
      ignored: (file) => path.resolve(file) !== root && !isOfSite(path.resolve(file)),
    });
    opened.on("all", onChange);
    // Of two changes of a file within 50 ms only the first becomes an event of its own.
    opened.on("raw", (_event, name: string | null, details) => {
      const from = (details as { watchedPath?: string } | undefined)?.watchedPath ?? root;
      // Some systems do not say which file it was.
      if (name === null || isOfSite(path.resolve(from, name))) onChange();
    });
    opened.on("error", (error) => {
      // Such as ENOSPC: no more watches to be had. Then looking at the files is all there is.
      interval = Math.min(interval, 250);
      if (!hasTrouble) onTrouble(error);
      hasTrouble = true;
    });
    return opened;
  }

  /** A watcher hears no more of a root that is another folder than before, or was away. */
  const update = (): { hasChanged: boolean } => {
    const before = state;
    state = describe(root, folders, isOfSite);
    if (state.root !== before.root && state.root !== "") {
      const old = watcher;
      watcher = open();
      void old.close();
    }
    return { hasChanged: state.files !== before.files };
  };
  const look = (): void => {
    if (update().hasChanged) onChange();
    timer = setTimeout(look, interval);
  };
  timer = setTimeout(look, interval);
  await new Promise<void>((resolve) => {
    watcher.once("ready", resolve);
    watcher.once("error", () => {
      resolve();
    });
  });
  return {
    noteBuild: () => void update(),
    close: async () => {
      clearTimeout(timer);
      await watcher.close();
    },
  };
}

/** The root's identity and the state of every file below the folders, in words that change when any of them does. */
function describe(
  root: string,
  folders: readonly string[],
  isOfSite: (file: string) => boolean,
): { root: string; files: string } {
  const files = folders.flatMap((folder) => listBelow(folder, isOfSite)).map((file) => `${file} ${stateOf(file)}`);
  const found = statSync(root, { throwIfNoEntry: false, bigint: true });
  return { root: found === undefined ? "" : `${found.dev} ${found.ino} ${found.birthtimeNs}`, files: files.join("\n") };
}

function listBelow(folder: string, isOfSite: (file: string) => boolean): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .map((entry) => path.join(entry.parentPath, entry.name))
      .filter(isOfSite)
      .sort();
  } catch {
    // It is not there, or going away: the next look will tell.
    return [];
  }
}

function stateOf(file: string): string {
  try {
    const stats = statSync(file, { bigint: true });
    const { dev, ino, size, mtimeNs, ctimeNs } = stats;
    // The times of a folder also change with files that do not count; those that do are looked at themselves.
    return (stats.isDirectory() ? [dev, ino] : [dev, ino, size, mtimeNs, ctimeNs]).join();
  } catch {
    return "";
  }
}
