import type { HomePage } from "../../src/model/page.ts";
import { CallButton } from "./call-button.tsx";
import { PostalLines } from "./contact.tsx";
import { Hours } from "./hours.tsx";
import { Picture } from "./media.tsx";

/** Hours and address beside the banner: how the home page ends. */
export function Visit({ visit, banner, frame }: Pick<HomePage, "visit" | "banner" | "frame">) {
  const { practice } = frame;
  return (
    <section className="visit">
      <Picture picture={banner} sizes="100vw" />
      <div>
        <h2>{visit.title}</h2>
        <p>{visit.text}</p>
        <CallButton phone={practice.phone} />
      </div>
      <div>
        <address>
          <PostalLines practice={practice} />
          <a className="more" href={visit.link.href}>
            {visit.link.label}
          </a>
        </address>
        <Hours hours={practice.hours} />
      </div>
    </section>
  );
}
