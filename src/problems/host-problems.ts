import { withCommas, type Catalogue, type Wording } from "./wording.ts";

/** Whose limit it is, and whether the practice names that host. `code`: the rule. */
interface WhoseLimit {
  code: string;
  host: string;
  isSet: boolean;
}

/** A limit of the practice's own host is an error. Another host may serve the site, so anything else is advice. */
export function wordHostLimit({ code, host, isSet }: WhoseLimit, { message, remedy }: Wording): Wording {
  if (isSet) return { severity: "error", message, remedy };
  const another = `If the site is not on ${host}, write where it is in site/practice.yaml, such as "host: nginx", or this line in site/rules.yaml: off: [{ code: ${code}, reason: The site is on another host. }]`;
  return { message, remedy: `${remedy} ${another}` };
}

type Limit =
  | { what: "files"; count: number; limit: number }
  | { what: "file"; name: string; bytes: number; limit: number }
  | { what: "site"; bytes: number; limit: number };

const inMegabytes = (bytes: number): string => withCommas(Math.round(bytes / 100_000) / 10);

const wordings: { [What in Limit["what"]]: (host: string, limit: Extract<Limit, { what: What }>) => Wording } = {
  files: (host, { count, limit }) => ({
    message: `The site has ${withCommas(count)} files, and ${host} takes at most ${withCommas(limit)}.`,
    remedy: "Publish the site on another host, or remove pictures that it can do without.",
  }),
  file: (host, { name, bytes, limit }) => ({
    message: `The file "${name}" is ${inMegabytes(bytes)} MB, and ${host} takes at most ${inMegabytes(limit)} MB.`,
    remedy: "Save it in a smaller form, or publish it elsewhere and link to it.",
  }),
  site: (host, { bytes, limit }) => ({
    message: `The site is ${inMegabytes(bytes)} MB, and ${host} takes at most ${inMegabytes(limit)} MB.`,
    remedy: "Save its films in a smaller form, or publish it on another host.",
  }),
};

/** Limits of hosts. */
export const hostProblems = {
  "host/limit": {
    word: ({ host, isSet, ...limit }: Omit<WhoseLimit, "code"> & Limit) => {
      const word = wordings[limit.what] as (host: string, limit: Limit) => Wording;
      return wordHostLimit({ code: "host/limit", host, isSet }, word(host, limit));
    },
  },
} satisfies Catalogue;
