import type { Map as MapProps, PracticeFacts } from "../../src/model/page.ts";
import { CallButton } from "./call-button.tsx";
import { PostalLines } from "./contact.tsx";
import { Hours } from "./hours.tsx";

/** Where the practice is: the address beside the embedded map, the only thing a page loads from elsewhere. */
export function Map({ map, practice }: { map: MapProps; practice: PracticeFacts }) {
  return (
    <section className="map" id="map">
      <div>
        <h2>Address</h2>
        <address>
          <PostalLines practice={practice} />
        </address>
        <Hours hours={practice.hours} />
        <CallButton phone={practice.phone} />
        <a href={map.linkUrl}>Open the map</a>
      </div>
      <iframe src={map.embedUrl} title={map.title} loading="lazy" referrerPolicy="no-referrer-when-downgrade" />
    </section>
  );
}
