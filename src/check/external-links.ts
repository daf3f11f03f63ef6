import type { Place } from "../model/place.ts";
import { problem, type Problem } from "../problem.ts";
import { UsageError } from "../usage-error.ts";

/** A link that leaves the site, and where it is written. */
export interface ExternalLink {
  href: string;
  place: Place;
}

export interface ExternalLinkOptions {
  /** In milliseconds, for one answer. */
  timeout?: number;
}

interface Answer {
  url: string;
  /** 0 where there was no answer. */
  status: number;
  failure: Failure;
}

interface Failure {
  /** Of the system or of `fetch`: ENOTFOUND, CERT_HAS_EXPIRED. */
  code: string;
  isTimeout: boolean;
}

/** These say "not for robots" as often as "not there": nothing is known of the page. */
const guarded = new Set([401, 403, 405, 407, 429, 451, 999]);

/** The machine has no way out, or nobody to ask for names. */
const offline = new Set(["EAI_AGAIN", "ENETUNREACH", "ENETDOWN", "EHOSTUNREACH"]);

/**
 * Asks for every address once, and once more where there was no good answer. Throws a UsageError when the machine is not on
 * the network, for then nothing can be said of any link.
 */
export async function checkExternalLinks(
  links: readonly ExternalLink[],
  { timeout = 10_000 }: ExternalLinkOptions = {},
): Promise<Problem[]> {
  const byUrl = new Map<string, ExternalLink[]>();
  for (const link of links) {
    const { href: url } = new URL(link.href);
    byUrl.set(url, [...(byUrl.get(url) ?? []), link]);
  }
  if (byUrl.size === 0) return [];
  const answers = await ask([...byUrl.keys()], timeout);
  const broken = answers.filter(({ status }) => !guarded.has(status) && (status < 200 || status >= 400));
  if (broken.length === byUrl.size && isOffline(broken)) {
    throw new UsageError(
      "No address outside the site can be reached from here. Connect this machine, or leave out --external.",
    );
  }
  return broken.flatMap((answer) =>
    (byUrl.get(answer.url) ?? []).map(({ href, place }) =>
      problem("link/external-broken", place, { href, reason: reasonOf(answer) }),
    ),
  );
}

async function ask(urls: readonly string[], timeout: number): Promise<Answer[]> {
  const { LinkChecker, LinkState } = await import("linkinator");
  const asked = new Set(urls);
  const { links } = await new LinkChecker().check({
    path: [...urls],
    // What those pages link to is no concern of this site.
    linksToSkip: (url) => Promise.resolve(!asked.has(url)),
    concurrency: 8,
    timeout,
    retryErrors: true,
    retryErrorsCount: 1,
    retryErrorsJitter: 500,
  });
  const answers = links
    .filter(({ url, state }) => asked.has(url) && state !== LinkState.SKIPPED)
    .map(({ url, status = 0, failureDetails = [] }) => ({ url, status, failure: failureOf(failureDetails) }));
  return [...new Map(answers.map((answer) => [answer.url, answer])).values()];
}

function failureOf(details: readonly unknown[]): Failure {
  const errors = details.filter((each) => each instanceof Error);
  const codes = errors.flatMap((error) => {
    const { code } = (error.cause ?? {}) as { code?: unknown };
    return typeof code === "string" ? [code] : [];
  });
  return { code: codes.at(-1) ?? "", isTimeout: errors.some(({ name }) => name === "TimeoutError") };
}

/** One unknown name is a dead host; when no name at all is known, nobody answers such questions here. */
function isOffline(answers: readonly Answer[]): boolean {
  if (answers.every(({ failure }) => offline.has(failure.code))) return true;
  const hosts = new Set(answers.map(({ url }) => new URL(url).host));
  return hosts.size > 1 && answers.every(({ failure }) => offline.has(failure.code) || failure.code === "ENOTFOUND");
}

function reasonOf({ status, failure: { code, isTimeout } }: Answer): string {
  if (status === 404 || status === 410) return `there is no such page (${status})`;
  if (status >= 500) return `the other site fails (${status})`;
  if (status !== 0) return `the other site answers ${status}`;
  if (isTimeout) return "the other site does not answer in time";
  if (code === "ENOTFOUND") return "there is no such host";
  if (/CERT|SSL|TLS|SELF_SIGNED/.test(code)) return "the other site's certificate is not valid";
  return "the other site cannot be reached";
}
