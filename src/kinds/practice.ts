import { defineKind } from "../model/build/kind.ts";
import { hasLongWords, hasOtherScript } from "../model/domain/language.ts";
import { hasRightToLeft } from "../model/text/right-to-left.ts";
import { officeSchema } from "../model/content/office.ts";
import { practiceSchema } from "../model/content/practice.ts";

export const practice = defineKind({
  files: "practice.yaml",
  purpose: "the practice's name and web address",
  schema: practiceSchema,
  sibling: officeSchema,
  styles: [
    { file: "profiles.css", keys: ["profiles"] },
    { file: "announcement.css", keys: ["announcement"] },
    { file: "languages.css", keys: ["translations"] },
    { file: "long-words.css", keys: ["language", "translations"], isFor: hasLongWords },
    { file: "other-scripts.css", keys: ["language", "translations"], isFor: hasOtherScript },
    { file: "right-to-left.css", keys: ["language", "translations"], isFor: hasRightToLeft },
  ],
  complete: (data, { titleOf }) => {
    const { announcement } = data;
    if (announcement?.href === undefined) return data;
    const { href, linkLabel = titleOf(href) } = announcement;
    return { ...data, announcement: { ...announcement, linkLabel } };
  },
  needed: { file: "practice.yaml", purpose: "the practice's name and web address" },
});
