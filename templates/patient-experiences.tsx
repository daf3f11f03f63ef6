import type { ExperiencesPage } from "../src/kinds/experiences.ts";
import { AboutPage } from "./parts/about-page.tsx";
import { Testimonial } from "./parts/testimonial.tsx";

export default function PatientExperiences(page: ExperiencesPage) {
  const { testimonials = [] } = page;
  return (
    <AboutPage page={page}>
      {testimonials.map((each, index) => (
        <Testimonial testimonial={each} isLast={index === testimonials.length - 1} key={each.quote} />
      ))}
    </AboutPage>
  );
}
