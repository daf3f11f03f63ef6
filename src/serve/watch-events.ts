import { watch as watchFolder } from "node:fs";
import path from "node:path";
import { watch, type FSWatcher } from "chokidar";
import { isIgnored } from "../model/ignored-files.ts";
import { watchedFolders } from "./site-snapshot.ts";

export interface EventListeners {
  /** Called for each event of a file of the site. */
  onChange: () => void;
  /** The root was deleted. No more events come, even if it is made again. */
  onRootGone: () => void;
  onError: (error: unknown) => void;
}

/** Listens to the system's events in the folders of a site. Folders with many files are given apart, to be watched without chokidar. */
export function watchEvents(
  root: string,
  largeFolders: readonly string[],
  listeners: EventListeners,
): { isReady: Promise<void>; close: () => Promise<void> } {
  const { onChange, onRootGone, onError } = listeners;
  const isOfSite = (file: string): boolean => {
    const name = path.relative(root, file).split(path.sep).join("/");
    return watchedFolders.includes(name.split("/", 1)[0]!) && !isIgnored(name);
  };
  const onEvent = (folder: string, name: string | null): void => {
    // Some systems do not say which file it was.
    if (name === null || isOfSite(path.resolve(folder, name))) onChange();
  };
  const watcher = watch(root, {
    ignoreInitial: true,
    // Its own handling of saves by rename holds events back for 100 ms.
    atomic: false,
    ignored: (file) => {
      const absolute = path.resolve(file);
      return absolute !== root && (largeFolders.includes(absolute) || !isOfSite(absolute));
    },
  });
  watcher.on("all", onChange);
  // Of two changes of a file within 50 ms only the first becomes an event of its own.
  watcher.on("raw", (_event, name: string | null, details) => {
    onEvent((details as { watchedPath?: string } | undefined)?.watchedPath ?? root, name);
  });
  watcher.on("unlinkDir", (folder) => {
    if (path.resolve(folder) === root) onRootGone();
  });
  watcher.on("error", onError);
  const closers = largeFolders.map((folder) => watchLargeFolder(folder, onEvent, onError));
  const close = async (): Promise<void> => {
    for (const closeFolder of closers) closeFolder();
    await watcher.close();
  };
  return { isReady: becomesReady(watcher), close };
}

function becomesReady(watcher: FSWatcher): Promise<void> {
  return new Promise((resolve) => {
    watcher.once("ready", resolve);
    watcher.once("error", () => {
      resolve();
    });
  });
}

/** Returns what ends it. */
function watchLargeFolder(
  folder: string,
  onEvent: (folder: string, name: string | null) => void,
  onError: (error: unknown) => void,
): () => void {
  try {
    const watcher = watchFolder(folder, (_event, name) => {
      onEvent(folder, name);
    });
    watcher.on("error", onError);
    return () => {
      watcher.close();
    };
  } catch (error) {
    // If it is gone by now, the next look at the files notices.
    if ((error as { code?: string }).code !== "ENOENT") onError(error);
    return () => undefined;
  }
}
