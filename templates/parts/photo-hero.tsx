import type { HomePage } from "../../src/kinds/home.ts";
import { besidePoint } from "./beside-point.ts";
import { HeroWords, placesOf, type WordsOfHero } from "./hero-words.tsx";
import { Picture } from "./media.tsx";
import { Title } from "./title.tsx";
import { Wave } from "./wave.tsx";

/** The top of the home page as one large picture with the words on it. */
export function PhotoHero(page: Pick<HomePage, "heroTitle"> & Required<Pick<HomePage, "picture">> & WordsOfHero) {
  const { heroTitle, picture, frame } = page;
  return (
    <section className="photo-hero" {...besidePoint(picture, frame, 1.3)}>
      <Picture picture={picture} isFirstView sizes="100vw" />
      <div>
        <p className="eyebrow">{placesOf(frame)}</p>
        <Title title={heroTitle} />
        <HeroWords {...page} />
      </div>
      <Wave />
    </section>
  );
}
