import { createReadStream, readFileSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { contentTypeOf } from "../../src/model/build/content-types.ts";

export interface StaticHost {
  /** The host's origin, without a slash at the end. */
  origin: string;
  close: () => Promise<void>;
}

interface HostOptions {
  /** The path that the files are served below; begins and ends with a slash. */
  base?: string;
  /** Awaited before each answer. If it throws, the answer has status 500. */
  prepare?: (request: IncomingMessage) => Promise<void>;
}

/**
 * Serves a folder like a plain static host: `index.html` for a folder, a redirect for its missing slash, `404.html` with status 404 for
 * unknown addresses, byte ranges for films, Brotli for texts, and the headers in the folder's `_headers` file. Listens on a free port of
 * this machine.
 */
export async function startStaticHost(folder: string, options: HostOptions = {}): Promise<StaticHost> {
  const server = createServer((request, response) => {
    Promise.resolve(options.prepare?.(request))
      .then(() => {
        respond(request, response, folder, options.base);
      })
      .catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  headers: Record<string, string>;
}

function respond(request: IncomingMessage, response: ServerResponse, folder: string, base = "/"): void {
  const { pathname } = new URL(request.url ?? "/", "http://host");
  const name = pathname.startsWith(base) ? decodeURIComponent(pathname.slice(base.length)) : "?";
  const file = path.join(folder, name);
  const exchange = { request, response, headers: headersFor(pathname, folder) };

  if (isFolder(file) && pathname.endsWith("/")) sendFile(exchange, 200, path.join(file, "index.html"));
  else if (isFolder(file)) response.writeHead(301, { location: `${pathname}/` }).end();
  else if (isFile(file)) sendFile(exchange, 200, file);
  else sendFile(exchange, 404, path.join(folder, "404.html"));
}

/** Reads the headers for a path by the rules of Netlify and Cloudflare Pages: a pattern, then its headers on indented lines. */
function headersFor(pathname: string, folder: string): Record<string, string> {
  const headers: Record<string, string> = {};
  let applies = false;
  for (const line of readFileSync(path.join(folder, "_headers"), "utf8").split("\n")) {
    const [, name, value] = /^\s+([\w-]+): (.+)$/.exec(line) ?? [];
    if (name === undefined) applies = line.endsWith("*") ? pathname.startsWith(line.slice(0, -1)) : pathname === line;
    else if (applies) headers[name.toLowerCase()] = value!;
  }
  return headers;
}

function sendFile({ request, response, headers }: Exchange, status: number, file: string): void {
  if (/\.(html|css|js|json|svg|xml|txt)$/.test(file) && /\bbr\b/.test(String(request.headers["accept-encoding"]))) {
    const body = brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    const type = { "content-type": contentTypeOf(file), "content-encoding": "br", vary: "accept-encoding" };
    response.writeHead(status, { ...type, ...headers, "content-length": body.length });
    response.end(request.method === "HEAD" ? undefined : body);
    return;
  }
  const { size } = statSync(file);
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? "") ?? [];
  const start = Number(from ?? 0);
  const end = to ? Math.min(Number(to), size - 1) : size - 1;
  response.writeHead(from === undefined ? status : 206, {
    "content-type": contentTypeOf(file),
    ...headers,
    "content-length": end - start + 1,
    "accept-ranges": "bytes",
    ...(from !== undefined && { "content-range": `bytes ${start}-${end}/${size}` }),
  });
  if (request.method === "HEAD") response.end();
  else createReadStream(file, { start, end }).pipe(response);
}

function isFolder(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

function isFile(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
}
