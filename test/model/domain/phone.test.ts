import { getCountries, getCountryCallingCode } from "libphonenumber-js/min";
import { expect, test } from "vitest";
import { isNorthAmerican } from "../../../src/model/domain/countries.ts";
import {
  directPhoneSchema,
  phoneOnPages,
  phoneSchema,
  printedPhone,
  telephoneHref,
} from "../../../src/model/domain/phone.ts";

test.for([
  ["(503) 555-0187", "tel:+15035550187"],
  ["503-555-0187", "tel:+15035550187"],
  ["503.555.0187", "tel:+15035550187"],
  ["+1 503 555 0187", "tel:+15035550187"],
  ["1 (503) 555-0187", "tel:+15035550187"],
  ["+49 30 123456", "tel:+4930123456"],
  ["+49 (0)30 123456", "tel:+4930123456"],
  ["+44 (0)20 7946 0958", "tel:+442079460958"],
  ["+39 (0)6 1234 5678", "tel:+390612345678"],
  ["+999 12 34 56 78", "tel:+99912345678"],
  ["+52 55 1234 5678", "tel:+525512345678"],
  ["+1 416 555 0123", "tel:+14165550123"],
  [" +44 20 7946 0958 ", "tel:+442079460958"],
] as const)("%j is dialled as %s", ([phone, href]) => {
  expect(telephoneHref(phone)).toBe(href);
});

test.for([
  ["(503) 234-0143, ext. 12", "tel:+15032340143;ext=12", "(503) 234-0143, ext. 12"],
  ["5032340143 x12", "tel:+15032340143;ext=12", "(503) 234-0143 x12"],
  ["503.234.0143 #12", "tel:+15032340143;ext=12", "503.234.0143 #12"],
  ["+1 503 234 0143 Extension 12", "tel:+15032340143;ext=12", "+1 503 234 0143 Extension 12"],
] as const)("the extension of %j is dialled and printed", ([phone, href, printed]) => {
  expect(phoneSchema.safeParse(phone).success).toBe(true);
  expect(telephoneHref(phone)).toBe(href);
  expect(printedPhone(phone, {})).toBe(printed);
  expect(directPhoneSchema.safeParse(phone).success).toBe(false);
});

test.for([
  ["DE", "+49 30 123456 Durchwahl 12", "tel:+4930123456;ext=12", "030 123456 Durchwahl 12"],
  ["FR", "+33 5 56 12 34 56, poste 12", "tel:+33556123456;ext=12", "05 56 12 34 56, poste 12"],
  ["ES", "+34 912 34 56 78 ext. 3", "tel:+34912345678;ext=3", "912 34 56 78 ext. 3"],
  ["MX", "+52 222 234 5678 extensión 3", "tel:+522222345678;ext=3", "222 234 5678 extensión 3"],
] as const)("in %s, the extension of %j is dialled and printed", ([country, phone, href, printed]) => {
  expect(phoneSchema.safeParse(phone).success).toBe(true);
  expect(telephoneHref(phone)).toBe(href);
  expect(printedPhone(phone, { country })).toBe(printed);
});

test.for([
  "(503) 234-0143 or 12",
  "(503) 234-01431",
  "x12",
  "(503) 234-0143 ext.",
  "+351 22 208 12",
  "+351 222 081 2345",
])("%j is no phone number", (phone) => {
  expect(phoneSchema.safeParse(phone).success).toBe(false);
});

/** Sources: ITU-T E.123 for the two forms of a number, and the notes on numbers in each country's plan (ITU-T E.129). */
test.for([
  ["GB", "+44 20 7946 0958", "020 7946 0958"],
  ["FR", "+33 5 56 12 34 56", "05 56 12 34 56"],
  ["Deutschland", "+49 (0)30 123456", "030 123456"],
  ["España", "+34912345678", "912 34 56 78"],
  ["Sverige", "+46 8 123 456 78", "08-123 456 78"],
  ["日本", "+81 3-1234-5678", "03-1234-5678"],
  ["EG", "+20 2 2345 6789", "02 23456789"],
  ["Italia", "+39 06 1234 5678", "06 1234 5678"],
  ["México", "+52 222 234 5678", "222 234 5678"],
  ["CA", "+14185550142", "(418) 555-0142"],
  ["CA", "4185550142", "(418) 555-0142"],
  [undefined, "5035550187", "(503) 555-0187"],
] as const)("in %s, %j is printed as %j", ([country, phone, printed]) => {
  expect(printedPhone(phone, { country })).toBe(printed);
});

test.for([
  [undefined, "503.555.0187"],
  ["Canada", "+1 416 555 0123"],
  ["MX", "+1 416 555 0123"],
  [undefined, "+49 30 123456"],
  ["France", "+49 30 123456"],
  ["Atlantis", "+49 30 123456"],
  ["GB", "+44 12 345"],
  ["AQ", "+999 12 34 56 78"],
] as const)("in %s, %j is printed as it is written", ([country, phone]) => {
  expect(printedPhone(phone, { country })).toBe(phone);
});

test("a page that is read from right to left keeps the digits of a number in their order", () => {
  expect(phoneOnPages("+971 4 234 5678", { country: "AE" }, "ar-AE")).toBe("\u206604\u00A0234\u00A05678\u2069");
  expect(phoneOnPages("+971 4 234 5678", { country: "AE" }, "en-AE")).toBe("04 234 5678");
});

test("the countries of the North American plan are those with the code 1", () => {
  const coded = getCountries().filter((country) => getCountryCallingCode(country) === "1");
  expect(getCountries().filter(isNorthAmerican)).toEqual(coded);
});
