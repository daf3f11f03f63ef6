import { isNear } from "../../problems/problem.ts";
import type { KnownFacts } from "./known-facts.ts";

/** The part of an e-mail address, or of its key, before the @. */
const mailboxOf = (address: string): string => address.replace(/^mailto:|@.*$/g, "");

/**
 * Whether a fact's key is another e-mail address at the practice's own domain, such as that of its billing. One that looks like a typo of the
 * practice's address is not.
 */
export function isOwnAddress(key: string, { domain, own }: Pick<KnownFacts, "domain" | "own">): boolean {
  if (domain === undefined || !key.startsWith("mailto:") || !key.endsWith(`@${domain}`)) return false;
  return !own.email.some((each) => isNear(mailboxOf(key), mailboxOf(each.toLowerCase())));
}
