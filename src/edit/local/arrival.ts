import type { Page } from "../../model/build/output.ts";
import type { SentSite } from "../form/backend.ts";

/** How often the public site is asked, and for how long. */
const patience = { pauseMilliseconds: 15_000, mostMilliseconds: 600_000 };

/** Compares the public site with what was sent to it, until it shows that or the patience ends. */
export class Arrival {
  readonly #onNews: () => void;
  #timer: NodeJS.Timeout | undefined;
  /** The last sending; undefined if there was none. */
  sent: SentSite | undefined;

  constructor(onNews: () => void) {
    this.#onNews = onNews;
  }

  /**
   * Notes that a site was sent. `pages` are some of it, to be compared at `origin`; without one, nobody can be asked. If they are all there
   * already, nobody knows more than that the site was sent.
   */
  watch(origin: string, pages: readonly Page[], { pauseMilliseconds, mostMilliseconds } = patience): void {
    this.stop();
    const sent = (this.sent = { at: new Date().toISOString() });
    const end = Date.now() + mostMilliseconds;
    const look = async (asked: readonly Page[]): Promise<void> => {
      const answers = await Promise.all(asked.map((page) => compareWithPublic(origin, page)));
      const different = asked.filter((_, index) => answers[index] !== "same");
      const missing = answers.find((each) => each !== "same");
      // Something else may have been sent meanwhile; and only pages that were another at first tell whether the new ones are there.
      if (this.sent !== sent || (asked === pages && missing === undefined)) return;
      if (missing === undefined) this.sent = { ...sent, online: new Date().toISOString() };
      else if (Date.now() < end) this.#timer = setTimeout(() => void look(different), pauseMilliseconds);
      else this.sent = { ...sent, late: missing };
      if (this.sent !== sent) this.#onNews();
    };
    if (origin !== "") void look(pages);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.sent = undefined;
  }
}

/** Returns "same" if the public page is the given one, "old" if it is another, or else what the host said in its place. */
async function compareWithPublic(origin: string, { address, html }: Page): Promise<string> {
  try {
    const answer = await fetch(origin + address, { cache: "no-store", signal: AbortSignal.timeout(10_000) });
    if (!answer.ok) return `${answer.status} ${answer.statusText}`.trim();
    return withoutHashes(await answer.text()) === withoutHashes(html) ? "same" : "old";
  } catch (error) {
    return String((error as Error).cause ?? error);
  }
}

/** The preview has photographs that were encoded quickly, whose names have other hashes. */
const withoutHashes = (html: string): string => html.replaceAll(/\.[\da-f]{8}(?=\.(?:avif|webp|jpe?g|png)\b)/g, "");
