import type { Path } from "../model/source.ts";

/** What to do instead with keys of earlier versions, by the file or folder of files and the keys above them. */
const formerKeys: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "practice.yaml": {
    phone: "Move the line to a file in site/offices/, such as site/offices/main.md.",
    address: "Move the lines to a file in site/offices/, such as site/offices/main.md.",
    hours:
      'Move the lines to a file in site/offices/; each entry has "days", as a list of full English names, "opens" and "closes".',
    map: 'Move the lines to a file in site/offices/; without "embedUrl" and "linkUrl" the map follows the address.',
    licence:
      'Write "license:" with "text" and "lookupUrl"; the number is "license: DDS 12345" in the doctor\'s file in site/doctors/.',
    logo: "Move the line to site/brand.yaml.",
    icon: "Move the line to site/brand.yaml.",
  },
  "services.yaml template": {
    emergencyNote: 'Write it in site/emergency.yaml, after "note:".',
    afterHoursNote:
      'Write it in site/emergency.yaml as one of the "items:", with a "title:" such as "When we are closed" and this text as its "description:".',
  },
  "about/address.md": {
    parkingTitle: 'Write "parking:" in the file in site/offices/, and below it "  title: ...".',
    parkingNote: 'Write "parking:" in the file in site/offices/, and below it "  note: ...".',
  },
  "about/meetthedoctors.md": {
    doctor:
      "Move the lines to a file in site/doctors/, one for each doctor, without the spaces in front; the biography goes there, too.",
    photos: "Move the lines to the doctor's file in site/doctors/.",
  },
  "offices hours": {
    schemaDays: 'Write these days after "days"; the words that visitors read are made from them.',
    text: 'Remove the line: the words are made from "opens" and "closes", and for a day with "closed: true" they say that you are closed.',
  },
};

/** What to do instead with a key that an earlier version had at this place; undefined for every other key. */
export function findFormerKey(file: string, path: Path, key: string): string | undefined {
  const name = file.replace(/^site\//, "").replace(/^(doctors|offices|services|pages)\/.*/, "$1");
  const keys = path.filter((step) => typeof step === "string");
  const known = formerKeys[[name, ...keys].join(" ")];
  return known !== undefined && Object.hasOwn(known, key) ? known[key] : undefined;
}
