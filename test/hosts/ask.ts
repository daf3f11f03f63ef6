import { request, type IncomingHttpHeaders } from "node:http";

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** The body as received, compressed if it was sent compressed. */
  body: Buffer;
}

export interface Asking {
  method?: string;
  headers?: Readonly<Record<string, string>>;
}

/** Requests a path literally. Unlike `fetch`, it does not follow redirects or decompress. */
export function ask(origin: string, path: string, { method = "GET", headers = {} }: Asking = {}): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const asking = request({ hostname, port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () => {
        resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(chunks) });
      });
    });
    asking.on("error", reject);
    asking.end();
  });
}
