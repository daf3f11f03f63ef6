import type { ExperiencesPage } from "../../src/model/page.ts";

/** A patient's words under a label that says what they are. */
export function Testimonial({ testimonial }: Required<Pick<ExperiencesPage, "testimonial">>) {
  return (
    <section className="testimonial band split tinted">
      <h2>{testimonial.label}</h2>
      <div>
        <blockquote>
          <p>{testimonial.quote}</p>
        </blockquote>
        <p>{testimonial.attribution}</p>
        <small>{testimonial.note}</small>
      </div>
    </section>
  );
}
