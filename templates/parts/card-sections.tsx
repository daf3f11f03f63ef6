import type { CardSection } from "../../src/model/build/page.ts";
import { RichText } from "./rich-text.tsx";

/**
 * Up to four titled lists, each beside its title. If there is room, items are in two columns, and the first item of an odd number spans
 * both.
 */
export function CardSections({ sections }: { sections: CardSection[] }) {
  if (sections.length === 0) return null;
  return (
    <>
      {sections.map((section) => (
        <section className="card-sections split" id={section.anchor} key={section.title}>
          <h2>{section.title}</h2>
          <ul className="cards" data-leads={section.items.length % 2 === 1 ? "" : undefined}>
            {section.items.map((item) => (
              <li key={item.title}>
                <h3>{item.title}</h3>
                {item.description && <RichText html={item.description} />}
                {item.link && (
                  <a className="more" href={item.link.href}>
                    {item.link.label}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
