import { defineKind } from "../model/build/kind.ts";
import { mostInMenus, serviceGroupsSchema, type CompleteServices } from "../model/content/navigation.ts";
import { servicePath, slugOf, splitHref } from "../model/build/page-paths.ts";
import { groupAt } from "../model/build/walk-fields.ts";

type ListedGroup = CompleteServices["groups"][number];

export const serviceGroups = defineKind({
  files: "services.yaml",
  purpose: "the service groups, and the words printed on every service page",
  schema: serviceGroupsSchema,
  styles: [{ file: "group-pages.css", keys: ["groups"], isFor: hasPages }],
  leftOut: {},
  complete: ({ groups, template }, { entries, words, labelThere, isTranslation, isElsewhere }): CompleteServices => {
    const all = labelThere(entries.services.map(({ file }) => ({ href: servicePath(slugOf(file)) })));
    const single: ListedGroup = { title: words.services, links: all };
    const isThere = (href: string): boolean => !isTranslation || !isElsewhere(splitHref(href).path);
    const written = groups?.map(({ href, links, ...group }): ListedGroup => {
      return { ...group, ...(href !== undefined && isThere(href) && { href }), links: labelThere(links) };
    });
    const there = written?.filter(({ links }) => links.length > 0) ?? [];
    const listed = there.length > 0 ? there : all.length > 0 ? [single] : [];
    const count = listed.reduce((sum, { links }) => sum + links.length, 0);
    return {
      groups: count > mostInMenus ? listed.map((group, index) => ({ ...group, id: `services-${index + 1}` })) : listed,
      template: {
        ...template,
        reviewNote: template?.reviewNote ?? words.reviewNote,
        nextStepTitle: template?.nextStepTitle ?? words.nextStep,
      },
    };
  },
});

function hasPages(groups: unknown): boolean {
  return Array.isArray(groups) && groups.some((group) => groupAt(group).href !== undefined);
}
