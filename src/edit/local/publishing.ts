import type { BuildResult, BuiltSite } from "../../build-options.ts";
import type { Page } from "../../model/build/output.ts";
import type { SiteFile } from "../../model/build/site-files.ts";
import type { OpenedContent, PublishResult } from "../form/backend.ts";
import { Arrival } from "./arrival.ts";
import type { Git } from "./git.ts";
import { publishCheckout } from "./publish.ts";
import {
  findTarget,
  listUnpublished,
  readPublished,
  takeAsPublished,
  type PublishedTexts,
  type PublishTarget,
} from "./published.ts";

/** How many public pages are asked at first: those whose files were sent, the home page, and others on which these may be seen. */
const mostAsked = 50;

/** What was last published from a folder, where to, and whether it is online. */
export class Publishing {
  readonly #git: Git;
  readonly #arrival: Arrival;
  #texts: PublishedTexts | undefined;
  #isTracked = false;
  #target: PublishTarget | undefined;

  /** `onNews` is called when the public site shows what was sent, or not after all. */
  constructor(git: Git, onNews: () => void) {
    this.#git = git;
    this.#arrival = new Arrival(onNews);
  }

  stop(): void {
    this.#arrival.stop();
  }

  /** Compares files with those that were published. */
  compare(files: readonly SiteFile[]): Pick<OpenedContent, "published" | "isTracked" | "publishing"> {
    const { sent } = this.#arrival;
    return {
      published: listUnpublished((this.#texts ??= takeAsPublished(files)), files),
      isTracked: this.#isTracked,
      publishing: this.#target ? { isReady: true, to: this.#target.to, ...(sent && { sent }) } : { isReady: false },
    };
  }

  /** Learns what is published and how, which git may have changed since. */
  async learn(files: readonly SiteFile[]): Promise<void> {
    this.#target = await findTarget(this.#git);
    const texts = await readPublished(this.#git, files).catch(() => undefined);
    this.#isTracked = texts !== undefined;
    this.#texts = texts ?? this.#texts;
  }

  /** Publishes files if the site has no errors with them, and then watches the public site. `build` builds them as they are. */
  async publish(files: readonly SiteFile[], build: () => Promise<BuildResult | undefined>): Promise<PublishResult> {
    this.#target = await findTarget(this.#git);
    if (this.#target === undefined) return { outcome: "failed", reason: "other" };
    let built: BuiltSite | undefined;
    const isSound = async (): Promise<boolean> => (built = (await build())?.built) !== undefined;
    if (!(await isSound())) return { outcome: "failed", reason: "errors" };
    const changed = new Set(this.compare(files).published.map(({ path }) => path));
    const result = await publishCheckout(this.#git, this.#target, isSound);
    if (result.outcome === "published" && built) {
      const { pages, base, schemeAndHost } = built;
      const rankOf = ({ address, source }: Page): number => (changed.has(source) ? 0 : address === base ? 1 : 2);
      // Hosts answer pages that only lead elsewhere in ways of their own.
      const shown = pages.filter(({ html }) => !html.includes('http-equiv="refresh"'));
      const asked = shown.sort((a, b) => rankOf(a) - rankOf(b)).slice(0, mostAsked);
      this.#arrival.watch(schemeAndHost, asked);
    }
    return result;
  }
}
