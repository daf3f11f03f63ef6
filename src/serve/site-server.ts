import { readFileSync } from "node:fs";
import { createServer, STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { BuiltSite } from "../build.ts";
import type { OutputFile } from "../model/output.ts";
import { hashedFileCaching, pageHeaders } from "../route/headers.ts";
import { contentTypeOf } from "./content-type.ts";

/** What is served now. `failure` is why the newest build has no site; `built` may then be an older one. */
export interface Served {
  built?: BuiltSite;
  failure?: string;
}

const reloadPath = "/.dentalsite/reload";
const reloadScript = `new EventSource("${reloadPath}").addEventListener("reload", () => location.reload());\n`;

/**
 * Serves a built site from memory as a plain static host does: no path of a request ever reaches the file system.
 * The error page says what failed. `listeners` collects the browsers to reload.
 */
export function createSiteServer(served: () => Served, listeners?: Set<ServerResponse>): Server {
  return createServer((request, response) => {
    const now = served();
    const exchange: Exchange = { request, response, base: now.built?.base ?? "/", listeners };
    try {
      respond(exchange, now);
    } catch (error) {
      sendPage(exchange, 500, errorPage(now, error instanceof Error ? error.message : String(error)));
    }
  });
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  base: string;
  listeners: Set<ServerResponse> | undefined;
}

function respond(exchange: Exchange, served: Served): void {
  const { request, response, listeners } = exchange;
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.writeHead(405, { allow: "GET, HEAD" }).end();
    return;
  }
  const path = decodePath(request.url ?? "/");
  if (listeners && path === reloadPath) {
    listen(exchange, listeners);
    return;
  }
  if (listeners && path === `${reloadPath}.js`) {
    send(exchange, 200, "text/javascript; charset=utf-8", Buffer.from(reloadScript));
    return;
  }

  const { built, failure } = served;
  const found = path === undefined || built === undefined ? undefined : findFile(built, path);
  const isPage = found === undefined || "redirect" in found || found.file.path.endsWith(".html");
  if (failure !== undefined && isPage) sendPage(exchange, 500, errorPage(served, failure));
  else if (found === undefined) sendPage(exchange, 404, errorPage(served, STATUS_CODES[404]!));
  else if ("redirect" in found) response.writeHead(302, { location: found.redirect }).end();
  else if (isPage) sendPage(exchange, 200, readOutput(found.file).toString());
  else sendFile(exchange, found.file);
}

/** The file at a path, or where else to look: a folder's address ends in a slash, and the site may have a base path. */
function findFile({ outputs, base }: BuiltSite, path: string): { file: OutputFile } | { redirect: string } | undefined {
  if (!path.startsWith(base)) return path === "/" || `${path}/` === base ? { redirect: base } : undefined;
  const name = path.slice(base.length);
  const wanted = name === "" || name.endsWith("/") ? `${name}index.html` : name;
  const file = outputs.find((output) => output.path === wanted);
  if (file) return { file };
  return outputs.some((output) => output.path === `${name}/index.html`)
    ? { redirect: `${encodeURI(path)}/` }
    : undefined;
}

function errorPage({ built }: Served, message: string): string {
  if (built) return built.renderError(message);
  const text = message.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Error</title>
<body><h1>Oops! Sorry, an unexpected error has occurred.</h1><pre>${text}</pre></body></html>
`;
}

function sendPage(exchange: Exchange, status: number, html: string): void {
  const script = exchange.listeners ? `<script src="${reloadPath}.js" defer></script>` : "";
  send(exchange, status, "text/html; charset=utf-8", Buffer.from(html.replace("</body>", `${script}</body>`)));
}

function sendFile(exchange: Exchange, file: OutputFile): void {
  const caching = file.path.startsWith("assets/") ? hashedFileCaching : "no-store";
  send(exchange, 200, contentTypeOf(file.path), readOutput(file), caching);
}

function send(
  { request, response, base }: Exchange,
  status: number,
  type: string,
  bytes: Buffer,
  caching = "no-store",
): void {
  response.writeHead(status, {
    ...pageHeaders(base),
    "Content-Type": type,
    "Content-Length": bytes.length,
    "Cache-Control": caching,
  });
  response.end(request.method === "HEAD" ? undefined : bytes);
}

function listen({ request, response }: Exchange, listeners: Set<ServerResponse>): void {
  response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store" });
  response.write(":\n\n");
  listeners.add(response);
  request.on("close", () => listeners.delete(response));
}

function readOutput(file: OutputFile): Buffer {
  return "copyOf" in file ? readFileSync(file.copyOf) : Buffer.from(file.contents);
}

function decodePath(url: string): string | undefined {
  try {
    return decodeURIComponent(url.split(/[?#]/, 1)[0] ?? "/");
  } catch {
    return undefined;
  }
}
