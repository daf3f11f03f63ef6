import { readFileSync } from "node:fs";
import path from "node:path";
import { load } from "cheerio";
import { beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import type { Page } from "../../src/model/build/output.ts";
import type { Words } from "../../src/model/content/words.ts";
import { buildLittleSite } from "../support/build-little-site.ts";
import { makeLittleSite, makePractice, type LittleSite } from "../support/little-site.ts";
import { packageFolder } from "../support/package-folder.ts";
import { runHere } from "../support/run-here.ts";

/*
 * Tests of a practice in Spanish, with its own content and drawings and `language: es-US`.
 */

const readWords = (language: string): Words =>
  parse(readFileSync(path.join(packageFolder, `templates/words/${language}.yaml`), "utf8")) as Words;

describe("a Spanish practice", () => {
  let site: LittleSite;
  let pages: readonly Page[];
  let renderError: () => string;

  beforeAll(async () => {
    site = makePractice("spanish");
    const { result } = await buildLittleSite(site);
    expect(result.problems).toEqual([]);
    ({ pages, renderError } = result.built!);
  });

  test("has the same error page in its preview", () => {
    expect(renderError()).toBe(pages.find(({ path: name }) => name === "404.html")!.html);
  });

  const open = (name: string) => load(pages.find(({ path: each }) => each === name)!.html);

  test("declares Spanish on every page", () => {
    expect(pages.length).toBeGreaterThan(10);
    expect(pages.filter(({ html }) => !html.includes('<html lang="es-US">'))).toEqual([]);
  });

  test("has Spanish words in place of the English ones", () => {
    const $ = open("index.html");
    expect($(".skip-link").text()).toBe("Ir al contenido principal");
    expect($(".menu-button").text()).toBe("Menú");
    expect($(".drawer button").text()).toBe("Cerrar");
    expect($(".header .call-button").text()).toBe("Llame al (503) 555-0142");
    expect($(".menu summary").attr("aria-label")).toBe("Páginas de Conózcanos");
    expect($(".footer h2").text()).toBe("Visítenos o llámenos");
    expect($(".footer-legal p").first().text()).toMatch(/DDS\. Licencia D0001\. .* Verificar una licencia$/);
    expect(open("news/index.html")("h1").text()).toBe("Noticias");
    const post = open("news/horario-de-verano/index.html");
    expect(post(".page-head p").text()).toBe(
      "Noticias20 de mayo de 2026Actualizado el 28 de mayo de 2026Por Dra. Inés Robledo",
    );
    expect(post(".pager").attr("aria-label")).toBe("Más noticias");
    expect(post(".pager a").text()).toMatch(/^Más antigua Traiga su cepillo/);
    expect(open("404.html")("h1").text()).toBe("¡Ups! Lo sentimos, ocurrió un error inesperado.");
    expect(open("404.html")("title").text()).toBe("Página no encontrada | Clínica Dental Alameda");
    expect(open("services/limpiezas/index.html")(".sources h2").text()).toBe("Fuentes");
    expect(open("services/coronas/index.html")("meta[name=description]").attr("content")).toBe(
      "Coronas en Clínica Dental Alameda, Port Ansel: dirección, horario y teléfono.",
    );
  });

  test("has dates in Spanish", () => {
    expect(open("index.html")(".insurance-qualifier").text()).toBe("Los planes cambian. Datos de noviembre de 2026.");
    expect(open("privacypolicy/index.html")(".page-head p").last().text()).toBe(
      "Vigente desde el 1 de noviembre de 2026",
    );
    expect(open("accessibility/index.html")("time").text()).toBe("15 de noviembre de 2026");
    expect(open("services/limpiezas/index.html")(".sources p").text()).toMatch(/ noviembre de 2026$/);
  });

  test("prints e-mail, phone and address below the section with the Spanish heading for contact", () => {
    for (const page of ["privacypolicy", "accessibility"]) {
      const section = open(`${page}/index.html`)("section:has(> .contact)");
      expect(section.children("h2").text()).toBe("Contáctenos");
    }
  });

  test("has no English word of the templates on any page", () => {
    const english = Object.values(readWords("en")).flatMap((word) =>
      word
        .split(/\{\w+\}/)
        .map((part) => part.trim())
        .filter((part) => /^\p{Lu}\p{L}+/u.test(part)),
    );
    expect(english).toContain("Call");
    const found = pages.flatMap(({ path: name, html }) => {
      const $ = load(html);
      $("script, style, .sources li").remove();
      const labels = $("[aria-label]")
        .toArray()
        .map(({ attribs }) => attribs["aria-label"]!);
      const text = [$("html").text(), ...labels].join("\n");
      return english
        .filter((word) => new RegExp(`\\b${word.replaceAll(".", "\\.")}`).test(text))
        .map((word) => `${name}: ${word}`);
    });
    expect(found).toEqual([]);
  });

  test("gets one line with the rules of check that do not know Spanish", async () => {
    const { stdout, stderr, status } = await runHere(["check"], { cwd: site.root });
    expect({ stderr, status }).toMatchObject({ stderr: "", status: 0 });
    expect(stdout).toMatch(/^1 rule did not run, since it does not know Spanish: media\/alt-opening\.$/m);
  });

  test("has a reading grade only for an English page", async () => {
    const practice = makePractice("spanish");
    const page = practice.read("site/services/limpiezas.md");
    const sentence =
      "Notwithstanding considerable variability, osseointegration necessitates months of uninterrupted healing.";
    practice.write(
      "site/services/cleanings.md",
      `${page.slice(0, page.lastIndexOf("---\n") + 4)}\n${`${sentence} `.repeat(12)}\n`,
    );
    const { stdout, stderr } = await runHere(["check", "--all"], { cwd: practice.root });
    expect(stdout).toMatch(/^\/services\/cleanings\/ .* \d+\.\d$/m);
    expect(stdout).toMatch(/^\/ .* none$/m);
    expect(stderr).toMatch(/^advice copy\/reading-grade, 1 place\..*\n {2}site\/services\/cleanings\.md:/m);
  });

  test("may switch such a rule off without advice, and has its percentages checked", async () => {
    const rules = "off:\n  - code: copy/painless\n    reason: Citamos a una paciente.\n";
    const practice = makePractice("spanish");
    practice.write("site/rules.yaml", rules);
    const page = practice.read("site/services/limpiezas.md");
    practice.write("site/services/limpiezas.md", `${page}Painless. Gustan al 95 por ciento de nuestros pacientes.\n`);
    const { stdout, stderr } = await runHere(["check"], { cwd: practice.root });
    expect(`${stdout}${stderr}`.match(/^(?:error|advice) .*\n {2}\S+/gm)).toEqual([
      expect.stringMatching(/^advice copy\/percentage, 1 place\..*\n {2}site\/services\/limpiezas\.md:\d+:21$/),
    ]);
  });
});

test("all rules run for an English site", async () => {
  const { stdout } = await runHere(["check"], { cwd: makeLittleSite().root });
  expect(stdout).not.toContain("did not run");
});

test("a practice can change a single word, and a language without words has all of them in its own file", async () => {
  const own = makeLittleSite({ "site/words.yaml": "call: Ring {phone}\n" });
  const { result } = await buildLittleSite(own);
  const [page] = result.built!.pages;
  expect(load(page!.html)(".header .call-button").text()).toBe("Ring (503) 555-0187");
  expect(load(page!.html)(".menu-button").text()).toBe("Menu");

  const arabic = makeLittleSite({
    "site/words.yaml": readFileSync(path.join(packageFolder, "templates/words/en.yaml")),
  });
  arabic.write("site/practice.yaml", arabic.read("site/practice.yaml").replace("en-US", "ar-US"));
  const { built, problems } = (await buildLittleSite(arabic)).result;
  expect(problems).toEqual([]);
  expect(built!.pages.filter(({ html }) => !html.includes('<html lang="ar-US" dir="rtl">'))).toEqual([]);
});
