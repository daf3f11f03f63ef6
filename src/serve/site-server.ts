import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createRequire } from "node:module";
import path from "node:path";
import type { BuiltSite } from "../build-options.ts";
import { contentTypeOf } from "../model/build/content-types.ts";
import { filesForHosts, type OutputFile } from "../model/build/output.ts";
import { splitAddress } from "../model/build/page-paths.ts";
import { readRegularFile } from "../lib/disk/read-regular-file.ts";
import { packageFolder } from "../lib/package-folder.ts";
import { pageHeaders } from "../hosts/headers.ts";
import { isOwnRequest, readPath, refuseRequest } from "./refuse-request.ts";
import { LiveReload, type PageState } from "./live-reload.ts";
import { addPreviewScript, previewPath, problemsPage, pageVersionOf, waitingPage } from "./preview-page.ts";
import { send, sendFilm, type Exchange } from "./send.ts";

/** Result of the newest build: a site, or why there is none. */
export type Outcome = { built: BuiltSite } | { problems: string };

export interface SiteServerOptions {
  /** Whether pages keep themselves up to date. */
  watches: boolean;
  /** Additional accepted hosts. */
  names?: readonly string[];
  /** Whether any IP address is accepted as the host. */
  isPublic?: boolean;
  /** Origin of the only page that may show this site in a frame. */
  framedBy?: string | undefined;
}

/** Time that a first request waits for the first build before it gets a page that reloads. */
const patienceMilliseconds = 1500;

interface TextAnswer {
  status: number;
  type: string;
  text: string;
  headers?: Readonly<Record<string, string>> | undefined;
}

/** A path's target: a file, or another address. */
type FoundFile = { file: OutputFile } | { redirect: string } | undefined;

/**
 * Serves the newest site from memory like a good static host. No path of a request reaches the file system: pictures and films are files
 * that the build named.
 */
export class SiteServer {
  readonly #options: SiteServerOptions;
  #files: ReadonlyMap<string, OutputFile> = new Map();
  readonly #live = new LiveReload((page) => this.#stateOf(page));
  #built: BuiltSite | undefined;
  #problems: string | undefined;
  #announceReady: () => void = () => undefined;
  readonly #ready = new Promise<void>((resolve) => (this.#announceReady = resolve));

  constructor(options: SiteServerOptions) {
    this.#options = options;
  }

  /** Shows an outcome. If a build has no site, the last site stays. */
  show(outcome: Outcome): void {
    if ("built" in outcome) {
      this.#built = outcome.built;
      this.#problems = undefined;
      this.#files = new Map(outcome.built.outputs.map((file) => [file.path, file]));
    } else this.#problems = outcome.problems;
    this.#announceReady();
    this.#live.sendAll();
  }

  close(): void {
    this.#live.close();
  }

