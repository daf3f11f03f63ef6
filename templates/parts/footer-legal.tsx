import type { Frame } from "../../src/model/page.ts";
import { CopyrightYear } from "./copyright-year.tsx";
import { fillWords } from "./fill-words.ts";
import { CurrentLink } from "./link-list.tsx";

/** The license, the copyright and the links to legal pages, at the end of every page. */
export function FooterLegal({ frame, currentHref }: { frame: Frame; currentHref: string }) {
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
      </ul>
    </div>
  );
}
