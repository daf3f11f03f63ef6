import type { HomePage } from "../../../../src/kinds/home.ts";
import { Picture } from "../../../parts/media.tsx";
import { GroupHeading, GroupLinks } from "../../../parts/service-group.tsx";

type Props = Pick<HomePage, "servicesTitle" | "servicesText" | "groups" | "currentHref">;

/** All services as a list on two levels, with the picture of each group. A single group needs no heading. */
export function ServiceGroups({ servicesTitle, servicesText, groups, currentHref }: Props) {
  return (
    <section className="service-groups band">
      <div className="split">
        <h2>{servicesTitle}</h2>
        {servicesText && <p className="intro">{servicesText}</p>}
      </div>
      <div className="service-list">
        {groups.map((group) => (
          <article id={group.id} key={group.title}>
            <GroupHeading group={group} isOnly={groups.length === 1} />
            <GroupLinks group={group} currentHref={currentHref} />
            {group.picture && <Picture picture={group.picture} sizes="(max-width: 768px) 95vw, 40vw" />}
          </article>
        ))}
      </div>
    </section>
  );
}
