import type { HomePage } from "../../src/kinds/home.ts";
import { CallActions } from "./call-actions.tsx";
import { Contact, PostalLines } from "./contact.tsx";
import { Hours } from "./hours.tsx";
import { Picture } from "./media.tsx";
import { Profiles } from "./profiles.tsx";

/** The end of the home page: hours and address, or the addresses and phones of several offices, beside the banner. */
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
        <div>
          <h2>{visit.title}</h2>
          {visit.text && <p>{visit.text}</p>}
          <CallActions office={offices[0]} words={words} />
        </div>
        <div className="visit-facts">
          {offices.length === 1 ? (
            <>
              <address>
                <PostalLines office={offices[0]} />
              </address>
              <Hours hours={offices[0].hours} />
            </>
          ) : (
            offices.map((office) => <Contact key={office.id} office={office} />)
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
