import type { HomePage } from "../../src/kinds/home.ts";
import { BackgroundVideo } from "./background-video.tsx";
import { besidePoint } from "./beside-point.ts";
import { HeroWords, placesOf, type WordsOfHero } from "./hero-words.tsx";
import { Picture } from "./media.tsx";
import { PageHead } from "./page-head.tsx";
import { Title } from "./title.tsx";
import { Wave } from "./wave.tsx";

/**
 * The top of the home page: title, mission, call button and hours on a panel over the film or picture. Without either it is a band, as on
 * other pages.
 */
export function Hero(page: Pick<HomePage, "heroTitle" | "video" | "picture"> & WordsOfHero) {
  const { heroTitle, video, picture, frame } = page;
  const place = placesOf(frame);
  const words = <HeroWords {...page} />;
  if (!video && !picture) {
    return (
      <PageHead page={{ frame, currentHref: frame.homeHref }} eyebrow={place} title={heroTitle}>
        {words}
      </PageHead>
    );
  }
  return (
    <section className="hero" {...(!video && picture && besidePoint(picture, frame, 1.7))}>
      {video && <BackgroundVideo video={video} words={frame.words} />}
      {!video && picture && <Picture picture={picture} isFirstView sizes="100vw" />}
      <div className="hero-plate">
        <p className="eyebrow">{place}</p>
        <Title title={heroTitle} />
        {words}
      </div>
      <Wave />
    </section>
  );
}
