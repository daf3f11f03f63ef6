import { describe, expect, test } from "vitest";
import { readPage } from "../../../src/steps/check/read-page.ts";
import { checkFacts, type FinishedTexts } from "../../../src/steps/check/check-facts.ts";
import type { Problem } from "../../../src/problems/problem.ts";
import type { Place } from "../../../src/model/build/place.ts";
import type { Content, Source } from "../../../src/model/build/source.ts";
import { contentOfPractice } from "../../support/little-facts.ts";
import { partialSiteOf } from "../../support/partial-site.ts";
import { markdownSource, position, textAt, yamlSource } from "../../support/read-source.ts";

function checkAll(content: Content, finished?: FinishedTexts): Problem[] {
  return checkFacts(content, partialSiteOf(content), finished);
}

const contacts = `
contacts:
  - {name: Poison Help, phone: (800) 222-1222}
  - {name: The dental board, email: board@oregon.example, zip: "97220"}
`;

function findInSource(source: Source, more = contacts): string[] {
  const content = contentOfPractice(more);
  return checkAll({ ...content, entries: [...content.entries, source] }).map(({ place }) => textAt(source.text, place));
}

function find(body: string): string[] {
  return findInSource(markdownSource("mainTitleText: Polishing", `${body}\n`));
}

/** Finds facts in the description of a card, which is HTML. */
function findInField(html: string): string[] {
  const card = `sectionOneTitle: A\nsectionOneData:\n  - title: B\n    description: ${JSON.stringify(html)}`;
  return findInSource(markdownSource(card));
}

test("a number as the office's country writes it is its own, also if it looks North American", () => {
  const content = contentOfPractice();
  const facts = (phone: string): string =>
    `phone: ${phone}\naddress: {street: Calle 5 Sur 210, city: Puebla, state: Pue., zip: "72000", country: MX}\nhours: [{days: [Monday], closed: true}]`;
  const office = markdownSource(facts("+52 222 234 5678"), "", content.entryFiles[0]);
  const problemsOf = (body: string): Problem[] =>
    checkAll({ ...content, entries: [office, content.entries[1]!, markdownSource("mainTitleText: A", `${body}\n`)] });
  expect(problemsOf("Call 222 234 5678, or +52 222 234 5678.")).toEqual([]);
  expect(problemsOf("Call 222 234 5679.")).toHaveLength(1);
});

test("a kind of fact of which an office still has a sample value is not judged, and a sample is never offered as the right one", () => {
  const content = contentOfPractice();
  const page = markdownSource(
    "mainTitleText: A",
    "Call 503-555-0178. Open Monday 8:00 to 18:00. Visit us in Salem, OR 97399.\n",
  );
  const [first, second] = content.entries as [Source, Source];
  const findWith = (samples: string): string[] => {
    const list = yamlSource(`values: [${samples}]`, "site/samples.yaml");
    const files = { ...content.files, "samples.yaml": list };
    return checkAll({ ...content, files, entries: [first, second, page] }).map(({ place }) => textAt(page.text, place));
  };
  const [phone, hours] = ["503-555-0178", "Monday 8:00 to 18:00"];
  expect(findWith("")).toEqual([phone, "97399", hours]);
  expect(findWith("{value: (503) 555-0187, what: a phone}")).toEqual(["97399", hours]);
  expect(findWith(`{value: 'opens: "08:00"', what: hours}`)).toEqual([phone, "97399"]);
  expect(findWith('{value: "97201", what: a code}')).toEqual([phone, hours]);
});

test("another e-mail address at the practice's own domain is its own, unless it looks like a typo", () => {
  expect(find("Write to billing@harborlane.example or [us](mailto:New.Patients@harborlane.example).")).toEqual([]);
  expect(find("Write to helo@harborlane.example.")).toEqual(["helo@harborlane.example"]);
  expect(find("Write to billing@harborlane.example.com or hello@otherlane.example.")).toHaveLength(2);
});

test("any e-mail address at the site's domain is the practice's own if it has none, and any at all if the site has no domain", () => {
  const content = contentOfPractice();
  const findIn = (written: string): string[] => {
    const files = { "practice.yaml": yamlSource(written, "site/practice.yaml") };
    const page = markdownSource("mainTitleText: A", "Write to info@harborlane.example, not to a@board.example.\n");
    return checkAll({ ...content, files, entries: [...content.entries, page] }).map(({ place }) =>
      textAt(page.text, place),
    );
  };
  const { text } = content.files["practice.yaml"]!;
  const withoutEmail = text.replace(/^email:.*\n/m, "");
  expect(findIn(withoutEmail)).toEqual(["a@board.example"]);
  expect(findIn(text.replace(/^origin:.*\n/m, ""))).toEqual(["a@board.example"]);
  expect(findIn(withoutEmail.replace(/^origin:.*\n/m, ""))).toEqual([]);
});

