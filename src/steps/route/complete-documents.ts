import type { Completion, WrittenFacts } from "../../model/build/completion.ts";
import type { CompleteFacts } from "../../model/content/facts.ts";
import { defaultLanguage } from "../../model/domain/language.ts";
import { splitHref } from "../../model/build/page-paths.ts";
import { stateIn } from "../../model/domain/postal-address.ts";
import type { Document, Site } from "../../model/build/site.ts";
import { phoneOnPages } from "../../model/domain/phone.ts";
import { composeMenu } from "./compose-menu.ts";
import { listPageTitles, titleOfPage, type PageTitles } from "./page-titles.ts";

/** The fixed content files, with texts made of the practice's facts in place of those that it did not write. */
export type CompleteDocuments = Omit<Site["documents"], keyof CompleteFacts> & {
  [Name in keyof CompleteFacts]: Omit<Document<Name>, "data"> & { data: CompleteFacts[Name] };
};

/** Lets each kind complete its file. `titlesElsewhere` are titles of pages in other languages, as links print them. */
export function completeDocuments(
  site: Site,
  titlesElsewhere: PageTitles = site.elsewhere,
): { documents: CompleteDocuments; titles: PageTitles } {
  const { documents, entries, words, elsewhere, folder } = site;
  const written: WrittenFacts = { documents, entries, words, facts: listFacts(site) };
  const titles = listPageTitles(site, written);
  const all = new Map([...titlesElsewhere, ...titles]);
  const titleOf = (href: string): string => titleOfPage(href, all);
  const listThere: Completion["listThere"] = (links) =>
    links.filter(({ href }) => folder === undefined || href === undefined || !elsewhere.has(splitHref(href).path));
  const completion: Completion = {
    ...written,
    titleOf,
    listThere,
    labelThere: (links) => listThere(links).map(({ label, href }) => ({ label: label ?? titleOf(href), href })),
    isElsewhere: (path) => elsewhere.has(path),
    isTranslation: folder !== undefined,
    complete: (name) => complete(documents[name]).data as CompleteFacts[typeof name],
    composeMenu: () => composeMenu(site, titles, completion.complete("services.yaml")),
  };
  const known = new Map<unknown, unknown>();
  const complete = <Each extends Document<keyof Site["documents"]>>(document: Each): Each => {
    const { kind, data } = document;
    if (!known.has(kind)) known.set(kind, kind.complete ? kind.complete(data, completion) : data);
    return { ...document, data: known.get(kind) };
  };
  const completed = Object.entries(documents).map(([name, document]) => [name, complete(document)]);
  return { documents: Object.fromEntries(completed) as CompleteDocuments, titles };
}

function listFacts({ documents, entries }: Site): WrittenFacts["facts"] {
  const { name, language = defaultLanguage } = documents["practice.yaml"].data;
  const { address, phone } = entries.offices[0]!.data;
  const { street, city } = address;
  const state = stateIn(address);
  const doctors = new Intl.ListFormat([language, defaultLanguage]).format(entries.doctors.map(({ data }) => data.name));
  return { practice: name, street, city, state, phone: phoneOnPages(phone, address, language), doctors };
}
