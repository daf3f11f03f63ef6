import { parentPort, workerData } from "node:worker_threads";
import { checkPages } from "../check/check-pages.ts";
import { createPageReader, type PageFacts } from "../check/read-page.ts";
import { writeFiles, type Part, type Target } from "../emit/write-files.ts";
import type { Page, RenderedPage } from "../model/output.ts";
import type { Problem } from "../problem.ts";
import { readSite } from "../read/read-site.ts";
import { createNamer } from "../render/name-shared.ts";
import { validateSite } from "../validate/validate-site.ts";
import { listFound } from "./list-found.ts";
import type { Answer, Assignment, CheckOrder, DeliveredPage, Order, PagesOrder } from "./orders.ts";

/**
 * What the second thread of a big build does: it reads and validates some of the services, and then reads, writes and checks the
 * pages that the first thread renders.
 */
export function takeOrders(): void {
  const answer = (message: Answer): void => {
    parentPort!.postMessage(message);
  };
  answer(validateShare(workerData as Assignment));
  let finisher: PageFinisher | undefined;
  parentPort!.on("message", (order: Order) => {
    if (order.kind === "pages") finisher = new PageFinisher(order);
    else if (order.kind === "delivery") finisher!.finish(order.shared, order.pages);
    else answer(finisher!.check(order));
  });
}

function validateShare({ root, share }: Assignment): Answer {
  const { content, sourceHashes, problems } = readSite(root, { share });
  const { site, problems: warnings } = validateSite(content);
  // What there is to say of the other files, the first thread finds, too.
  const isOfService = ({ place: { file } }: Problem): boolean => content.serviceFiles.includes(file);
  if (site === undefined || [...problems, ...warnings].some(isOfService)) return "problems";
  const media = [...new Set(site.services.flatMap((service) => service.media))];
  return { found: listFound(content), services: site.services, media, sourceHashes };
}

class PageFinisher {
  readonly #target: Target;
  readonly #readPage = createPageReader();
  readonly #nameShared: (page: RenderedPage) => Page;
  readonly #shared: string[] = [];
  readonly #facts: PageFacts[] = [];
  readonly #parts: Part[] = [];

  constructor(order: PagesOrder) {
    this.#target = order.target;
    this.#nameShared = createNamer(order.naming);
  }

  finish(shared: readonly string[], delivered: readonly DeliveredPage[]): void {
    this.#shared.push(...shared);
    const pages = delivered.map((page) => this.#complete(page));
    for (const page of pages) this.#facts.push(this.#readPage(page));
    const named = pages.map((page) => this.#nameShared(page));
    const outputs = named.map(({ path, html }) => ({ path, contents: html }));
    this.#parts.push(writeFiles(this.#target, outputs));
  }

  check({ pageCount, host, base, files }: CheckOrder): Part[] | "problems" {
    if (this.#facts.length !== pageCount) return "problems";
    // Where an author wrote something is asked only of a problem, and the first thread words that.
    const site = { host, base, files, contentLinks: () => [], contentHeadings: [] };
    return checkPages(this.#facts, site).length === 0 ? this.#parts : "problems";
  }

  #complete({ path, address, source, pieces }: DeliveredPage): RenderedPage {
    const whole = pieces.map((piece) => (typeof piece === "number" ? this.#shared[piece]! : piece));
    return { path, address, source, pieces: whole };
  }
}
