import type { HomePage } from "../../src/kinds/home.ts";
import { CallActions } from "./call-actions.tsx";
import { Contact } from "./contact.tsx";
import { Picture } from "./media.tsx";
import { Profiles } from "./profiles.tsx";

/** The end of the home page: the call and the way, beside the banner. The address and the hours of each office are below it, in the footer. */
export function Visit({
  visit,
  addressLink,
  banner,
  frame,
}: Pick<HomePage, "visit" | "addressLink" | "banner" | "frame">) {
  const { offices, practice, words } = frame;
  return (
    <section className="visit band tinted">
      <div className="split">
        <h2>{visit.title}</h2>
        <div>
          {visit.text && <p>{visit.text}</p>}
          <CallActions office={offices[0]} words={words} />
          {offices.length > 1 && (
            <div className="cards" data-columns="">
              {offices.map((office) => (
                <Contact key={office.id} office={office} isShort />
              ))}
            </div>
          )}
          <a className="more" href={addressLink.href}>
            {addressLink.label}
          </a>
          <Profiles {...practice} />
        </div>
      </div>
      {banner && <Picture picture={banner} sizes="100vw" />}
    </section>
  );
}
