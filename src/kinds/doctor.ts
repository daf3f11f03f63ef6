import { defineKind, howToUse } from "../model/kind.ts";
import type { Doctor } from "../model/people.ts";
import type { Frame, Link, Office, PageProps } from "../model/page.ts";
import { doctorPath, fixedPaths } from "../model/page-paths.ts";
import { doctorSchema } from "../model/doctor.ts";
import { personLinkKeys } from "../model/person-links.ts";
import { readDoctor } from "../model/read-doctors.ts";
import type { ReadyPage } from "../model/ready-page.ts";
import { fillPlace } from "../model/fill-word.ts";

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
