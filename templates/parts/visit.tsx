import type { HomePage } from "../../src/model/page.ts";
import { CallButton } from "./call-button.tsx";
import { Contact, PostalLines } from "./contact.tsx";
import { Hours } from "./hours.tsx";
import { Picture } from "./media.tsx";

/** Hours and address, or the addresses and phones of several offices, beside the banner: how the home page ends. */
export function Visit({
  visit,
  addressLink,
  patientsLink,
  banner,
  frame,
}: Pick<HomePage, "visit" | "addressLink" | "patientsLink" | "banner" | "frame">) {
  const { offices, words } = frame;
  const more = [addressLink, ...(patientsLink ? [patientsLink] : [])].map(({ href, label }) => (
    <a key={href} className="more" href={href}>
      {label}
    </a>
  ));
  return (
    <section className="visit">
      {banner && <Picture picture={banner} sizes="100vw" />}
      <div>
        <h2>{visit.title}</h2>
        {visit.text && <p>{visit.text}</p>}
        <CallButton phone={offices[0].phone} words={words} />
      </div>
      {offices.length === 1 ? (
        <div>
          <address>
            <PostalLines office={offices[0]} />
            {more}
          </address>
          <Hours hours={offices[0].hours} />
        </div>
      ) : (
        <div>
          {offices.map((office) => (
            <Contact key={office.id} office={office} />
          ))}
          {more}
        </div>
      )}
    </section>
  );
}
