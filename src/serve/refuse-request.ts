import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";

/** Why a request is turned away, as HTTP status and a sentence; undefined when it is welcome. */
export interface Refusal {
  status: number;
  reason: string;
  headers?: Record<string, string>;
}

/**
 * Keeps other sites from reading this one through the visitor's browser. A name that leads to this machine but is not its own
 * is refused (DNS rebinding), and so is every request that another origin's page makes. Forwarded headers are not looked at.
 * `names` are further hosts that may be asked for; `isPublic` also allows any IP address.
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

/** Whether the request comes from a page of this server itself, or from no page at all. */
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
 * The path of a request's address; undefined if it is none: broken, with a NUL, a backslash, an encoded slash or a step upwards.
 * It is decoded once and nobody decodes it again: a name may hold a percent sign, and `%252e` is the name `%2e`. Nothing is
 * resolved, because no path leads to the file system.
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
