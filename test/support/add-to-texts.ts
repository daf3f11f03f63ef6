import { parse, stringify } from "yaml";
import { siteTexts, splitFile } from "../fuzz/site-texts.ts";

/** Keys whose values are no free text. */
const strictKeys =
  /^(slug|origin|language|phone|email|zip|schemaDays|opens|closes|embedUrl|linkUrl|logo|banner|src|poster|imgSrc|picture|photo|href|claim|asOf|reviewed|effectiveDate|reviewedDate|descriptionToBeParsed|sectionOneData|sectionTwoData)$/;

/** The content files of the little site by their path, with this at the end of every free text in their YAML. */
export function addToTexts(end: string): Map<string, string> {
  return new Map([...siteTexts].map(([file, text]) => [file, addToFile(file, text, end)]));
}

function addToFile(file: string, text: string, end: string): string {
  const isMarkdown = file.endsWith(".md");
  const { head, body } = isMarkdown ? splitFile(file) : { head: text, body: "" };
  const yaml = stringify(addTo(parse(head.replaceAll(/^---$/gm, "")), end), {
    defaultStringType: "QUOTE_DOUBLE",
    lineWidth: 0,
  });
  return isMarkdown ? `---\n${yaml}---\n${body}` : yaml;
}

function addTo(value: unknown, end: string): unknown {
  if (typeof value === "string") return value + end;
  if (Array.isArray(value)) return value.map((each) => addTo(each, end));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, strictKeys.test(key) ? each : addTo(each, end)]),
  );
}
