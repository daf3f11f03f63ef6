import { keyOfContact, keysOf, type ContactKind, type FactKind } from "./contacts.ts";
import { defaultLanguage } from "../../model/domain/language.ts";
import type { WrittenOffice } from "../../model/content/office.ts";
import { foldersWithFacts, type PartialSite } from "../../model/build/site.ts";
import { filesIn, type Content } from "../../model/build/source.ts";
import { printedPhone } from "../../model/domain/phone.ts";
import { entriesIn } from "../../model/build/known-keys.ts";

/** Facts that a text may give. */
export interface KnownFacts {
  /** The practice's own facts, as written. */
  own: Record<ContactKind, string[]>;
  /** Kinds of which an office has a sample value, or the practice nothing to compare with, so that any fact could be its own. */
  unknown: ReadonlySet<FactKind>;
  /** Keys of the practice's own facts and of its declared contacts. */
  keys: ReadonlySet<string>;
  /** The domain of the site's address, without "www.", or else that of the practice's e-mail address. */
  domain: string | undefined;
  /** Names of the declared contacts in lower case, and keys of facts that are only theirs. */
  contacts: { names: readonly string[]; keys: ReadonlySet<string> };
  /** Whether the practice has a list of contacts. */
  hasContacts: boolean;
  offices: readonly WrittenOffice[];
  language: string;
}

/** Returns undefined if the facts of the practice, an office or a person are not known, because any fact could be theirs. */
export function listKnownFacts(
  content: Pick<Content, "entryFiles">,
  { documents, entries }: PartialSite,
): KnownFacts | undefined {
  const practice = documents["practice.yaml"]?.data;
  const offices = entries.offices.map(({ data }) => data);
  const isIncomplete = foldersWithFacts.some((folder) => entries[folder].length < filesIn(content, folder).length);
  if (practice === undefined || isIncomplete) return undefined;
  const { contacts = [] } = practice;
  const own = {
    phone: offices.map(({ phone }) => phone),
    email: listMailboxes(practice, entries),
    zip: offices.flatMap(({ address }) => address.zip ?? []),
  };
  const keys = entriesIn(own).flatMap(([kind, list]) => list.map((written) => keyOfContact(kind, written)));
  keys.push(...offices.flatMap(listPhones).flatMap((phone) => keysOf({ phone })));
  const keysOfOthers = contacts.flatMap(keysOf);
  const samples = new Set(documents["samples.yaml"]?.data.values.map(({ value }) => value));
  const hours = offices.flatMap((office) => office.hours.map(({ opens }) => `opens: "${opens}"`));
  const unknown = entriesIn({ ...own, hours }).filter(([, list]) => list.some((written) => samples.has(written)));
  const domain = domainOf(practice.origin, own.email[0]);
  return {
    own,
    unknown: new Set<FactKind>([
      ...unknown.map(([kind]) => kind),
      ...(domain === undefined ? (["email"] as const) : []),
    ]),
    keys: new Set([...keys, ...keysOfOthers]),
    contacts: {
      names: contacts.map((contact) => contact.name.toLowerCase()),
      keys: new Set(keysOfOthers.filter((key) => !keys.includes(key))),
    },
    domain,
    hasContacts: practice.contacts !== undefined,
    offices,
    language: practice.language ?? defaultLanguage,
  };
}

function domainOf(origin: string | undefined, email: string | undefined): string | undefined {
  return origin === undefined
    ? email?.replace(/^.*@/, "").toLowerCase()
    : new URL(origin).hostname.replace(/^www\./, "");
}

/** Lists the e-mail addresses of the practice, its offices and its people, each once. */
function listMailboxes(practice: { email?: string | undefined }, entries: PartialSite["entries"]): string[] {
  const data = foldersWithFacts.flatMap((folder) => entries[folder].map((entry) => entry.data));
  return [...new Set([practice, ...data].flatMap(({ email }) => email ?? []))];
}

/** Lists the numbers of an office as its file has them, and as pages print them. */
function listPhones({ address, phone, text, fax, otherPhones = [] }: WrittenOffice): string[] {
  const numbers = [phone, text, fax, ...otherPhones.map((other) => other.phone)].filter((each) => each !== undefined);
  return numbers.flatMap((each) => [each, printedPhone(each, address)]);
}
