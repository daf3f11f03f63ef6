import { isPrivateHost } from "./private-host.ts";
import { valueAt } from "../../model/build/source.ts";

export interface AskOptions {
  /** In milliseconds, for one request. */
  timeout: number;
  /** Ends every request. */
  late: AbortSignal;
  /** Whether to ask hosts inside this machine's own network, too. */
  asksPrivate: boolean;
}

/** Result of a request. `forwardedTo` is the final address, if it is another one. */
export type AddressAnswer = (
  | { state: "open" }
  /** The host answered with this HTTP status, or has a certificate that browsers refuse. */
  | { state: "broken"; fault: number | "certificate" }
  /** Nothing is known about the page. The reason is a code of the system, of the encryption or of browsers. */
  | { state: "silent"; reason: string }
  | { state: "private" }
) & { forwardedTo?: string };

/** Statuses that mean "not for robots" as often as "not there". Such a page counts as open. */
const guarded = new Set([401, 403, 405, 407, 429, 451, 999]);

/** Number of redirects that a browser follows. */
const mostForwards = 20;

/** Asks for one address and follows where it forwards to. */
export async function askAddress(url: string, options: AskOptions): Promise<AddressAnswer> {
  let at = url;
  for (let forwards = 0; forwards <= mostForwards; forwards++) {
    const forwardedTo = at === url ? {} : { forwardedTo: at };
    if (!options.asksPrivate && (await isPrivateHost(new URL(at)))) return { state: "private", ...forwardedTo };
    try {
      const response = await askOnce(at, options);
      const next = findForward(response, at);
      if (next === undefined) return { ...judge(response), ...forwardedTo };
      at = next;
    } catch (error) {
      return { ...judgeFailure(error), ...forwardedTo };
    }
  }
  return { state: "silent", reason: "ERR_TOO_MANY_REDIRECTS" };
}

/** Asks with HEAD, and with GET if HEAD gives no page. Forwards are left to the caller, since they may lead into a private network. */
async function askOnce(url: string, { timeout, late }: AskOptions): Promise<Response> {
  const ask = async (method: "HEAD" | "GET"): Promise<Response> => {
    const signal = AbortSignal.any([AbortSignal.timeout(timeout), late]);
    const response = await fetch(url, { method, redirect: "manual", signal });
    await response.body?.cancel().catch(() => undefined);
    return response;
  };
  const head = await ask("HEAD").catch(() => undefined);
  return head?.ok === true ? head : ask("GET");
}

/** Returns the address that an answer forwards to; undefined for any other answer. */
function findForward({ status, headers }: Response, at: string): string | undefined {
  const location = headers.get("location");
  if (status < 300 || status >= 400 || location === null || !URL.canParse(location, at)) return undefined;
  const next = new URL(location, at);
  next.hash = "";
  return /^https?:$/.test(next.protocol) ? next.href : undefined;
}

function judge({ status }: Response): AddressAnswer {
  return status < 400 || guarded.has(status) ? { state: "open" } : { state: "broken", fault: status };
}

function judgeFailure(error: unknown): AddressAnswer {
  // The code of the system or of the encryption, such as ENOTFOUND, is the cause of `fetch`'s error.
  const reason = String(valueAt(error, ["cause", "code"]) ?? valueAt(error, ["name"]));
  const isOfHost = reason === "CERT_HAS_EXPIRED" || reason === "ERR_TLS_CERT_ALTNAME_INVALID";
  return isOfHost ? { state: "broken", fault: "certificate" } : { state: "silent", reason };
}
