import { parse, stringify } from "yaml";
import type { FieldType } from "../../src/model/build/field-types.ts";
import { kinds } from "../../src/kinds/kinds.ts";
import { kindOf } from "../../src/model/build/kind.ts";
import { partBelow, walkFields } from "../../src/model/build/walk-fields.ts";
import { siteTexts, splitFile } from "../fuzz/site-texts.ts";

/** Kinds of fields that take any text. */
const freeText: ReadonlySet<FieldType | undefined> = new Set<FieldType>([
  ...(["prose", "quote", "name", "aside", "alt", "source", "plain"] as const),
]);

/** The content files of the little site by path, with `end` added to every free text in their YAML. */
export function addToTexts(end: string): Map<string, string> {
  return new Map([...siteTexts].map(([file, text]) => [file, addToFile(file, text, end)]));
}

function addToFile(file: string, text: string, end: string): string {
  const isMarkdown = file.endsWith(".md");
  const { head, body } = isMarkdown ? splitFile(file) : { head: text, body: "" };
  const data: unknown = parse(head.replaceAll(/^---$/gm, ""));
  walkFields(kindOf(kinds, file)!.schema, data, (group, part) => {
    if (part === undefined || typeof group !== "object" || group === null) return;
    for (const [key, value] of Object.entries(group)) {
      const { fieldType: kind } = partBelow(part, Array.isArray(group) ? 0 : key) ?? {};
      // A country that is misspelled has no number that calls an ambulance.
      if (typeof value === "string" && freeText.has(kind) && key !== "country")
        Object.assign(group, { [key]: value + end });
    }
  });
  const yaml = stringify(data, { defaultStringType: "QUOTE_DOUBLE", lineWidth: 0 });
  return isMarkdown ? `---\n${yaml}---\n${body}` : yaml;
}
