import type { PostPage } from "../../src/kinds/post.ts";
import { Pager } from "./pager.tsx";

/** Links to newer and older posts. */
export function NewsPager({ newer, older, frame }: Pick<PostPage, "newer" | "older" | "frame">) {
  const { words } = frame;
  const names = { label: words.moreNews, previous: words.newer, next: words.older };
  return <Pager frame={frame} {...(newer && { previous: newer })} {...(older && { next: older })} names={names} />;
}
