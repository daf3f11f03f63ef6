import type { Frame, LanguageLink } from "../../src/model/build/page.ts";
import { CopyrightYear } from "./copyright-year.tsx";
import { fillWords } from "./fill-words.ts";
import { LanguageLinks } from "./language-links.tsx";
import { CurrentLink } from "./link-list.tsx";

interface Props {
  frame: Frame;
  languages: readonly LanguageLink[];
  currentHref: string;
}

/** The license, the copyright and the links to legal pages, at the end of every page. */
export function FooterLegal({ frame, languages, currentHref }: Props) {
  const { practice, legalLinks, words } = frame;
  const { legalName, license } = practice;
  return (
    <div className="footer-legal">
      {(legalName ?? license) && (
        <p>
          {legalName && `${legalName}. `}
          {license?.number && <>{fillWords(words.license, { number: license.number })} </>}
          {license?.text} {license?.lookupUrl && <a href={license.lookupUrl}>{words.lookUpLicense}</a>}
        </p>
      )}
      <ul>
        <li>
          © <CopyrightYear year={frame.copyrightYear} /> {practice.name}
        </li>
        {legalLinks.map((link) => (
          <li key={link.label}>
            <CurrentLink link={link} currentHref={currentHref} />
          </li>
        ))}
        <LanguageLinks languages={languages} />
      </ul>
    </div>
  );
}
