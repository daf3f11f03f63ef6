import type { HomePage } from "../../src/model/page.ts";
import { Picture } from "./media.tsx";
import { Wave } from "./wave.tsx";

export function Technology({ technology }: Required<Pick<HomePage, "technology">>) {
  return (
    <section className="technology">
      <Wave />
      <h2>{technology.title}</h2>
      <p>{technology.text}</p>
      <ul>
        {technology.items.map((item) => (
          <li key={item.href}>
            {item.picture && <Picture picture={item.picture} sizes="(max-width: 640px) 7rem, 24rem" />}
            <div>
              <h3>
                <a href={item.href}>{item.title}</a>
              </h3>
              <p>{item.description}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
