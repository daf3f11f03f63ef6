import { defaultLanguage } from "../model/domain/language.ts";
import { completePage } from "./complete-page.ts";
import type { WrittenFacts } from "../model/build/completion.ts";
import { defineKind } from "../model/build/kind.ts";
import type { Frame, Link, PageProps } from "../model/build/page.ts";
import type { PostCard } from "../model/content/post.ts";
import type { ReadyPage } from "../model/build/ready-page.ts";
import { categoryPath, fixedPaths, partPath } from "../model/build/page-paths.ts";
import { categoriesOfPost } from "../model/build/categories.ts";
import { newsPageSchema } from "../model/content/post.ts";
import { fillWord, numberedTitle } from "../model/text/fill-word.ts";

const perPage = 20;

/** A page of the list of posts, newest first. */
export interface NewsPage extends PageProps {
  mainTitleText: string;
  description?: string;
  /** The list of all posts and those of all categories; empty if no post has one. */
  categories: Link[];
  years: { year: string; posts: PostCard[] }[];
  /** The pages with newer and older posts. */
  newer?: Link;
  older?: Link;
}

const titleOfNewsPage = ({ words }: WrittenFacts): string => words.news;

export const newsPage = defineKind({
  files: "news.md",
  purpose: "what the page of all posts says above them",
  schema: newsPageSchema,
  leftOut: {},
  complete: completePage(titleOfNewsPage, "newsSummary"),
  page: {
    titleFrom: titleOfNewsPage,
    path: fixedPaths.news,
    template: "news",
    shows: "news",
    perPage,
    categoriesOf: categoriesOfPost,
    menuPlace: 9,
    prepare: ({ posts: all, frame, documents, link }) => {
      const categories = listCategoriesOf(all, frame);
      return ({ fields, part, category }): ReadyPage<NewsPage> => {
        const list = category === undefined ? fixedPaths.news : categoryPath(fixedPaths.news, category);
        const here = categories.find(({ href }) => href === link(list));
        const posts = here ? all.filter((post) => post.categories.some(({ href }) => href === here.href)) : all;
        const { mainTitleText: name } = documents["news.md"].data;
        const title = here ? fillWord(frame.words.newsCategory, { title: name, category: here.label }) : name;
        const linkTo = (number: number) => ({
          label: numberedTitle(title, number, frame.words),
          href: link(partPath(list, number)),
        });
        const { description, ...rest } = fields;
        return {
          props: {
            ...rest,
            ...(description && !here && { description }),
            mainTitleText: fields.mainTitleText ?? title,
            categories:
              categories.length === 0
                ? []
                : [{ label: frame.words.allNews, href: link(fixedPaths.news) }, ...categories],
            years: groupByYear(posts.slice((part - 1) * perPage, part * perPage)),
            ...(part > 1 && { newer: linkTo(part - 1) }),
            ...(part * perPage < posts.length && { older: linkTo(part + 1) }),
          },
          ...(here && { description: [title, ...posts.map((post) => post.title)].join(". ") }),
          subject: { type: "CollectionPage" },
          hasFeed: true,
        };
      };
    },
  },
});

/** Lists the categories of all posts by their names. Of two ways to write a name, that of the newest post counts. */
function listCategoriesOf(posts: readonly PostCard[], { language }: Frame): Link[] {
  const links = posts.toReversed().flatMap((post) => post.categories.map((each) => [each.href, each] as const));
  return [...new Map(links).values()].toSorted((a, b) => a.label.localeCompare(b.label, [language, defaultLanguage]));
}

function groupByYear(posts: readonly PostCard[]): NewsPage["years"] {
  const years = new Map<string, PostCard[]>();
  for (const each of posts) {
    const year = each.date.iso.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), each]);
  }
  return [...years].map(([year, list]) => ({ year, posts: list }));
}
