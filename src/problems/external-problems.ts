import { quoted, type Catalogue } from "./wording.ts";

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
  circle: "it forwards in a circle",
  late: "the check ran out of time before its turn",
  private: "its host is inside a private network",
  unknown: "the answer could not be read",
};

/** Why visitors cannot open a page whose host answered: its HTTP status, or its certificate. */
export type BrokenFault = number | keyof typeof certificateFaults;

/** Why nothing is known about a page. */
export type UnreachedFault = keyof typeof silences;

function explainBroken(fault: BrokenFault): string {
  if (typeof fault === "string") return certificateFaults[fault];
  if (fault === 404 || fault === 410) return `there is no such page (${fault})`;
  return fault >= 500 ? `the other site has an error (${fault})` : `the other site answers ${fault}`;
}

/** Names the address that a host forwards to, which the author has not written. */
function explainForward(forwardedTo: string | undefined): string {
  return forwardedTo === undefined ? "" : ` It forwards to ${quoted(forwardedTo)}.`;
}

/** Problems with pages on other hosts, found by `check --external`. */
export const externalProblems = {
  "link/external-broken": {
    word: ({ href, fault, forwardedTo }: { href: string; fault: BrokenFault; forwardedTo?: string | undefined }) => ({
      message: `${quoted(href)} does not open: ${explainBroken(fault)}.${explainForward(forwardedTo)}`,
      remedy: "Open it in a browser. If it does not open there either, correct the address or remove the link.",
    }),
  },
  "link/external-unreached": {
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
