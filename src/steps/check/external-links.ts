import pLimit from "p-limit";
import type { Place } from "../../model/place.ts";
import { problem, type Problem } from "../../problems/problem.ts";
import { UsageError } from "../../ground/usage-error.ts";
import {
  askAddress,
  type AddressAnswer,
  type AskOptions,
  type BrokenFault,
  type UnreachedFault,
} from "./ask-address.ts";

/** A link that leaves the site, and where it is written. */
export interface ExternalLink {
  href: string;
  place: Place;
}

export interface ExternalLinkOptions extends Partial<AskOptions> {
  /** In milliseconds. No request begins after that. */
  limit?: number;
}

/** Number of addresses by their answer. */
export interface ExternalTally extends Record<Exclude<AddressAnswer["state"], "guarded">, number> {
  guarded: { url: string; status: number }[];
}

export interface ExternalFindings {
  problems: Problem[];
  tally: ExternalTally;
}

/** Answers by address, without a fragment. */
type AnswersByAddress = ReadonlyMap<string, AddressAnswer>;

const mostAtOnce = 8;

/**
 * Requests every address once, and again if the failure may be temporary. Takes at most `limit` plus twice `timeout`: two minutes by
 * default. Throws a UsageError if no host can be reached, because then nothing is known about any link.
 */
export async function checkExternalLinks(
  links: readonly ExternalLink[],
  { limit = 100_000, timeout = 10_000, asksPrivate = false }: ExternalLinkOptions = {},
): Promise<ExternalFindings> {
  const addresses = new Set(links.map(addressOf));
  const answers = await askAll([...addresses], limit, { timeout, asksPrivate });
  if (isAllSilent([...answers.values()])) throw new UsageError(...listSilentHosts(links, answers));
  const problems = links.flatMap((link) => reportAnswer(link, answers.get(addressOf(link))!));
  return { problems, tally: count(answers) };
}

function addressOf({ href }: ExternalLink): string {
  const url = new URL(href);
  url.hash = "";
  return url.href;
}

async function askAll(urls: readonly string[], limit: number, options: AskOptions): Promise<AnswersByAddress> {
  let isLate = false;
  const timer = setTimeout(() => (isLate = true), limit);
  const atOnce = pLimit(mostAtOnce);
  const ask = (url: string, otherwise: AddressAnswer): Promise<AddressAnswer> =>
    atOnce(() => (isLate ? otherwise : askAddress(url, options)));
  try {
    const first = await Promise.all(urls.map((url) => ask(url, { state: "unreached", fault: "late" })));
    const second = await Promise.all(
      first.map(async (answer, index) => (mayPass(answer) ? ask(urls[index]!, answer) : answer)),
    );
    return new Map(second.map((answer, index) => [urls[index]!, answer]));
  } finally {
    clearTimeout(timer);
  }
}

const lasting = new Set<UnreachedFault>(["silent", "untrusted", "circle", "private", "late"]);

/** Whether a second request may succeed. A host that timed out is not asked again. */
function mayPass(answer: AddressAnswer): boolean {
  if (answer.state === "unreached") return !lasting.has(answer.fault);
  return answer.state === "broken" && typeof answer.fault === "number" && answer.fault >= 500;
}

function reportAnswer({ href, place }: ExternalLink, answer: AddressAnswer): Problem[] {
  const { forwardedTo } = answer;
  if (answer.state === "broken")
    return [problem("link/external-broken", place, { href, forwardedTo, ...describeBroken(answer.fault) })];
  if (answer.state !== "unreached") return [];
  const fix = answer.fault === "private" ? "private" : "later";
  return [problem("link/external-unreached", place, { way: answer.fault, fix, href, forwardedTo })];
}

function describeBroken(fault: BrokenFault) {
  if (typeof fault === "string") return { way: fault } as const;
  const way = fault === 404 || fault === 410 ? "gone" : fault >= 500 ? "error" : "other";
  return { way, status: fault } as const;
}

/** Whether hosts were asked and none answered. */
function isAllSilent(answers: readonly AddressAnswer[]): boolean {
  const asked = answers.filter((answer) => !(answer.state === "unreached" && unasked.has(answer.fault)));
  return asked.length > 0 && asked.every(isSilent);
}

const unasked = new Set<UnreachedFault>(["private", "late"]);
const answered = new Set<UnreachedFault>(["untrusted", "circle"]);

function isSilent(answer: AddressAnswer): boolean {
  return answer.state === "unreached" && answer.forwardedTo === undefined && !answered.has(answer.fault);
}

const mostNamed = 5;

function listSilentHosts(links: readonly ExternalLink[], answers: AnswersByAddress): string[] {
  const placeOf = new Map(links.toReversed().map((link) => [addressOf(link), link.place]));
  const lines = [...answers]
    .flatMap(([href, answer]) => reportAnswer({ href, place: placeOf.get(href)! }, answer))
    .map(({ place: { file, line, column }, message }) => `  ${file}:${line}:${column} ${message}`);
  const hidden = lines.length - mostNamed;
  return [
    "No host outside the site could be reached. Most likely this machine has no network, or a firewall keeps it in.",
    "Connect it, or leave out --external to check everything else.",
    ...lines.slice(0, mostNamed),
    ...(hidden > 0 ? [`  ... and ${hidden} more.`] : []),
  ];
}

function count(answers: AnswersByAddress): ExternalTally {
  const tally: ExternalTally = { open: 0, broken: 0, unreached: 0, guarded: [] };
  for (const [url, answer] of answers) {
    if (answer.state === "guarded") tally.guarded.push({ url, status: answer.status });
    else tally[answer.state]++;
  }
  return tally;
}
