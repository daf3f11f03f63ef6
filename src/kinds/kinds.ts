import type { Kind } from "../model/build/kind.ts";
import { accessibility } from "./accessibility.ts";
import { addressPage } from "./address-page.ts";
import { brand } from "./brand.ts";
import { claims } from "./claims.ts";
import { doctor } from "./doctor.ts";
import { doctorsPage } from "./doctors-page.ts";
import { emergency } from "./emergency.ts";
import { error } from "./error.ts";
import { experiences } from "./experiences.ts";
import { home } from "./home.ts";
import { introduction } from "./introduction.ts";
import { navigation } from "./navigation.ts";
import { newsPage } from "./news-page.ts";
import { newPatients } from "./new-patients.ts";
import { office } from "./office.ts";
import { officeTour } from "./office-tour.ts";
import { ownPage } from "./own-page.ts";
import { patients } from "./patients.ts";
import { post } from "./post.ts";
import { practice } from "./practice.ts";
import { prices } from "./prices.ts";
import { privacyPolicy } from "./privacy-policy.ts";
import { redirects } from "./redirects.ts";
import { rules } from "./rules.ts";
import { samples } from "./samples.ts";
import { service } from "./service.ts";
import { serviceGroups } from "./service-groups.ts";
import { teamMember } from "./team-member.ts";
import { teamPage } from "./team-page.ts";
import { words } from "./words.ts";

/** Every kind of content, in the order in which lists and menus name them. */
export const kinds: readonly Kind[] = [
  practice,
  brand,
  navigation,
  serviceGroups,
  home,
  emergency,
  patients,
  error,
  claims,
  samples,
  rules,
  redirects,
  words,
  introduction,
  newPatients,
  prices,
  addressPage,
  doctorsPage,
  teamPage,
  officeTour,
  experiences,
  newsPage,
  privacyPolicy,
  accessibility,
  service,
  doctor,
  teamMember,
  office,
  ownPage,
  post,
];
