import { watch as watchFolder } from "node:fs";
import path from "node:path";
import { watch, type FSWatcher } from "chokidar";
import { codeOf } from "../../ground/error-code.ts";
import { isIgnored } from "../../model/ignored-files.ts";
import { watchedFolders } from "./site-snapshot.ts";
import { groupAt } from "../../model/walk-fields.ts";

export interface EventListeners {
  /** Called for each event of a file of the site. */
  onChange: () => void;
  /** Called if the root is deleted. No more events come, even if it is made again. */
  onRootGone: () => void;
  onError: (error: unknown) => void;
}

/** Listens to the system's events in a site's folders. `largeFolders` have many files and are watched without chokidar. */
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
    // Some systems do not name the file.
    if (name === null || isOfSite(path.resolve(folder, name))) onChange();
  };
  const watcher = watch(root, {
    ignoreInitial: true,
    // chokidar's handling of saves by rename would delay events by 100 ms.
    atomic: false,
    ignored: (file) => {
      const absolute = path.resolve(file);
      return absolute !== root && (largeFolders.includes(absolute) || !isOfSite(absolute));
    },
  });
  watcher.on("all", onChange);
  // chokidar merges two changes of a file within 50 ms into one event; raw events are complete.
  watcher.on("raw", (_event, name: string | null, details) => {
    const { watchedPath } = groupAt(details);
    onEvent(typeof watchedPath === "string" ? watchedPath : root, name);
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

/** Returns the function that stops watching. */
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
    // If the folder is gone, the next poll notices.
    if (codeOf(error) !== "ENOENT") onError(error);
    return () => undefined;
  }
}
