import { defineKind } from "../model/kind.ts";
import type { NewsPage, PostCard } from "../model/page.ts";
import type { ReadyPage } from "../model/ready-page.ts";
import { fixedPaths, partPath } from "../model/page-paths.ts";
import { newsPageSchema } from "../model/post.ts";
import { fillWord } from "../model/words.ts";

const perPage = 20;

export const newsPage = defineKind({
  files: "news.md",
  purpose: "what the page of all posts says above them",
  schema: newsPageSchema,
  leftOut: {},
  page: {
    path: fixedPaths.news,
    template: "news",
    shows: "news",
    perPage,
    menuPlace: 8,
    prepare:
      ({ posts, frame, documents, link }) =>
      ({ fields, part }): ReadyPage<NewsPage> => {
        const title = documents["news.md"].data.mainTitleText;
        const linkTo = (number: number) => ({
          label: number === 1 ? title : fillWord(frame.words.numberedPage, { title, page: String(number) }),
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
