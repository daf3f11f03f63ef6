import type * as z from "zod";
import { linkFilms, type WithFilms } from "../model/content/films.ts";
import { defaultLanguage } from "../model/domain/language.ts";
import { defineKind, howToUse } from "../model/build/kind.ts";
import type { Finished, Html, Link, PageProps } from "../model/build/page.ts";
import type { Day } from "../model/content/post.ts";
import type { PageContext, ReadyPage } from "../model/build/ready-page.ts";
import { fixedPaths, postPath } from "../model/build/page-paths.ts";
import { postSchema } from "../model/content/post.ts";
import { fillWord } from "../model/text/fill-word.ts";
import { photoCode } from "./photo-code.ts";

/** Props of `templates/post.tsx`. */
export interface PostPage
  extends PageProps, WithFilms<Omit<Finished<z.infer<typeof postSchema>>, "date" | "updated" | "categories">> {
  /** Title of the page that lists all posts, and the link to it. */
  newsTitle: string;
  all: Link;
  date: Day;
  /** When its text last changed, in a sentence. */
  updated?: Day;
  /** Who wrote it. */
  byline?: string;
  /** The lists of its categories. */
  categories: Link[];
  body: Html;
  /** The next newer post, and the next older one. */
  newer?: Link;
  older?: Link;
}

export const post = defineKind({
  files: "news/*.md",
  purpose: "a post for the news",
  schema: postSchema,
  page: {
    path: postPath,
    template: "post",
    prepare: (context) => {
      const { posts, frame, documents, link, dayInWords } = context;
      const places = new Map(posts.map(({ href }, at) => [href, at]));
      const newsTitle = documents["news.md"].data.mainTitleText;
      const all = { label: frame.words.allNews, href: link(fixedPaths.news) };
      return ({ path, fields, data, printText }): ReadyPage<PostPage> => {
        const { updated: _, categories: names = [], ...rest } = fields;
        const { authors = [], date, updated, mainTitleText } = data;
        const at = places.get(link(path))!;
        const [newer, older] = [posts[at - 1], posts[at + 1]];
        return {
          props: {
            ...linkFilms(rest, frame),
            newsTitle,
            all,
            date: { iso: date, text: dayInWords(date) },
            ...(updated !== undefined && {
              updated: { iso: updated, text: fillWord(frame.words.updated, { date: dayInWords(updated) }) },
            }),
            ...(authors.length > 0 && {
              byline: fillWord(frame.words.byline, { authors: joinNames(authors, context) }),
            }),
            ...(newer && { newer: { label: newer.title, href: newer.href } }),
            ...(older && { older: { label: older.title, href: older.href } }),
            categories: posts[at]!.categories,
            body: printText(),
          },
          modified: updated ?? date,
          subject: { post: { title: mainTitleText, date, updated, authors, categories: names } },
          hasFeed: true,
        };
      };
    },
  },
  ...photoCode,
  styles: [...photoCode.styles, { file: "categories.css", keys: ["categories"] }],
  draft: {
    name: "post",
    example: "new-hours",
    titleKey: "mainTitleText",
    dayKey: "date",
    notes: [
      "A post for the news. The name of this file is its address: {file} is {path}.",
      howToUse,
      "The text of the post goes below the second ---.",
    ],
    samples: { description: "Sample description. The practice has not written yet what is new." },
    next: "Its description is a sample: write your own. If you write a later date, the post appears in the first build on or after that day.",
  },
});

function joinNames(names: readonly string[], { frame }: PageContext): string {
  return new Intl.ListFormat([frame.language, defaultLanguage]).format(names);
}
