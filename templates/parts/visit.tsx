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
  const { practice } = frame;
  return (
    <section className="visit">
      <Picture picture={banner} sizes="100vw" />
      <div>
        <h2>{visit.title}</h2>
        <p>{visit.text}</p>
        <CallButton frame={frame} />
      </div>
      <div>
        <address>
          <PostalLines practice={practice} />
          <a className="more" href={addressLink.href}>
            {addressLink.label}
          </a>
        </address>
        <Hours hours={practice.hours} />
      </div>
    </section>
  );
}
