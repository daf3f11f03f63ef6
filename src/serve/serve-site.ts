import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { BuildResult } from "../build.ts";
import type { OutputFile } from "../model/output.ts";
import { contentTypeOf } from "./content-type.ts";
import { watchSite } from "./watch.ts";

export interface ServeOptions {
  root: string;
  port: number;
  watches: boolean;
  build: () => Promise<BuildResult>;
  onListening: (address: string) => void;
  onBuild: (result: BuildResult) => void;
}

/** Builds the site and serves it from memory on the loopback address, until the process ends. */
export async function serveSite(options: ServeOptions): Promise<void> {
  let files = new Map<string, OutputFile>();
  let base = "/";
  const open = new Set<ServerResponse>();

  const rebuild = async (): Promise<void> => {
    const result = await options.build();
    options.onBuild(result);
    if (result.built === undefined) return;
    base = result.built.base;
    files = new Map(result.built.outputs.map((output) => [output.path, output]));
    for (const response of open) response.write("event: reload\ndata:\n\n");
  };
  await rebuild();

  const server = createServer((request, response) => {
    respond(request, response, { files, base, open, watches: options.watches });
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(options.port, "127.0.0.1", resolve);
  });
  const { port } = server.address() as { port: number };
  options.onListening(`http://localhost:${port}${base}`);
  if (options.watches) await watchSite(options.root, rebuild);
}

interface Served {
  files: ReadonlyMap<string, OutputFile>;
  base: string;
  open: Set<ServerResponse>;
  watches: boolean;
}

const reloadPath = "/.dentalsite/reload";
const reloadScript = `new EventSource("${reloadPath}").addEventListener("reload", () => location.reload());`;

function respond(request: IncomingMessage, response: ServerResponse, { files, base, open, watches }: Served): void {
  const path = decodePath(request.url ?? "/");
  if (path === reloadPath) {
    response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" });
    response.write(":\n\n");
    open.add(response);
    request.on("close", () => open.delete(response));
    return;
  }
  if (path === `${reloadPath}.js`) {
    send(response, 200, "text/javascript; charset=utf-8", reloadScript);
    return;
  }
  if (!path?.startsWith(base)) {
    if (path === "/") {
      response.writeHead(302, { location: base });
      response.end();
      return;
    }
    sendPage(response, 404, files.get("404.html"), watches);
    return;
  }

  const name = path.slice(base.length);
  const file = files.get(name.endsWith("/") || name === "" ? `${name}index.html` : name);
  if (file === undefined && files.has(`${name}/index.html`)) {
    response.writeHead(301, { location: `${base}${name}/` });
    response.end();
    return;
  }
  if (file === undefined) {
    sendPage(response, 404, files.get("404.html"), watches);
    return;
  }
  if (file.path.endsWith(".html")) {
    sendPage(response, 200, file, watches);
    return;
  }
  send(response, 200, contentTypeOf(file.path), readOutput(file));
}

function sendPage(response: ServerResponse, status: number, page: OutputFile | undefined, watches: boolean): void {
  if (page === undefined) {
    send(
      response,
      status,
      "text/plain; charset=utf-8",
      "There is no page yet: the site has problems, see the terminal.\n",
    );
    return;
  }
  const html = Buffer.from(readOutput(page)).toString();
  const body = watches ? html.replace("</body>", `<script src="${reloadPath}.js" defer></script></body>`) : html;
  send(response, status, "text/html; charset=utf-8", body);
}

function send(response: ServerResponse, status: number, type: string, body: string | Uint8Array): void {
  const bytes = Buffer.from(body);
  response.writeHead(status, {
    "content-type": type,
    "content-length": bytes.length,
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
  });
  response.end(response.req.method === "HEAD" ? undefined : bytes);
}

function readOutput(file: OutputFile): string | Uint8Array {
  return "copyOf" in file ? readFileSync(file.copyOf) : file.contents;
}

function decodePath(url: string): string | undefined {
  try {
    return decodeURIComponent(url.split(/[?#]/, 1)[0] ?? "/");
  } catch {
    return undefined;
  }
}
