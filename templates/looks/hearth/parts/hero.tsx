import type { HomePage } from "../../../../src/kinds/home.ts";
import { BackgroundVideo } from "../../../parts/background-video.tsx";
import { HeroWords, placesOf, type WordsOfHero } from "../../../parts/hero-words.tsx";
import { Picture } from "../../../parts/media.tsx";
import { Title } from "../../../parts/title.tsx";

const sizes = "(max-width: 768px) 55vw, 20rem";

/**
 * The top of the home page: a doctor's portrait, and the film or picture beside it; then title, mission, call button and hours. Without a
 * film or picture there are all portraits.
 */
export function Hero(page: Pick<HomePage, "heroTitle" | "video" | "picture"> & WordsOfHero) {
  const { heroTitle, portraits, video, picture, frame } = page;
  const first = portraits.slice(0, 1);
  const shown = video ? first : picture ? [...first, picture] : portraits;
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
        <p className="eyebrow">{placesOf(frame)}</p>
        <Title title={heroTitle} />
        <HeroWords {...page} portraits={[]} />
      </div>
    </section>
  );
}
