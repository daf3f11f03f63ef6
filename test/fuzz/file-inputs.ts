import * as fc from "fast-check";
import type { Change } from "./input.ts";
import { nastyTexts } from "./nasty-texts.ts";
import { quote, siteTexts } from "./site-texts.ts";

/*
 * Names of files, and entries that are not files.
 */

const names = fc.oneof(
  fc.constantFrom(
    ..."con aux nul com1 LPT9 CON .hidden ~x x~ x. x.. -x --help a&b a+b a#b a?b a%b a%2fb a\"b a'b a<b> a:b a|b a*b".split(
      " ",
    ),
    ..."constructor __proto__ toString index 404 assets services Cleanings CLEANINGS cleanings.md".split(" "),
    "a b",
    " a",
    "a ",
    "a\tb",
    "a\nb",
    "a\rb",
    "a\u001B[31mb",
    "a\\b",
    "caf\u00E9",
    "cafe\u0301",
    "\u202Eevil",
    "\u05D0\u05D1",
    "\u0130",
    "a\u200Bb",
    "a".repeat(240),
    "💧",
  ),
  fc.constantFrom(...nastyTexts).map((text) => text.replaceAll("/", "_").slice(0, 80)),
  fc.string({ unit: "binary", minLength: 1, maxLength: 12 }).map((text) => text.replaceAll("/", "_")),
);

const service = "---\nmainTitleText: More\n---\n";
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M0 0h4v3z"/></svg>';

/** A service, a picture or a stray file with an odd name. The picture is shown, with its name in YAML or Markdown. */
export const fileNames: fc.Arbitrary<Change[]> = fc
  .record({
    name: names,
    where: fc.constantFrom("service", "picture", "picture in Markdown", "picture folder", "stray", "asset"),
    extension: fc.constantFrom("", ".SVG", ".Svg"),
  })
  .map(({ name, where, extension }) => {
    const picture = `${name}${extension === "" ? ".svg" : extension}`;
    const shownAs = (path: string): Change => ({
      path: "site/services/sealants.md",
      text: siteTexts.get("site/services/sealants.md")!.replace("pictures/office.webp", () => quote(path)),
    });
    if (where === "service") return [{ path: `site/services/${name}.md`, text: service }];
    if (where === "picture")
      return [{ path: `assets/pictures/${picture}`, text: drawing }, shownAs(`pictures/${picture}`)];
    if (where === "picture folder") return [{ path: `assets/${name}/x.svg`, text: drawing }, shownAs(`${name}/x.svg`)];
    if (where === "picture in Markdown") {
      const text = `${siteTexts.get("site/services/sealants.md")!}\n![A drawing](<pictures/${picture}>)\n`;
      return [
        { path: `assets/pictures/${picture}`, text: drawing },
        { path: "site/services/sealants.md", text },
      ];
    }
    return [{ path: where === "stray" ? `site/${name}` : `assets/${name}`, text: "x" }];
  });

const places = fc.constantFrom(
  ..."site/practice.yaml site/home.yaml site/about site/services site/services/cleanings.md site/services/more.md".split(
    " ",
  ),
  ..."site/claims.yaml site/rules.yaml assets assets/pictures assets/pictures/office.webp assets/videos/harbor.mp4".split(
    " ",
  ),
  ..."assets/videos/harbor.webm assets/pictures/doctor.svg templates/css templates/css/hero.css templates site/x assets/x".split(
    " ",
  ),
);

/** Links out of the root and in circles, pipes, folders named like files, and names that are not text. */
export const linksAndPipes: fc.Arbitrary<Change[]> = fc.array(
  fc.oneof(
    {
      weight: 3,
      arbitrary: fc
        .tuple(
          places,
          fc.constantFrom(
            "/etc/passwd",
            "/",
            "..",
            ".",
            "../../..",
            "nowhere",
            "cleanings.md",
            "{root}/site",
            "{root}/assets",
            "/dev/zero",
            "/dev/stdin",
            "/proc/self/mem",
            "/proc/self/environ",
          ),
        )
        .map(([path, linkTo]) => ({ path, linkTo })),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(places, fc.constantFrom<"folder" | "pipe" | "nothing">("folder", "pipe", "nothing"))
        .map(([path, make]) => ({ path, make })),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(
          fc.constantFrom("site", "site/services", "assets", "assets/pictures", "templates/css"),
          fc.uint8Array({ minLength: 1, maxLength: 6 }),
          fc.constantFrom(".md", ".svg", ""),
        )
        .map(([path, name, extension]) => ({
          path,
          rawName: Buffer.concat([
            Buffer.from(name.map((byte) => (byte === 0 || byte === 47 ? 255 : byte))),
            Buffer.from(extension),
          ]).toString("base64"),
          bytes: Buffer.from(service).toString("base64"),
        })),
    },
  ),
  { minLength: 1, maxLength: 3 },
);
