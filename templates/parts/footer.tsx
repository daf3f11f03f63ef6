import type { Frame, LanguageLink } from "../../src/model/build/page.ts";
import { Contact } from "./contact.tsx";
import { FooterLegal } from "./footer-legal.tsx";
import { Hours } from "./hours.tsx";
import { Profiles } from "./profiles.tsx";
import { shared } from "dentalsite/shared";
import { SiteNav } from "./site-nav.tsx";
import { Wave } from "./wave.tsx";

interface Props {
  frame: Frame;
  languages: readonly LanguageLink[];
  currentHref: string;
}

export const Footer = shared(function Footer({ frame, languages, currentHref }: Props) {
  const { practice, offices, words } = frame;
  return (
    <footer className="footer" data-offices={offices.length > 1 ? "" : undefined}>
      <Wave isAbove />
      <div className="footer-facts">
        <h2>{words.visitAndCall}</h2>
        {offices.map((office, index) => (
          <div key={office.id}>
            <Contact office={office} email={index === 0 ? practice.email : undefined} />
            <Hours hours={office.hours} />
          </div>
        ))}
        <Profiles {...practice} />
      </div>
      <SiteNav frame={frame} currentHref={currentHref} />
      <FooterLegal frame={frame} languages={languages} currentHref={currentHref} />
    </footer>
  );
});