  readonly handle = (request: IncomingMessage, response: ServerResponse): void => {
    const exchange = { request, response };
    response.on("error", () => response.destroy());
    // Otherwise pages of other sites could load this site's pictures and see which ones exist.
    response.setHeader("Cross-Origin-Resource-Policy", "same-origin");
    const refusal = refuseRequest(request, this.#options);
    if (refusal) {
      const { status, reason, headers } = refusal;
      this.#sendText(exchange, { status, type: plain, text: `${reason}\n`, headers });
      return;
    }
    // The failure page has no preview script: no state from the server would ever match, so the page would reload forever.
    void this.#answer(exchange).catch(() => {
      this.#sendFailure(exchange, 500, "This server could not make an answer.\n");
    });
  };

  async #answer(exchange: Exchange): Promise<void> {
    const { request } = exchange;
    const url = request.url ?? "/";
    const asked = readPath(url);
    if (this.#options.watches && asked?.startsWith(previewPath) === true) {
      await this.#answerPreview(exchange, asked.slice(previewPath.length));
      return;
    }
    if (!(await settlesSoon(this.#ready))) {
      this.#sendText(exchange, { status: 503, type: html, text: waitingPage, headers: { "Retry-After": "1" } });
      return;
    }
    if (this.#built === undefined) {
      this.#sendPage(exchange, 500, problemsPage(this.#problems ?? ""));
      return;
    }
    const found = this.#find(asked);
    if (found === undefined) this.#sendPage(exchange, 404, this.#errorPage(undefined, asked));
    else if ("redirect" in found) {
      const location = withQuery(found.redirect, splitAddress(url).query);
      exchange.response.writeHead(301, { ...this.#headers(), Location: location, "Content-Length": 0 }).end();
    } else this.#sendFile(exchange, found.file);
  }

  /** Serves the preview's own files and its event stream to its own pages only. */
  async #answerPreview(exchange: Exchange, name: string): Promise<void> {
    const { request } = exchange;
    if (!isOwnRequest(request)) {
      this.#sendText(exchange, { status: 403, type: plain, text: "This server does not answer other sites.\n" });
    } else if (name === "events") {
      await this.#ready;
      const page = new URLSearchParams(request.url?.split("?")[1]).get("page") ?? "/";
      this.#live.listen(exchange, page);
    } else if (Object.hasOwn(previewFiles, name)) {
      const text = readFileSync(previewFiles[name]!, "utf8");
      this.#sendText(exchange, { status: 200, type: contentTypeOf(name), text });
    } else this.#sendText(exchange, { status: 404, type: plain, text: "Not Found\n" });
  }

  #stateOf(page: string): PageState {
    const stylesheet = this.#built?.stylesheet ?? "";
    const problems = this.#problems === undefined ? {} : { problems: this.#problems };
    return { page: pageVersionOf(this.#htmlAt(page), stylesheet), stylesheet, ...problems };
  }

  #htmlAt(page: string): string {
    if (this.#built === undefined) return problemsPage(this.#problems ?? "");
    const found = this.#find(readPath(page));
    if (found === undefined) return this.#errorPage(undefined, readPath(page));
    return "redirect" in found || "copyOf" in found.file ? "" : textOfContents(found.file.contents);
  }

  /**
   * Finds a path's target. The site's own redirects come first, as on hosts. A folder's address ends in a slash, and the site may have a
   * base path.
   */
  #find(asked: string | undefined): FoundFile {
    const { base, redirects } = this.#built!;
    if (asked === undefined) return undefined;
    const rule = redirects.find(({ from, isPrefix }) => (isPrefix ? asked.startsWith(from) : asked === from));
    if (rule !== undefined) return { redirect: rule.to };
    if (!asked.startsWith(base)) return asked === "/" || `${asked}/` === base ? { redirect: base } : undefined;
    const name = asked.slice(base.length);
    const file = this.#files.get(name === "" || name.endsWith("/") ? `${name}index.html` : name);
    if (file && filesForHosts.includes(file.path)) return undefined;
    if (file) return { file };
    return this.#files.get(`${name}/index.html`) === undefined ? undefined : { redirect: `${encodeURI(asked)}/` };
  }

  #sendFile(exchange: Exchange, file: OutputFile): void {
    if ("contents" in file && file.path.endsWith(".html")) {
      this.#sendPage(exchange, 200, textOfContents(file.contents));
      return;
    }
    const type = contentTypeOf(file.path);
    const headers = { ...this.#headers(), "Content-Type": type };
    const bytes = readToSend(file);
    if (bytes === undefined) this.#sendFailure(exchange, 404, "This file is gone since the site was built.\n");
    else if (type.startsWith("video/")) sendFilm(exchange, { headers, bytes });
    else send(exchange, { status: 200, headers, bytes });
  }

  #sendFailure(exchange: Exchange, status: number, text: string): void {
    if (exchange.response.headersSent) exchange.response.destroy();
    else this.#sendText(exchange, { status, type: plain, text });
  }

  /** If no site was ever built, the page shows the problems. */
  #sendPage(exchange: Exchange, status: number, page: string): void {
    const { watches } = this.#options;
    const stylesheet = this.#built?.stylesheet ?? "";
    const text = watches ? addPreviewScript(page, stylesheet, this.#built === undefined) : page;
    this.#sendText(exchange, { status, type: html, text });
  }

  #sendText(exchange: Exchange, { status, type, text, headers = {} }: TextAnswer): void {
    const all = { ...this.#headers(), ...headers, "Content-Type": type };
    send(exchange, { status, headers: all, bytes: Buffer.from(text) });
  }

  #headers(): Record<string, string> {
    const { framedBy = "'none'" } = this.#options;
    const { "Content-Security-Policy": policy = "", ...headers } = pageHeaders(this.#built?.base ?? "/");
    return {
      ...headers,
      "Content-Security-Policy": policy.replace("frame-ancestors 'none'", `frame-ancestors ${framedBy}`),
      "Cache-Control": "no-store",
    };
  }

  #errorPage(message?: string, address?: string): string {
    return this.#built?.renderError(message, address) ?? problemsPage(message ?? "Not Found");
  }
}

const html = "text/html; charset=utf-8";
const plain = "text/plain; charset=utf-8";
const require = createRequire(import.meta.url);
const ownFiles = ["preview.js", "preview.css", "page-changes.js", "in-forms.js"];
const previewFiles: Readonly<Record<string, string>> = {
  ...Object.fromEntries(ownFiles.map((name) => [name, path.join(packageFolder, "assets/preview", name)])),
  "idiomorph.js": require.resolve("idiomorph/dist/idiomorph.esm.js"),
};

/** Returns undefined if a picture or film is gone, or a link is in its place. */
function readToSend(file: OutputFile): Buffer | undefined {
  if (!("copyOf" in file)) return Buffer.from(file.contents);
  try {
    return readRegularFile(file.copyOf).bytes;
  } catch {
    return undefined;
  }
}

function textOfContents(contents: string | Uint8Array): string {
  return typeof contents === "string" ? contents : Buffer.from(contents).toString();
}

/** Adds the requested query to a redirect, as hosts do, unless the target has its own. */
function withQuery(address: string, asked: string): string {
  const { path, query, hash } = splitAddress(address);
  return path + (query === "" ? asked : query) + hash;
}

function settlesSoon(promise: Promise<void>): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, patienceMilliseconds, false);
    void promise.then(() => {
      clearTimeout(timer);
      resolve(true);
    });
  });
}
