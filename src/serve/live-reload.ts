import type { Exchange } from "./send.ts";

/** What a page must know to be up to date. */
export interface PageState {
  /** The hash of the page's HTML, apart from the stylesheet's address. */
  page: string;
  stylesheet: string;
  /** Why the newest build has no site, for the overlay. */
  problems?: string;
}

/** Tells open pages the state of what they show, at once and after every build, by Server-Sent Events (HTML standard, 9.2). */
export class LiveReload {
  readonly #pages = new Map<Exchange, string>();
  readonly #stateOf: (path: string) => PageState;

  constructor(stateOf: (path: string) => PageState) {
    this.#stateOf = stateOf;
  }

  /** `path` is that of the page that listens. */
  listen(exchange: Exchange, path: string): void {
    const { request, response } = exchange;
    // It left while the first build was waited for, and says so no more.
    if (response.destroyed) return;
    response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store" });
    if (request.method === "HEAD") {
      response.end();
      return;
    }
    // A server that was stopped and started is found again at once.
    response.write("retry: 300\n\n");
    this.#pages.set(exchange, path);
    response.on("close", () => this.#pages.delete(exchange));
    this.#tell(exchange, path);
  }

  tellAll(): void {
    for (const [exchange, path] of this.#pages) this.#tell(exchange, path);
  }

  close(): void {
    for (const { response } of this.#pages.keys()) response.destroy();
  }

  #tell({ response }: Exchange, path: string): void {
    response.write(`data: ${JSON.stringify(this.#stateOf(path))}\n\n`);
  }
}
