import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";

/** The reason that a request is refused, as HTTP status and a sentence; undefined if it is accepted. */
export interface Refusal {
  status: number;
  reason: string;
  headers?: Record<string, string>;
}

/**
 * Keeps other sites from reading this one through the visitor's browser. Refuses host names that lead to this machine but are not its own
 * (DNS rebinding), and every request from another origin's page. Ignores forwarded headers. `names` are additional accepted hosts;
 * `isPublic` also accepts any IP address.
 */
export function refuseRequest(
  request: IncomingMessage,
  { names = [], isPublic = false }: { names?: readonly string[]; isPublic?: boolean },
): Refusal | undefined {
  const { method = "", url = "", headers } = request;
  const host = headers.host ?? "";
  if (!isAllowedHost(host, names, isPublic)) {
    return { status: 403, reason: `This server does not answer for the host "${host}".` };
  }
  const { origin } = headers;
  if (origin !== undefined && origin.toLowerCase() !== `http://${host.toLowerCase()}`) {
    return { status: 403, reason: "This server does not answer other sites." };
  }
  if (method !== "GET" && method !== "HEAD") {
    return { status: 405, reason: "Only GET and HEAD are answered.", headers: { Allow: "GET, HEAD" } };
  }
  if (!url.startsWith("/")) return { status: 400, reason: "This is not a path." };
  return undefined;
}

/** Whether the request comes from a page of this server, or from no page at all. */
export function isOwnRequest({ headers }: IncomingMessage): boolean {
  const site = headers["sec-fetch-site"];
  return site === undefined || site === "same-origin" || site === "none";
}

function isAllowedHost(host: string, names: readonly string[], isPublic: boolean): boolean {
  const [, bracketed, plain] = /^(?:\[([\da-f:.]+)\]|([^:[\]@/\\\s]+))(?::\d{1,5})?$/i.exec(host) ?? [];
  const name = (bracketed ?? plain ?? "").toLowerCase();
  if (name === "") return false;
  if (bracketed !== undefined) return isIP(name) === 6 && (isPublic || name === "::1");
  if (isIP(name) === 4) return isPublic || name === "127.0.0.1";
  return name === "localhost" || name.endsWith(".localhost") || names.includes(name);
}

/**
 * Returns the path of a request's address. Returns undefined for a malformed path, or one with a NUL, a backslash, an encoded slash or a
 * step upwards. It is decoded only once, because a name may hold a percent sign: `%252e` is the name `%2e`. Nothing is resolved, because no
 * path leads to the file system.
 */
export function readPath(url: string): string | undefined {
  const raw = url.split(/[?#]/, 1)[0]!;
  if (/%(2f|5c|00)/i.test(raw)) return undefined;
  let path: string;
  try {
    path = decodeURIComponent(raw);
  } catch {
    return undefined;
  }
  if (/[\u0000-\u001f\u007f\\]/.test(path)) return undefined;
  return path.split("/").some((part) => part === ".." || part === ".") ? undefined : path;
}
