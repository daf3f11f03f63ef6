import type { AboutPage } from "../../src/kinds/about-pages.ts";
import type { CardSection, Frame, Link } from "../../src/model/build/page.ts";
import { CardSections } from "./card-sections.tsx";
import { ids } from "./ids.ts";
import { Insurers } from "./insurers.tsx";
import { Tag } from "./tag.tsx";

type Answers = NonNullable<AboutPage["patients"]>;
type Question = Exclude<keyof Answers, "tag" | "insurers">;

interface Props {
  patients: Answers;
  words: Frame["words"];
  /** The page of prices, if there is one. */
  prices?: Link | undefined;
}

/** The order in which patients need the answers. Each has the words for its key as its heading. */
const parts = [
  { title: "yourVisit", keys: ["emergencies", "firstVisit", "paperwork", "cancellation"] },
  { title: "cost", keys: ["fees", "payment", "plans"] },
  { title: "whoWeSee", keys: ["ages", "consent", "spoken"] },
] as const satisfies { title: keyof Frame["words"]; keys: Question[] }[];

/** Answers to what people ask before they come. */
export function NewPatients({ isBand, ...props }: Props & { isBand: boolean }) {
  const { patients, words } = props;
  return (
    <div className={isBand ? "new-patients band tinted" : "new-patients"} id="new-patients">
      {patients.tag && <Tag text={patients.tag} />}
      <CardSections sections={groupAnswers(props)} />
      {patients.insurers && <Insurers insurers={patients.insurers} words={words} />}
    </div>
  );
}

/** The answers in the sections that have any. */
export function groupAnswers({ patients, words, prices }: Props): (CardSection & { anchor: string })[] {
  const sections = parts.map(({ title, keys }) => {
    const items = listAnswers(patients, words, keys);
    return {
      anchor: `${ids.newPatients}-${title}`,
      title: words[title],
      items: title === "cost" ? leadToPrices(items, words, prices) : items,
    };
  });
  return sections.filter(({ items }) => items.length > 0);
}

/** Puts the link to the prices below the answer on what a first visit costs, which is the first about money. */
function leadToPrices(
  items: CardSection["items"],
  { fees }: Frame["words"],
  link: Link | undefined,
): CardSection["items"] {
  if (link === undefined) return items;
  const [first, ...others] = items;
  return first?.title === fees ? [{ ...first, link }, ...others] : [{ title: fees, description: "", link }, ...items];
}

/** Returns those of the answers that the practice gives. */
export function listAnswers(patients: Answers, words: Frame["words"], keys: readonly Question[]) {
  return keys.flatMap((key) => {
    const description = patients[key];
    return description === undefined ? [] : [{ title: words[key], description }];
  });
}
