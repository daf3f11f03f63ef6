import { describe, expect, test } from "vitest";
import { doctor } from "../../src/kinds/doctor.ts";
import { readDoctor, readDoctors } from "../../src/model/domain/read-doctors.ts";
import { kinds } from "../../src/kinds/kinds.ts";
import { service } from "../../src/kinds/service.ts";
import { folderOf } from "../../src/model/build/kind.ts";
import { partOf } from "../../src/model/build/walk-fields.ts";
import { writeEntry } from "../../src/scaffold/entry-text.ts";
import { readNotes } from "../../src/scaffold/notes.ts";
import { findComplaintsIn } from "../support/check-schema.ts";

const cases = kinds
  .filter(({ draft }) => draft !== undefined)
  .flatMap((kind) => ["en-US", "es-US"].map((language) => ({ kind, folder: folderOf(kind)!, language })));

describe.for(cases)("a new file of $folder with notes for $language", ({ kind, folder, language }) => {
  const { titleKey, dayKey } = kind.draft!;
  const values = { [titleKey]: "Ben Reyes", ...(dayKey !== undefined && { [dayKey]: "2026-11-30" }) };
  const text = writeEntry(kind, { slug: "new", values }, { writeNote: readNotes(language) });
  // Notes and examples both begin with "# ". Notes are sentences, while examples begin with a key, a hyphen or indentation.
  const whole = text
    .replace(/^( *)# ( *(?:- )?\w+:(?: .*|$))/gm, "$1$2")
    .replace(/^# ( +(?:- )?.*)/gm, "$1")
    .replace(/^( *)# (\w+:.*| +- .*)/gm, "$1$2");

  test("fits its schema as written, and with every example used", () => {
    expect(findComplaintsIn(`${folder}/new.md`, text)).toEqual([]);
    expect(findComplaintsIn(`${folder}/new.md`, whole)).toEqual([]);
  });

  test("shows every key of its schema", () => {
    const used = [...whole.matchAll(/^(\w+):/gm)].map((match) => match[1]);
    expect(used).toEqual([...partOf(kind.schema).keys.keys()]);
  });
});

test("the pictures of a new doctor have examples about a person, not about an office", () => {
  const text = writeEntry(doctor, { slug: "ben-reyes", values: { name: "Dr. Ben Reyes" } }, { writeNote: readNotes() });
  expect(text.match(/^# +(?:photoAlt|alt): .*dentist/gim)).toHaveLength(2);
  expect(text).not.toMatch(/office\.jpg|low office/);
});

test("a value that YAML would not read as text is quoted", () => {
  const text = writeEntry(service, { slug: "true", values: { mainTitleText: "True" } }, { writeNote: readNotes() });
  expect(text).toContain('\nmainTitleText: "True"\n');
});

test.for([
  ["Dr. Ada Brightwater, DDS", [["ada-brightwater", "Dr. Ada Brightwater", "DDS"]]],
  ["Ada Brightwater", [["ada-brightwater", "Ada Brightwater", undefined]]],
  [
    " Dr. Ada Brightwater, D.D.S., M.S., Dra. Inés Ruiz;Ben  Reyes, DMD PhD, ",
    [
      ["ada-brightwater", "Dr. Ada Brightwater", "DDS, MS"],
      ["ines-ruiz", "Dra. Inés Ruiz", undefined],
      ["ben-reyes", "Ben Reyes", "DMD PhD"],
    ],
  ],
  [
    "Drew Draper, Kim Li, MDS",
    [
      ["drew-draper", "Drew Draper", undefined],
      ["kim-li", "Kim Li", "MDS"],
    ],
  ],
  [
    "山田, 田中, DDS",
    [
      ["doctor-1", "山田", undefined],
      ["doctor-2", "田中", "DDS"],
    ],
  ],
  [
    "Dr. A, DDS and Dr. B, DMD",
    [
      ["a", "Dr. A", "DDS"],
      ["b", "Dr. B", "DMD"],
    ],
  ],
  [
    "Ada Brightwater, D.D.S., M.S., and Ben Reyes DMD & Kim Li\nDr. Eva Stone",
    [
      ["ada-brightwater", "Ada Brightwater", "DDS, MS"],
      ["ben-reyes", "Ben Reyes", "DMD"],
      ["kim-li", "Kim Li", undefined],
      ["eva-stone", "Dr. Eva Stone", undefined],
    ],
  ],
  [
    "Dr. Ada Brightwater DDS Dr. Ben Reyes DMD",
    [
      ["ada-brightwater", "Dr. Ada Brightwater", "DDS"],
      ["ben-reyes", "Dr. Ben Reyes", "DMD"],
    ],
  ],
  [
    "Santiago Ramón y Cajal y Dr. José Ortega y Gasset y Inés Ruiz",
    [
      ["santiago-ramon-y-cajal", "Santiago Ramón y Cajal", undefined],
      ["jose-ortega-y-gasset", "Dr. José Ortega y Gasset", undefined],
      ["ines-ruiz", "Inés Ruiz", undefined],
    ],
  ],
  [
    "Prof. Dr. Anna Groß und Dr. med. dent. Karl von und zu Egloff",
    [
      ["anna-gross", "Prof. Dr. Anna Groß", undefined],
      ["karl-von-und-zu-egloff", "Dr. med. dent. Karl von und zu Egloff", undefined],
    ],
  ],
  [
    "Dr Cécile L’Œuvre et Dr Paul Roux",
    [
      ["cecile-loeuvre", "Dr Cécile L’Œuvre", undefined],
      ["paul-roux", "Dr Paul Roux", undefined],
    ],
  ],
  [
    "Dr.ª Marta Sampaio e Prof. Doutora Inês Vale",
    [
      ["marta-sampaio", "Dr.ª Marta Sampaio", undefined],
      ["ines-vale", "Prof. Doutora Inês Vale", undefined],
    ],
  ],
  [
    "Dott.ssa Anna Rossi e Dott. Marco Bianchi",
    [
      ["anna-rossi", "Dott.ssa Anna Rossi", undefined],
      ["marco-bianchi", "Dott. Marco Bianchi", undefined],
    ],
  ],
  [
    "Dra. Ana Costa e Silva e Dr. Rui Alves",
    [
      ["ana-costa-e-silva", "Dra. Ana Costa e Silva", undefined],
      ["rui-alves", "Dr. Rui Alves", undefined],
    ],
  ],
  [
    "Tandarts Anna de Vries en Jan Bakker",
    [
      ["tandarts-anna-de-vries", "Tandarts Anna de Vries", undefined],
      ["jan-bakker", "Jan Bakker", undefined],
    ],
  ],
  [
    "山田太郎、佐藤花子",
    [
      ["doctor-1", "山田太郎", undefined],
      ["doctor-2", "佐藤花子", undefined],
    ],
  ],
  [
    'ד״ר נועה לוי ו־ד״ר דן כהן וד"ר רון ורדי',
    [
      ["doctor-1", "ד״ר נועה לוי", undefined],
      ["doctor-2", "ד״ר דן כהן", undefined],
      ["doctor-3", 'ד"ר רון ורדי', undefined],
    ],
  ],
  [
    "Drs. Brightwater and Reyes",
    [
      ["brightwater", "Dr. Brightwater", undefined],
      ["reyes", "Dr. Reyes", undefined],
    ],
  ],
  [
    "Ben Reyes, Jr., DMD, ADA LI III, DDS",
    [
      ["ben-reyes-jr", "Ben Reyes, Jr.", "DMD"],
      ["ada-li-iii", "ADA LI III", "DDS"],
    ],
  ],
  ["", []],
] as const)("the doctors of %j are told apart", ([text, doctors]) => {
  expect(readDoctors(text).map(({ slug, name, credentials }) => [slug, name, credentials])).toEqual(doctors);
});

test("a name that seems to be that of two doctors keeps both where one is wanted", () => {
  expect(readDoctor("Dr. A, DDS and Dr. B, DMD").name).toBe("Dr. A, DDS and Dr. B, DMD");
});
