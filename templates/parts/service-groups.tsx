import type { HomePage } from "../../src/model/page.ts";
import { LinkList } from "./link-list.tsx";
import { Picture } from "./media.tsx";

type Props = Pick<HomePage, "servicesTitle" | "servicesText" | "groups" | "currentHref">;

/** All services by group, each group a card with its picture and its links. */
export function ServiceGroups({ servicesTitle, servicesText, groups, currentHref }: Props) {
  return (
    <section className="service-groups">
      <div>
        <h2>{servicesTitle}</h2>
        <p>{servicesText}</p>
      </div>
      {groups.map((group) => (
        <article key={group.title}>
          {group.picture && <Picture picture={group.picture} sizes="(max-width: 640px) 7rem, 24rem" />}
          <div>
            <h3>{group.title}</h3>
            <p>{group.summary}</p>
          </div>
          <LinkList links={group.links} currentHref={currentHref} />
        </article>
      ))}
    </section>
  );
}
