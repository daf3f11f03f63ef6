import type { HomePage } from "../../src/kinds/home.ts";
import type { Picture as PictureProps } from "../../src/model/build/page.ts";
import { BackgroundVideo } from "./background-video.tsx";
import { HeroWords, placesOf } from "./hero-words.tsx";
import { Picture } from "./media.tsx";
import { PageHead } from "./page-head.tsx";
import { Title } from "./title.tsx";
import { Wave } from "./wave.tsx";

/**
 * The top of the home page: title, mission, call button and hours on a panel over the film or picture. Without either it is a band, as on
 * other pages.
 */
export function Hero({
  heroTitle,
  mission,
  video,
  picture,
  frame,
}: Pick<HomePage, "heroTitle" | "mission" | "video" | "picture" | "frame">) {
  const place = placesOf(frame);
  const words = <HeroWords mission={mission} frame={frame} />;
  if (!video && !picture) {
    return (
      <PageHead page={{ frame, currentHref: frame.homeHref }} eyebrow={place} title={heroTitle}>
        {words}
      </PageHead>
    );
  }
  const shape = picture && (isWide(picture) ? "wide" : "beside");
  return (
    <section className="hero" data-picture={video ? undefined : shape}>
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

/** Whether a picture fills the window beside and behind the panel; the middle of any other would be below the panel. */
const isWide = ({ width, height }: PictureProps): boolean => width >= 1.7 * height;
