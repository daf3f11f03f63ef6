import type { ReactNode } from "react";
import type { Frame, Office } from "../../src/model/build/page.ts";
import { CallActions } from "./call-actions.tsx";
import { PostalLines } from "./contact.tsx";
import { Hours } from "./hours.tsx";
import { Picture } from "./media.tsx";
import { OfficeLinks } from "./office-links.tsx";

interface Props {
  office: Office;
  frame: Frame;
  /** Whether the next block has the same background. */
  isJoined?: boolean;
  children?: ReactNode;
}

/**
 * An office's address beside its picture, or beside a drawing of streets that a click replaces with the embedded map: the only thing that a page
 * loads from elsewhere.
 */
export function Map({ office, frame: { offices, words }, isJoined = false, children }: Props) {
  const isOnly = offices.length === 1;
  const hours = <Hours hours={office.hours} />;
  const picture = office.map ? undefined : office.picture;
  return (
    <section className={isJoined ? "map joined band split" : "map band split"} id={isOnly ? "map" : office.id}>
      <div className="map-facts" id={!isOnly && office === offices[0] ? "map" : undefined}>
        <h2>{isOnly ? words.address : office.name}</h2>
        <address>
          <PostalLines office={office} hasName={isOnly} />
        </address>
        {(office.map ?? picture) && hours}
        <CallActions office={office} words={words} />
        <a href={office.mapHref}>{words.openMap}</a>
        <OfficeLinks links={office.links.filter(({ isBesideCall }) => !isBesideCall)} />
        {children}
      </div>
      {office.map && (
        <div className="map-frame">
          <a href={office.mapHref} data-map="">
            {words.showMap}
          </a>
          <template>
            <iframe src={office.map.embedUrl} title={office.map.title} referrerPolicy="no-referrer-when-downgrade" />
          </template>
          <p>{words.mapNote}</p>
        </div>
      )}
      {picture && <Picture picture={picture} />}
      {!office.map && !picture && hours}
    </section>
  );
}
