import { keyOfContact, keysOf, type ContactKind } from "./contacts.ts";
import { defaultLanguage } from "../../model/language.ts";
import type { Office } from "../../model/office.ts";
import type { PartialSite } from "../../model/site.ts";
import type { Content } from "../../model/source.ts";

/** What can be told apart in a text, and has one place in the practice's files. */
export type FactKind = ContactKind | "license" | "hours";

/** What a text may say. */
export interface KnownFacts {
  /** The practice's own, as it writes them. */
  own: Record<Exclude<FactKind, "hours">, string[]>;
  /** One for each of them and of those that are declared as others'. */
  keys: ReadonlySet<string>;
  /** The practice's name may hold that of a street. */
  name: string;
  /** Of those that are declared as others': their names in small letters, and the keys of what is theirs alone. */
  contacts: { names: readonly string[]; keys: ReadonlySet<string> };
  /** Whether there is a list of others'. */
  hasContacts: boolean;
  offices: readonly Office[];
  language: string;
}

/** Undefined if the practice's facts, an office or a doctor cannot be read, since anything could be theirs. */
export function listKnownFacts(
  { entryFiles }: Pick<Content, "entryFiles">,
  { documents, entries }: PartialSite,
): KnownFacts | undefined {
  const practice = documents["practice.yaml"]?.data;
  const offices = entries.offices.map(({ data }) => data);
  const doctors = entries.doctors.map(({ data }) => data);
  const expected = entryFiles.filter((file) => /^site\/(?:offices|doctors)\//.test(file));
  if (practice === undefined || offices.length + doctors.length < expected.length) return undefined;
  const { email, contacts = [] } = practice;
  const own = {
    phone: offices.map(({ phone }) => phone),
    email: email === undefined ? [] : [email],
    street: offices.map(({ address }) => address.street),
    zip: offices.map(({ address }) => address.zip),
    license: doctors.flatMap(({ license }) => license ?? []),
  };
  const keys = Object.entries(own).flatMap(([kind, list]) =>
    list.map((written) => keyOfContact(kind as keyof typeof own, written)),
  );
  const keysOfOthers = contacts.flatMap(keysOf);
  return {
    own,
    keys: new Set([...keys, ...keysOfOthers]),
    contacts: {
      names: contacts.map((contact) => contact.name.toLowerCase()),
      keys: new Set(keysOfOthers.filter((key) => !keys.includes(key))),
    },
    name: practice.name,
    hasContacts: practice.contacts !== undefined,
    offices,
    language: practice.language ?? defaultLanguage,
  };
}
