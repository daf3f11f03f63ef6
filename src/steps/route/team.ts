import { idOfEntry } from "../../model/page-ids.ts";
import type { TeamMember } from "../../model/page.ts";
import { slugOf } from "../../model/page-paths.ts";
import type { ShownMedia } from "../../model/ready-page.ts";
import type { Entry } from "../../model/site.ts";
import { teamMemberSchema } from "../../model/team.ts";
import { finishFields, type Finishing } from "./finish-fields.ts";

/** The people of the team, ready for their page and for search engines. */
export interface ReadyTeam {
  all: TeamMember[];
  shown: ShownMedia[];
}

export function readyTeam(team: readonly Entry<"team">[], finishing: Finishing): ReadyTeam {
  const finished = team.map(({ data, ...entry }) => ({ ...entry, ...finishFields(teamMemberSchema, data, finishing) }));
  return {
    all: finished.map(({ file, data, text }) => ({
      ...data,
      id: idOfEntry(slugOf(file)),
      body: finishing.richText.printText(text),
    })),
    shown: finished.flatMap(({ shown }) => shown),
  };
}
