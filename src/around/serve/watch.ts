import { listFiles, type List } from "../../steps/read/list-files.ts";
import { hasSameFiles, takeSnapshot } from "./site-snapshot.ts";
import { watchEvents } from "./watch-events.ts";

export interface WatchOptions {
  /** Called at the first sign of a change, and again with each. */
  onChange: () => void;
  /** Called once if the system cannot watch. The files are still polled. */
  onTrouble: (error: unknown) => void;
  /** Polling interval, whatever the system reports. */
  pollMilliseconds?: number;
}

/** Polling interval in milliseconds if the system cannot watch. */
const pollInTrouble = 250;

/**
 * Watches a site's files. The system's events make it fast. Polling all files once a second makes it reliable: events get lost in bursts,
 * and none come after the root is deleted and made again.
 */
export async function watchSite(root: string, options: WatchOptions): Promise<SiteWatcher> {
  const watcher = new SiteWatcher(root, options);
  await watcher.isReady;
  return watcher;
}

export class SiteWatcher {
  readonly #root: string;
  readonly #options: WatchOptions;
  #snapshot: ReturnType<typeof takeSnapshot>;
  #events: ReturnType<typeof watchEvents>;
  #timer: NodeJS.Timeout | undefined;
  #hasTrouble = false;

  constructor(root: string, options: WatchOptions) {
    this.#root = root;
    this.#options = options;
    this.#snapshot = takeSnapshot(root);
    this.#events = this.#listen();
    this.#lookLater();
  }

  /** Resolves when the watcher listens to events. */
  get isReady(): Promise<void> {
    return this.#events.isReady;
  }

  /**
   * Call this when a build starts. The build must list the folders with the returned function, so that later polls compare the files with
   * what that build found. Otherwise a folder that is moved away, built without, and moved back between two polls would look unchanged.
   */
  readonly noteBuild = (): List => {
    this.#update();
    this.#lookLater();
    const { listed } = this.#snapshot;
    return (folder) => listed.get(folder) ?? listFiles(folder);
  };

  async close(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#events.close();
  }

  #listen(): ReturnType<typeof watchEvents> {
    return watchEvents(this.#root, this.#snapshot.largeFolders, {
      onChange: this.#options.onChange,
      // The root may come back before any poll notices that it was gone.
      onRootGone: () => {
        this.#snapshot = { ...this.#snapshot, identity: "" };
      },
      // Errors such as ENOSPC (no more watches) leave only polling.
      onError: (error) => {
        if (!this.#hasTrouble) this.#options.onTrouble(error);
        this.#hasTrouble = true;
      },
    });
  }

  #lookLater(): void {
    const { pollMilliseconds = 1000 } = this.#options;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(
      () => {
        if (this.#update()) this.#options.onChange();
        this.#lookLater();
      },
      this.#hasTrouble ? Math.min(pollMilliseconds, pollInTrouble) : pollMilliseconds,
    );
  }

  /** Polls the files, and returns whether they have changed. Watches a folder anew if it was replaced or had disappeared. */
  #update(): boolean {
    const before = this.#snapshot;
    this.#snapshot = takeSnapshot(this.#root);
    const { identity } = this.#snapshot;
    if (identity !== before.identity && identity !== "") {
      const old = this.#events;
      this.#events = this.#listen();
      void old.close();
    }
    return !hasSameFiles(this.#snapshot, before);
  }
}
