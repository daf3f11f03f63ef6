import { createReadStream, statSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { contentTypeOf } from "../../src/serve/content-type.ts";

export interface StaticHost {
  /** Without a slash at the end. */
  origin: string;
  close: () => Promise<void>;
}

interface HostOptions {
  /** The folder of the host that the files appear in; begins and ends with a slash. */
  base?: string;
  headers?: Record<string, string>;
  /** Awaited before a request is answered; what it throws is answered with status 500. */
  prepare?: () => Promise<void>;
}

/**
 * Serves a folder as plain static hosts do: `index.html` for a folder, one redirect for its missing slash, `404.html` with
 * status 404 for anything else, and byte ranges for films. Listens on a free port of this machine.
 */
export async function startStaticHost(folder: string, options: HostOptions = {}): Promise<StaticHost> {
  const server = createServer((request, response) => {
    Promise.resolve(options.prepare?.())
      .then(() => {
        respond(request, response, folder, options);
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

function respond(
  request: IncomingMessage,
  response: ServerResponse,
  folder: string,
  { base = "/", headers = {} }: HostOptions,
): void {
  const { pathname } = new URL(request.url ?? "/", "http://host");
  const name = pathname.startsWith(base) ? decodeURIComponent(pathname.slice(base.length)) : "?";
  const file = path.join(folder, name);
  for (const [key, value] of Object.entries(headers)) response.setHeader(key, value);

  if (isFolder(file) && pathname.endsWith("/")) sendFile(request, response, 200, path.join(file, "index.html"));
  else if (isFolder(file)) response.writeHead(301, { location: `${pathname}/` }).end();
  else if (isFile(file)) sendFile(request, response, 200, file);
  else sendFile(request, response, 404, path.join(folder, "404.html"));
}

function sendFile(request: IncomingMessage, response: ServerResponse, status: number, file: string): void {
  const { size } = statSync(file);
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? "") ?? [];
  const start = Number(from ?? 0);
  const end = to ? Math.min(Number(to), size - 1) : size - 1;
  response.writeHead(from === undefined ? status : 206, {
    "content-type": contentTypeOf(file),
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
