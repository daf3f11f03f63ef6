import { lookUp } from "../../model/build/site.ts";
import type { Content } from "../../model/build/source.ts";
import { groupAt } from "../../model/build/walk-fields.ts";
import { problem, type Problem } from "../../problems/problem.ts";
import type { PastClosures } from "../route/current-site.ts";
import type { SiteInLanguage } from "./subjects.ts";

type CurrentContent = Pick<SiteInLanguage, "content" | "past" | "isAnnouncementOver" | "day">;

/** Reports closures that are over, an announcement that is, and prices that nobody checked for a year. */
export function findPast({ content, past, isAnnouncementOver, day }: CurrentContent): Problem[] {
  return [
    ...findPastClosures(content, past),
    ...(isAnnouncementOver ? findPastAnnouncement(content) : []),
    ...findOldPrices(content, day.slice(0, "2026-11".length)),
  ];
}

/** Reports one problem per file. */
function findPastClosures({ entries }: Content, past: readonly PastClosures[]): Problem[] {
  return past.map(({ file, closures, indexes }) => {
    const source = entries.find((each) => each.file === file)!;
    const isAll = indexes.length === closures.length;
    const place = isAll ? source.placeOfKey(["closures"]) : source.placeOfValue(["closures", indexes[0]!]);
    const over = indexes.map((index) => closures[index]!);
    const named = over.slice(0, mostNamed).map(({ from, to = from, label }) => {
      return { part: "closure over", label: label.trim(), day: to } as const;
    });
    return problem("value/past", place, {
      ...{ way: over.length === 1 ? "one" : "several", fix: isAll ? "all" : "some" },
      ...{ count: over.length, closures: over.length > mostNamed ? [...named, { part: "more" }] : named },
    });
  });
}

/** The most closures to name. */
const mostNamed = 5;

function findPastAnnouncement(content: Content): Problem[] {
  const source = content.files["practice.yaml"];
  const way = "announcement";
  const { until } = groupAt(lookUp(content, "practice.yaml").announcement);
  if (source === undefined || typeof until !== "string") return [];
  return [problem("value/past", source.placeOfValue(["announcement", "until"]), { way, fix: way, until })];
}

function findOldPrices(content: Content, now: string): Problem[] {
  const source = content.files["about/prices.md"];
  const { asOf } = lookUp(content, "about/prices.md");
  if (source === undefined || typeof asOf !== "string") return [];
  const yearLater = `${Number(asOf.slice(0, 4)) + 1}${asOf.slice(4)}`;
  return yearLater < now ? [problem("value/old-prices", source.placeOfValue(["asOf"]), { asOf })] : [];
}
