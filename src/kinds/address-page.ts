import type { AboutPage } from "./about-pages.ts";
import type { Doctor } from "../model/domain/people.ts";
import { completePage } from "./complete-page.ts";
import type { WrittenFacts } from "../model/build/completion.ts";
import { patientsOn } from "./patients.ts";
import { defineKind } from "../model/build/kind.ts";
import { linkPersonByName } from "../model/content/person-links.ts";
import { fixedPaths } from "../model/build/page-paths.ts";
import { factsPageSchema } from "../model/content/about.ts";

/** Props of `templates/address.tsx`. */
export interface AddressPage extends AboutPage {
  /** Doctors and the offices where they work, if there are several. The links to them have their names. */
  doctors: readonly Pick<Doctor, "name" | "href" | "offices" | "links">[];
}

const titleOfAddressPage = ({ entries, words }: WrittenFacts): string =>
  entries.offices.length > 1 ? words.locations : words.location;

export const addressPage = defineKind({
  files: "about/address.md",
  purpose: "location and parking",
  schema: factsPageSchema,
  leftOut: {},
  complete: completePage(titleOfAddressPage, "addressSummary"),
  page: {
    titleFrom: titleOfAddressPage,
    path: fixedPaths.address,
    template: "address",
    shows: "offices",
    menuPlace: 5,
    prepare:
      (context) =>
      ({ path, fields, printText }) => ({
        props: {
          ...{ ...fields, ...patientsOn(path, context) },
          doctors: context.doctors.all.map((each) => ({ ...each, links: linkPersonByName(each, context.frame) })),
          // The first office has an id of the template.
          body: printText(context.createIds(context.frame.offices.slice(1).map(({ id }) => id))),
        },
        // If the offices are in several cities, the title has none.
        isLocal: new Set(context.frame.offices.map(({ address }) => address.city)).size === 1,
        subject: { type: "ContactPage" },
      }),
  },
});
