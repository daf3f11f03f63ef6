import { buildSiteInto } from "../support/build-site.ts";
import { expect, test } from "vitest";
import { buildLittleSite } from "../support/build-little-site.ts";
import { makeLittleSite, makePractice } from "../support/little-site.ts";
import { parsePage, textsOf } from "../support/shipped-site.ts";

test("a service page shows when to call in three bands after its card sections, the most urgent first", async () => {
  const little = makeLittleSite();
  await buildLittleSite(little);
  const $ = parsePage({ folder: little.file("dist") }, "/services/cleanings/");
  expect(textsOf($, ".card-sections + .how-soon :is(h2, h3, li)")).toEqual([
    "When to call",
    "Call 911",
    "Gums that bleed and will not stop",
    "Call us today",
    "A tooth that hurts",
    "Call in office hours",
    "Gums that stay sore",
  ]);
});

test("a Spanish practice has the bands under Spanish headings", async () => {
  const practice = makePractice("spanish");
  await buildSiteInto(practice.file("dist"), practice.root);
  const $ = parsePage({ folder: practice.file("dist") }, "/services/limpiezas/");
  expect(textsOf($, ".how-soon :is(h2, h3)")).toEqual([
    "Cuándo llamar",
    "Llame al 911",
    "Llámenos hoy mismo",
    "Llámenos en horas de oficina",
  ]);
});
