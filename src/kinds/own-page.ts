import * as z from "zod";
import { headKeys, leadKeys } from "../model/content/about.ts";
import { placeSections } from "../model/content/card-sections.ts";
import { defineKind, howToUse } from "../model/build/kind.ts";
import type { CardSection, Finished, Html, PageProps } from "../model/build/page.ts";
import type { ReadyPage, Tiles } from "../model/build/ready-page.ts";
import { ownPagePath } from "../model/build/page-paths.ts";
import { beforeAfterKeys } from "../model/content/before-after.ts";
import { filmKeys, linkFilms, type WithFilms } from "../model/content/films.ts";
import { photoKeys } from "../model/content/photos.ts";
import { questionKeys } from "../model/content/questions.ts";
import { sourcesSchema } from "../model/content/schema-parts.ts";
import { sectionKeySchemas, type SectionKey } from "../model/content/service.ts";
import { photoCode } from "./photo-code.ts";

/** The front matter of `site/pages/<path>.md`, a page that the practice adds. */
const ownPageSchema = z
  .strictObject({
    ...headKeys,
    ...leadKeys,
    ...beforeAfterKeys,
    ...photoKeys,
    ...filmKeys,
    ...sectionKeySchemas,
    ...questionKeys,
    sources: sourcesSchema().optional(),
  })
  .describe("The lines above the text of a page of your own.");

/** Props of `templates/own-page.tsx`. */
export interface OwnPage extends PageProps, WithFilms<Omit<Finished<z.infer<typeof ownPageSchema>>, SectionKey>> {
  sections: CardSection[];
  /** Empty if there is no Markdown. */
  body: Html;
  /** The services of the groups that the page is above. */
  services?: Tiles["groups"];
}

export const ownPage = defineKind({
  files: "pages/*.md",
  hasFolders: true,
  purpose: "a page of your own",
  schema: ownPageSchema,
  page: {
    path: ownPagePath,
    template: "own-page",
    menuPlace: 8,
    prepare:
      ({ createIds, frame, groupPages }) =>
      ({ fields, ...item }): ReadyPage<OwnPage> => {
        const { text: body, ...shown } = placeSections(fields, item, createIds());
        const below = groupPages.get(item.path);
        return {
          props: { ...linkFilms(shown, frame), body, ...(below && { services: below.groups }) },
          subject: fields.questions
            ? { type: "FAQPage", questions: fields.questions }
            : below
              ? { type: "CollectionPage" }
              : {},
          ...(below && { alsoShown: below.shown }),
        };
      },
  },
  ...photoCode,
  draft: {
    name: "page",
    example: "patients/first-visit",
    titleKey: "mainTitleText",
    notes: [
      "A page of your own. The name of this file is its address: {file} is {path}.",
      howToUse,
      "The text of the page goes below the second ---.",
    ],
    samples: { description: "Sample description. The practice has not written yet what this page is about." },
    next: "Its description is a sample: write your own. The file shows everything else the page may have.",
  },
});
