import { expect, test } from "vitest";
import { findPaste } from "../../../src/lib/markup/pasted-html.ts";

test.for([
  ["Word", "<p class=MsoNormal style='margin-bottom:0in'>A crown.</p>"],
  ["Word", '<p class="MsoListParagraph">A crown.</p>'],
  ["Word", "<p>A crown.<o:p></o:p></p>"],
  ["Word", "<!--[if gte mso 9]><xml></xml><![endif]--><p>A crown.</p>"],
  ["Word", '<p class="x_MsoNormal">A mail of Outlook.</p>'],
  ["Word", '<!--StartFragment--><span lang="EN-US">A crown.</span><!--EndFragment-->'],
  ["Word", `<p class="Paragraph"><span data-ccp-props='{"201341983":0}'>Word in a browser.</span></p>`],
  ["Google Docs", '<b id="docs-internal-guid-0a1b"><span>A crown.</span></b>'],
  ["Google Docs", '<span style="font-size: 11pt; white-space: pre-wrap;">A crown.</span>'],
  ["another program", '<p style="margin: 0; font-family: Georgia; font-size: 12px">LibreOffice</p>'],
] as const)("a piece pasted from %s is known: %s", ([program, html]) => {
  expect(findPaste(html)?.program).toBe(program);
});

test.for([
  '<p style="color:red">Written by hand.</p>',
  '<p class="lead">Written by hand.</p>',
  "<p>Mso, mso and Word are words. A ratio o:p is no tag.</p>",
  "<!-- a note -->",
  "<font color=red>Old, but no paste.</font>",
])("HTML that is wrong in another way is no paste: %s", (html) => {
  expect(findPaste(html)).toBeUndefined();
});
