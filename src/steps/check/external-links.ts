import { once } from "node:events";
import pLimit from "p-limit";
import type { Place } from "../../model/build/place.ts";
import { problem, type Problem } from "../../problems/problem.ts";
import { UsageError } from "../../lib/usage-error.ts";
import { askAddress, type AddressAnswer, type AskOptions } from "./ask-address.ts";

/** A link that leaves the site, and where it is written. */
export interface ExternalLink {
  href: string;
  place: Place;
}

export interface ExternalLinkOptions extends Partial<Omit<AskOptions, "late">> {
  /** In milliseconds, for all requests. */
  limit?: number;
}

const mostAtOnce = 8;

/**
 * Requests every address once, and again if the failure may be temporary. Throws a UsageError if no host can be reached, because then
 * nothing is known about any link.
 */
export async function checkExternalLinks(
  links: readonly ExternalLink[],
  { limit = 120_000, timeout = 10_000, asksPrivate = false }: ExternalLinkOptions = {},
): Promise<Problem[]> {
  const atOnce = pLimit(mostAtOnce);
  const late = AbortSignal.timeout(limit);
  // Nothing else ends the lookup of a name.
  const silence = once(late, "abort").then((): AddressAnswer => ({ state: "silent", reason: "TimeoutError" }));
  const ask = (url: string): Promise<AddressAnswer> =>
    atOnce(() => Promise.race([askAddress(url, { timeout, late, asksPrivate }), silence]));
  const asks = [...new Set(links.map(addressOf))].map(async (url) => {
    const answer = await ask(url);
    return [url, mayPass(answer) ? await ask(url) : answer] as const;
  });
  const answers = new Map(await Promise.all(asks));
  const asked = [...answers.values()].filter(({ state }) => state !== "private");
  if (asked.length > 0 && asked.every(({ state, forwardedTo }) => state === "silent" && forwardedTo === undefined)) {
    throw new UsageError(
      "No host outside the site could be reached. Most likely this machine has no network, or a firewall keeps it in.",
      "Connect it, or leave out --external to check everything else.",
    );
  }
  return links.flatMap((link) => reportAnswer(link, answers.get(addressOf(link))!));
}

function addressOf({ href }: ExternalLink): string {
  const url = new URL(href);
  url.hash = "";
  return url.href;
}

/** Whether a second request may succeed. A host that timed out is not asked again. */
function mayPass(answer: AddressAnswer): boolean {
  if (answer.state === "silent") return answer.reason !== "TimeoutError";
  return answer.state === "broken" && typeof answer.fault === "number" && answer.fault >= 500;
}

function reportAnswer({ href, place }: ExternalLink, answer: AddressAnswer): Problem[] {
  const named = { href, forwardedTo: answer.forwardedTo };
  if (answer.state === "open") return [];
  if (answer.state === "private")
    return [problem("link/external-unreached", place, { way: "private", fix: "private", ...named })];
  if (answer.state === "silent")
    return [
      problem("link/external-unreached", place, { way: "silent", fix: "later", reason: answer.reason, ...named }),
    ];
  const { fault } = answer;
  if (fault === "certificate") return [problem("link/external-broken", place, { way: fault, ...named })];
  const way = fault === 404 || fault === 410 ? "gone" : "other";
  return [problem("link/external-broken", place, { way, status: fault, ...named })];
}
