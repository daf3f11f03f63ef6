import { completePage } from "./complete-page.ts";
import type { WrittenFacts } from "../model/build/completion.ts";
import { factsPageSchema } from "../model/content/about.ts";
import { defineKind } from "../model/build/kind.ts";
import type { AboutPage } from "./about-pages.ts";
import type { TeamMember } from "../model/domain/people.ts";
import { fixedPaths } from "../model/build/page-paths.ts";
import type { ReadyPage } from "../model/build/ready-page.ts";

/** Props of `templates/team.tsx`. */
export interface TeamPage extends Omit<AboutPage, "patients"> {
  team: readonly TeamMember[];
}

const titleOfTeamPage = ({ words }: WrittenFacts): string => words.team;

export const teamPage = defineKind({
  files: "about/team.md",
  purpose: "what the page of the team says above it",
  schema: factsPageSchema,
  leftOut: {},
  complete: completePage(titleOfTeamPage, "teamSummary"),
  page: {
    titleFrom: titleOfTeamPage,
    path: fixedPaths.team,
    template: "team",
    shows: "team",
    menuPlace: 4,
    prepare:
      ({ team: { all, ids, shown }, documents }) =>
      ({ fields, printText }): ReadyPage<TeamPage> => ({
        props: {
          ...fields,
          mainTitleText: documents["about/team.md"].data.mainTitleText,
          team: all,
          body: printText(ids),
        },
        subject: { isTeam: true },
        alsoShown: shown,
      }),
  },
});
