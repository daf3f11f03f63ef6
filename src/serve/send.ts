import type { IncomingMessage, ServerResponse } from "node:http";
import parseRange from "range-parser";

export interface HttpAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  bytes: Buffer;
}

export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

/** Sends an answer. Node leaves out the bytes if the request is HEAD. */
export function send({ response }: Exchange, { status, headers, bytes }: HttpAnswer): void {
  response.writeHead(status, { ...headers, "Content-Length": bytes.length }).end(bytes);
}

/** Sends a film, or the part of it that is asked for (RFC 9110, section 14): Safari plays no film of a server without ranges. */
export function sendFilm(exchange: Exchange, { headers, bytes }: Pick<HttpAnswer, "headers" | "bytes">): void {
  const all = { ...headers, "Accept-Ranges": "bytes" };
  const range = rangeOf(exchange.request, bytes.length);
  if (range === undefined) send(exchange, { status: 200, headers: all, bytes });
  else {
    const { status, start, end, part } = range;
    const partHeaders = { ...all, "Content-Range": `bytes ${part}/${bytes.length}` };
    send(exchange, { status, headers: partHeaders, bytes: bytes.subarray(start, end) });
  }
}

interface Range {
  status: number;
  start: number;
  end: number;
  part: string;
}

/** Returns the single requested range; undefined to send everything, which a server may do if several are requested. */
function rangeOf({ headers }: IncomingMessage, size: number): Range | undefined {
  const { range, "if-range": condition } = headers;
  // Answers have no ETag that a condition could name.
  if (range === undefined || condition !== undefined) return undefined;
  const parsed = parseRange(size, range);
  if (parsed === -1) return { status: 416, start: 0, end: 0, part: "*" };
  if (parsed === -2 || parsed.type !== "bytes" || parsed.length !== 1) return undefined;
  const { start, end } = parsed[0]!;
  return { status: 206, start, end: end + 1, part: `${start}-${end}` };
}
