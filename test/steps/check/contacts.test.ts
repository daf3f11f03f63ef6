import { expect, test } from "vitest";
import { keyOfContact } from "../../../src/steps/check/contacts.ts";

test.for([
  ["phone", "(949) 555-0100", "949.555.0100", "+1 949 555 0100", "9495550100", "1-949-555-0100"],
  ["email", "hello@practice.com", "Hello@Practice.COM"],
  ["zip", "97201", "97201-1234"],
] as const)("each way to write one %s has the same key", ([kind, ...written]) => {
  expect(new Set(written.map((each) => keyOfContact(kind, each))).size).toBe(1);
});

test("numbers of two countries that end in the same digits have different keys", () => {
  expect(keyOfContact("phone", "+44 949 555 0100")).not.toBe(keyOfContact("phone", "(949) 555-0100"));
});

test("the end of a Portuguese code is part of it", () => {
  expect(keyOfContact("zip", "1170-169")).not.toBe(keyOfContact("zip", "1170-200"));
});
