const knownLanguages = new Intl.DisplayNames(["en"], { type: "language", fallback: "none" });

/**
 * Whether a language tag begins with a language of the IANA registry, as browsers and screen readers understand it. The registry has
 * every code of two letters that ICU knows. Codes of three letters are too many to list: all count but those that have a shorter form,
 * such as `eng`, which the registry leaves out.
 */
export function isLanguage(tag: string): boolean {
  const [language = ""] = tag.trim().toLowerCase().split("-");
  if (/^[a-z]{2}$/.test(language)) return knownLanguages.of(language) !== undefined;
  return /^[a-z]{3}$/.test(language) && Intl.getCanonicalLocales(language)[0]!.length === 3;
}
