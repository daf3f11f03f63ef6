import type { CardSection } from "../../src/model/page.ts";
import { RichText } from "./rich-text.tsx";

/** Up to four titled lists. Their arrangement depends on how many there are. */
export function CardSections({ sections }: { sections: CardSection[] }) {
  if (sections.length === 0) return null;
  return (
    <div className="card-sections" data-count={sections.length}>
      {sections.map((section) => (
        <section key={section.title}>
          <h2>{section.title}</h2>
          <ul>
            {section.items.map((item) => (
              <li key={item.title}>
                <h3>{item.title}</h3>
                <RichText html={item.description} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
