import { writeYaml } from "../lib/write-yaml.ts";
import { readDoctor } from "../model/domain/read-doctors.ts";
import type { KindOfPage, PageInPlan } from "./plan.ts";
import type { OldPage } from "./saved-site.ts";

/**
 * Writes the file of a page: its lines, and its text without the paragraph that has become its description. A translation has texts only,
 * since facts are in the file that it translates.
 */
export function writeImported({ kind, title, language }: PageInPlan, head: OldPage["head"], text: string): string {
  const [first = "", ...others] = text.split("\n\n");
  const isLead = /^[\p{L}\p{N}][^\n[\]*_`<>#|\\&]{20,300}$/u.test(first.trim());
  const description = isLead ? first.trim() : head.description || title;
  // The page that introduces the practice needs a text.
  const rest = others.join("\n\n").trim();
  const body = isLead && (kind !== "introduction" || rest !== "") ? rest : text.trim();
  const hasTitle = kind !== "doctor";
  const lines = {
    ...(hasTitle && { mainTitleText: title }),
    ...(kind === "service" && { title }),
    ...(language === undefined && factsOf(kind, title, head)),
    description,
    ...(hasTitle && fits(head.title, 15, 60) && { metaTitle: head.title }),
    ...(hasTitle && fits(head.description, 50, 160) && { metaDescription: head.description }),
  };
  return `---\n${writeYaml(lines).join("\n")}\n---\n${body === "" ? "" : `\n${body}\n`}`;
}

function factsOf(
  kind: KindOfPage,
  title: string,
  { date, author, categories }: OldPage["head"],
): Record<string, unknown> {
  if (kind === "doctor") {
    const { slug: _, ...doctor } = readDoctor(title);
    return { ...doctor, page: true };
  }
  if (kind !== "post") return {};
  const named = { ...(categories.length > 0 && { categories }) };
  return { date, ...(author !== "" && !URL.canParse(author) && { authors: [author] }), ...named };
}

const fits = ({ length }: string, least: number, most: number): boolean => length >= least && length <= most;
