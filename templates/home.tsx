import type { HomePage } from "../src/kinds/home.ts";
import { Claim } from "./parts/claim.tsx";
import { Films } from "./parts/films.tsx";
import { Hero } from "./parts/hero.tsx";
import { Insurance } from "./parts/insurance.tsx";
import { Layout } from "./parts/layout.tsx";
import { NewsTeaser } from "./parts/news-teaser.tsx";
import { Pain } from "./parts/pain.tsx";
import { PatientsTeaser } from "./parts/patients-teaser.tsx";
import { PhotoHero } from "./parts/photo-hero.tsx";
import { PracticeTeaser } from "./parts/practice-teaser.tsx";
import { ServiceGroups } from "./parts/service-groups.tsx";
import { Technology } from "./parts/technology.tsx";
import { Visit } from "./parts/visit.tsx";
import { Voices } from "./parts/voices.tsx";

/** Everything in the order in which patients need it. */
export default function Home(page: HomePage) {
  const { technology, practice, claim, claimTitle, insurance, frame } = page;
  return (
    <Layout page={page}>
      {page.picture && !page.video && page.wordsOnPicture ? (
        <PhotoHero {...page} picture={page.picture} />
      ) : (
        <Hero {...page} />
      )}
      <Pain {...page} />
      <PatientsTeaser {...page} />
      {insurance && <Insurance insurance={insurance} frame={frame} />}
      {practice && <PracticeTeaser practice={practice} />}
      {page.groups.length > 0 && <ServiceGroups {...page} />}
      {claim && claimTitle && <Claim {...page} claim={claim} claimTitle={claimTitle} />}
      {page.voices && <Voices voices={page.voices} words={frame.words} />}
      {technology && <Technology technology={technology} />}
      {page.films && (
        <div className="band">
          <Films {...page} />
        </div>
      )}
      {page.news && <NewsTeaser news={page.news} />}
      <Visit {...page} />
    </Layout>
  );
}
