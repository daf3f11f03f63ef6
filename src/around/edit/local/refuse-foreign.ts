import { timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";

/** The part of a refused request's answer that says why. */
export interface Refused {
  status: number;
  reason: string;
}

/**
 * Refuses every request that does not come from a page of this origin with the token of this run. Browsers set `Host`, `Origin` and
 * `Sec-Fetch-Site` themselves: one that lacks them is too old, or no browser.
 */
export function refuseForeign(request: IncomingMessage, origin: string, token: string): Refused | undefined {
  const { method, headers } = request;
  if (headers.host !== new URL(origin).host) return { status: 403, reason: "This server has another name." };
  if (method !== "POST") return { status: 405, reason: "Only POST is answered here." };
  if (headers.origin !== origin || headers["sec-fetch-site"] !== "same-origin") {
    return { status: 403, reason: "This server answers only its own page." };
  }
  const given = Buffer.from(String(headers["dentalsite-token"]));
  const right = Buffer.from(token);
  if (given.length === right.length && timingSafeEqual(given, right)) return undefined;
  return { status: 403, reason: "This is not the token of this run." };
}
