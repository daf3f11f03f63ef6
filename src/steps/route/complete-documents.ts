import type { Answer, CompleteAnswer, CompleteEmergency } from "../../model/emergency.ts";
import type { CompleteFacts, CompleteFactsPage, FactsOfSite } from "../../model/facts.ts";
import type { CompleteErrorTexts, CompleteHome } from "../../model/home.ts";
import { defaultLanguage } from "../../model/language.ts";
import { mostInMenus, type CompleteNavigation, type CompleteServices } from "../../model/navigation.ts";
import { fixedPaths, servicePath, slugOf, splitHref } from "../../model/page-paths.ts";
import { stateIn } from "../../model/postal-address.ts";
import type { Document, Site } from "../../model/site.ts";
import { fillPlace } from "../../model/words.ts";
import { composeMenu } from "./compose-menu.ts";
import { composeHomeTitle } from "./search-title.ts";
import { listPageTitles, titleOfPage, withLabel, type PageTitles } from "./page-titles.ts";

/** The fixed content files, with texts made of the practice's facts in place of those that it did not write. */
export type CompleteDocuments = Omit<Site["documents"], keyof CompleteFacts> & {
  [Name in keyof CompleteFacts]: Omit<Document<Name>, "data"> & { data: CompleteFacts[Name] };
};

export function completeDocuments(
  site: Site,
  titlesElsewhere: PageTitles = site.elsewhere,
): { documents: CompleteDocuments; titles: PageTitles } {
  const { documents } = site;
  const facts = listFacts(site);
  const titled = {
    "about/address.md": { ...documents["about/address.md"], data: completeAddress(site, facts) },
    "about/meetthedoctors.md": { ...documents["about/meetthedoctors.md"], data: completeDoctors(site, facts) },
    "about/team.md": { ...documents["about/team.md"], data: completeTeam(site, facts) },
    "news.md": { ...documents["news.md"], data: completeNews(site, facts) },
  };
  const titles = listPageTitles(site, titled);
  const services = completeServices(site, titles);
  // A single link may lead to a page that only another language has.
  const all = new Map([...titlesElsewhere, ...titles]);
  const complete = {
    ...documents,
    ...titled,
    "practice.yaml": completePractice(documents["practice.yaml"], all),
    "home.yaml": { ...documents["home.yaml"], data: completeHome(site, facts, all) },
    "emergency.yaml": { ...documents["emergency.yaml"], data: completeEmergency(site, all) },
    "services.yaml": { ...documents["services.yaml"], data: services },
    "navigation.yaml": { ...documents["navigation.yaml"], data: completeNavigation(site, titles, services) },
    "error.yaml": { ...documents["error.yaml"], data: completeErrorTexts(site, titles) },
  };
  return { documents: complete, titles };
}

/** The facts that composed texts name, by their placeholders there. */
type CompletionFacts = Record<"practice" | "street" | "city" | "phone" | "doctors", string> & {
  state: string | undefined;
};

function listFacts({ documents, entries }: Site): CompletionFacts {
  const { name, language = defaultLanguage } = documents["practice.yaml"].data;
  const { address, phone } = entries.offices[0]!.data;
  const { street, city } = address;
  const state = stateIn(address);
  const doctors = new Intl.ListFormat([language, defaultLanguage]).format(entries.doctors.map(({ data }) => data.name));
  return { practice: name, street, city, state, phone, doctors };
}

function completePractice(
  { data, ...practice }: Document<"practice.yaml">,
  titles: PageTitles,
): Document<"practice.yaml"> {
  const { announcement } = data;
  if (announcement?.href === undefined) return { ...practice, data };
  const { href, linkLabel = titleOfPage(href, titles) } = announcement;
  return { ...practice, data: { ...data, announcement: { ...announcement, linkLabel } } };
}

function completeHome(site: Site, facts: CompletionFacts, titles: PageTitles): CompleteHome {
  const { documents, words } = site;
  const { practice: written, pain, ...data } = documents["home.yaml"].data;
  const practice = written
    ? { ...written, linkLabel: written.linkLabel ?? titleOfPage(written.href, titles) }
    : presentDoctors(site, facts, titles);
  return {
    ...data,
    hasClaimInFull: site.entries.services.some((service) => service.data.claim === data.claim),
    ...(practice && { practice }),
    ...(pain && { pain: { ...pain, links: listThere(pain.links, site).map((link) => withLabel(link, titles)) } }),
    metaTitle: data.metaTitle ?? composeHomeTitle(documents["practice.yaml"].data, facts, words),
    metaDescription: data.metaDescription ?? fillPlace(words.homeSummary, facts),
    heroTitle: data.heroTitle ?? facts.practice,
    servicesTitle: data.servicesTitle ?? words.services,
    visit: { ...data.visit, title: data.visit?.title ?? words.visit },
  };
}

/** Presents the doctors where the practice wrote nothing about itself. */
function presentDoctors(
  { entries, words }: Site,
  facts: CompletionFacts,
  titles: PageTitles,
): CompleteHome["practice"] {
  const [doctor, ...others] = entries.doctors.map(({ data }) => data);
  if (doctor === undefined) return undefined;
  const href = fixedPaths.doctors;
  const shared = { text: fillPlace(words.doctorsSummary, facts), href, linkLabel: titleOfPage(href, titles) };
  if (others.length > 0) return { ...shared, title: words.meetDoctors };
  const { name, credentials, photo: picture, photoAlt: pictureAlt } = doctor;
  return {
    ...shared,
    title: credentials === undefined ? name : `${name}, ${credentials}`,
    ...(picture !== undefined && pictureAlt !== undefined && { picture, pictureAlt }),
  };
}

