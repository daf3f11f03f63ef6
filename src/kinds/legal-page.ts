import type { Html, PageProps } from "../model/build/page.ts";

import type { PageContext, ReadyItem, ReadyPage } from "../model/build/ready-page.ts";

/** The legal page, or the accessibility statement. */
export interface LegalPage extends PageProps {
  mainTitleText: string;
  description: string;
  date: { kind: "effective" | "lastReviewed"; iso: string; text: string };
  /** `isContact` marks the section that ends with e-mail, phone and address. */
  sections: { id: string; title: Html; body: Html; isContact: boolean }[];
}

interface LegalDate {
  kind: LegalPage["date"]["kind"];
  day: string;
}

/** Prepares a page of text in sections that holds from a day, or was checked on one. */
export function readyLegalPage(
  { frame, dayInWords }: PageContext,
  {
    fields,
    printSections,
  }: Pick<ReadyItem<{ mainTitleText: string; description: string }>, "fields" | "printSections">,
  { kind, day }: LegalDate,
): ReadyPage<LegalPage> {
  const { contactSection } = frame.words;
  return {
    props: {
      mainTitleText: fields.mainTitleText,
      description: fields.description,
      date: { kind, iso: day, text: dayInWords(day) },
      sections: printSections().map(({ words, ...section }) => ({ ...section, isContact: words === contactSection })),
    },
    modified: day,
  };
}
