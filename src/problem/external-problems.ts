import { lines, prose, quoted, type Catalogue } from "./wording.ts";

const certificateFaults = {
  expired: "its certificate has expired",
  "other-host": "its certificate belongs to another host",
};

const silences = {
  "no-name": "no host of that name was found",
  refused: "the host refused the connection",
  offline: "this machine cannot reach the host",
  silent: "no answer came in time",
  "cut-off": "the connection broke off",
  untrusted: "no secure connection to the host could be made from here",
  circle: "it forwards again and again",
  late: "the time was up before its turn came",
  private: "its host is inside a private network",
  unknown: "the answer could not be read",
};

/** What keeps visitors from a page whose host answered: its HTTP status, or its certificate. */
export type BrokenFault = number | keyof typeof certificateFaults;

/** Why nothing is known of a page. */
export type UnreachedFault = keyof typeof silences;

function explainBroken(fault: BrokenFault): string {
  if (typeof fault === "string") return certificateFaults[fault];
  if (fault === 404 || fault === 410) return `there is no such page (${fault})`;
  return fault >= 500 ? `the other site fails (${fault})` : `the other site answers ${fault}`;
}

/** A forward is not written in the content. */
function explainForward(forwardedTo: string | undefined): string {
  return forwardedTo === undefined ? "" : ` It forwards to ${quoted(forwardedTo)}.`;
}

/** What other hosts say when `check --external` asks for the addresses that lead to them. */
export const externalProblems = {
  "link/external-broken": {
    title: "A link to another site that does not open",
    story: prose`
      Other sites move their pages and close. The check requested this one, and its host answered with an error, which
      a patient who follows the link would see, too. A source that cannot be opened proves nothing to a reader. Only
      "check --external" looks for this, so the site can still be built.
    `,
    before: lines`
      [Crowns](https://www.elsewhere.example/old-page)
    `,
    after: lines`
      [Crowns](https://www.elsewhere.example/topics/crowns)
    `,
    word: ({ href, fault, forwardedTo }: { href: string; fault: BrokenFault; forwardedTo?: string | undefined }) => ({
      message: `${quoted(href)} does not open: ${explainBroken(fault)}.${explainForward(forwardedTo)}`,
      remedy: "Open it in a browser. If it does not open there either, correct the address or remove the link.",
    }),
  },
  "link/external-unreached": {
    title: "A link to another site that gave no answer",
    story: prose`
      The check requested this address and got no answer that says whether the page exists. Its host may be gone, or
      down for an hour, or this machine cannot reach it. An address inside a private network, such as the office's, is
      not requested, because visitors cannot open it.
    `,
    before: lines`
      [Crowns](https://www.elsewhere.exampel/topics/crowns)
    `,
    after: lines`
      [Crowns](https://www.elsewhere.example/topics/crowns)
    `,
    severity: "warning",
    word: ({ href, fault, forwardedTo }: { href: string; fault: UnreachedFault; forwardedTo?: string | undefined }) =>
      fault === "private"
        ? {
            message: `${quoted(href)} was not requested: ${silences[fault]}.${explainForward(forwardedTo)}`,
            remedy:
              "Write an address that visitors can open, or remove the link. To check it anyway, use --external-private.",
          }
        : {
            message: `${quoted(href)} could not be reached: ${silences[fault]}.${explainForward(forwardedTo)}`,
            remedy:
              "Check again later. If this stays, open it in a browser; if it does not open there either, correct the address or remove the link.",
          },
  },
} satisfies Catalogue;
