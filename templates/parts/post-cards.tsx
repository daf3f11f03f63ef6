import type { PostCard } from "../../src/model/content/post.ts";
import { columnsOf } from "./columns-of.ts";
import { Picture } from "./media.tsx";

interface Props {
  posts: PostCard[];
  /** Whether the list has the whole width of the page. */
  isWide?: boolean;
}

/** A list of posts, each with its day, its summary, and its picture if it has one. */
export function PostCards({ posts, isWide = false }: Props) {
  return (
    <ul className="cards post-cards" {...(isWide ? columnsOf(posts.length) : { "data-pairs": "" })}>
      {posts.map(({ title, href, date, description, picture }) => (
        <li className={picture && "card"} key={href}>
          <div>
            <p className="eyebrow">
              <time dateTime={date.iso}>{date.text}</time>
            </p>
            <h3>
              <a href={href}>{title}</a>
            </h3>
            <p>{description}</p>
          </div>
          {picture && <Picture picture={picture} sizes="(max-width: 640px) 7rem, 24rem" />}
        </li>
      ))}
    </ul>
  );
}
