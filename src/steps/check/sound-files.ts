import type { PartialSite } from "../../model/build/site.ts";
import type { Content } from "../../model/build/source.ts";
import type { Problem } from "../../problems/problem.ts";

interface Texts {
  content: Content;
  site: PartialSite;
}

/** Leaves out files with errors, because a rule may ask for what is missing there. */
export function keepSoundFiles({ content, site }: Texts, problems: readonly Problem[]): Texts {
  const faulty = new Set(problems.filter(({ severity }) => severity === "error").map(({ place }) => place.file));
  const isSound = ({ file }: { file: string }): boolean => !faulty.has(file);
  const { documents, entries, pictures } = site;
  const practice = documents["practice.yaml"];
  const files = Object.fromEntries(Object.entries(content.files).filter(([, source]) => isSound(source)));
  return {
    content: { ...content, files, entries: content.entries.filter(isSound) },
    site: {
      documents: practice && isSound(practice) ? { "practice.yaml": practice } : {},
      entries: {
        doctors: entries.doctors.filter(isSound),
        offices: entries.offices.filter(isSound),
        team: entries.team.filter(isSound),
      },
      pictures: pictures.filter(isSound),
    },
  };
}
