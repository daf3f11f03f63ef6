import { categoryPath, fixedPaths, postPath, slugOf } from "../../model/build/page-paths.ts";
import type { Media, Picture } from "../../model/build/page.ts";
import type { PostCard } from "../../model/content/post.ts";
import { categoriesOfPost } from "../../model/build/categories.ts";
import { postSchema } from "../../model/content/post.ts";
import type { Entry } from "../../model/build/site.ts";
import { dayInWords } from "./dates.ts";
import { finishFields, type Finishing } from "./finish-fields.ts";

/** Makes posts ready for lists, in the same order. */
export function readyPosts(posts: readonly Entry<"news">[], finishing: Finishing): PostCard[] {
  const { addresses, language } = finishing;
  return posts.map(({ file, data }) => {
    const { mainTitleText, description, date, imgSrc } = finishFields(postSchema, data, { ...finishing, file }).data;
    return {
      title: mainTitleText,
      href: addresses.page(postPath(slugOf(file))),
      date: { iso: date, text: dayInWords(date, language) },
      description,
      categories: [...categoriesOfPost(data)].map(([slug, label]) => ({
        label,
        href: addresses.page(categoryPath(fixedPaths.news, slug)),
      })),
      ...(imgSrc && { picture: pictureOf(imgSrc) }),
    };
  });
}

/** A list shows no films. */
function pictureOf(media: Media): Picture {
  return media.kind === "video" ? { ...media.poster, alt: media.alt } : media;
}
