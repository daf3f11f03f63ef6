import type { HomePage } from "../../src/kinds/home.ts";
import { columnsOf } from "./columns-of.ts";
import { Picture } from "./media.tsx";
import { GroupHeading, GroupLinks, isNamed } from "./service-group.tsx";

type Props = Pick<HomePage, "servicesTitle" | "servicesText" | "groups" | "currentHref">;

/**
 * All services by group. Each group is a card with its picture and its links. A single group needs no heading. One or two groups are beside
 * the main heading.
 */
export function ServiceGroups({ servicesTitle, servicesText, groups, currentHref }: Props) {
  const isBeside = groups.length < 3;
  const heading = (
    <>
      <h2>{servicesTitle}</h2>
      {servicesText && <p className="intro">{servicesText}</p>}
    </>
  );
  return (
    <section className={`service-groups band${isBeside ? " split" : ""}`}>
      <div className={isBeside ? undefined : "split"}>{heading}</div>
      <div className="cards" {...columnsOf(groups.length)}>
        {groups.map((group) => (
          <article id={group.id} className={group.picture && "card"} key={group.title}>
            {(isNamed(group, groups.length === 1) || group.summary) && (
              <div>
                <GroupHeading group={group} isOnly={groups.length === 1} />
              </div>
            )}
            {group.picture && <Picture picture={group.picture} sizes="(max-width: 640px) 7rem, 24rem" />}
            <GroupLinks group={group} currentHref={currentHref} />
          </article>
        ))}
      </div>
    </section>
  );
}