describe("a phone number that is neither an office's nor declared is found", () => {
  test.for([
    "(503) 555-0178",
    "503-555-0178",
    "503.555.0178",
    "503 555 0178",
    "503/555-0178",
    "503\u00a0555\u20110178",
    "5035550178",
    "1-503-555-0178",
    "+1 503 555 0178",
    "+15035550178",
    "+44 20 7946 0958",
    "503-555-TREE",
    "1-503-FLOSSER",
    "(503) 555-0178",
  ])("written %s", (phone) => {
    expect(find(`Call ${phone}, day or night.`)).toEqual([phone]);
  });

  test("with marks and tags in it", () => {
    expect(find("Call **(503)** 555-0178.")).toEqual(["(503)** 555-0178"]);
    expect(findInField("Call <strong>503</strong>-555-0178.")).toEqual(["503</strong>-555-0178"]);
    expect(findInField("Call 503&nbsp;555&nbsp;0178.")).toEqual(["503&nbsp;555&nbsp;0178"]);
  });

  test("in a link, once if its words are the same number", () => {
    expect(find("[Call us](tel:+15035550178)")).toEqual(["tel:+15035550178"]);
    expect(find("[Call us](tel:(503)555-0178)")).toEqual(["tel:(503)555-0178"]);
    expect(find("[503-555-0178](tel:+15035550178)")).toEqual(["503-555-0178"]);
    expect(find("[503-555-0187](tel:+15035550178)")).toEqual(["tel:+15035550178"]);
    expect(find("[Call us][phone]\n\n[phone]: tel:+15035550178")).toEqual(["+15035550178"]);
    expect(findInField('<a href="tel:503-555-0178;ext=2">Call</a>')).toEqual(["tel:503-555-0178;ext=2"]);
    const link = yamlSource("hint: x\nlinks:\n  - label: Call\n    href: tel:+15035550178\n");
    const content = contentOfPractice();
    expect(checkAll({ ...content, files: { ...content.files, "error.yaml": link } })).toHaveLength(1);
  });

  test("in a link whose number lacks a digit", () => {
    expect(find("[Call us](tel:+1503555018)")).toEqual(["tel:+1503555018"]);
  });
});

test.for([
  "(503) 555-0187",
  "503.555.0187",
  "+1 503 555 0187",
  "[(503) 555-0144](tel:+15035550144)",
  "[(503) 555-0187](tel:+15035550187;ext=2)",
  "1-800-222-1222",
  "911",
  "988",
  "[911](tel:911)",
  "[a text to 741741](tel:741741)",
  "555-0178",
  "(503) 555-0187 ext. 3",
  "503-555-0187 x12",
  "503-555-0187, extension 4",
  "800-222-1222",
])("%s is fine: the practice's own, declared, or no whole number", (text) => {
  expect(find(`Call ${text}.`)).toEqual([]);
});

test.for([
  "2015 340-3500",
  "2010-2019 2020",
  "NPI 1503555017",
  "PMC5035550178",
  "15035550178123",
  "https://www.example.com/503-555-0178",
  "150-200-3000",
  "ISBN 978-503-555-0178",
  "NPI 5035550178",
  "order no. 5035550178",
  "model 503-555-0178-2",
  "$500.600.7000",
  "200 300 4000 mg",
  "doses of 400-600 mg every 6-8 hours",
  "$1,500-$2,000",
  "$900-1200 2019-2024",
  "2024-10-12",
])("%s is no phone number", (text) => {
  expect(find(`See ${text}.`)).toEqual([]);
});

test("an e-mail address that is neither the practice's own nor declared is found", () => {
  expect(find("Write to info@otherlane.example.")).toEqual(["info@otherlane.example"]);
  expect(find("Write to first_last@otherlane.example.")).toEqual(["first_last@otherlane.example"]);
  expect(find("Write to <info@otherlane.example>.")).toEqual(["info@otherlane.example"]);
  expect(find("[Write](mailto:info@otherlane.example?subject=a)")).toEqual(["mailto:info@otherlane.example?subject=a"]);
  expect(find("[Write](mailto:hello@harborlane.example,info%40otherlane.example)")).toHaveLength(1);
});

test.for([
  "Hello@HarborLane.example",
  "[us](mailto:HELLO@harborlane.example)",
  "board@oregon.example",
  "@harborlane",
  "https://www.example.com/@harbor.lane",
  "logo@2x.png",
])("%s is fine: the practice's own, declared, or no e-mail address", (text) => {
  expect(find(`Write to ${text}.`)).toEqual([]);
});

