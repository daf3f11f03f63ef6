import type { HomePage } from "../../src/kinds/home.ts";
import { PostCards } from "./post-cards.tsx";

/** The newest posts on the home page. */
export function NewsTeaser({ news }: Required<Pick<HomePage, "news">>) {
  return (
    <section className="band">
      <h2>{news.title}</h2>
      <PostCards posts={news.posts} isWide />
      <p>
        <a className="more" href={news.all.href}>
          {news.all.label}
        </a>
      </p>
    </section>
  );
}
