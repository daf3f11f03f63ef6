import { dialled, splitExtension, telephoneHref } from "../../model/domain/phone.ts";
import { entriesIn } from "../../model/build/known-keys.ts";

/** Ways to reach somebody that content may name. */
export type ContactKind = "phone" | "email" | "zip";

/** Kinds of facts that can be recognized in a text and have one place in the practice's files. */
export type FactKind = ContactKind | "hours";

type Contact = Readonly<Partial<Record<FactKind, string | undefined>>>;

/** Returns one key for all ways to write a number, address, code or hours. */
export function keyOfContact(kind: FactKind, written: string): string {
  if (kind === "hours") return `hours:${written.toLowerCase().replaceAll(/&nbsp;|[^\p{L}\d:]/gu, "")}`;
  if (kind === "phone") return telephoneHref(dialled(splitExtension(written)[0]));
  return kind === "email" ? `mailto:${written.toLowerCase()}` : `zip:${written.replace(/^(\d{5})-\d{4}$/, "$1")}`;
}

/** Returns the keys of all facts of a contact. */
export function keysOf({ phone, email, zip, hours }: Contact): string[] {
  return entriesIn({ phone, email, zip, hours }).flatMap(([kind, written]) =>
    written === undefined ? [] : [keyOfContact(kind, written)],
  );
}