test.for([
  "OR 97229",
  "OR, 97229",
  "D.C. 20001",
  "Oregon 97229-1111",
  "New York 10001",
  "ZIP code 97229",
  "zip: 97229",
])("the ZIP code of %s is found", (text) => {
  expect(find(`Salem, ${text}.`)).toEqual([/[\d-]{5,}/.exec(text)![0]]);
});

test.for([
  "OR 97201",
  "OR 97201-3333",
  "OR 97301",
  "OR 97220-1111",
  "97229",
  "for 97229 people",
  "or 97229",
  "OR 972291",
  "XX 97229",
  "in OR 97229 people",
  "in Oregon 15000 patients",
  "OR 97,229",
])("%s is fine: the practice's own, declared, or five digits alone", (text) => {
  expect(find(`Salem, ${text}.`)).toEqual([]);
});

describe("a declared contact", () => {
  const declared = `
contacts:
  - {name: Elm Pharmacy, phone: (800) 222-1222}
  - {name: The night nurse, hours: "Mon-Fri, 6 AM to 9 PM"}
`;
  const check = (body: string): string[] => findInSource(markdownSource("mainTitleText: A", `${body}\n`), declared);

  test("has its own hours in sentences with its name or number", () => {
    expect(check("Ask at Elm Pharmacy: Mon-Sat, 9 AM to 9 PM.")).toEqual([]);
    expect(check("Call (800) 222-1222, Mon-Sat, 9 AM to 9 PM.")).toEqual([]);
    expect(check("Elm Pharmacy is next door. Open Mon-Sat, 9 AM to 9 PM.")).toEqual([]);
    expect(check("Elm Pharmacy is next door. We are open Mon-Sat, 9 AM to 9 PM.")).toHaveLength(1);
  });

  test("is recognized by whole words only", () => {
    const ada = "contacts:\n  - {name: ADA, phone: (800) 222-1222}\n  - {name: Smile (Inc.), phone: (800) 222-1223}\n";
    const checkAda = (body: string): string[] => findInSource(markdownSource("mainTitleText: A", `${body}\n`), ada);
    expect(checkAda("Our team from Canada is here Mon-Sat, 9 AM to 9 PM.")).toHaveLength(1);
    expect(checkAda("Our team at the Ada's is here Mon-Sat, 9 AM to 9 PM.")).toEqual([]);
    expect(checkAda("Our team at Smile (Inc.) is here Mon-Sat, 9 AM to 9 PM.")).toEqual([]);
  });

  test("has the declared hours", () => {
    expect(check("We answer Mon–Fri, 6 AM to 8 PM.")).toHaveLength(1);
    expect(check("We answer Mon-Fri 6 am to 9 pm.")).toEqual([]);
  });
});

