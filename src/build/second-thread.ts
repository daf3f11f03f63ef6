import { availableParallelism } from "node:os";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import { Worker } from "node:worker_threads";
import type { OtherServices, OtherThread, PageTaker } from "../build.ts";
import type { SiteFacts } from "../check/check-pages.ts";
import type { Part, Target } from "../emit/write-files.ts";
import type { RenderedPage } from "../model/output.ts";
import type { ContentMedia } from "../model/site.ts";
import type { Content } from "../model/source.ts";
import { packageFolder } from "../package-folder.ts";
import type { Naming } from "../render/name-shared.ts";
import { listFound } from "./list-found.ts";
import type { Answer, Assignment, Delivery, Order, ValidServices } from "./orders.ts";

/** The second thread found a problem or failed: one thread must build the site alone, which tells what is wrong. */
export class ThreadRefused extends Error {
  override name = "ThreadRefused";
}

/** A thread takes a while to begin, and compiles anew what both of them run. */
const servicesWorthAThread = 2000;

/** Whether a site of so many services is built sooner by two threads, on a machine that runs so many at once. */
export function isWorthAThread(services: number, cores = availableParallelism()): boolean {
  return cores > 1 && services >= servicesWorthAThread;
}

/** The first thread is at its services while the second one begins. */
const shareOfFirst = { from: 0, to: 3, of: 5 };
const shareOfSecond = { from: 3, to: 5, of: 5 };

/** How many pages are sent at once. */
const pagesAtOnce = 64;

/**
 * A second thread: it reads and validates some of the services while this one does the others, and then it reads, writes and checks
 * the pages that this one renders. Rendering stays here: what both do, V8 compiles twice.
 */
export class SecondThread implements OtherThread, PageTaker {
  readonly share = shareOfFirst;
  /** What it has written, once it has checked all pages. */
  parts: readonly Part[] = [];
  readonly #worker: Worker;
  /** Rejected when it ends, as it does when it fails. */
  readonly #end: Promise<never>;
  readonly #target: () => Target;
  readonly #services: Promise<ValidServices>;
  readonly #numbers = new Map<string, number>();
  #pageCount = 0;
  #delivery = emptyDelivery();

  /** `target` is asked when there is something to write. */
  constructor(root: string, target: () => Target) {
    const file = path.join(packageFolder, ".compiled/start-second-thread.js");
    const workerData: Assignment = { root, share: shareOfSecond };
    this.#worker = new Worker(file, { workerData, stdout: true, stderr: true });
    this.#target = target;
    this.#end = new Promise((_, reject) => {
      const refuse = (cause: unknown): void => {
        reject(new ThreadRefused("The second thread has ended.", { cause }));
      };
      this.#worker.once("error", refuse).once("messageerror", refuse).once("exit", refuse);
    });
    this.#end.catch(() => undefined);
    this.#services = this.#answer<ValidServices>();
    // It may be asked for only after it was rejected, or never.
    this.#services.catch(() => undefined);
  }

  async services(content: Content): Promise<OtherServices> {
    const { found, services, media, sourceHashes } = await this.#services;
    if (!isDeepStrictEqual(found, listFound(content))) {
      throw new ThreadRefused("A file has come or gone between the two threads.");
    }
    return { services, media: media.map(nameMedia), sourceHashes };
  }

  takePages(naming: Naming): PageTaker {
    this.#send({ kind: "pages", target: this.#target(), naming });
    return this;
  }

  take({ path, address, source, pieces }: RenderedPage): void {
    this.#pageCount++;
    const numbered = pieces.map((piece, index) => (index % 2 === 0 ? piece : this.#number(piece)));
    if (this.#delivery.pages.push({ path, address, source, pieces: numbered }) === pagesAtOnce) this.#deliver();
  }

  async check({ host, base, files }: SiteFacts): Promise<void> {
    this.#deliver();
    this.#send({ kind: "check", pageCount: this.#pageCount, host, base, files });
    this.parts = await this.#answer<Part[]>();
  }

  /** Ends it, whatever it is doing. */
  async close(): Promise<void> {
    await this.#worker.terminate();
  }

  /** Its next answer. Throws a ThreadRefused when there is a problem, or the thread has ended. */
  async #answer<Expected extends Answer>(): Promise<Expected> {
    const next = new Promise<Answer>((resolve) => this.#worker.once("message", resolve));
    const answer = await Promise.race([next, this.#end]);
    if (answer === "problems") throw new ThreadRefused("The second thread has found a problem.");
    return answer as Expected;
  }

  #number(piece: string): number {
    let number = this.#numbers.get(piece);
    if (number === undefined) {
      number = this.#numbers.size;
      this.#numbers.set(piece, number);
      this.#delivery.shared.push(piece);
    }
    return number;
  }

  #deliver(): void {
    this.#send(this.#delivery);
    this.#delivery = emptyDelivery();
  }

  #send(order: Order): void {
    this.#worker.postMessage(order);
  }
}

/** Where it is named is asked only of what cannot be used. */
function nameMedia(name: string): ContentMedia {
  const place = (): never => {
    throw new ThreadRefused(`${name} cannot be used.`);
  };
  return { path: name, file: "", place };
}

function emptyDelivery(): Delivery {
  return { kind: "delivery", shared: [], pages: [] };
}
