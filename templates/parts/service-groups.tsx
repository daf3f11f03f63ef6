import type { HomePage } from "../../src/model/page.ts";
import { LinkList } from "./link-list.tsx";
import { Picture } from "./media.tsx";

interface Props {
  services: HomePage["services"];
  currentHref: string;
}

/** All services by group, each group a card with its picture and its links. */
export function ServiceGroups({ services, currentHref }: Props) {
  return (
    <section className="service-groups">
      <div>
        <h2>{services.title}</h2>
        <p>{services.text}</p>
      </div>
      {services.groups.map((group) => (
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
