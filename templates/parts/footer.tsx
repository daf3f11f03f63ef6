import type { Frame } from "../../src/model/page.ts";
import { Contact } from "./contact.tsx";
import { CopyrightYear } from "./copyright-year.tsx";
import { Hours } from "./hours.tsx";
import { fillWords } from "./fill-words.ts";
import { CurrentLink } from "./link-list.tsx";
import { shared } from "dentalsite/shared";
import { SiteNav } from "./site-nav.tsx";
import { Wave } from "./wave.tsx";

interface Props {
  frame: Frame;
  currentHref: string;
}

export const Footer = shared(function Footer({ frame, currentHref }: Props) {
  const { practice, legalLinks, words } = frame;
  const { licence } = practice;
  return (
    <footer className="footer">
      <Wave />
      <div className="footer-facts">
        <h2>{words.visitAndCall}</h2>
        <Contact practice={practice} />
        <Hours hours={practice.hours} />
      </div>
      <SiteNav frame={frame} currentHref={currentHref} />
      <div className="footer-legal">
        <p>
          {practice.legalName}. {fillWords(words.license, { number: licence.number })} {licence.text}{" "}
          {licence.lookupUrl && <a href={licence.lookupUrl}>{words.lookUpLicense}</a>}
        </p>
        <p>
          © <CopyrightYear year={frame.copyrightYear} /> {practice.name}
        </p>
        {legalLinks.map((link) => (
          <p key={link.label}>
            <CurrentLink link={link} currentHref={currentHref} />
          </p>
        ))}
      </div>
    </footer>
  );
});
