import type { ExperiencesPage } from "../src/model/page.ts";
import { AboutPage } from "./parts/about-page.tsx";
import { Testimonial } from "./parts/testimonial.tsx";

export default function PatientExperiences(page: ExperiencesPage) {
  return (
    <AboutPage page={page}>
      <Testimonial testimonial={page.testimonial} />
    </AboutPage>
  );
}
