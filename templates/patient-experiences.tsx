import type { ExperiencesPage } from "../src/model/page.ts";
import { AboutPage } from "./parts/about-page.tsx";
import { Testimonial } from "./parts/testimonial.tsx";

export default function PatientExperiences(page: ExperiencesPage) {
  const { testimonial } = page;
  return <AboutPage page={page}>{testimonial && <Testimonial testimonial={testimonial} />}</AboutPage>;
}
