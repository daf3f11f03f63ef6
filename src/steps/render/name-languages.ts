import { createElement, Fragment, type ReactNode } from "react";
import { divideByLanguage, isMarked, withoutLanguage } from "../../lib/markup/other-language.ts";
import { findOtherLanguage, type LanguagesOfPage } from "../../model/text/other-language.ts";
import { isPrinted, type ElementProps } from "./adapt-elements.ts";
import { valueAt } from "../../model/build/source.ts";

/** Elements whose text cannot name its language. */
const withoutElements = new Set(["option", "script", "style", "textarea", "title"]);

/**
 * Returns the props of an element with the languages in which a page has words besides its own: `lang` for marked words, and `hreflang` with
 * a note for a link to a page in another language.
 */
export function nameLanguages(
  element: unknown,
  props: ElementProps,
  languages: LanguagesOfPage | undefined,
): ElementProps {
  // A site with one language marks no words.
  if (!languages?.otherLanguages || (typeof element !== "string" && element !== Fragment)) return props;
  const named = nameInHtml(element, nameInWords(element, nameInAttributes(element, props)));
  return element === "a" ? nameTarget(named, languages) : named;
}

/** An attribute cannot name its language, but a picture can: it has no other words. */
function nameInAttributes(element: unknown, props: ElementProps): ElementProps {
  const marked = Object.entries(props).filter(([name, value]) => name !== "children" && isMarked(value));
  const [first] = marked;
  if (first === undefined) return props;
  const named = element === "img" || element === "iframe" ? { lang: divideByLanguage([first[1]])[0]?.lang } : {};
  const plain = marked.map(([name, value]) => [name, withoutLanguage(String(value))] as const);
  return { ...named, ...props, ...Object.fromEntries(plain) };
}

function nameInWords(element: unknown, props: ElementProps): ElementProps {
  const list = [props.children].flat(Infinity).filter(isPrinted);
  if (!list.some(isMarked)) return props;
  const divided = divideByLanguage(list);
  if (withoutElements.has(String(element)))
    return { ...props, children: divided.flatMap(({ parts }) => parts).join("") };
  const [first, ...others] = divided;
  if (others.length === 0 && first && canName(element, props))
    return { lang: first.lang, ...props, children: first.parts };
  return {
    ...props,
    children: divided.flatMap(({ lang, parts }) => (lang === undefined ? parts : wrapParts(lang, parts))),
  };
}

function nameInHtml(element: unknown, props: ElementProps): ElementProps {
  const html = valueAt(props.dangerouslySetInnerHTML, ["__html"]);
  if (!isMarked(html)) return props;
  const [first, ...others] = divideByLanguage([html]);
  const named = others.length === 0 && canName(element, props) ? { lang: first?.lang } : {};
  return { ...named, ...props, dangerouslySetInnerHTML: { __html: withoutLanguage(html) } };
}

/** Whether an element can name the language of all its words. In a link, a note may follow them. */
const canName = (element: unknown, props: ElementProps): boolean =>
  typeof element === "string" && element !== "a" && !withoutElements.has(element) && !("lang" in props);

function wrapParts(lang: string, parts: readonly unknown[]): ReactNode {
  const element = parts.every((each) => typeof each === "string") ? "span" : "div";
  return createElement(element, { lang }, ...(parts as ReactNode[]));
}

/** Says in a link that its page is in another language. A link that says so already stays as it is. */
function nameTarget(props: ElementProps, languages: LanguagesOfPage): ElementProps {
  const { href, children } = props;
  if (typeof href !== "string" || "dangerouslySetInnerHTML" in props || "hrefLang" in props || "hreflang" in props)
    return props;
  const other = findOtherLanguage(href, languages);
  if (other === undefined) return props;
  return { ...props, hrefLang: other.lang, children: [...[children].flat(), ` ${other.note}`] };
}
