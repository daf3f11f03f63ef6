import { completePage } from "./complete-page.ts";
import type { WrittenFacts } from "../model/completion.ts";
import type { CompleteFacts } from "../model/facts.ts";
import { defineKind } from "../model/kind.ts";
import type { Link, PageProps } from "../model/page.ts";
import type { PostCard } from "../model/post.ts";
import type { ReadyPage } from "../model/ready-page.ts";
import { fixedPaths, partPath } from "../model/page-paths.ts";
import { newsPageSchema } from "../model/post.ts";
import { fillPlace } from "../model/fill-place.ts";
import { numberedTitle } from "../model/words.ts";

const perPage = 20;

/** A page of the list of posts, newest first. */
export interface NewsPage extends PageProps {
  mainTitleText: string;
  description?: string;
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
  complete: (data, made): CompleteFacts["news.md"] =>
    completePage(data, titleOfNewsPage(made), fillPlace(made.words.newsSummary, made.facts)),
  page: {
    titleFrom: titleOfNewsPage,
    path: fixedPaths.news,
    template: "news",
    shows: "news",
    perPage,
    menuPlace: 9,
    prepare:
      ({ posts, frame, documents, link }) =>
      ({ fields, part }): ReadyPage<NewsPage> => {
        const title = documents["news.md"].data.mainTitleText;
        const linkTo = (number: number) => ({
          label: numberedTitle(title, number, frame.words),
          href: link(partPath(fixedPaths.news, number)),
        });
        return {
          props: {
            ...fields,
            mainTitleText: fields.mainTitleText ?? title,
            years: groupByYear(posts.slice((part - 1) * perPage, part * perPage)),
            ...(part > 1 && { newer: linkTo(part - 1) }),
            ...(part * perPage < posts.length && { older: linkTo(part + 1) }),
          },
          subject: { type: "CollectionPage" },
          hasFeed: true,
        };
      },
  },
});

function groupByYear(posts: readonly PostCard[]): NewsPage["years"] {
  const years = new Map<string, PostCard[]>();
  for (const each of posts) {
    const year = each.date.iso.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), each]);
  }
  return [...years].map(([year, list]) => ({ year, posts: list }));
}
