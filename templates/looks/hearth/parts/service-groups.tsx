import type { HomePage } from "../../../../src/kinds/home.ts";
import { Picture } from "../../../parts/media.tsx";
import { GroupHeading, GroupLinks, isNamed } from "../../../parts/service-group.tsx";

type Props = Pick<HomePage, "servicesTitle" | "servicesText" | "groups" | "currentHref">;

/** All services in large tiles, one for each group. A single group needs no heading. */
export function ServiceGroups({ servicesTitle, servicesText, groups, currentHref }: Props) {
  return (
    <section className="service-groups band">
      <div className="split">
        <h2>{servicesTitle}</h2>
        {servicesText && <p>{servicesText}</p>}
      </div>
      <div className="cards">
        {groups.map((group) => (
          <article id={group.id} key={group.title}>
            {(isNamed(group, groups.length === 1) || group.summary) && (
              <div>
                <GroupHeading group={group} isOnly={groups.length === 1} />
              </div>
            )}
            {group.picture && <Picture picture={group.picture} sizes="(max-width: 768px) 100vw, 36rem" />}
            <GroupLinks group={group} currentHref={currentHref} />
          </article>
        ))}
      </div>
    </section>
  );
}
