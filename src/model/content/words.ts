import * as z from "zod";
import { keysIn } from "../build/known-keys.ts";

/** A hole of a word, in braces. */
export const placeholder = /\{(\w+)\}/g;

/** Not every country has states, and a practice may write its country's number for an ambulance itself. */
const mayBeMissing = ["state", "emergency"];

/**
 * Makes the schema of a word of the pages, with its purpose. A word must have exactly the placeholders of its English example, in any
 * order, but a few may be missing.
 */
function word(description: string, english: string): z.ZodString {
  const names = [...english.matchAll(placeholder)].map(([, name]) => name!);
  const needed = names.filter((name) => !mayBeMissing.includes(name));
  const pattern = names.length === 0 ? /^[^{}]*[^{}\s][^{}]*$/ : withPlaceholders(names, needed);
  const marks = (needed.length === 0 ? names : needed).map((name) => `{${name}}`);
  const wanted = marks.length === 0 ? 'words without "{" and "}"' : `words with ${marks.join(" and ")} in them`;
  const message = marks.length === 0 ? wanted : `${wanted}, such as "${english}"`;
  return z
    .string()
    .regex(pattern, message)
    .meta({ fieldType: "prose", description, examples: [english] });
}

function withPlaceholders(names: readonly string[], needed: readonly string[]): RegExp {
  const each = needed.map((name) => String.raw`(?=[\s\S]*\{${name}\})`).join("");
  return new RegExp(String.raw`^${each}(?:[^{}]|\{(?:${names.join("|")})\})+$`);
}

