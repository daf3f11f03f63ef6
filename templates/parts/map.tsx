import type { Frame, Map as MapProps } from "../../src/model/page.ts";
import { CallButton } from "./call-button.tsx";
import { PostalLines } from "./contact.tsx";
import { Hours } from "./hours.tsx";

/** Where the practice is: the address beside the embedded map, the only thing a page loads from elsewhere. */
export function Map({ map, frame }: { map: MapProps; frame: Frame }) {
  const { practice, words } = frame;
  return (
    <section className="map" id="map">
      <div>
        <h2>{words.address}</h2>
        <address>
          <PostalLines practice={practice} />
        </address>
        <Hours hours={practice.hours} />
        <CallButton frame={frame} />
        <a href={map.linkUrl}>{words.openMap}</a>
      </div>
      <iframe src={map.embedUrl} title={map.title} loading="lazy" referrerPolicy="no-referrer-when-downgrade" />
    </section>
  );
}
