import type { officeTourSchema } from "../model/content/about.ts";
import type { FinishedBy, Finished, Html, Link, PageProps } from "../model/build/page.ts";
import { linkFilms, type WithFilms } from "../model/content/films.ts";
import type { PageContext } from "../model/build/ready-page.ts";
import type { Patients } from "../model/content/patients.ts";

/* Props of the templates for pages about the practice. */

/** A page with Markdown. */
export interface AboutBody extends PageProps {
  body: Html;
}

export interface AboutPage extends AboutBody, WithFilms<Omit<FinishedBy<typeof officeTourSchema>, "description">> {
  /** The pages of the offices and the doctors may have none. */
  description?: string;
  /** Present on one page only: the one for new patients, or else the one about the practice, or else the one of the offices. */
  patients?: Finished<Patients>;
  /** The page of prices, for the answers. */
  pricesLink?: Link;
}

/** Makes a page of its fields and its text, with links to films. */
export const prepareFilms =
  ({ frame }: PageContext) =>
  <Fields extends Parameters<typeof linkFilms>[0]>({
    fields,
    printText,
  }: {
    fields: Fields;
    printText: () => Html;
  }) => ({
    props: { ...linkFilms(fields, frame), body: printText() },
  });
