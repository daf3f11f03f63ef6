import { defineKind, howToUse } from "../model/build/kind.ts";
import type { Doctor } from "../model/domain/people.ts";
import type { Frame, Link, Office, PageProps } from "../model/build/page.ts";
import { doctorPath, fixedPaths } from "../model/build/page-paths.ts";
import { doctorSchema } from "../model/content/doctor.ts";
import { personLinkKeys } from "../model/content/person-links.ts";
import { readDoctor } from "../model/domain/read-doctors.ts";
import type { ReadyPage } from "../model/build/ready-page.ts";
import { fillPlace } from "../model/text/fill-word.ts";

/** Props of `templates/doctor.tsx`. */
export interface DoctorPage extends PageProps {
  doctor: Doctor;
  /** The doctor's offices; empty if the practice has only one. */
  offices: Office[];
  /** The link to the page of all doctors. */
  all: Link;
}

export const doctor = defineKind({
  files: "doctors/*.md",
  purpose: "a doctor",
  schema: doctorSchema,
  styles: [{ file: "office-links.css", keys: Object.keys(personLinkKeys) }],
  page: {
    path: doctorPath,
    template: "doctor",
    needs: "page",
    prepare: ({ doctors, documents, frame, link }) => {
      const { mainTitleText: doctorsTitle } = documents["about/meetthedoctors.md"].data;
      const all = { label: doctorsTitle, href: link(fixedPaths.doctors) };
      return ({ path, data }): ReadyPage<DoctorPage> => {
        const doctor = doctors.all.find(({ href }) => href === link(path))!;
        const offices = doctor.offices.flatMap(({ id }) => frame.offices.filter((office) => office.id === id));
        return {
          props: { doctor, offices, all },
          description: data.description ?? summaryOf(doctor, frame),
          isLocal: true,
          subject: { type: "ProfilePage", doctors: [doctor.id] },
        };
      };
    },
  },
  draft: {
    name: "doctor",
    example: "ada-brightwater",
    titleKey: "name",
    readName: (words) => {
      const { slug, ...values } = readDoctor(words);
      return { slug, values };
    },
    notes: [
      "A doctor. All doctors are on one page, /about/meetthedoctors.",
      howToUse,
      "The biography goes below the second ---.",
    ],
    next: "The file shows everything else it may say about the doctor, such as a photo.",
    shownAt: () => fixedPaths.doctors,
  },
});

function summaryOf({ name }: Doctor, { words, practice, offices: [{ address }] }: Frame): string {
  const { city, state } = address;
  const facts = { practice: practice.name, city, state, doctors: name };
  return fillPlace(words.doctorsSummary, facts);
}
