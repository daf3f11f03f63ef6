import { watch as watchFolder } from "node:fs";
import path from "node:path";
import { watch } from "chokidar";
import { isIgnored } from "../model/ignored-files.ts";
import { listFiles, type List } from "../read/list-files.ts";
import { hasSameFiles, takeSnapshot, watchedFolders } from "./site-snapshot.ts";

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
   * To be called when a build starts, which is to list the folders by what this gives: later looks compare the files with what that
   * build finds. Otherwise a folder that was moved away, built without, and moved back between two looks would seem to be as it
   * always was.
   */
  noteBuild: () => List;
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
  const isOfSite = (file: string): boolean => {
    const name = path.relative(root, file).split(path.sep).join("/");
    return watchedFolders.includes(name.split("/", 1)[0]!) && !isIgnored(name);
  };
  const onEvent = (folder: string, name: string | null): void => {
    // Some systems do not say which file it was.
    if (name === null || isOfSite(path.resolve(folder, name))) onChange();
  };
  const onError = (error: unknown): void => {
    // Such as ENOSPC: no more watches to be had. Then looking at the files is all there is.
    interval = Math.min(interval, 250);
    if (!hasTrouble) onTrouble(error);
    hasTrouble = true;
  };

  let state = takeSnapshot(root);
  let interval = pollMilliseconds;
  let timer: NodeJS.Timeout | undefined;
  let hasTrouble = false;
  let watching = open();

  function open(): { isReady: Promise<void>; close: () => Promise<void> } {
    const large = state.largeFolders;
    const opened = watch(root, {
      ignoreInitial: true,
      // Its own handling of saves by rename holds events back for 100 ms.
      atomic: false,
      ignored: (file) => {
        const absolute = path.resolve(file);
        return absolute !== root && (large.includes(absolute) || !isOfSite(absolute));
      },
    });
    opened.on("all", onChange);
    // Of two changes of a file within 50 ms only the first becomes an event of its own.
    opened.on("raw", (_event, name: string | null, details) => {
      onEvent((details as { watchedPath?: string } | undefined)?.watchedPath ?? root, name);
    });
    // It hears no more of a root that was away for a moment, which may be too short for any look to see.
    opened.on("unlinkDir", (folder) => {
      if (path.resolve(folder) === root) state = { ...state, identity: "" };
    });
    opened.on("error", onError);
    const others = large.flatMap((folder) => {
      try {
        const other = watchFolder(folder, (_event, name) => {
          onEvent(folder, name);
        });
        return [other.on("error", onError)];
      } catch (error) {
        // It may be gone by now, which the next look tells.
        if ((error as { code?: string }).code !== "ENOENT") onError(error);
        return [];
      }
    });
    const isReady = new Promise<void>((resolve) => {
      opened.once("ready", resolve);
      opened.once("error", () => {
        resolve();
      });
    });
    const close = async (): Promise<void> => {
      for (const other of others) other.close();
      await opened.close();
    };
    return { isReady, close };
  }

  /** A watcher hears no more of a folder that is another than before, or was away. */
  const update = (): { hasChanged: boolean } => {
    const before = state;
    state = takeSnapshot(root);
    if (state.identity !== before.identity && state.identity !== "") {
      const old = watching;
      watching = open();
      void old.close();
    }
    return { hasChanged: !hasSameFiles(state, before) };
  };
  const look = (): void => {
    if (update().hasChanged) onChange();
    timer = setTimeout(look, interval);
  };
  timer = setTimeout(look, interval);
  await watching.isReady;
  return {
    noteBuild: () => {
      update();
      clearTimeout(timer);
      timer = setTimeout(look, interval);
      const { listed } = state;
      return (folder) => listed.get(folder) ?? listFiles(folder);
    },
    close: async () => {
      clearTimeout(timer);
      await watching.close();
    },
  };
}
