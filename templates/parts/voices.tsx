import type { HomePage } from "../../src/kinds/home.ts";
import type { Frame } from "../../src/model/build/page.ts";
import { fillWords } from "./fill-words.ts";
import { Testimonials } from "./testimonials.tsx";

interface Props {
  voices: NonNullable<HomePage["voices"]>;
  words: Frame["words"];
}

/** The part of the home page with a rating, its source and month, and words of patients. */
export function Voices({ voices: { title, rating, quotes, all }, words }: Props) {
  return (
    <section className="voices band">
      <h2>{title}</h2>
      {rating && <Rating rating={rating} words={words} />}
      {quotes.length > 0 && (
        <div className="quotes">
          <Testimonials testimonials={quotes} />
        </div>
      )}
      {all && (
        <p>
          <a className="more" href={all.href}>
            {all.label}
          </a>
        </p>
      )}
    </section>
  );
}

function Rating({ rating, words }: Required<Pick<Props["voices"], "rating">> & Pick<Props, "words">) {
  return (
    <div className="rating">
      <p>{fillWords(words.rating, { value: <strong>{rating.value}</strong> })}</p>
      <p>
        {fillWords(words.reviewsOn, { source: <a href={rating.href}>{rating.source}</a>, count: rating.count })}
        <br />
        {fillWords(words.asOf, { month: rating.asOf })}
      </p>
    </div>
  );
}
