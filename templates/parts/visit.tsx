import type { HomePage } from "../../src/model/page.ts";
import { CallButton } from "./call-button.tsx";
import { PostalLines } from "./contact.tsx";
import { Hours } from "./hours.tsx";
import { Picture } from "./media.tsx";

/** Hours and address beside the banner: how the home page ends. */
export function Visit({
  visit,
  addressLink,
  banner,
  frame,
}: Pick<HomePage, "visit" | "addressLink" | "banner" | "frame">) {
  return (
    <section className="visit">
      {banner && <Picture picture={banner} sizes="100vw" />}
      <div>
        <h2>{visit.title}</h2>
        {visit.text && <p>{visit.text}</p>}
        <CallButton phone={frame.offices[0].phone} words={frame.words} />
      </div>
      <div>
        <address>
          {frame.offices.map((office) => (
            <PostalLines key={office.id} office={office} />
          ))}
          <a className="more" href={addressLink.href}>
            {addressLink.label}
          </a>
        </address>
        {frame.offices.length === 1 && <Hours hours={frame.offices[0].hours} />}
      </div>
    </section>
  );
}
