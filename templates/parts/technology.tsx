import type { HomePage } from "../../src/kinds/home.ts";
import { columnsOf } from "./columns-of.ts";
import { Picture } from "./media.tsx";
import { Wave } from "./wave.tsx";

export function Technology({ technology }: Required<Pick<HomePage, "technology">>) {
  return (
    <section className="technology band">
      <Wave isAbove />
      <div className="split">
        <h2>{technology.title}</h2>
        <p className="intro">{technology.text}</p>
      </div>
      <ul className="cards" {...columnsOf(technology.items.length)}>
        {technology.items.map((item) => (
          <li className={item.picture && "card"} key={item.href}>
            <div>
              <h3>
                <a href={item.href}>{item.title}</a>
              </h3>
              <p>{item.description}</p>
            </div>
            {item.picture && <Picture picture={item.picture} sizes="(max-width: 640px) 7rem, 24rem" />}
          </li>
        ))}
      </ul>
      <Wave />
    </section>
  );
}
