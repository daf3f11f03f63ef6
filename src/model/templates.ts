import type {
  AboutPage,
  DoctorsPage,
  ErrorPage,
  ExperiencesPage,
  HomePage,
  LegalPage,
  OwnPage,
  RedirectPage,
  ServicePage,
} from "./page.ts";

/** Templates by name, with the props that each takes. */
export interface Templates {
  home: HomePage;
  service: ServicePage;
  "own-page": OwnPage;
  introduction: AboutPage;
  address: AboutPage;
  "meet-the-doctors": DoctorsPage;
  "office-tour": AboutPage;
  "patient-experiences": ExperiencesPage;
  legal: LegalPage;
  error: ErrorPage;
  redirect: RedirectPage;
}

export type TemplateName = keyof Templates;
