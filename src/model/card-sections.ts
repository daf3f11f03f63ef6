import type { CardSection, Finished } from "./page.ts";
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
