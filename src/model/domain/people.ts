import type { doctorSchema } from "../content/doctor.ts";
import type { FinishedBy, Html, Link } from "../build/page.ts";
import type { teamMemberSchema } from "../content/team.ts";

/** An office where a person works, and the link to its place on the page of the offices. */
export interface OfficeOfPerson extends Link {
  /** The office's `id`. */
  id: string;
}

export interface Doctor extends Omit<FinishedBy<typeof doctorSchema>, "offices" | "page"> {
  /** Id of the doctor on a page that shows several. */
  id: string;
  /** Empty if the practice has only one, or does not say where the doctor works. */
  offices: OfficeOfPerson[];
  /** The ways to reach the doctor in particular. */
  links: Link[];
  hasPage: boolean;
  /** The doctor's page, or else the place on the page of all doctors. */
  href: string;
  /** The biography; may be empty. */
  body: Html;
}

/** A person of the team who is not a doctor. */
export interface TeamMember extends Omit<FinishedBy<typeof teamMemberSchema>, "offices"> {
  /** Id of the person on the page of the team. */
  id: string;
  /** Empty if the practice has only one, or does not say where the person works. */
  offices: OfficeOfPerson[];
  /** The ways to reach the person in particular. */
  links: Link[];
  /** A few sentences; may be empty. */
  body: Html;
}
