import type { Exchange } from "./send.ts";

/** The state that an open page compares itself with. */
export interface PageState {
  /** Hash of the page's HTML without the stylesheet's address. */
  page: string;
  stylesheet: string;
  /** Problems that the overlay shows if the newest build has no site. */
  problems?: string;
}

/** Sends open pages their current state, immediately and after every build that changes it, by Server-Sent Events (HTML standard, 9.2). */
export class LiveReload {
  /** The open pages, with the path and the last state of each. */
  readonly #pages = new Map<Exchange, { path: string; sent: string }>();
  readonly #stateOf: (path: string) => PageState;

  constructor(stateOf: (path: string) => PageState) {
    this.#stateOf = stateOf;
  }

  /** Keeps a page informed. `path` is the page's path. */
  listen(exchange: Exchange, path: string): void {
    const { request, response } = exchange;
    // The page left while the first build ran, and sends no further close event.
    if (response.destroyed) return;
    response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store" });
    if (request.method === "HEAD") {
      response.end();
      return;
    }
    // Browsers reconnect quickly after the server restarts.
    response.write("retry: 300\n\n");
    const page = { path, sent: "" };
    this.#pages.set(exchange, page);
    response.on("close", () => this.#pages.delete(exchange));
    this.#send(exchange, page);
  }

  sendAll(): void {
    for (const [exchange, page] of this.#pages) this.#send(exchange, page);
  }

  close(): void {
    for (const { response } of this.#pages.keys()) response.destroy();
  }

  #send({ response }: Exchange, page: { path: string; sent: string }): void {
    const state = JSON.stringify(this.#stateOf(page.path));
    if (state === page.sent) return;
    page.sent = state;
    response.write(`data: ${state}\n\n`);
  }
}
