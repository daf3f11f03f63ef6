import { europeanUnion } from "./countries.ts";

/** Pages that a law may ask of a practice's website, by their files; the imprint, a page of the practice's own, says who runs the site. */
export type Notice = "privacypolicy.md" | "accessibility.md" | "imprint";

interface NoticeLaw {
  notice: Notice;
  /** Codes of the countries where the law holds. */
  countries: string;
  law: string;
  /** Facts of an imprint besides name, address, phone and e-mail, in their order on the page: keys of the starter's `imprint.yaml`. */
  facts?: string;
}

const ofProfession = "profession chamber authority rules";

/** Laws by which a page has to be there. Where no law is known to us, none is guessed, and the page is the practice's own choice. */
const noticeLaws: readonly NoticeLaw[] = [
  { notice: "privacypolicy.md", countries: "US", law: "California Business and Professions Code, section 22575" },
  { notice: "privacypolicy.md", countries: europeanUnion, law: "Regulation (EU) 2016/679 (GDPR), article 13" },
  { notice: "privacypolicy.md", countries: "IL", law: "Protection of Privacy Law, 5741-1981, section 11" },
  { notice: "accessibility.md", countries: "US", law: "Americans with Disabilities Act, 42 U.S.C. 12182" },
  { notice: "accessibility.md", countries: europeanUnion, law: "Directive (EU) 2019/882, article 13 and annex V" },
  {
    notice: "accessibility.md",
    countries: "IL",
    law: "Equal Rights for Persons with Disabilities Regulations (Accessibility Adjustments to Service), 5773-2013, regulation 35",
  },
  { notice: "imprint", countries: "DE", law: "§ 5 DDG", facts: `owner ${ofProfession} register vat` },
  { notice: "imprint", countries: "AT", law: "§ 5 ECG, § 25 MedienG", facts: `owner ${ofProfession} register vat aim` },
  { notice: "imprint", countries: "CH", law: "Art. 3 Abs. 1 lit. s UWG (LCD, LCSI)", facts: "owner enterprise" },
  {
    ...{ notice: "imprint", countries: "FR", law: "LCEN, articles 1-1 et 19" },
    facts: `owner ${ofProfession} enterprise publisher host`,
  },
  { notice: "imprint", countries: "BE", law: "CDE/WER, art. XII.6", facts: `owner ${ofProfession} enterprise vat` },
  {
    ...{ notice: "imprint", countries: "LU", law: "loi du 14 août 2000 relative au commerce électronique, article 5" },
    facts: `owner ${ofProfession} register vat`,
  },
];

/** Returns the law of a country, given as a code, that asks for a page, and what an imprint has to say; undefined where we know of none. */
export function findNoticeLaw(
  notice: Notice,
  country: string | undefined,
): { law: string; facts: string[] } | undefined {
  const found = noticeLaws.find((each) => each.notice === notice && each.countries.split(" ").includes(country ?? ""));
  return found && { law: found.law, facts: found.facts?.split(" ") ?? [] };
}
