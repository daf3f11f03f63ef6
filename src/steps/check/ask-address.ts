import type { LinkChecker, LinkResult } from "linkinator";
import type { BrokenFault, UnreachedFault } from "../../problems/problem.ts";
import { isPrivateHost } from "./private-host.ts";

export interface AskOptions {
  /** In milliseconds, for one request. An address and everything it forwards to have twice this time. */
  timeout: number;
  /** Whether to ask hosts inside this machine's own network, too. */
  asksPrivate: boolean;
}

/** Result of a request. `forwardedTo` is the final address, if it is another one. */
export type Answer = (
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

/** Asks for one address and follows where it forwards to. Settles within twice the timeout, whatever the library does. */
export async function askAddress(url: string, options: AskOptions): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<Answer>((resolve) => {
    timer = setTimeout(resolve, 2 * options.timeout, { state: "unreached", fault: "silent" });
  });
  return Promise.race([follow(url, options), silence]).finally(() => {
    clearTimeout(timer);
  });
}

async function follow(url: string, { timeout, asksPrivate }: AskOptions): Promise<Answer> {
  let at = url;
  for (let forwards = 0; forwards <= mostForwards; forwards++) {
    const forwardedTo = at === url ? {} : { forwardedTo: at };
    if (!asksPrivate && (await isPrivateHost(new URL(at))))
      return { state: "unreached", fault: "private", ...forwardedTo };
    const result = await askOnce(at, timeout);
    const next = findForward(result, at);
    if (next === undefined) return { ...judge(result), ...forwardedTo };
    at = next;
  }
  return { state: "unreached", fault: "circle" };
}

type Crawl = Parameters<LinkChecker["crawl"]>[0];

/**
 * Asks with HEAD, and with GET if HEAD gives no page. This is the library's step for a single link, without its queue: with
 * that, `check` may never settle (JustinBeckwith/linkinator#754), and it reads the page, where a connection that breaks off throws
 * where nobody can catch it. Forwards are left to us, since they may lead into a private network.
 */
async function askOnce(url: string, timeout: number): Promise<LinkResult> {
  const { LinkChecker } = await import("linkinator");
  const results: LinkResult[] = [];
  const crawl: Omit<Crawl, "queue"> = {
    url: new URL(url),
    rootPath: url,
    crawl: false,
    checkOptions: { path: url, redirects: "error", timeout },
    results,
    retry: false,
    retryErrors: false,
    retryErrorsCount: 0,
    retryErrorsJitter: 0,
    cache: new Set(),
    relationshipCache: new Set(),
    pendingChecks: new Map(),
    delayCache: new Map(),
    retryErrorsCache: new Map(),
  };
  // The library puts an address into the queue only to ask again.
  await new LinkChecker().crawl(crawl as Crawl);
  return results[0]!;
}

/** Returns the address that an answer forwards to; undefined for any other answer. */
function findForward({ status = 0, failureDetails = [] }: LinkResult, at: string): string | undefined {
  if (status < 300 || status >= 400) return undefined;
  const location = failureDetails.flatMap((each) => ("headers" in each ? (each.headers.location ?? []) : []))[0];
  if (location === undefined || !URL.canParse(location, at)) return undefined;
  const next = new URL(location, at);
  next.hash = "";
  return /^https?:$/.test(next.protocol) ? next.href : undefined;
}

function judge({ status = 0, failureDetails = [] }: LinkResult): Answer {
  if (guarded.has(status)) return { state: "guarded", status };
  if (status >= 200 && status < 400) return { state: "open" };
  if (status > 0) return { state: "broken", fault: status };
  return judgeFailure(failureDetails.filter((each) => each instanceof Error));
}

function judgeFailure(errors: readonly Error[]): Answer {
  if (errors.some(({ name }) => name === "TimeoutError")) return { state: "unreached", fault: "silent" };
  // The code of the system or of the encryption, such as ENOTFOUND, is the cause of `fetch`'s error.
  const code = errors.map(({ cause }) => (cause as { code?: unknown } | undefined)?.code).findLast(Boolean);
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
