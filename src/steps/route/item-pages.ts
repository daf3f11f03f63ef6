import { createHeadingIds } from "../../lib/markup/heading-ids.ts";
import { pathOfPage, type KindPage } from "../../model/build/kind.ts";
import type { PageIds } from "../../model/build/page-ids.ts";
import type { PageContext, ReadyItem, ReadyPage } from "../../model/build/ready-page.ts";
import type { ContentItem, Site } from "../../model/build/site.ts";
import { groupAt } from "../../model/build/walk-fields.ts";
import type { ListPart } from "../../model/build/page-paths.ts";
import { makeRoute, pageProps, searchTitleOf, type Route, type RouteContext } from "./context.ts";
import { dayInWords } from "./dates.ts";
import { finishFields } from "./finish-fields.ts";
import { filmOf } from "./page-graph.ts";
import { listParts } from "./page-titles.ts";

/** Routes the pages of all content files that have one. */
export function routeItems(context: RouteContext, { items, paths, documents, entries }: Site): Route[] {
  const given: PageContext = {
    ...context,
    link: (href) => context.addresses.link(href),
    createIds: createHeadingIds,
    dayInWords: (day) => dayInWords(day, context.language),
    factsLanguage: context.untranslated?.lang ?? context.language,
    country: entries.offices[0]?.data.address.country,
  };
  const prepared = new Map<KindPage, ReturnType<NonNullable<KindPage["prepare"]>>>();
  return items.flatMap((item) => {
    const { page } = item.kind;
    const path = pathOfPage(item.kind, item.file, documents["practice.yaml"].data);
    if (page === undefined || path === undefined || !paths.has(path)) return [];
    const prepare = prepared.get(page) ?? (page.prepare ?? prepareFields)(given);
    prepared.set(page, prepare);
    return listParts(page, path, paths).map((each) =>
      routeItem(context, { ...item, ...each, template: page.template }, prepare),
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
      return path === undefined ? [] : listParts(kind.page!, path, paths).map((each) => each.path);
    }),
  );
}

const prepareFields =
  () =>
  ({ fields, printText }: ReadyItem<unknown>): ReadyPage => ({ props: { ...groupAt(fields), body: printText() } });

/** The keys of a file from which search results take what they show of its page. */
interface ItemHead {
  mainTitleText?: string;
  description?: string;
  metaTitle?: string;
  metaDescription?: string;
}

interface PlacedItem extends ContentItem, ListPart {
  template: string;
}

function routeItem(
  context: RouteContext,
  { kind, file, path, part, category, template, data, text }: PlacedItem,
  prepare: (item: ReadyItem<unknown>) => ReadyPage,
): Route {
  const { richText, titles } = context;
  const complete = context.documents[kind.files as keyof RouteContext["documents"]];
  const finished = complete ?? finishFields<unknown>(kind.schema, data, { ...context, file });
  const fields = nameList(finished.data as ItemHead, { path, part, category }, context);
  const ids = new Map<string, string>();
  const ready = prepare({
    ...{ path, part, category, fields, data },
    printText: (made) => richText.printText(text, { file, ids: made && noteIds(made, ids) }),
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
  const linked = richText.printTitles(text).map(({ id, label }) => ({ id: ids.get(id) ?? id, label }));
  const props = { ...shared, titles: linked, ...ready.props };
  return makeRoute(context, template, { path, title, props, source: file, shown });
}

/** Makes ids like `made`, and keeps each of them by the heading's own. */
const noteIds = (made: PageIds, ids: Map<string, string>): PageIds => ({
  idOf: (heading) => {
    const id = made.idOf(heading);
    ids.set(heading, id);
    return id;
  },
});

/** Tells the pages of a long list apart. */
function nameList(fields: ItemHead, { path, part, category }: ListPart, { titles }: RouteContext): ItemHead {
  if (part === 1 && category === undefined) return fields;
  const { metaTitle: _, ...others } = fields;
  return { ...others, ...(fields.mainTitleText && { mainTitleText: titles.get(path)! }) };
}
