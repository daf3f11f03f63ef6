import { request, type IncomingHttpHeaders } from "node:http";

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** As it came, compressed if it was. */
  body: Buffer;
}

export interface Asking {
  method?: string;
  headers?: Readonly<Record<string, string>>;
}

/** Asks for a path as it is written; follows nothing and unpacks nothing, as `fetch` would. */
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
