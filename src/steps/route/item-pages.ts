import { createHeadingIds } from "../../ground/markup/heading-ids.ts";
import { pathOfPage, type KindPage } from "../../model/kind.ts";
import type { PageContext, ReadyItem, ReadyPage } from "../../model/ready-page.ts";
import type { ContentItem, Site } from "../../model/site.ts";
import { groupAt } from "../../model/walk-fields.ts";
import { numberedTitle } from "../../model/words.ts";
import { makeRoute, pageProps, searchTitleOf, type Route, type RouteContext } from "./context.ts";
import { dayInWords } from "./dates.ts";
import { finishFields } from "./finish-fields.ts";
import { filmOf } from "./page-graph.ts";
import { listParts } from "./page-titles.ts";

/** Routes the pages of all content files that have one. */
export function routeItems(context: RouteContext, { items, paths, documents }: Site): Route[] {
  const given: PageContext = {
    ...{ frame: context.frame, documents: context.documents, posts: context.posts },
    ...{ doctors: context.doctors.all, doctorsShown: context.doctors.shown, tiles: context.tiles },
    ...{ team: context.team.all, teamShown: context.team.shown },
    ...{ doctorIds: context.doctors.ids, teamIds: context.team.ids },
    link: (href) => context.addresses.link(href),
    createIds: createHeadingIds,
    dayInWords: (day) => dayInWords(day, context.language),
  };
  const prepared = new Map<KindPage, ReturnType<NonNullable<KindPage["prepare"]>>>();
  return items.flatMap((item) => {
    const { page } = item.kind;
    const path = pathOfPage(item.kind, item.file, documents["practice.yaml"].data);
    if (page === undefined || path === undefined || !paths.has(path)) return [];
    const prepare = prepared.get(page) ?? (page.prepare ?? prepareFields)(given);
    prepared.set(page, prepare);
    return listParts(page, path, paths).map((each, index) =>
      routeItem(context, { ...item, path: each, part: index + 1, template: page.template }, prepare),
    );
  });
}

/** Lists the paths of pages that their files keep out of search engines. */
export function listHidden({ items, documents, paths }: Site): ReadonlySet<string> {
  const practice = documents["practice.yaml"].data;
  const hidden = items.filter(({ data }) => groupAt(data).noindex === true);
  return new Set(
    hidden.flatMap(({ kind, file }) => {
      const path = pathOfPage(kind, file, practice);
      return path === undefined ? [] : listParts(kind.page!, path, paths);
    }),
  );
}

const prepareFields =
  () =>
  ({ fields, printText }: ReadyItem<unknown>): ReadyPage => ({ props: { ...(fields as object), body: printText() } });

/** The keys of a file from which search results take what they show of its page. */
interface ItemHead {
  mainTitleText?: string;
  description?: string;
  metaTitle?: string;
  metaDescription?: string;
}

interface PlacedItem extends ContentItem {
  path: string;
  part: number;
  template: string;
}

function routeItem(
  context: RouteContext,
  { kind, file, path, part, template, data, text }: PlacedItem,
  prepare: (item: ReadyItem<unknown>) => ReadyPage,
): Route {
  const { richText, titles } = context;
  const complete = context.documents[kind.files as keyof RouteContext["documents"]];
  const finished = complete ?? finishFields<unknown>(kind.schema, data, { ...context, file });
  const fields = part === 1 ? (finished.data as ItemHead) : numberPart(finished.data as ItemHead, part, context);
  const ready = prepare({
    ...{ path, part, fields, data },
    printText: (ids) => richText.printText(text, { file, ids }),
    printSections: () => richText.printSections(text, { file }),
  });
  const name = fields.mainTitleText ?? titles.get(path)!;
  const { description = "", metaTitle, metaDescription = description } = fields;
  const shared = pageProps(context, path, {
    title: ready.title ?? metaTitle ?? searchTitleOf(context, name, ready),
    description: ready.description ?? metaDescription,
    modified: ready.modified,
    isIndexed: !context.hidden.has(path),
    hasFeed: ready.hasFeed,
    subject: { ...ready.subject, film: filmOf(finished.shown, ready.heading ?? name) },
  });
  const shown = [...finished.shown, ...(ready.alsoShown ?? [])];
  const title = fields.mainTitleText ?? shared.head.title;
  return makeRoute(context, template, { path, title, props: { ...shared, ...ready.props }, source: file, shown });
}

/** Tells the pages of a long list apart. */
function numberPart({ metaTitle: _, ...fields }: ItemHead, part: number, { words }: RouteContext): ItemHead {
  const title = fields.mainTitleText && numberedTitle(fields.mainTitleText, part, words);
  return { ...fields, ...(title && { mainTitleText: title }) };
}
