/** Words for any picture or photo. */
const picture = "picture photo image img pic imgSrc imageSrc photograph src file path";
const alt = "alt altText alternative imgAlt pictureAlt photoAlt imageAlt picAlt";
const heading = "title heading headline header name label h1 subject";
const words = "text body description content copy paragraph words details summary message";
/** Words for any text. A key whose value is a number or an address is never meant by them. */
export const proseWords: readonly string[] = `statement note ${words}`.split(" ");
const address = "href url link to target page address path";

/**
 * Other words by which authors call a key, the nearest first. They are only looked up among the keys of one group, so a word may stand for
 * different keys in different groups.
 */
export const keySynonyms: Readonly<Record<string, string>> = {
  // Headings and texts.
  mainTitleText: `mainTitle pageTitle titleText ${heading}`,
  title: `${heading} question what topic`,
  name: `title label heading who company business person insurer`,
  label: `title text name heading linkText linkLabel caption reason why note type kind`,
  linkLabel: "label linkText buttonText button",
  description: `desc intro lead ${words}`,
  summary: words,
  note: `remark comment hint ${words}`,
  caption: `legend subtitle ${words} title label`,
  question: `q ask ${heading}`,
  answer: `a reply response ${words}`,
  questions: "faq faqs qa",
  quote: `testimonial review said opinion comment quotation ${words}`,
  attribution: "author by from who person patient name client customer signature title label",
  testimonials: "quotes reviews opinions",
  authors: "author by writer writers",
  items: "list entries cards points bullets rows links",
  links: "pages items list entries services children urls",
  children: "links items pages submenu sub entries menu",
  // Pictures and films.
  imgSrc: picture,
  picture,
  photo: picture,
  src: `video film movie url ${picture}`,
  logo: picture,
  photos: "pictures images gallery pics",
  imgAlt: alt,
  pictureAlt: alt,
  photoAlt: alt,
  alt: `${alt} caption description text title`,
  // Links and contacts.
  href: address,
  linkUrl: "link url href",
  embedUrl: "embed iframe src",
  phone: "tel telephone number phoneNumber mobile cell call",
  otherPhones: "secondPhone phone2 otherPhone phones",
  text: `sms textNumber statement note ${words}`,
  email: "mail e-mail emailAddress",
  booking: "book bookingUrl bookingLink appointments schedule",
  origin: "url website site domain homepage",
  // Places.
  street: "address street1 line1 streetAddress road",
  suite: "unit apt floor street2 line2 room",
  city: "town locality place village",
  state: "province region county",
  zip: "zipcode zipPostal postalCode postcode plz",
  latitude: "lat",
  longitude: "lng lon long",
  // Times.
  hours: "openingHours openingTimes officeHours times schedule open opens",
  days: "day weekdays weekday date on",
  opens: "open from start begins opening",
  closes: "close to until till end ends closing",
  closures: "holidays closed closedDays vacations holidayHours specialHours exceptions",
  date: "day when published posted publishedOn",
  from: "start begin begins starts date day since old source min opens",
  to: "until till end ends through new target destination href url max",
  until: "to till end ends expires",
  asOf: "date month checked updated year day",
  reviewed: "lastReviewed reviewedOn updated checked date",
  reviewedDate: "date reviewed lastReviewed updated checked",
  effectiveDate: "date effective validFrom updated",
  consent: "consentDate agreed permission",
  // People and prices.
  role: "job jobTitle title occupation",
  credentials: "degree degrees qualifications",
  languages: "language speaks spoken",
  license: "licence licenseNumber",
  what: `service treatment procedure item ${heading} ${words}`,
  price: "cost amount fee",
  procedures: "procedure treatment treatments done",
  sources: "references citations studies source",
  figure: "number value percentage",
  statement: words,
  // Settings.
  code: "rule id name",
  reason: "why because note comment",
  main: "primary brand color",
  accent: "secondary highlight",
  surface: "background bg",
  regular: "normal file src path",
};
