import { timingSafeEqual } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { compiledFolder } from "../../lib/package-folder.ts";
import { contentTypeOf } from "../../model/build/content-types.ts";
import type { FormAnswer, FormQuestion, Refused } from "./form-questions.ts";

export interface FormServerOptions {
  questions: Readonly<Record<string, FormQuestion>>;
  /** Scheme, host and port of the forms, and of the preview that they show. */
  origin: string;
  previewOrigin: string;
  token: string;
}

/** Serves the page of the forms, which anybody on this machine may see, and answers its questions, which nobody else may ask. */
export class FormServer {
  readonly #options: FormServerOptions;
  readonly #files = readPageFiles();

  constructor(options: FormServerOptions) {
    this.#options = options;
  }

  readonly handle = (request: IncomingMessage, response: ServerResponse): void => {
    response.on("error", () => response.destroy());
    void this.#answer(request, response).then(
      (answer) => {
        this.#send(response, answer);
      },
      (error: unknown) => {
        if (response.headersSent || response.destroyed) response.destroy();
        else this.#send(response, { status: 500, reason: (error as Error).message });
      },
    );
  };

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<FormAnswer> {
    const { origin, token, questions } = this.#options;
    const { url = "", method, headers: given } = request;
    if (method === "GET" && given.host === new URL(origin).host && this.#files.has(url)) {
      return this.#files.get(url)!();
    }
    const refused = refuseForeign(request, origin, token);
    if (refused) return refused;
    const name = url.slice(1);
    if (!url.startsWith("/") || !Object.hasOwn(questions, name)) return { status: 404, reason: "Nothing is here." };
    const { type, limit, answer } = questions[name]!;
    if (given["content-type"] !== type) return { status: 415, reason: `This must be ${type}.` };
    const body = await readBody(request, limit);
    return body === undefined ? { status: 413, reason: "This is too large." } : answer(body, { request, response });
  }

  #send(response: ServerResponse, answer: FormAnswer): void {
    const { status, type, body } = writeAnswer(answer);
    response.writeHead(status, {
      ...headers,
      "Content-Security-Policy": `${policy}; frame-src ${this.#options.previewOrigin}`,
      ...(type !== undefined && { "Content-Type": type }),
      "Content-Length": body.length,
      // The rest of a refused body is not read.
      ...(status >= 400 && { Connection: "close" }),
    });
    response.end(body, () => {
      if (status >= 400 && !response.req.complete) response.req.destroy();
    });
  }
}

/**
 * Refuses every request that does not come from a page of this origin with the token of this run. Browsers set `Host`, `Origin` and
 * `Sec-Fetch-Site` themselves: one that lacks them is too old, or no browser.
 */
function refuseForeign(request: IncomingMessage, origin: string, token: string): Refused | undefined {
  const { method, headers } = request;
  if (headers.host !== new URL(origin).host) return { status: 403, reason: "This server has another name." };
  if (method !== "POST") return { status: 405, reason: "Only POST is answered here." };
  if (headers.origin !== origin || headers["sec-fetch-site"] !== "same-origin") {
    return { status: 403, reason: "This server answers only its own page." };
  }
  const given = Buffer.from(String(headers["dentalsite-token"]));
  const right = Buffer.from(token);
  if (given.length === right.length && timingSafeEqual(given, right)) return undefined;
  return { status: 403, reason: "This is not the token of this run." };
}

/** Reads the body of a request; undefined if it has more bytes than the limit. Never holds more than the limit. */
async function readBody(request: IncomingMessage, limit: number): Promise<Buffer | undefined> {
  if (Number(request.headers["content-length"] ?? 0) > limit) return undefined;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

const headers = {
  "Cache-Control": "no-store",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
};

const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>dentalsite</title>
<link rel="stylesheet" href="/app.css">
<script type="module" src="/app.js"></script>
<div id="app"></div>
</html>
`;

const compiled = (name: string) => (): FormAnswer => ({
  bytes: readFileSync(path.join(compiledFolder, "edit", name)),
  type: contentTypeOf(name),
});

/** The files that a browser gets without the token. None of them tells anything about the practice. */
const readPageFiles = (): ReadonlyMap<string, () => FormAnswer> =>
  new Map([
    ["/", () => ({ bytes: Buffer.from(html), type: "text/html; charset=utf-8" })],
    ["/favicon.ico", () => undefined],
    // The app is in parts, some of which are loaded when they are needed.
    ...readdirSync(path.join(compiledFolder, "edit")).map((name) => [`/${name}`, compiled(name)] as const),
  ]);

function writeAnswer(answer: FormAnswer): { status: number; type?: string; body: Buffer } {
  if (answer === undefined) return { status: 204, body: Buffer.alloc(0) };
  if ("bytes" in answer) return { status: 200, type: answer.type, body: answer.bytes };
  if ("json" in answer)
    return { status: 200, type: "application/json", body: Buffer.from(JSON.stringify(answer.json)) };
  return { status: answer.status, type: "text/plain; charset=utf-8", body: Buffer.from(`${answer.reason}\n`) };
}