/** The line links to a page of the practice's own, to the answers, or else to the advice on the page of the offices. */
function completeEmergency(site: Site, titles: PageTitles): CompleteEmergency {
  const { documents, words } = site;
  const { note = words.emergencyNote, answers, ...data } = documents["emergency.yaml"].data;
  const onAddress = data.items && `${fixedPaths.address}#emergency`;
  const hasAnswers = answers !== undefined || site.elsewhere.has(fixedPaths.emergency);
  const moreHref = data.moreHref ?? (hasAnswers ? fixedPaths.emergency : onAddress);
  const isOwn = moreHref !== undefined || note !== words.emergencyNote;
  const complete = {
    ...data,
    ...(answers && { answers: answers.map((answer) => withTreatments(answer, site, titles)) }),
    note,
    isOwn,
  };
  if (moreHref === undefined) return complete;
  const { linkLabel = data.title ?? titleOfPage(moreHref, titles) } = data;
  return { ...complete, moreHref, linkLabel };
}

function withTreatments({ treatments = [], ...answer }: Answer, site: Site, titles: PageTitles): CompleteAnswer {
  const there = listThere(treatments, site).map((link) => withLabel(link, titles));
  return { ...answer, ...(there.length > 0 && { treatments: there }) };
}

/** Leaves out pages that this language lacks. A single link leads to them in another language. */
function listThere<Each extends { href?: string | undefined }>(
  links: readonly Each[],
  { folder, elsewhere }: Site,
): Each[] {
  const isThere = ({ href }: Each): boolean => href === undefined || !elsewhere.has(splitHref(href).path);
  return folder === undefined ? [...links] : links.filter(isThere);
}

function completeServices(site: Site, titles: PageTitles): CompleteServices {
  const { documents, entries, words } = site;
  const all = entries.services.map(({ file }) => ({ href: servicePath(slugOf(file)) }));
  const { groups = [{ title: words.services, links: all }], template } = documents["services.yaml"].data;
  const there = groups
    .map((group) => ({ ...group, links: listThere(group.links, site).map((link) => withLabel(link, titles)) }))
    .filter(({ links }) => links.length > 0);
  const single = { title: words.services, links: all.map((link) => withLabel(link, titles)) };
  const listed = there.length > 0 ? there : single.links.length > 0 ? [single] : [];
  const count = listed.reduce((sum, { links }) => sum + links.length, 0);
  return {
    groups: count > mostInMenus ? listed.map((group, index) => ({ ...group, id: `services-${index + 1}` })) : listed,
    template: {
      ...template,
      reviewNote: template?.reviewNote ?? words.reviewNote,
      nextStepTitle: template?.nextStepTitle ?? words.nextStep,
    },
  };
}

function completeNavigation(site: Site, titles: PageTitles, services: CompleteServices): CompleteNavigation {
  const { words } = site;
  const { menu, footer = {} } = site.documents["navigation.yaml"].data;
  const { privacyLabel = words.privacy, accessibilityLabel = words.accessibility, links = [] } = footer;
  return {
    menu: menu ? completeMenu(menu, site, titles) : composeMenu(site, titles, services),
    footer: {
      ...{ privacyLabel, accessibilityLabel },
      links: listThere(links, site).map((link) => withLabel(link, titles)),
    },
  };
}

/** An entry whose pages are all missing in this language is missing, too. */
function completeMenu(
  menu: NonNullable<FactsOfSite["navigation.yaml"]["menu"]>,
  site: Site,
  titles: PageTitles,
): CompleteNavigation["menu"] {
  const entries = listThere(menu, site).map((entry) => ({
    ...entry,
    children: entry.children && listThere(entry.children, site).map((link) => withLabel(link, titles)),
  }));
  const hasServices = site.entries.services.length > 0;
  const about = site.documents["home.yaml"].data.insurance;
  const isEmpty = ({ href, children, message, insurance, serviceGroups }: (typeof entries)[number]): boolean =>
    ![href, message, children?.[0], insurance && about, serviceGroups && hasServices].some(Boolean);
  return site.folder === undefined ? entries : entries.filter((entry) => !isEmpty(entry));
}

function completeErrorTexts(site: Site, titles: PageTitles): CompleteErrorTexts {
  const { documents, words } = site;
  const wayBack = [{ href: fixedPaths.home }, { href: fixedPaths.services }, { href: fixedPaths.address }];
  const { hint = words.errorHint, links = wayBack } = documents["error.yaml"].data;
  return { hint, links: listThere(links, site).map((link) => withLabel(link, titles)) };
}

function completeAddress({ documents, entries, words }: Site, facts: CompletionFacts): CompleteFactsPage {
  const title = entries.offices.length > 1 ? words.locations : words.location;
  return completePage(documents["about/address.md"].data, title, fillPlace(words.addressSummary, facts));
}

function completeDoctors({ documents, entries, words }: Site, facts: CompletionFacts): CompleteFactsPage {
  const title = entries.doctors.length > 1 ? words.meetDoctors : words.meetDoctor;
  return completePage(documents["about/meetthedoctors.md"].data, title, fillPlace(words.doctorsSummary, facts));
}

function completeTeam({ documents, words }: Site, facts: CompletionFacts): CompleteFactsPage {
  return completePage(documents["about/team.md"].data, words.team, fillPlace(words.teamSummary, facts));
}

function completeNews({ documents, words }: Site, facts: CompletionFacts): CompleteFacts["news.md"] {
  return completePage(documents["news.md"].data, words.news, fillPlace(words.newsSummary, facts));
}

function completePage<Page extends FactsOfSite["news.md"]>(
  page: Page,
  title: string,
  summary: string,
): Page & { mainTitleText: string; metaDescription: string } {
  const { mainTitleText = title, description, metaDescription = description ?? summary } = page;
  return { ...page, mainTitleText, metaDescription };
}
