import { defineKind } from "../model/kind.ts";
import { mostInMenus, serviceGroupsSchema, type CompleteServices } from "../model/navigation.ts";
import { servicePath, slugOf } from "../model/page-paths.ts";

export const serviceGroups = defineKind({
  files: "services.yaml",
  purpose: "the service groups, and the words printed on every service page",
  schema: serviceGroupsSchema,
  leftOut: {},
  complete: ({ groups, template }, { entries, words, labelThere }): CompleteServices => {
    const all = labelThere(entries.services.map(({ file }) => ({ href: servicePath(slugOf(file)) })));
    const single = { title: words.services, links: all };
    const there = (groups ?? [single])
      .map((group) => ({ ...group, links: labelThere(group.links) }))
      .filter(({ links }) => links.length > 0);
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