describe("in the finished pages", () => {
  const check = (html: string, body = "", data: string[] = []): [string, string][] => {
    const content = contentOfPractice();
    const page = markdownSource("mainTitleText: A", `${body}\n`);
    const read = [readPage({ path: "a/index.html", address: "/a/", html, source: "site/services/a.md" })];
    const placeOf = (words: string): Place | undefined =>
      words === "(503) 555-0178" ? { file: "templates/a.tsx", line: 3, column: 2, length: 14 } : undefined;
    const entries = [...content.entries, page];
    return checkAll({ ...content, entries }, { read, data, placeOf }).map(({ place, message }) => [
      place.file,
      /"(.*?)"/.exec(message)![1]!,
    ]);
  };

  test("a template's fact is reported once, in the template", () => {
    expect(check("<p>Call (503) 555-0178</p><p>(503) <b>555</b>-0178</p>")).toEqual([
      ["templates/a.tsx", "(503) 555-0178"],
    ]);
  });

  test("a fact in the content is reported only in the content", () => {
    const [found, ...others] = check("<p>Call (503) 555-0178</p>", "Call (503) 555-0178.");
    expect(found![0]).toMatch(/^site\/services\//);
    expect(others).toEqual([]);
  });

  test.for([
    ["a link", '<a href="tel:+15035550199">Call</a>', "+15035550199"],
    ["a row of a table", "<table><tr><th>Sun</th><td>8 AM to noon</td></tr></table>", "Sun, 8 AM to noon"],
    ["words for search results", '<meta name="description" content="Call 503-555-0199">', "503-555-0199"],
    ["words for a picture", '<img src="a.png" alt="Call 503-555-0199">', "503-555-0199"],
    [
      "a number in structured data",
      '<script type="application/ld+json">{"telephone":"+15035550199"}</script>',
      "+15035550199",
    ],
    ["a ZIP code in them", '<script type="application/ld+json">{"address":{"postalCode":"97299"}}</script>', "97299"],
    [
      "hours in them",
      '<script type="application/ld+json">{"dayOfWeek":["https://schema.org/Monday"],"opens":"08:00","closes":"17:00"}</script>',
      "Monday: 08:00 - 17:00",
    ],
  ] as [string, string, string][])("%s", ([, html, found]) => {
    expect(check(html)).toEqual([["site/services/a.md", found]]);
  });

  test("the practice's own facts are fine, and code is not read", () => {
    const own = `<a href="tel:+15035550187">(503) 555-0187</a><a href="mailto:hello@harborlane.example">hello@harborlane.example</a>
      <dl><dt>Mon</dt><dd>8 AM to 4 PM</dd></dl><p>12 Harbor Lane<br>Port Ansel, OR 97201</p>
      <script>const phone = "(503) 555-0199";</script><style>a::after { content: "503-555-0199" }</style>
      <script type="application/ld+json">{"telephone":"+15035550187","dayOfWeek":"Monday","opens":"08:00","closes":"16:00"}</script>`;
    expect(check(own)).toEqual([]);
  });

  test("data for browsers are read", () => {
    expect(check("", "", ['{"description":"Call 503-555-0199"}'])).toEqual([["site/practice.yaml", "503-555-0199"]]);
  });
});

test("titles, captions and alternative texts are read, but sources and notes are not", () => {
  const phone = "503-555-0178";
  expect(
    findInSource(markdownSource(`mainTitleText: Call ${phone}\nmetaDescription: "${phone}"\nimgAlt: "${phone}"`)),
  ).toHaveLength(3);
  expect(findInSource(markdownSource(`sources:\n  - A study, ${phone}.`))).toEqual([]);
  const rules = yamlSource(`off:\n  - code: html/invalid\n    reason: Ask ${phone}.\n`, "site/rules.yaml");
  const content = contentOfPractice();
  expect(checkAll({ ...content, files: { ...content.files, "rules.yaml": rules } })).toEqual([]);
});

test("if the practice's facts or an office cannot be read, no number is reported", () => {
  const content = contentOfPractice();
  const page = markdownSource("mainTitleText: Polishing", "Call (503) 555-0144.\n");
  const [first] = content.entries;
  const check = (change: object): number =>
    checkAll({ ...content, entries: [...content.entries, page], ...change }).length;
  expect(check({ entries: [page, ...content.entries], files: {} })).toBe(0);
  expect(check({ entries: [first!, page] })).toBe(0);
  expect(check({ entries: [first!, page], entryFiles: [first!.file] })).toBe(1);
});

describe("the warning", () => {
  const word = (body: string, more = contacts) => {
    const content = contentOfPractice(more);
    const page = markdownSource("mainTitleText: Polishing", `${body}\n`);
    return checkAll({ ...content, entries: [...content.entries, page] }).map(({ message, remedy, lines, place }) => ({
      ...{ message, remedy, lines },
      at: position(place),
    }));
  };

  test("gives the line to add to the list of contacts", () => {
    expect(word("Salem, OR 97229")).toEqual([
      {
        at: "4:11",
        message: '"97229" is not a ZIP code of this practice.',
        remedy:
          'If it should be yours, write 97201 or 97301-2222. If it is somebody else\'s, it goes with the contacts of other people. Add this line below "contacts:" in site/practice.yaml:',
        lines: ['  - { name: Whose it is, zip: "97229" }'],
      },
    ]);
  });

  test("gives lines that can be copied literally", () => {
    for (const body of ["Call +15035550178", "Call +44 20 7946 0958", "Write a@b.example", "Salem, OR 97229-1111"]) {
      const lines = word(body, "")[0]!.lines!.join("\n");
      expect(lines).toContain("name: Whose it is");
      expect(word(body, `${lines}\n`), lines).toEqual([]);
    }
  });

  test("asks for all digits of a number that cannot be declared", () => {
    expect(word("[Call](tel:+1503555018)")[0]!.remedy).toBe(
      "If it should be yours, write (503) 555-0187 or (503) 555-0144. Other phone numbers need all their digits, with the area code.",
    );
  });

  test("names the key for the practice's e-mail address if it has none", () => {
    const content = contentOfPractice();
    const text = content.files["practice.yaml"]!.text.replace(/^email:.*\n/m, "");
    const files = { "practice.yaml": yamlSource(text, "site/practice.yaml") };
    const page = markdownSource("mainTitleText: Polishing", "Write to a@b.example.\n");
    const [found] = checkAll({ ...content, files, entries: [...content.entries, page] });
    expect(found!.remedy).toMatch(/^If it is yours, add the line "email: a@b\.example" to site\/practice\.yaml\. /);
  });
});
