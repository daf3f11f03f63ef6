import { startOf } from "../../model/place.ts";
import type { ContentHeading } from "../../model/site.ts";
import { sourcesOf, valueAt, type Content } from "../../model/source.ts";
import type { Words } from "../../model/words.ts";
import { problem, suggest, type Problem } from "../../problems/problem.ts";

/** A section whose name is a word of the site. */
interface KnownSection {
  key: keyof Words;
  section: string;
}

/** Checks that sections that the tool knows have their names. `all` are the headings of all files. */
export function checkKnownSections(content: Content, all: readonly ContentHeading[], words: Words): Problem[] {
  return sourcesOf(content).flatMap(({ kind: { knownSections }, file, untranslated }) => {
    if (knownSections === undefined || untranslated?.hasBody) return [];
    const headings = all.filter((heading) => heading.file === file && heading.level === 2);
    return explainUnnamed(content, {
      file,
      headings,
      sections: knownSections.map((key) => ({ key, section: words[key] })),
    });
  });
}

interface NamedSections {
  file: string;
  headings: readonly ContentHeading[];
  sections: readonly KnownSection[];
}

function explainUnnamed(content: Content, { file, headings, sections }: NamedSections): Problem[] {
  const others = headings.map(({ text }) => text).filter((text) => !sections.some(({ section }) => section === text));
  return sections
    .filter(({ section }) => !headings.some(({ text }) => text === section))
    .flatMap(({ key, section }) => {
      const found = others.find((text) => suggest(text, [section]) !== undefined);
      if (found === undefined && key !== sections[0]?.key) return [];
      const renamed = explainRenamed(content, { key, section }, headings);
      if (renamed !== undefined) return [renamed];
      const place = headings.find(({ text }) => text === found)?.place() ?? startOf(file);
      const details =
        found === undefined ? ({ way: "missing", section } as const) : ({ way: "misspelled", section, found } as const);
      return [problem("markdown/missing-section", place, details)];
    });
}

/** If the heading has the package's own words, the practice's words.yaml is where the section got another name. */
function explainRenamed(
  { files, packageWords }: Content,
  { key, section }: KnownSection,
  headings: readonly ContentHeading[],
): Problem | undefined {
  const usual = packageWords?.[key];
  const heading = headings.find(({ text }) => text === usual);
  const source = files["words.yaml"];
  if (heading === undefined || source === undefined || valueAt(source.data, [key]) !== section) return undefined;
  const related = { place: heading.place(), label: "The heading is" };
  return problem(
    "markdown/missing-section",
    source.placeOfValue([key]),
    { way: "renamed", section, found: heading.text, key },
    related,
  );
}
