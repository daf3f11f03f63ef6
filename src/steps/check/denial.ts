/*
 * A claim is taken back only by a denial that governs it: "this is not painless", "no result is guaranteed", "we cannot promise a
 * painless visit". A "no" elsewhere in the sentence sells: "nothing beats our guaranteed results". A sentence that fits
 * none of the patterns counts as a claim; a practice can switch the rule off for a fair sentence.
 */

const start = "(?<![\\w'-])";

/** Words that may be between a denial and its claim: "not *always* painless", "cannot *be* guaranteed". */
const between =
  "(?:(?:a|an|the|any|anyone|either|you|to|be|been|being|have|had|do|always|ever|quite|yet|offer|give|make|provide|carry|come with|(?!(?:only|simply|merely|solely|purely) )\\w+ly) )*";

/** "Why not" is a proposal, not a denial. */
const denial = "(?:(?<!why )not|never|cannot|\\w+n't|nor|neither|no longer|rarely|seldom|hardly|in no way|by no means)";

const toBe = "(?:is|are|was|were|(?:can|could|may|might|will|would) be)";
const helping = `(?:${toBe}|can|could|may|might|must|should|will|would|has|have|does|comes with|carries)`;

/** A word of the subject. It does not begin another clause, and is not part of "no doubt" or "no other dentist". */
const subjectWord = `(?!(?:${helping}|and|as|because|but|if|it|our|since|so|that|we|when|where|which|while|who|you|your|doubt|else|longer|matter|more|need|only|other|problem|question|wonder|worry) )[\\w'-]+`;
const deniedSubject = `(?:(?<!with )(?:no|nobody|no-one|none|nothing|neither)(?: ${subjectWord}){0,5} ${helping}|not (?:all|each|every|everything)(?: ${subjectWord}){0,5} ${toBe}|nor ${helping} (?:it|they|this|that|we))`;

/** Words of a promise, up to a word that turns it around: "we do not promise miracles but painless care". */
const promised =
  "(?:(?!(?:but|how|instead|just|no|only|so|such|this|we guarantee|yet) |and (?:it|our|they|we) )[\\w'-]+ ){0,6}";
const promise =
  "(?:advertise|assume|call (?:it|that|them|this)|claim|expect(?! to)|guarantee|imply|mean|promise|say|suggest)";

const denials = [
  `(?:${denial}|${deniedSubject}) ${between}(?:${promise} ${promised})?`,
  `no (?:such thing as (?:an? )?|(?:absolute|certain|complete|firm|full|general|lifetime|real|such|written) )?`,
  `no (?:promises?|claims?|warrant(?:y|ies)) ${promised}`,
].map((pattern) => new RegExp(`${start}${pattern}$`));

/** "Nobody guarantees": the main verb, without an auxiliary before it. */
const nobody = new RegExp(
  `${start}(?:nobody|no one|no-one|nothing|no (?:dentist|doctor|practice|surgeon|treatment)) $`,
);

/** The most characters between a claim and a denial. Only texts made of symbols have more. */
const reach = 500;

/** Whether the words around a `claim` deny it: "no result is guaranteed". Commas and periods end a denial's reach. */
export function isDenied(before: string, claim: string, after: string): boolean {
  const clause = before
    .slice(-reach)
    .split(/[.,;:!?–—]/)
    .at(-1)!;
  const words =
    clause
      .toLowerCase()
      .replaceAll("’", "'")
      .match(/[\w'-]+/g) ?? [];
  // "Isn't painless dentistry a relief?" expects a yes.
  if (/^(?!don't)\w+n't$/.test(words[0] ?? "") && /^[^.!?]*\?/.test(after.slice(0, reach))) return false;
  const text = words.map((word) => `${word} `).join("");
  return denials.some((pattern) => pattern.test(text)) || (/^guarantees?$/i.test(claim) && nobody.test(text));
}
