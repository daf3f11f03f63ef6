import type { ExperiencesPage } from "../../src/kinds/experiences.ts";
import { Tag } from "./tag.tsx";

interface Props {
  testimonials: NonNullable<ExperiencesPage["testimonials"]>;
}

/** Patients' words, with who said them, and a tag on those that no patient wrote. */
export function Testimonials({ testimonials }: Props) {
  return testimonials.map(({ label, quote, attribution, source, note }) => (
    <figure className="testimonial" key={quote}>
      {label && <Tag text={label} />}
      <blockquote>
        <p>{quote}</p>
      </blockquote>
      <figcaption>
        {attribution}
        {source && <span>{source}</span>}
        {note && <span>{note}</span>}
      </figcaption>
    </figure>
  ));
}
