import type { HomePage } from "../../../../src/kinds/home.ts";
import { BackgroundVideo } from "../../../parts/background-video.tsx";
import { CallActions } from "../../../parts/call-actions.tsx";
import { Picture } from "../../../parts/media.tsx";
import { OnlyHours } from "../../../parts/only-hours.tsx";
import { Title } from "../../../parts/title.tsx";

const sizes = "(max-width: 768px) 55vw, 20rem";

/**
 * The top of the home page: a doctor's portrait, and the film or picture beside it; then title, mission, call button and hours. Without a
 * film or picture there are up to three portraits.
 */
export function Hero({
  heroTitle,
  mission,
  portraits,
  video,
  picture,
  frame,
}: Pick<HomePage, "heroTitle" | "mission" | "portraits" | "video" | "picture" | "frame">) {
  const places = frame.offices.map(({ address }) => address.place);
  const shown = video || !picture ? portraits.slice(0, video ? 1 : 3) : [...portraits.slice(0, 1), picture];
  return (
    <section className="hero">
      {(shown.length > 0 || video) && (
        <div className="hero-faces">
          {shown.map((each, index) => (
            <Picture key={each.src} picture={each} isFirstView={index === 0} sizes={sizes} />
          ))}
          {video && (
            <BackgroundVideo video={video} words={frame.words} isFirstView={shown.length === 0} sizes={sizes} />
          )}
        </div>
      )}
      <div className="hero-plate">
        <p className="eyebrow">{[...new Set(places)].join(" · ")}</p>
        <Title title={heroTitle} />
        {mission && <p>{mission}</p>}
        <CallActions office={frame.offices[0]} words={frame.words} />
        <OnlyHours offices={frame.offices} />
      </div>
    </section>
  );
}
