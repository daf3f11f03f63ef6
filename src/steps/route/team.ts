import { createHeadingIds } from "../../lib/markup/heading-ids.ts";
import { idOfEntry } from "../../model/build/page-ids.ts";
import type { TeamMember } from "../../model/domain/people.ts";
import { linkPerson } from "../../model/content/person-links.ts";
import { slugOf } from "../../model/build/page-paths.ts";
import type { ReadyPeople } from "../../model/build/ready-page.ts";
import type { Site } from "../../model/build/site.ts";
import { teamMemberSchema } from "../../model/content/team.ts";
import { finishFields, type Finishing } from "./finish-fields.ts";
import type { LinkOffices } from "./offices.ts";

export function readyTeam(
  { team }: Site["entries"],
  finishing: Finishing,
  linkOffices: LinkOffices,
): ReadyPeople<TeamMember> {
  const finished = team.map(({ data, ...entry }) => ({
    ...entry,
    ...finishFields(teamMemberSchema, data, { ...finishing, file: entry.file }),
  }));
  const ids = createHeadingIds(team.map(({ file }) => idOfEntry(slugOf(file))));
  return {
    ids,
    all: finished.map(({ file, data: { offices, ...data }, text }) => ({
      ...data,
      id: idOfEntry(slugOf(file)),
      offices: linkOffices(offices),
      links: linkPerson(data, finishing.words),
      body: finishing.richText.printText(text, { file, ids }),
    })),
    shown: finished.flatMap(({ shown }) => shown),
  };
}
