/** The kind of a text in a content file. Steps that treat texts differently ask for the kind, never for the key's name. */
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
  /** A number, or a name that programs give. */
  | "code"
  /** A list of days with their times. */
  | "hours"
  /** The name of an entry that another file has, as `isNameKind` lists them: an office by its file's name, a figure by its key in claims.yaml. */
  | NameKind
  /** A note to the practice. It may quote other files literally, and is not printed anywhere. */
  | "note";

const nameKinds = ["office", "claim"] as const;
export type NameKind = (typeof nameKinds)[number];

/** Whether a text names an entry of another file. */
export function isNameKind(kind: FieldType | undefined): kind is NameKind {
  return nameKinds.some((each) => each === kind);
}

const exactKinds: readonly FieldType[] = [
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
  "code",
];

/** Whether a text is one value in a format of its own, so that a list of several can only be a mistake. */
export const isExact = (kind: FieldType | undefined): boolean => exactKinds.some((each) => each === kind);

const mediaKinds = ["picture", "poster", "video", "media", "captions", "font"] as const satisfies readonly FieldType[];
export type MediaKind = (typeof mediaKinds)[number];

/** Whether a text names a file that pages show, or that is shown with another. */
export function isMediaKind(kind: FieldType | undefined): kind is MediaKind {
  return mediaKinds.some((each) => each === kind);
}
