import { describe, expect, test } from "vitest";
import { readDoctors } from "../../../src/model/domain/read-doctors.ts";
import { readTeamMember } from "../../../src/kinds/team-member.ts";
import { categorySlug, fitsAddress, makeSlug } from "../../../src/model/build/page-paths.ts";
import { makeName } from "../../../src/problems/problem.ts";

describe("names of people keep all their letters in names of files", () => {
  test.for([
    ["Poland", "Łukasz Wiśniewski", "lukasz-wisniewski"],
    ["Croatia", "Đorđe Đorđević", "dorde-dordevic"],
    ["Denmark", "Søren Ærø", "soren-aero"],
    ["Norway", "Åse Bjørnstjerne", "ase-bjornstjerne"],
    ["Sweden", "Göran Sjöström", "goran-sjostrom"],
    ["Finland", "Väinö Hämäläinen", "vaino-hamalainen"],
    ["Iceland", "Þórður Guðmundsson", "thordur-gudmundsson"],
    ["the Faroe Islands", "Høgni Ø. Reistrup", "hogni-o-reistrup"],
    ["Norway's Sámi", "Áilu Gaŋŋalaš Ŧorvaš", "ailu-gannalas-torvas"],
    ["Germany", "Jürgen Groß", "jurgen-gross"],
    ["Germany, in capitals", "JÜRGEN GROẞ", "jurgen-gross"],
    ["France", "Cécile L’Œuvre", "cecile-loeuvre"],
    ["Catalonia", "Marçal Gal·la", "marcal-galla"],
    ["Spain", "Begoña Núñez", "begona-nunez"],
    ["Portugal", "João Conceição", "joao-conceicao"],
    ["Turkey", "İbrahim Işık Çağlar", "ibrahim-isik-caglar"],
    ["Azerbaijan", "Əli Məmmədov", "eli-memmedov"],
    ["Czechia", "Jiří Dvořák", "jiri-dvorak"],
    ["Slovakia", "Ľubomír Šťastný", "lubomir-stastny"],
    ["Hungary", "Győző Szőke", "gyozo-szoke"],
    ["Romania", "Ștefan Țăranu", "stefan-taranu"],
    ["Latvia", "Ģirts Ķēniņš", "girts-kenins"],
    ["Lithuania", "Žydrūnas Šiaučiūnas", "zydrunas-siauciunas"],
    ["Estonia", "Õnne Käär", "onne-kaar"],
    ["Malta", "Ġorġ Ħaż-Żebbuġ", "gorg-haz-zebbug"],
    ["Vietnam", "Nguyễn Thị Đào", "nguyen-thi-dao"],
    ["Hawaii", "Keʻala Kalākaua", "keala-kalakaua"],
    ["Nigeria", "Ọláolú Ɓalarabe", "olaolu-balarabe"],
    ["Ghana", "Kɔfi Akwɛtɛ", "kofi-akwete"],
    ["Ireland", "Seán Ó Briain", "sean-o-briain"],
    ["Ireland, with an accent for an apostrophe", "Seán O´Brien", "sean-obrien"],
    ["Wales", "Siân Ŵyn", "sian-wyn"],
  ] as const)("of %s", ([, name, slug]) => {
    expect(makeSlug(name)).toBe(slug);
    expect(readDoctors(`Dr. ${name}`)[0]).toMatchObject({ slug, name: `Dr. ${name}` });
    expect(readTeamMember(`${name}, hygienist`).slug).toBe(slug);
    expect(categorySlug(name)).toBe(slug);
    expect(makeName(name).toLowerCase()).toBe(slug);
  });
});

test("the name offered for a file keeps its capitals", () => {
  expect(makeName("Łódź Ærø")).toBe("Lodz-Aero");
});

test.for(["Γιώργος", "山田", "Smile 歯科", "Dr. Иван", "٣", "!"])("%s does not fit into an address", (name) => {
  expect(fitsAddress(name)).toBe(false);
});

test("a doctor whose name is partly in another script gets a number", () => {
  expect(readDoctors("Ada Brightwater, Ben 山田")[1]).toEqual({ slug: "doctor-2", name: "Ben 山田" });
});
