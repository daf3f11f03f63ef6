/** The type of a field's value. Steps that treat texts differently ask for it, never for the key's name. */
export type FieldType =
  /** Words that visitors read on the page. */
  | "prose"
  /** Words of a patient, which nobody may edit, so no rule about words judges them. */
  | "quote"
  /** The name of a person or a practice, which other languages keep. */
  | "name"
  /** Words outside the page's own text: in search results, below a picture. */
  | "aside"
  /** Alternative text for the picture or film that `of` names. */
  | "alt"
  /** Words in simple HTML. */
  | "html"
  /** A work of others, by its author and title. */
  | "source"
  /** A name or number that is printed as is and claims nothing. */
  | "plain"
  /** A link's target. */
  | "link"
  /** A page outside the site, whose address has its own format. */
  | "web address"
  /** The address at which a practice publishes its site. */
  | "site address"
  /** A file inside `assets/`. A `media` file is a picture or a film, by its file extension; a `video` plays as scenery, without sound. */
  | "picture"
  | "video"
  | "media"
  | "font"
  /** Captions of the film that `of` names. */
  | "captions"
  /** Picture shown until the film that `of` names plays. */
  | "poster"
  /** The day on which the film in the same group was first shown. */
  | "film date"
  /** A day, printed in words. */
  | "date"
  /** A year and a month, printed in words. */
  | "month"
  /** A time on the 24-hour clock, printed as the country does. */
  | "time"
  /** A time at which something ends: midnight is the last minute of its day. */
  | "end time"
  /** A phone number of any country. */
  | "phone"
  | "e-mail"
  /** A ZIP code or postal code of any country. */
  | "postal code"
  /** Six or three digits after #. */
  | "color"
  /** An amount of money, or words in place of it. */
  | "price"
  /** An amount of money only. */
  | "amount"
  /** The point of the picture that `needs` names which no crop may lose. */
  | "focus"
  /** A number, or a name that programs give. */
  | "code"
  /** A list of days with their times. */
  | "hours"
  /** The name of an entry that another file has, as `isNameType` lists them: an office by its file's name, a figure by its key in claims.yaml. */
  | NameType
  /** A note to the practice. It may quote other files literally, and is not printed anywhere. */
  | "note";

const nameTypes = ["office", "claim"] as const;
export type NameType = (typeof nameTypes)[number];

/** Whether a text names an entry of another file. */
export function isNameType(type: FieldType | undefined): type is NameType {
  return nameTypes.some((each) => each === type);
}

const exactTypes: readonly FieldType[] = [
  "film date",
  "date",
  "month",
  "time",
  "end time",
  "phone",
  "e-mail",
  "postal code",
  "web address",
  "site address",
  "color",
  "amount",
  "focus",
  "code",
];

/** Whether a text is one value in a format of its own, so that a list of several can only be a mistake. */
export const isExact = (type: FieldType | undefined): boolean => exactTypes.some((each) => each === type);

const mediaTypes = ["picture", "poster", "video", "media", "captions", "font"] as const satisfies readonly FieldType[];
export type MediaType = (typeof mediaTypes)[number];

/** Whether a text names a file that pages show, or that is shown with another. */
export function isMediaType(type: FieldType | undefined): type is MediaType {
  return mediaTypes.some((each) => each === type);
}
