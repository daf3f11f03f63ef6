import { closeSync, createReadStream, fstatSync, openSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import fresh from "fresh";
import parseRange from "range-parser";
import { contentHash } from "../../ground/disk/hashed-path.ts";
import { stateOf } from "../../ground/disk/file-state.ts";

export interface HttpAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Body;
}

export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

/** A response body: bytes, or a file with the SHA-256 that its contents must have. */
export type Body = { tag: string } & ({ bytes: Buffer } | { file: string; size: number; hash: string });

/** Answers by RFC 9110: ETag and 304, one byte range (206, 416, If-Range), HEAD. Throws if a file has changed. */
export function send({ request, response }: Exchange, { status, headers, body }: HttpAnswer): void {
  const descriptor = "file" in body ? openUnchanged(body) : undefined;
  const size = "file" in body ? body.size : body.bytes.length;
  const etag = `"${body.tag}"`;
  const all = { ...headers, ETag: etag, ...(status === 200 && { "Accept-Ranges": "bytes" }) };
  const finish = (code: number, extra: Record<string, string | number>): void => {
    if (descriptor !== undefined) closeSync(descriptor);
    response.writeHead(code, { ...all, ...extra }).end();
  };

  if (status === 200 && fresh(request.headers, { etag })) {
    finish(304, {});
    return;
  }
  const range = status === 200 ? rangeOf(request, size, etag) : undefined;
  if (range === "none") {
    finish(416, { "Content-Range": `bytes */${size}`, "Content-Length": 0 });
    return;
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  const length = {
    "Content-Length": end - start + 1,
    ...(range && { "Content-Range": `bytes ${start}-${end}/${size}` }),
  };
  const code = range ? 206 : status;
  if (request.method === "HEAD" || size === 0) {
    finish(code, length);
    return;
  }
  response.writeHead(code, { ...all, ...length });
  if ("bytes" in body) response.end(body.bytes.subarray(start, end + 1));
  else sendFile(response, { fd: descriptor!, start, end });
}

function sendFile(response: ServerResponse, part: { fd: number; start: number; end: number }): void {
  const stream = createReadStream("", part);
  stream.on("error", () => response.destroy());
  response.on("close", () => stream.destroy());
  stream.pipe(response);
}

/** Returns the single requested range; undefined to send everything, which a server may do if several are requested. */
function rangeOf(
  { headers }: IncomingMessage,
  size: number,
  etag: string,
): { start: number; end: number } | "none" | undefined {
  const { range, "if-range": condition } = headers;
  if (range === undefined || (condition !== undefined && condition !== etag)) return undefined;
  const parsed = parseRange(size, range);
  if (parsed === -1) return "none";
  if (parsed === -2 || parsed.type !== "bytes" || parsed.length !== 1) return undefined;
  return parsed[0];
}

/** States of files whose contents were verified. */
const seen = new Map<string, string>();
/** Limit of remembered states. It is more than a site has pictures and films; older builds' files are forgotten first. */
const keptStates = 5000;

/**
 * Opens a file and verifies that it is the one that was built, because browsers cache most files for a year. Its bytes are read once; after
 * that, its inode, size and times are compared. A link in its place works only if its target has the same bytes.
 */
function openUnchanged({ file, size, hash }: { file: string; size: number; hash: string }): number {
  const descriptor = openSync(file, "r");
  try {
    const stats = fstatSync(descriptor, { bigint: true });
    const key = `${file}\n${hash}`;
    const state = stateOf(stats);
    if (seen.get(key) !== state) {
      const bytes = readFileSync(descriptor);
      if (bytes.length !== size || contentHash(bytes, hash.length) !== hash) throw new Error(`${file} has changed.`);
      seen.delete(key);
      seen.set(key, state);
      for (const oldest of [...seen.keys()].slice(0, -keptStates)) seen.delete(oldest);
    }
    return descriptor;
  } catch (error) {
    closeSync(descriptor);
    throw error;
  }
}
