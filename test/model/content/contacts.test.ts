import { expect, test } from "vitest";
import { contactsSchema } from "../../../src/model/content/contacts.ts";

test.for([
  { phone: "(877) 555-0129" },
  { email: "help@board.example" },
  { zip: "97301" },
  { zip: "EC1M 5RF" },
  { zip: "1170-169" },
])("a contact has a name and one of phone, e-mail and postal code: %j", (contact) => {
  expect(contactsSchema.safeParse([{ name: "The Board", ...contact }]).success).toBe(true);
  expect(contactsSchema.safeParse([contact]).success).toBe(false);
});

test("a contact with only a name has one issue, and a typo in a key is the only issue of another", () => {
  const issues = (contact: object): string[] =>
    contactsSchema.safeParse([contact]).error!.issues.map(({ code }) => code);
  expect(issues({ name: "The Board" })).toEqual(["custom"]);
  expect(issues({ name: "The Board", fone: "(877) 555-0129" })).toEqual(["unrecognized_keys"]);
  expect(issues({ name: "The Board", phone: "877" })).toEqual(["invalid_format"]);
});
