import { expect, test } from "vitest";
import { parse } from "yaml";
import { addToGroup } from "../../src/scaffold/service-groups.ts";

const link = { label: "Braces", href: "/services/braces" };
const added = "  - label: Braces\n    href: /services/braces\n";
const withLinks = (links: string): string => `groups:\n- title: Care # first\n  links:\n${links}`;
const add = (text: string): string =>
  addToGroup(
    text,
    { data: parse(text, { uniqueKeys: false, logLevel: "silent" }) as unknown },
    { group: "care", link },
  );

test.for([
  ["below a comment on the last line", "  - label: A\n    href: /services/a   # keep\n", added, "\ntemplate: {}\n"],
  [
    "below hyphens with more spaces after them",
    "    -   label: A\n        href: /services/a\n",
    "    -   label: Braces\n        href: /services/braces\n",
    "- title: Other\n",
  ],
  ["below hyphens in lines of their own", "  -\n    label: A\n    href: /services/a\n", added, "- title: Other\n"],
  ["below hyphens one column left of the words", "  -\n   label: A\n   href: /services/a\n", added, ""],
  ["below braces over several lines", "  - {\n      label: A,\n      href: /services/a\n    }\n", added, ""],
  ["below a value folded over lines", "  - label: A\n    href: >-\n      /services/a\n", added, "- title: Other\n"],
] as const)("a link is added to a group %s", ([, links, lines, rest]) => {
  expect(add(withLinks(links + rest))).toBe(withLinks(links + lines + rest));
});

test("a link is added to links in brackets, and to a group without links", () => {
  expect(add("groups: [{ title: Care, links: [{ label: A, href: /a }] }]\n")).toBe(
    "groups: [{ title: Care, links: [{ label: A, href: /a }, { label: Braces, href: /services/braces }] }]\n",
  );
  expect(add("groups:\n  - title: Care\n")).toBe(
    "groups:\n  - title: Care\n    links:\n      - label: Braces\n        href: /services/braces\n",
  );
});

test.for([
  ["in a file that cannot be read", "  - label: A\n    href: /services/a\ntemplate: !no\n"],
  ["with a key that stands twice", "  - label: A\n    href: /services/a\ntemplate: {}\ntemplate: {}\n"],
] as const)("no link is added %s", ([, links]) => {
  expect(() => add(withLinks(links))).toThrow(/leaves no place for another/);
});

test.for([
  [
    "an empty file",
    "",
    "groups:\n  - title: care\n    links:\n      - label: Braces\n        href: /services/braces\n",
  ],
  [
    "a file with another group",
    "groups:\n  - title: Surgery\n    links:\n      - href: /services/implants\n\n# The end\n",
    "groups:\n  - title: Surgery\n    links:\n      - href: /services/implants\n  - title: care\n    links:\n      - label: Braces\n        href: /services/braces\n\n# The end\n",
  ],
  [
    "a file with other keys",
    "template: { nextStepTitle: Call us } # keep\n",
    "template: { nextStepTitle: Call us } # keep\ngroups:\n  - title: care\n    links:\n      - label: Braces\n        href: /services/braces\n",
  ],
] as const)("a group that is not there is made in %s", ([, text, changed]) => {
  expect(add(text)).toBe(changed);
});

test("a group whose title is a typo of another is refused", () => {
  expect(() => add("groups:\n  - title: Cares\n")).toThrow(/There is no group "care".* Did you mean "Cares"\?/);
});
