import { availableParallelism } from "node:os";
import path from "node:path";
import { Worker } from "node:worker_threads";
import type { BuildOptions, OtherThreads, PagesOfThreads } from "../build.ts";
import type { Part, Target } from "../emit/write-files.ts";
import { packageFolder } from "../package-folder.ts";
import type { Answer, Assignment, Rendered, RenderOrder, Validated } from "./orders.ts";

/** A thread found a problem or failed: the site must be built by one thread, which tells what is wrong. */
export class ShareRefused extends Error {
  override name = "ShareRefused";
}

/** One thread keeps more than one core busy, with what V8 compiles and tidies up beside it, and each thread compiles everything anew. */
const servicesWorthAThread = 2000;
/** More would wait for the disk and for each other. */
const mostThreads = 4;

/** How many threads a site of so many services is worth, on a machine that runs so many at once; 1 for none but this one. */
export function countThreads(services: number, cores = availableParallelism()): number {
  return Math.max(1, Math.min(cores, mostThreads, Math.floor(services / servicesWorthAThread)));
}

/** Threads that each make the pages of a share of the services, and write them where `target` says. */
export class ServiceThreads {
  /** For `buildSite` in this thread. */
  readonly others: OtherThreads;
  readonly #threads: readonly Thread[];
  #rendered: readonly Rendered[] = [];

  constructor(count: number, options: BuildOptions, target: () => Target) {
    const { root, cacheFolder, copyrightYear } = options;
    this.#threads = Array.from({ length: count - 1 }, (_, index) => {
      return new Thread({ root, cacheFolder, copyrightYear, share: { number: index + 1, count } });
    });
    const validated = this.#all<Validated>();
    // It may be asked for only after it was rejected.
    validated.catch(() => undefined);
    this.others = {
      share: { number: 0, count },
      media: validated.then((answers) => listMedia(answers)),
      render: ({ book, preview }, { stylesheet, script }) => {
        const pages = this.#render({ book, preview, shared: { stylesheet, script }, target: target() });
        // Nobody waits for it any more where this thread fails first, as on a full disk.
        pages.catch(() => undefined);
        return pages;
      },
    };
    this.others.media.catch(() => undefined);
  }

  /** What the threads have written. */
  get parts(): Part[] {
    return this.#rendered.flatMap(({ parts }) => parts);
  }

  /** Ends them, whatever they are doing. */
  async close(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.close()));
  }

  async #render(order: RenderOrder): Promise<PagesOfThreads> {
    for (const thread of this.#threads) thread.order(order);
    this.#rendered = await this.#all<Rendered>();
    return describePages(this.#rendered);
  }

  #all<Expected extends Answer>(): Promise<Expected[]> {
    return Promise.all(this.#threads.map((thread) => thread.answer<Expected>()));
  }
}

class Thread {
  readonly #worker: Worker;

  constructor(assignment: Assignment) {
    const file = path.join(packageFolder, ".compiled/start-service-thread.js");
    this.#worker = new Worker(file, { workerData: assignment, stdout: true, stderr: true });
  }

  order(order: RenderOrder): void {
    this.#worker.postMessage(order);
  }

  answer<Expected extends Answer>(): Promise<Expected> {
    return new Promise((resolve, reject) => {
      const refuse = (cause?: unknown): void => {
        reject(new ShareRefused("A thread cannot make its share.", { cause }));
      };
      this.#worker.once("message", (answer: Answer) => {
        if (answer === "problems") refuse();
        else resolve(answer as Expected);
      });
      this.#worker.once("error", refuse);
      this.#worker.once("exit", refuse);
    });
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }
}

/** Where they are written is not known here, and is asked only of media that cannot be used. */
function listMedia(answers: readonly Validated[]) {
  const names = new Set(answers.flatMap(({ media }) => media));
  return [...names].map((name) => ({
    path: name,
    file: "",
    place: (): never => {
      throw new ShareRefused(`${name} cannot be used.`);
    },
  }));
}

function describePages(rendered: readonly Rendered[]): PagesOfThreads {
  const ids = new Map(rendered.flatMap((each) => [...each.ids]));
  return {
    bytesHashes: new Map(rendered.flatMap((each) => [...each.bytesHashes])),
    has: (address, id) => {
      const isThere = ids.has(address) && (id === "" || ids.get(address)!.includes(id));
      // Only one who knows all pages can say what might have been meant.
      if (!isThere) throw new ShareRefused(`${address}#${id} is not there.`);
      return true;
    },
    confirm: (isThere) => {
      for (const [address, id] of rendered.flatMap(({ wanted }) => wanted)) {
        if (!isThere(address, id)) throw new ShareRefused(`${address}#${id} is not there.`);
      }
    },
  };
}
