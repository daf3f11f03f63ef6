import type { HomePage } from "../../src/kinds/home.ts";
import { HeroWords, placesOf } from "./hero-words.tsx";
import { Picture } from "./media.tsx";
import { Title } from "./title.tsx";
import { Wave } from "./wave.tsx";

/** The top of the home page as one large picture with the words on it. */
export function PhotoHero({
  heroTitle,
  mission,
  picture,
  frame,
}: Pick<HomePage, "heroTitle" | "mission" | "frame"> & Required<Pick<HomePage, "picture">>) {
  return (
    <section className="photo-hero">
      <Picture picture={picture} isFirstView sizes="100vw" />
      <div>
        <p className="eyebrow">{placesOf(frame)}</p>
        <Title title={heroTitle} />
        <HeroWords mission={mission} frame={frame} />
      </div>
      <Wave />
    </section>
  );
}
