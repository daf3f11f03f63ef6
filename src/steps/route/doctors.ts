import { createHeadingIds } from "../../lib/markup/heading-ids.ts";
import { doctorSchema } from "../../model/content/doctor.ts";
import { doctorPath, fixedPaths, slugOf } from "../../model/build/page-paths.ts";
import type { Doctor } from "../../model/domain/people.ts";
import { linkPerson } from "../../model/content/person-links.ts";
import { idOfEntry } from "../../model/build/page-ids.ts";
import type { Site } from "../../model/build/site.ts";
import type { ReadyPeople } from "../../model/build/ready-page.ts";
import { finishFields, type Finishing } from "./finish-fields.ts";
import type { LinkOffices } from "./offices.ts";

export function readyDoctors(
  { doctors }: Site["entries"],
  finishing: Finishing,
  linkOffices: LinkOffices,
): ReadyPeople<Doctor> {
  const { addresses, richText } = finishing;
  const finished = doctors.map(({ data, ...entry }) => ({
    ...entry,
    ...finishFields(doctorSchema, data, { ...finishing, file: entry.file }),
  }));
  const isOnly = doctors.length === 1;
  // The page of an only doctor needs no place to lead to.
  const ids = createHeadingIds(isOnly ? [] : doctors.map(({ file }) => idOfEntry(slugOf(file))));
  return {
    ids,
    all: finished.map(({ file, data: { offices, page: hasPage = false, ...data }, text }) => {
      const slug = slugOf(file);
      const id = idOfEntry(slug);
      const place = isOnly ? fixedPaths.doctors : `${fixedPaths.doctors}#${id}`;
      return {
        ...data,
        id,
        hasPage,
        href: hasPage ? addresses.page(doctorPath(slug)) : addresses.link(place),
        offices: linkOffices(offices),
        links: linkPerson(data, finishing.words),
        body: richText.printText(text, { file, ids: hasPage ? undefined : ids }),
      };
    }),
    shown: finished.flatMap(({ shown }) => shown),
  };
}
