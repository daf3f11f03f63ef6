import type { Frame } from "../../../../src/model/page.ts";
import { Contact } from "../../../parts/contact.tsx";
import { CopyrightYear } from "../../../parts/copyright-year.tsx";
import { Hours } from "../../../parts/hours.tsx";
import { fillWords } from "../../../parts/fill-words.ts";
import { CurrentLink } from "../../../parts/link-list.tsx";
import { shared } from "dentalsite/shared";
import { SiteNav } from "../../../parts/site-nav.tsx";

interface Props {
  frame: Frame;
  currentHref: string;
}

/** One area with the way to each office, its parking and its phone, then all pages. */
export const Footer = shared(function Footer({ frame, currentHref }: Props) {
  const { practice, offices, legalLinks, words } = frame;
  const { legalName, license } = practice;
  return (
    <footer className="footer" data-offices={offices.length > 1 ? "" : undefined}>
      <div className="footer-facts">
        <h2>{words.visitAndCall}</h2>
        {offices.map((office, index) => (
          <div key={office.id}>
            <Contact office={office} email={index === 0 ? practice.email : undefined} />
            <Hours hours={office.hours} />
            <p>
              {office.parking?.note} <a href={office.mapHref}>{words.openMap}</a>
            </p>
          </div>
        ))}
      </div>
      <SiteNav frame={frame} currentHref={currentHref} />
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
    </footer>
  );
});
