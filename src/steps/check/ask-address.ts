import type { Details } from "../../problems/problem.ts";
import { isPrivateHost } from "./private-host.ts";
import { valueAt } from "../../model/source.ts";

/** Why visitors cannot open a page whose host answered: its HTTP status, or its certificate. */
export type BrokenFault = number | "expired" | "other-host";

/** Why nothing is known about a page. */
export type UnreachedFault = Details<"link/external-unreached">["way"];

export interface AskOptions {
  /** In milliseconds, for one request. An address and everything it forwards to have twice this time. */
  timeout: number;
  /** Whether to ask hosts inside this machine's own network, too. */
  asksPrivate: boolean;
}

/** Result of a request. `forwardedTo` is the final address, if it is another one. */
export type AddressAnswer = (
  | { state: "open" }
  /** The host refuses programs, so nothing is known about the page. */
  | { state: "guarded"; status: number }
  | { state: "broken"; fault: BrokenFault }
  | { state: "unreached"; fault: UnreachedFault }
) & { forwardedTo?: string };

/** Statuses that mean "not for robots" as often as "not there". */
const guarded = new Set([401, 403, 405, 407, 429, 451, 999]);

/** Number of redirects that a browser follows. */
const mostForwards = 20;

/** Asks for one address and follows where it forwards to. Settles within twice the timeout, whatever the host does. */
export async function askAddress(url: string, options: AskOptions): Promise<AddressAnswer> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<AddressAnswer>((resolve) => {
    timer = setTimeout(resolve, 2 * options.timeout, { state: "unreached", fault: "silent" });
  });
  return Promise.race([follow(url, options), silence]).finally(() => {
    clearTimeout(timer);
  });
}

async function follow(url: string, { timeout, asksPrivate }: AskOptions): Promise<AddressAnswer> {
  let at = url;
  for (let forwards = 0; forwards <= mostForwards; forwards++) {
    const forwardedTo = at === url ? {} : { forwardedTo: at };
    if (!asksPrivate && (await isPrivateHost(new URL(at))))
      return { state: "unreached", fault: "private", ...forwardedTo };
    try {
      const response = await askOnce(at, timeout);
      const next = findForward(response, at);
      if (next === undefined) return { ...judge(response), ...forwardedTo };
      at = next;
    } catch (error) {
      return { ...judgeFailure(error), ...forwardedTo };
    }
  }
  return { state: "unreached", fault: "circle" };
}

/** Asks with HEAD, and with GET if HEAD gives no page. Forwards are left to the caller, since they may lead into a private network. */
async function askOnce(url: string, timeout: number): Promise<Response> {
  const ask = async (method: "HEAD" | "GET"): Promise<Response> => {
    const response = await fetch(url, { method, redirect: "manual", signal: AbortSignal.timeout(timeout) });
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
  if (guarded.has(status)) return { state: "guarded", status };
  return status < 400 ? { state: "open" } : { state: "broken", fault: status };
}

function judgeFailure(error: unknown): AddressAnswer {
  if (valueAt(error, ["name"]) === "TimeoutError") return { state: "unreached", fault: "silent" };
  // The code of the system or of the encryption, such as ENOTFOUND, is the cause of `fetch`'s error.
  const code = valueAt(error, ["cause", "code"]);
  if (code === "CERT_HAS_EXPIRED") return { state: "broken", fault: "expired" };
  if (code === "ERR_TLS_CERT_ALTNAME_INVALID") return { state: "broken", fault: "other-host" };
  return { state: "unreached", fault: unreached.find(([pattern]) => pattern.test(String(code)))?.[1] ?? "unknown" };
}

const unreached: readonly (readonly [RegExp, UnreachedFault])[] = [
  [/^ENOTFOUND$/, "no-name"],
  [/^ECONNREFUSED$/, "refused"],
  [/^(EAI_AGAIN|ENETUNREACH|ENETDOWN|EHOSTUNREACH|EHOSTDOWN)$/, "offline"],
  [/TIMEOUT|TIMEDOUT/, "silent"],
  [/^(ECONNRESET|EPIPE|UND_ERR_SOCKET)$/, "cut-off"],
  [/CERT|SSL|TLS|SELF_SIGNED|SIGNATURE|^EPROTO$/, "untrusted"],
];
