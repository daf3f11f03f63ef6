import type { ExperiencesPage } from "../../src/kinds/experiences.ts";

interface Props {
  testimonial: NonNullable<ExperiencesPage["testimonials"]>[number];
  isLast: boolean;
}

/** A patient's words, under a label if it was not a patient who wrote them. */
export function Testimonial({ testimonial: { label, quote, attribution, source, note }, isLast }: Props) {
  return (
    <section className={`testimonial band${label ? " split" : ""} tinted${isLast ? "" : " joined"}`}>
      {label && <h2>{label}</h2>}
      <div>
        <blockquote>
          <p>{quote}</p>
        </blockquote>
        <p>{attribution}</p>
        {source && <p>{source}</p>}
        {note && <small>{note}</small>}
      </div>
    </section>
  );
}
