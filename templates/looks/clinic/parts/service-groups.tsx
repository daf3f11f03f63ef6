import type { HomePage } from "../../../../src/kinds/home.ts";
import { Picture } from "../../../parts/media.tsx";
import { GroupLinks, groupTitle, isNamed } from "../../../parts/service-group.tsx";

type Props = Pick<HomePage, "servicesTitle" | "servicesText" | "groups" | "currentHref">;

/** All services as an index, by group. A single group needs no heading, and a picture is below the name. */
export function ServiceGroups({ servicesTitle, servicesText, groups, currentHref }: Props) {
  return (
    <section className="service-groups band">
      <div className="split">
        <h2>{servicesTitle}</h2>
        {servicesText && <p className="intro">{servicesText}</p>}
      </div>
      <dl>
        {groups.map((group) => (
          <div id={group.id} key={group.title}>
            <dt>{isNamed(group, groups.length === 1) && groupTitle(group)}</dt>
            {group.picture && (
              <dd>
                <Picture picture={group.picture} sizes="(max-width: 832px) 11rem, 18rem" />
              </dd>
            )}
            <dd>
              {group.summary && <p>{group.summary}</p>}
              <GroupLinks group={group} currentHref={currentHref} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
