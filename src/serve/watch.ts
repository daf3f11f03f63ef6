import { listFiles, type List } from "../read/list-files.ts";
import { hasSameFiles, takeSnapshot } from "./site-snapshot.ts";
import { watchEvents } from "./watch-events.ts";

export interface WatchOptions {
  /** Called at the first sign of a change, and again with each. */
  onChange: () => void;
  /** Called once if the system cannot watch; the files are looked at regularly all the same. */
  onTrouble: (error: unknown) => void;
  /** How often the files are looked at, whatever the system reports. */
  pollMilliseconds?: number;
}

/** How often they are looked at if the system cannot watch. */
const pollInTrouble = 250;

/**
 * Watches what a site is made of. The system's events make it quick, and a look at all files once a second makes it certain:
 * events get lost in bursts, and none come once the root was deleted and made again.
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

  /** Settled when events are listened to. */
  get isReady(): Promise<void> {
    return this.#events.isReady;
  }

  /**
   * To be called when a build starts, which is to list the folders by what this gives: later looks compare the files with what that
   * build finds. Otherwise a folder that was moved away, built without, and moved back between two looks would seem to be as it
   * always was.
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
      // It may be away for a moment too short for any look to see.
      onRootGone: () => {
        this.#snapshot = { ...this.#snapshot, identity: "" };
      },
      // Such as ENOSPC: no more watches to be had. Then looking at the files is all there is.
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

  /** Looks at the files; returns whether they have changed. Listens anew to a folder that is another than before, or was away. */
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
