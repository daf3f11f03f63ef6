import { expect, test } from "vitest";
import { checkCreditTerms } from "../../../src/steps/check/credit-terms.ts";
import { markdownSource, noContent, textAt } from "../../support/read-source.ts";

/** The words that are marked in a text of Markdown. */
function findIn(body: string, data = "mainTitleText: Polishing"): string[] {
  const source = markdownSource(data, body);
  return checkCreditTerms({ ...noContent, entries: [source] }).map(({ place }) => textAt(source.text, place));
}

test("an offer without conditions is a warning at its words", () => {
  expect(findIn("We look first.\n\nStart with **0% financing** today.\n")).toEqual(["0% financing"]);
  const [found] = checkCreditTerms({
    ...noContent,
    entries: [markdownSource("mainTitleText: A", "Pay no interest.\n")],
  });
  expect(found).toMatchObject({ severity: "warning", code: "copy/credit-terms" });
});

test("a paragraph with several offers is one problem", () => {
  expect(findIn("No interest, 0% APR!\n\nNo interest, again.\n")).toEqual(["No interest", "No interest"]);
});

test("conditions count only in the same paragraph, its heading and the next paragraph", () => {
  expect(findIn("0% financing. You have 12 months.\n")).toEqual([]);
  expect(findIn("## 0% financing\n\nYou have 12 months.\n")).toEqual([]);
  expect(findIn("- 0% financing\n- 12 months\n")).toEqual([]);
  expect(findIn("0% financing.\n\nCall us.\n\nIt takes 12 months.\n")).toEqual(["0% financing"]);
  expect(findIn("## In twelve payments\n\nNo interest.\n")).toEqual([]);
  expect(findIn("It takes 12 months.\n\n0% financing.\n")).toEqual(["0% financing"]);
});

test("the condition that credit must be approved counts anywhere in the file, such as in a footnote", () => {
  expect(findIn("0% financing.\\*\n\nCall us.\n\nOr write.\n\n\\* On approved credit.\n")).toEqual([]);
});

test("an annual percentage rate is a condition, unless it is zero", () => {
  expect(findIn("Loans from 5.9% APR.\n")).toEqual([]);
  expect(findIn("Pay 5% interest, which is 5.2% APR.\n")).toEqual([]);
  expect(findIn("Loans at 0% APR.\n")).toEqual(["0% APR"]);
});

test("the title and the text of a card are read together", () => {
  const card = (text: string): string =>
    `mainTitleText: A\nsectionOneTitle: One\nsectionOneData:\n  - title: No interest\n    description: ${text}`;
  expect(findIn("", card("Six payments with CareCredit."))).toEqual([]);
  expect(findIn("", card("Call us."))).toEqual(["No interest"]);
});

test("neither discounts nor a price in percent are offers of credit", () => {
  expect(findIn("15% off whitening. 20% de descuento. A 25% deposit.\n")).toEqual([]);
});
