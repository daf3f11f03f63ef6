import type * as z from "zod";
import type {
  aboutSchema,
  accessibilitySchema,
  experiencesSchema,
  factsPageSchema,
  legalSchema,
  officeTourSchema,
} from "./about.ts";
import type { Brand } from "./brand.ts";
import type { doctorSchema } from "./doctor.ts";
import type { CompleteEmergency, emergencySchema } from "./emergency.ts";
import type { figuresSchema } from "./claims.ts";
import type { CompleteErrorTexts, errorTextsSchema } from "./error-texts.ts";
import type { samplesSchema } from "./samples.ts";
import type { CompleteHome, homeSchema } from "./home.ts";
import type { CompleteNavigation, CompleteServices, navigationSchema, serviceGroupsSchema } from "./navigation.ts";
import type { WrittenOffice } from "./office.ts";
import type { patientsSchema } from "./patients.ts";
import type { newsPageSchema, postSchema } from "./post.ts";
import type { practiceSchema } from "./practice.ts";
import type { Prices } from "./prices.ts";
import type { redirectsSchema } from "./redirects.ts";
import type { Rules } from "./rules.ts";
import type { With } from "./schema-parts.ts";
import type { ServiceFrontMatter } from "./service.ts";
import type { teamMemberSchema } from "./team.ts";
import type { ownWordsSchema } from "./words.ts";

/* Data of files that other pages use besides their own. */

/** Fixed files that always have data, if necessary the kind's default, by path inside `site/`. */
export interface FactsOfSite {
  "practice.yaml": z.infer<typeof practiceSchema>;
  "brand.yaml": Brand;
  "navigation.yaml": z.infer<typeof navigationSchema>;
  "services.yaml": z.infer<typeof serviceGroupsSchema>;
  "home.yaml": z.infer<typeof homeSchema>;
  "emergency.yaml": z.infer<typeof emergencySchema>;
  "patients.yaml": z.infer<typeof patientsSchema>;
  "error.yaml": z.infer<typeof errorTextsSchema>;
  "claims.yaml": z.infer<typeof figuresSchema>;
  "samples.yaml": z.infer<typeof samplesSchema>;
  "rules.yaml": Rules;
  "redirects.yaml": z.infer<typeof redirectsSchema>;
  "words.yaml": z.infer<typeof ownWordsSchema>;
  "about/address.md": FactsPage;
  "about/meetthedoctors.md": FactsPage;
  "about/team.md": FactsPage;
  "news.md": z.infer<typeof newsPageSchema>;
}

type FactsPage = z.infer<typeof factsPageSchema>;

/** Fixed files that exist only if the practice wrote them. */
export interface WrittenPages {
  "about/introduction.md": z.infer<typeof aboutSchema>;
  "about/newpatients.md": z.infer<typeof aboutSchema>;
  "about/prices.md": Prices;
  "about/officetour.md": z.infer<typeof officeTourSchema>;
  "about/patientexperiences.md": z.infer<typeof experiencesSchema>;
  "privacypolicy.md": z.infer<typeof legalSchema>;
  "accessibility.md": z.infer<typeof accessibilitySchema>;
}

/** Entries by their folder. */
export interface EntryData {
  services: ServiceFrontMatter;
  doctors: z.infer<typeof doctorSchema>;
  team: z.infer<typeof teamMemberSchema>;
  offices: WrittenOffice;
  news: z.infer<typeof postSchema>;
}

export type CompleteFactsPage = With<FactsPage, "mainTitleText" | "metaDescription">;

/** Files whose missing texts are made from the practice's facts, with all that their pages need. */
export interface CompleteFacts {
  "home.yaml": CompleteHome;
  "emergency.yaml": CompleteEmergency;
  "services.yaml": CompleteServices;
  "navigation.yaml": CompleteNavigation;
  "error.yaml": CompleteErrorTexts;
  "about/address.md": CompleteFactsPage;
  "about/meetthedoctors.md": CompleteFactsPage;
  "about/team.md": CompleteFactsPage;
  "news.md": With<FactsOfSite["news.md"], "mainTitleText" | "metaDescription">;
}
