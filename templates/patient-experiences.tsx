import type { ExperiencesPage } from "../src/kinds/experiences.ts";
import { AboutPage } from "./parts/about-page.tsx";
import { Testimonials } from "./parts/testimonials.tsx";

export default function PatientExperiences(page: ExperiencesPage) {
  const { testimonials = [] } = page;
  return (
    <AboutPage page={page}>
      {testimonials.length > 0 && (
        <div className="band tinted">
          <Testimonials testimonials={testimonials} />
        </div>
      )}
    </AboutPage>
  );
}
