import { keyOfContact, keysOf, type ContactKind } from "../model/contacts.ts";
import { collectionOf } from "../model/content-files.ts";
import { officeSchema } from "../model/office.ts";
import { phoneSchema, readablePhone } from "../model/phone.ts";
import { practiceSchema } from "../model/practice.ts";
import { sourcesOf, type Content, type Source } from "../model/source.ts";
import { mostPerFile, problem, type Problem } from "../problem.ts";
import { findInLinks, findInText, type FoundContact } from "./find-contacts.ts";
import { listPassages, listTextsWithLinks, type Passage } from "./prose.ts";

/** What a text may name. */
interface KnownContacts {
  /** The practice's own, as it writes them. */
  own: Record<ContactKind, string[]>;
  /** Those of others. */
  declared: string[];
  hasList: boolean;
}

/**
 * Every phone number, e-mail address and ZIP code in the texts that is neither the practice's own nor one of its `contacts`. Nothing
 * where the practice's facts or an office cannot be read, since any could be theirs.
 */
export function checkContacts(content: Content): Problem[] {
  const known = readKnown(content);
  if (known === undefined) return [];
  const own = Object.entries(known.own).flatMap(([kind, list]) =>
    list.map((written) => keyOfContact(kind as ContactKind, written)),
  );
  const keys = new Set([...own, ...known.declared]);
  return sourcesOf(content).flatMap((source) => checkSource(source, keys, known));
}

function readKnown({ files, entries, entryFiles }: Content): KnownContacts | undefined {
  const isOffice = (file: string): boolean => collectionOf(file) === "offices";
  const { data: practice } = practiceSchema.safeParse(files["practice.yaml"]?.data);
  const offices = entries
    .filter(({ file }) => isOffice(file))
    .flatMap(({ data }) => officeSchema.safeParse(data).data ?? []);
  if (practice === undefined || offices.length < entryFiles.filter(isOffice).length) return undefined;
  const { email, contacts } = practice;
  return {
    own: {
      phone: offices.map(({ phone }) => phone),
      email: email === undefined ? [] : [email],
      zip: offices.map(({ address }) => address.zip),
    },
    declared: (contacts ?? []).flatMap(keysOf),
    hasList: contacts !== undefined,
  };
}

interface Mention extends FoundContact {
  placeOf: Passage["placeOf"];
}

function checkSource(source: Source, keys: ReadonlySet<string>, { own, hasList }: KnownContacts): Problem[] {
  const list = (texts: readonly Pick<Passage, "text" | "placeOf">[], find: typeof findInText): Mention[] =>
    texts
      .flatMap(({ text, placeOf }) => find(text).map((found) => ({ ...found, placeOf })))
      .filter(({ key }) => !keys.has(key))
      .slice(0, mostPerFile);
  const lines = new Set<string>();
  // Of a link whose words are the number that it calls, the words are reported.
  return [...list(listPassages(source), findInText), ...list(listTextsWithLinks(source), findInLinks)]
    .flatMap(({ kind, value, key, offset, length, placeOf }) => {
      const place = placeOf(offset, length);
      const line = `${place.line} ${key}`;
      if (lines.has(line)) return [];
      lines.add(line);
      const declared = kind === "phone" ? declarePhone(value) : value;
      return [problem("copy/unknown-contact", place, { kind, value, key, own: own[kind], declared, hasList })];
    })
    .slice(0, mostPerFile);
}

/** As a contact's `phone` may be; undefined where digits are missing, or there are too many. */
function declarePhone(value: string): string | undefined {
  const phone = readablePhone(value);
  return phoneSchema.safeParse(phone).success ? phone : undefined;
}
