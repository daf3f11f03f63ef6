import type { Frame, LanguageLink } from "../../../../src/model/build/page.ts";
import { Contact } from "../../../parts/contact.tsx";
import { FooterLegal } from "../../../parts/footer-legal.tsx";
import { Hours } from "../../../parts/hours.tsx";
import { Profiles } from "../../../parts/profiles.tsx";
import { shared } from "dentalsite/shared";
import { SiteNav } from "../../../parts/site-nav.tsx";

interface Props {
  frame: Frame;
  languages: readonly LanguageLink[];
  currentHref: string;
}

/** One area with the way to each office, its parking and its phone, then all pages. */
export const Footer = shared(function Footer({ frame, languages, currentHref }: Props) {
  const { practice, offices, words } = frame;
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
        <Profiles {...practice} />
      </div>
      <SiteNav frame={frame} currentHref={currentHref} />
      <FooterLegal frame={frame} languages={languages} currentHref={currentHref} />
    </footer>
  );
});
