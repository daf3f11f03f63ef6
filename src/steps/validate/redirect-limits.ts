import { listJudges, type Host, type JudgingHost } from "../../model/build/hosts.ts";
import { startOf } from "../../model/build/place.ts";
import type { Redirect } from "../../model/content/redirects.ts";
import type { Source } from "../../model/build/source.ts";
import { hostLimit, problem, type Problem } from "../../problems/problem.ts";

/** An entry that can be read, and its position in the list. */
type NumberedRedirect = Redirect & { index: number };

/** Checks that the practice's host reads every redirect. Without a named host, the first host that would not is named. */
export function checkRedirectLimits(
  source: Source,
  { entries, oldAddresses }: { entries: readonly NumberedRedirect[]; oldAddresses: readonly Redirect[] },
  { base, host }: { base: string; host: Host | undefined },
): Problem[] {
  const judges = listJudges(host);
  const stars = entries.filter(({ isPrefix }) => isPrefix).length;
  const tooMany = judges.flatMap(({ name, isSet, redirects }) => {
    if (redirects === undefined) return [];
    const { most, stars: mostStars = Infinity, ofSite, countsForms } = redirects;
    const count = countsForms ? oldAddresses.reduce((sum, each) => sum + countForms(each), 0) : entries.length;
    const about = { host: name, ...hostLimit("redirect/too-many", name, isSet) };
    return [
      ...(count > most - ofSite ? [{ ...about, way: "entries" as const, count, limit: most - ofSite }] : []),
      ...(stars > mostStars ? [{ ...about, way: "stars" as const, count: stars, limit: mostStars }] : []),
    ];
  });
  const firstOfEach = ["entries", "stars"].flatMap((each) => tooMany.find(({ way }) => way === each) ?? []);
  return [
    ...firstOfEach.map((details) => problem("redirect/too-many", startOf(source.file), details)),
    ...entries.flatMap((entry) => checkLength(source, entry, { base, judges })),
  ];
}

/**
 * The redirects of an entry in `_redirects`: one for each form of an address that has no page. An entry with a star has one besides its
 * own, for the folder itself, which does not count here.
 */
const countForms = ({ isFolder, isPrefix, pageFile }: Redirect): number =>
  isFolder && !isPrefix && pageFile === undefined ? 2 : 1;

function checkLength(
  source: Source,
  { path, to: target, index }: NumberedRedirect,
  { base, judges }: { base: string; judges: readonly JudgingHost[] },
): Problem[] {
  const [from, to] = [encodeURI(path), encodeURI(target)];
  const count = `${base}${from}* ${base}${to} 301`.length;
  const judge = judges.find(({ redirects }) => redirects !== undefined && count > redirects.characters);
  if (judge === undefined) return [];
  const key = from.length >= to.length ? "from" : "to";
  const { name, isSet, redirects } = judge;
  const about = { host: name, ...hostLimit("redirect/too-long", name, isSet) };
  const details = { ...about, count, limit: redirects!.characters };
  return [problem("redirect/too-long", source.placeOfValue([index, key]), { ...details, fix: key })];
}
