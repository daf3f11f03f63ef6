import { describe, expect, test } from "vitest";
import { addToGroup } from "../../../src/around/scaffold/service-groups.ts";

describe("a link is added to a group", () => {
  const link = { label: "Braces", href: "/services/braces" };
  const group = (links: string): string => `groups:\n- title: Care # first\n  links:\n${links}`;

  test("below a comment on the last line", () => {
    const text = group("  - label: A\n    href: /services/a   # keep\n\ntemplate: {}\n");
    expect(addToGroup(text, "Care", link)).toBe(
      group(
        "  - label: A\n    href: /services/a   # keep\n  - label: Braces\n    href: /services/braces\n\ntemplate: {}\n",
      ),
    );
  });

  test("at the end of a file without a last line break", () => {
    expect(addToGroup(group("    - label: A\n      href: /services/a"), "Care", link)).toBe(
      group("    - label: A\n      href: /services/a\n    - label: Braces\n      href: /services/braces\n"),
    );
  });

  test.for([
    [
      "hyphens with more spaces after them",
      "    -   label: A\n        href: /services/a\n",
      "    -   label: Braces\n        href: /services/braces\n",
    ],
    [
      "dashes in lines of their own",
      "    -\n      label: A\n      href: /services/a\n",
      "    - label: Braces\n      href: /services/braces\n",
    ],
    [
      "dashes one column left of the words",
      "    -\n     label: A\n     href: /services/a\n",
      "    - label: Braces\n      href: /services/braces\n",
    ],
    ["links in braces", "  -   { label: A, href: /services/a }\n", "  - label: Braces\n    href: /services/braces\n"],
    [
      "braces over several lines",
      "  - {\n      label: A,\n      href: /services/a\n    }\n",
      "  - label: Braces\n    href: /services/braces\n",
    ],
    [
      "a value folded over lines",
      "  - label: A\n    href: >-\n      /services/a\n",
      "  - label: Braces\n    href: /services/braces\n",
    ],
  ] as const)("below %s", ([, links, added]) => {
    const rest = "- title: Other\n  links: []\ntemplate: {}\n";
    expect(addToGroup(group(links + rest), "Care", link)).toBe(group(links + added + rest));
  });

  test("with Windows line ends if the file has them", () => {
    const before = group("  - label: A\n    href: /services/a\n").replaceAll("\n", "\r\n");
    const added = "  - label: Braces\r\n    href: /services/braces\r\n";
    expect(addToGroup(before, "Care", link)).toBe(before + added);
    expect(addToGroup(before.trimEnd(), "Care", link)).toBe(before + added);
  });

  test.for([
    ["in brackets", "    [{ label: A, href: /services/a }]\n"],
    ["in brackets over several lines", "    [\n      { label: A, href: /services/a },\n    ]\n"],
    ["as copies of another", "  - &a\n    label: A\n    href: /services/a\n  - *a\n"],
    ["nowhere", "    []\n"],
    ["in a file that cannot be read", "  - label: A\n    href: /services/a\ntemplate: [\n"],
    ["with a key that stands twice", "  - label: A\n    href: /services/a\ntemplate: {}\ntemplate: {}\n"],
  ] as const)("but not where links stand %s", ([, links]) => {
    expect(() => addToGroup(group(links), "Care", link)).toThrow(/one below the other/);
  });
});
