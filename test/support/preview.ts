import { connect } from "node:net";
import { onTestFinished } from "vitest";
import type { BuiltSite } from "../../src/build-options.ts";
import type { OutputFile } from "../../src/model/build/output.ts";
import { listen } from "../../src/serve/listen.ts";
import { SiteServer, type SiteServerOptions } from "../../src/serve/site-server.ts";

export interface RunningPreview {
  server: SiteServer;
  port: number;
  origin: string;
}

/** A built site of these files, with the parts that the preview uses. */
export function madeSite(
  outputs: readonly OutputFile[],
  {
    base = "/",
    stylesheet = "/assets/site.1.css",
    redirects = [],
  }: Partial<Pick<BuiltSite, "base" | "stylesheet" | "redirects">> = {},
): BuiltSite {
  const renderError = (status = "Not Found"): string => `<html><body><h1>${status}</h1></body></html>`;
  return {
    routes: [],
    pages: [],
    outputs: [...outputs],
    name: "harbor-lane",
    schemeAndHost: "",
    base,
    stylesheet,
    redirects,
    hostOnly: [],
    languages: [],
    scheduled: new Map(),
    renderError,
    listForDirectories: () => [],
  };
}

export function page(path: string, text: string): OutputFile {
  return { path, contents: `<html><body><p>${text}</p></body></html>` };
}

/** Starts a preview on a free port of this machine, which ends with the test. It has no site until one is given. */
export async function startPreview(options: Partial<SiteServerOptions> = {}): Promise<RunningPreview> {
  const server = new SiteServer({ watches: true, ...options });
  const { port, close } = await listen(server.handle, 0);
  onTestFinished(async () => {
    server.close();
    await close();
  });
  return { server, port, origin: `http://127.0.0.1:${port}` };
}

/** A server's answer to exactly these lines. `fetch` would normalize the path and refuse a false Host. */
export function sendRaw(port: number, lines: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(`${lines.join("\r\n")}\r\n\r\n`));
    socket.setEncoding("latin1");
    socket.on("data", (text: string) => (answer += text));
    socket.on("end", () => {
      resolve(answer);
    });
    socket.on("error", reject);
  });
}

/** A server's answer to a request for a path, with the right Host by default. */
export function askRaw(port: number, path: string, headers: readonly string[] = [], method = "GET"): Promise<string> {
  const hasHost = headers.some((header) => /^host:/i.test(header));
  return sendRaw(port, [
    `${method} ${path} HTTP/1.1`,
    ...(hasHost ? [] : [`Host: localhost:${port}`]),
    "Connection: close",
    ...headers,
  ]);
}
