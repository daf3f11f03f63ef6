import { expect, test } from "vitest";
import { renderMarkdown, renderSections } from "../../src/markdown/markdown.ts";

test("sections begin at headings of the second level", () => {
  const sections = renderSections(
    "Lost.\n\n## Privacy Policy\n\nOne.\n\n### More\n\nTwo.\n\n## Contact Us\n\nThree.\n",
  );
  expect(sections.map(({ id, title }) => [id, title])).toEqual([
    ["privacy-policy", "Privacy Policy"],
    ["contact-us", "Contact Us"],
  ]);
  expect(sections[0]?.body.trim()).toBe('<p>One.</p>\n<h3 id="more">More</h3>\n<p>Two.</p>');
  expect(sections[1]?.body.trim()).toBe("<p>Three.</p>");
});

test("a heading inside code begins no section", () => {
  expect(renderSections("## One\n\n```\n## Two\n```\n")).toHaveLength(1);
});

test("headings with the same words have different ids, whatever their sections and levels", () => {
  const sections = renderSections("## One\n\n### More\n\n## One\n\n### More\n");
  expect(sections.map(({ id }) => id)).toEqual(["one", "one-1"]);
  expect(sections[1]?.body).toContain('id="more-1"');
});

test.for([
  ["Your *rights*", "Your <em>rights</em>", "your-rights"],
  ["Use of `<code>`", "Use of <code>&lt;code&gt;</code>", "use-of-code"],
  ["Use of <code>x</code>", "Use of <code>x</code>", "use-of-x"],
  ["What we [keep](/privacypolicy)", 'What we <a href="/privacypolicy">keep</a>', "what-we-keep"],
  ["Tea & cake", "Tea &amp; cake", "tea--cake"],
  ["1 \\* 2", "1 * 2", "1--2"],
] as const)("the heading %s is the same alone and as a section's", ([written, title, id]) => {
  expect(renderMarkdown(`## ${written}\n`).trim()).toBe(`<h2 id="${id}">${title}</h2>`);
  expect(renderSections(`## ${written}\n`)).toMatchObject([{ id, title }]);
});

test("a link that one section defines may be used in every other", () => {
  const [one, two] = renderSections(
    "## One\n\nSee [our page][page].\n\n## Two [page]\n\nx\n\n[page]: /services/crowns\n",
  );
  expect(one?.body).toContain('<a href="/services/crowns">our page</a>');
  expect(two?.title).toBe('Two <a href="/services/crowns">page</a>');
});