/** The schema of all words of the pages that are not content: `templates/words/en.yaml` and the like, one file per language. */
export const wordsSchema = z.strictObject({
  skipLink: word("The link at the top of every page that leads past the menu.", "Skip to main content"),
  mainMenu: word("What a screen reader calls the menu in the header.", "Main"),
  menu: word("The button that opens the menu on a phone, and the name of that menu.", "Menu"),
  menuPages: word("What a screen reader says for the pages below a word of the menu, {label}.", "{label} pages"),
  close: word("The button that closes the menu on a phone.", "Close"),
  otherLanguages: word("What a screen reader calls the links to the page in other languages.", "Languages"),
  inLanguage: word("After a link to a page in another language.", "(in {language})"),
  allPages: word("The name of the list of all pages at the foot of every page.", "All pages"),
  call: word("The button that calls the practice.", "Call {phone}"),
  textMessage: word("The link that writes a text message to the practice.", "Text {phone}"),
  fax: word("In front of the fax number.", "Fax {phone}"),
  booking: word("The link to the page where patients book a visit.", "Book online"),
  bookWith: word("The link to the page where patients book a visit with one person, {name}.", "Book with {name}"),
  portal: word("The link to the pages where patients see their records.", "Patient portal"),
  reviews: word("The link to reviews of the practice.", "Reviews"),
  visitAndCall: word("The heading above address, phone and hours at the foot of every page.", "Visit and call"),
  license: word("The dentist's license, at the foot of every page.", "License {number}."),
  speaks: word("The languages that a doctor speaks with patients.", "Speaks {languages}"),
  worksAt: word("The offices where a person works, if there are several.", "At {offices}"),
  doctorsHere: word("The doctors who work at one of several offices.", "Doctors here: {doctors}"),
  moreAboutDoctor: word("The link from the page of all doctors to the page of one.", "More about {doctor}"),
  lookUpLicense: word("The link to the page where anyone can look a license up.", "Look up a license"),

  home: word("The home page, in a menu that is made of the pages there are.", "Home"),
  services: word("The services, in such a menu and above their list.", "Services"),
  about: word("The pages about the practice, in such a menu.", "About us"),
  insurance: word("The words on insurance, in such a menu.", "Insurance"),
  firstAid: word("The page with first-aid answers, in such a menu.", "Emergencies"),
  meetDoctor: word("The title of the page of the only doctor.", "Meet the doctor"),
  meetDoctors: word("The title of the page of several doctors.", "Meet the doctors"),
  team: word("The title of the page of the people besides the doctors.", "Our team"),
  location: word("The title of the page of the only office.", "Location"),
  locations: word("The title of the page of several offices.", "Locations"),
  news: word("The page that lists all posts.", "News"),
  privacy: word("The link to the legal page, at the foot of every page.", "Privacy policy"),
  accessibility: word("The link to the accessibility statement, at the foot of every page.", "Accessibility"),

  closed: word("Shown in place of the hours of a closed day.", "Closed"),
  openFromTo: word("From when to when the practice is open.", "{opens} to {closes}"),
  comma: word("Between the times of a day and between the items of a list, with the space after it.", ", "),
  noon: word("Twelve o'clock at noon, where a clock has two halves of the day.", "noon"),
  midnight: word("Twelve o'clock at night, on such a clock.", "midnight"),
  address: word("The heading above the address, beside the map.", "Address"),
  openMap: word("The link that opens the map by itself.", "Open the map"),
  showMap: word("The button that loads the map into the page.", "Show the map"),
  mapNote: word("Below that button.", "The map comes from Google, which then learns your internet address."),

  homeTitle: word(
    "The home page's title in search results, if it has none of its own.",
    "{practice} in {city}, {state}",
  ),
  titleInCity: word("The title in search results of a page that people look for in their city.", "{title} in {city}"),
  homeSummary: word(
    "What search results show for a home page without a description.",
    "{practice}, a dental practice in {city}, {state}: our services, hours, address and phone.",
  ),
  addressSummary: word(
    "What search results show for the page of the offices without a description.",
    "How to find {practice} in {city}, {state}: address, map, hours and phone.",
  ),
  doctorsSummary: word(
    "What search results show for the page of the doctors without a description.",
    "Meet {doctors} at {practice} in {city}, {state}. Call us with your questions.",
  ),
  teamSummary: word(
    "What search results show for the page of the team without a description.",
    "The people who work at {practice} in {city}, {state}, and what each of them does.",
  ),
  newsSummary: word(
    "What search results show for the page that lists all posts without a description.",
    "News from {practice} in {city}, {state}: changes to our hours, people and services.",
  ),
  visit: word("The heading above the call button at the end of the home page.", "Visit us"),
  emergencyNote: word(
    "When to call for help at once, on service pages; without a line of your own in the emergency advice.",
    "Trouble breathing or swallowing, swelling of the face or neck that grows fast, or bleeding that will not stop? Call {emergency}.",
  ),
  reviewNote: word("In front of the month in which a service page was last reviewed.", "Last reviewed by a dentist:"),
  nextStep: word("The heading of the call at the foot of a page.", "Questions? Call us."),
  errorHint: word(
    "What the error page says to a visitor who came to a page that is not there.",
    "Check the address for a typo, or choose one of these pages.",
  ),
  newPatients: word("The heading above what people ask before they come, and the link to it.", "For new patients"),
  moreForNewPatients: word("The link from the home page to it.", "More for new patients"),
  yourVisit: word("Above the answers about a first visit.", "Your visit"),
  cost: word("Above the answers about money.", "Cost and insurance"),
  whoWeSee: word("Above the answers about ages and languages.", "Who we see"),
  ages: word("Above the ages of those who are seen.", "Ages we see"),
  spoken: word("Above the languages at the front desk.", "Languages"),
  emergencies: word("Above how someone in pain is seen today.", "In pain today"),
  firstVisit: word("Above how long a first visit takes.", "How long a first visit takes"),
  paperwork: word("Above what to fill out and to bring.", "What to bring"),
  consent: word("Above who comes along with a child.", "Coming with a child"),
  fees: word("Above what a first visit costs.", "What it costs"),
  payment: word("Above how patients can pay.", "Ways to pay"),
  plans: word("Above which insurance plans are taken.", "Insurance plans"),
  insurers: word("Above the names or logos of insurance companies.", "Insurance companies"),
  lowestPrice: word("A price that may be higher.", "from {price}"),
  formerPrice: word("The price before, struck out, beside the one of today.", "instead of {price}"),
  noCharge: word("A price of nothing.", "No charge"),
  rating: word("An average of reviews, of five.", "{value} of 5"),
  reviewsOn: word("Below it: where the reviews are, and how many.", "Reviews on {source}: {count}"),
  cancellation: word("Above what to do when a patient cannot come.", "Canceling or rescheduling"),
  transit: word("Above how to come to the office by bus or train.", "Public transit"),
  access: word("Above how to get into the office with a wheelchair or a walker.", "Getting in"),
  training: word("Above where a doctor was trained.", "Training"),
  since: word("Since which year a doctor has worked as one.", "In practice since {year}"),
  serviceSummary: word(
    "What search results show for a service whose page has no description.",
    "{service} at {practice} in {city}: our address, hours and phone.",
  ),
  moreServices: word("What a screen reader calls the links to the services before and after.", "More services"),
  previous: word("Above the link to the service before this one.", "Previous"),
  next: word("Above the link to the service after this one.", "Next"),
  allNews: word("The link from the home page to all posts.", "All news"),
  moreNews: word("What a screen reader calls the links to newer and older posts.", "More news"),
  newer: word("Above the link to newer posts.", "Newer"),
  older: word("Above the link to older posts.", "Older"),
  byline: word("Who wrote a post.", "By {authors}"),
  updated: word("When the text of a post last changed.", "Updated {date}"),
  categories: word("What a screen reader calls the links to the categories of posts.", "Categories"),
  newsCategory: word("The title of the list of posts of one category.", "{title}: {category}"),
  numberedPage: word("The title of the second page of a long list, and of those after it.", "{title}, page {page}"),
  beforeAfter: word("The heading above pictures before and after treatment.", "Before and after"),
  before: word("Above the picture before the treatment.", "Before"),
  after: word("Above the picture after the treatment.", "After"),
  procedures: word("What was done between the two pictures.", "What was done: {procedures}"),
  resultsDiffer: word(
    "Below each pair, that others may have other results, as some laws ask for.",
    "Results differ from patient to patient.",
  ),
  modelShown: word(
    "Below a pair that shows no patient of the practice.",
    "The pictures show a model, not a patient of this practice.",
  ),
  numberedPhoto: word("Above a photo that a tap made large.", "Photo {number} of {count}"),
  howSoon: word("The heading above when to call, in bands that are the same on all pages.", "When to call"),
  call911: word("Above the signs that call for help at once.", "Call {emergency}"),
  callToday: word("Above the signs to call about on the same day.", "Call us today"),
  callInOfficeHours: word("Above what can wait until the practice is open.", "Call in office hours"),
  ifClosed: word("At the end of those signs, in front of what to do while the practice is closed.", "Closed?"),
  untilOpen: word("The link from there to your advice.", "What to do until we open"),
  cannotWait: word(
    "At the end of those signs in place of the link, if you wrote no advice.",
    "If it can’t wait, go to urgent care or an emergency room.",
  ),
  doNow: word("Above what to do at once.", "Do this now"),
  doNot: word("Above what makes it worse. The lines below it go on from these words: put heat on it.", "Do not"),
  forPain: word("Above what helps against the pain.", "For the pain"),
  limits: word("Above whom a pain reliever is not for.", "Check before you take one"),
  treatments: word("In front of the treatments that a dentist may offer.", "Treatments you may be offered:"),
  hurts: word("In front of whether a treatment hurts.", "Does it hurt?"),
  takes: word("In front of how long a treatment takes.", "How long it takes"),
  visits: word("In front of how many visits a treatment takes.", "How many visits"),
  lasts: word("In front of how long the result of a treatment lasts.", "How long it lasts"),
  providers: word("The heading above those who give a treatment, such as sedation.", "Who provides this"),
  permit: word("In front of the permit of such a person.", "Permit: {permit}"),
  sources: word("The heading above the sources of a service page.", "Sources"),
  onThisPage: word("The title of the list of a long page's sections.", "On this page"),
  effective: word("From when the privacy policy and terms hold.", "Effective {date}"),
  lastReviewed: word("When the accessibility statement was last checked.", "Last reviewed {date}"),
  asOf: word("Of which month a figure or the words on insurance are.", "As of {month}."),
  claimScope: word("Above what was counted for a figure.", "What was counted"),
  claimSource: word("Above where a figure comes from.", "Where the figure comes from"),
  claimQualifier: word("Above what a reader must know not to misread a figure.", "How to read it"),
  pauseVideo: word("The button that pauses the film of the home page.", "Pause video"),
  playVideo: word("The button that plays it again.", "Play video"),
  watchOn: word("The link to a film that is kept elsewhere.", "Watch on {site}"),
  captions: word("The name of the captions in the menu of a film with sound.", "Captions"),
  continueTo: word("The link on a page that redirects to another.", "Continue to {page}"),
  notFound: word("What the error page says of a page that is not there.", "Not Found"),
  error: word("The heading of the error page.", "Oops! Sorry, an unexpected error has occurred."),

  contactSection: word(
    "The section of the legal page and the accessibility statement below which e-mail, phone and address are printed.",
    "Contact Us",
  ),
});

export type Words = z.infer<typeof wordsSchema>;

export const wordKeys = keysIn(wordsSchema.shape);

/** Returns a word in English, for authors who translate it. */
export function englishOf(key: keyof Words): string {
  const examples: unknown = wordsSchema.shape[key].meta()?.examples;
  return String(Array.isArray(examples) ? examples[0] : "");
}

/** The schema of `site/words.yaml`: words that replace the package's. A language that the package lacks needs all of them. */
export const ownWordsSchema = wordsSchema
  .partial()
  .describe("Words of the pages that replace those that come with dentalsite.");
