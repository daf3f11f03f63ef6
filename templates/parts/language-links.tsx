import type { LanguageLink } from "../../src/model/build/page.ts";

/** The pages of a site with one language share this list. */
export const noLanguages: readonly LanguageLink[] = [];

/** Links to the page in other languages, each in its own words. */
export function LanguageLinks({ languages }: { languages: readonly LanguageLink[] }) {
  return languages.map(({ lang, href, label }) => (
    <li key={lang}>
      <a href={href} lang={lang} hrefLang={lang}>
        {label}
      </a>
    </li>
  ));
}
