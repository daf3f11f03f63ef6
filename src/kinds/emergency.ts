import type { Completion } from "../model/build/completion.ts";
import type { FactsOfSite } from "../model/content/facts.ts";
import { defineKind } from "../model/build/kind.ts";
import {
  emergencySchema,
  type Answer,
  type CompleteAnswer,
  type CompleteEmergency,
} from "../model/content/emergency.ts";
import { fixedPaths } from "../model/build/page-paths.ts";
import type { CardSection, Finished, PageProps } from "../model/build/page.ts";
import type { ServicePage } from "./service.ts";
import type { ReadyPage } from "../model/build/ready-page.ts";

/** A part of the page that links lead to. */
interface Placed {
  /** Made of the title, like the id of a heading in Markdown. */
  id: string;
}

type Complete = Finished<CompleteEmergency>;

/** Props of `templates/emergency.tsx`. */
export interface EmergencyPage extends PageProps, Pick<Complete, "sources" | "reviewed"> {
  mainTitleText: string;
  description: string;
  answers: (Finished<CompleteAnswer> & Placed)[];
  painRelief?: NonNullable<Complete["painRelief"]> & Placed;
  /** Advice that belongs to no answer, such as what to do when the practice is closed. */
  advice?: CardSection & Placed;
  /** Words of the service pages, which the sources need. */
  texts: ServicePage["texts"];
}

export const emergency = defineKind({
  files: "emergency.yaml",
  purpose: "what to do when it cannot wait",
  schema: emergencySchema,
  leftOut: {},
  complete: completeEmergency,
  page: {
    path: fixedPaths.emergency,
    template: "emergency",
    needs: "answers",
    parts: ({ title, items, answers = [], painRelief }) => [
      ...(title !== undefined && items ? [title] : []),
      ...answers.map((answer) => answer.title),
      ...(painRelief ? [painRelief.title] : []),
    ],
    prepare:
      ({ documents, createIds }) =>
      () => {
        const { data } = documents["emergency.yaml"];
        const {
          mainTitleText = "",
          description = "",
          answers = [],
          painRelief,
          title,
          items,
          sources,
          reviewed,
        } = data;
        const ids = createIds();
        const place = <Part extends { title: string }>(part: Part): Part & Placed => ({
          ...part,
          id: ids.idOf(part.title),
        });
        // The advice comes first, so that its id depends on no other title: every page links to it.
        const advice = title !== undefined && items && place({ title, items });
        return {
          props: {
            mainTitleText,
            description,
            answers: answers.map(place),
            ...(painRelief && { painRelief: place(painRelief) }),
            ...(advice && { advice }),
            ...(sources && { sources }),
            ...(reviewed !== undefined && { reviewed }),
            texts: documents["services.yaml"].data.template,
          },
          isLocal: true,
          subject: { type: "MedicalWebPage" },
        } satisfies ReadyPage<EmergencyPage>;
      },
  },
});

/** The line links to a page of the practice's own, to the answers, or else to the advice on the page of the offices. */
function completeEmergency(
  { note: written, answers, ...data }: FactsOfSite["emergency.yaml"],
  { words, titleOf, labelThere, isElsewhere }: Completion,
): CompleteEmergency {
  const note = written ?? words.emergencyNote;
  const onAddress = data.items && `${fixedPaths.address}#emergency`;
  const hasAnswers = answers !== undefined || isElsewhere(fixedPaths.emergency);
  const moreHref = data.moreHref ?? (hasAnswers ? fixedPaths.emergency : onAddress);
  const withTreatments = ({ treatments = [], ...answer }: Answer): CompleteAnswer => {
    const there = labelThere(treatments);
    return { ...answer, ...(there.length > 0 && { treatments: there }) };
  };
  const complete = {
    ...data,
    ...(answers && { answers: answers.map(withTreatments) }),
    note,
    isOwn: moreHref !== undefined || note !== words.emergencyNote,
  };
  if (moreHref === undefined) return complete;
  return { ...complete, moreHref, linkLabel: data.linkLabel ?? data.title ?? titleOf(moreHref) };
}
