import type { CardSection, Finished, Html } from "../build/page.ts";
import type { PageIds } from "../build/page-ids.ts";
import type { ReadyItem } from "../build/ready-page.ts";
import { sectionKeys, type SectionKey, type SectionFields } from "./service.ts";

const numberedKeys = new Set<string>(sectionKeys.flatMap(({ title, data }) => [title, data]));

/** The card sections as one list, in place of their numbered keys. */
export function groupSections<Fields extends Finished<SectionFields>>(
  fields: Fields,
): Omit<Fields, SectionKey> & { sections: CardSection[] } {
  const others: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(fields)) if (!numberedKeys.has(key)) others[key] = value;
  const sections = sectionKeys.flatMap(({ title: titleKey, data }) => {
    const { [titleKey]: title, [data]: items } = fields;
    return title === undefined || items === undefined ? [] : [{ title, items }];
  });
  return { sections, ...(others as Omit<Fields, SectionKey>) };
}

/** The card sections with ids, and the Markdown of their page. `ids` has made none yet. */
export function placeSections<Fields extends Finished<SectionFields>>(
  fields: Fields,
  { printText }: Pick<ReadyItem<unknown>, "printText">,
  ids: PageIds,
): Omit<Fields, SectionKey> & { sections: CardSection[]; text: Html } {
  const text = printText(ids);
  const grouped = groupSections(fields);
  return {
    ...grouped,
    sections: grouped.sections.map((section) => ({ ...section, anchor: ids.idOf(section.title) })),
    text,
  };
}
