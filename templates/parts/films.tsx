import type { LinkedFilm } from "../../src/model/content/films.ts";
import { Picture } from "./media.tsx";

interface Props {
  filmsTitle?: string;
  films?: LinkedFilm[];
}

/** Films that are kept elsewhere: pictures that lead there, each with a line that says where. */
export function Films({ filmsTitle, films = [] }: Props) {
  if (films.length === 0) return null;
  return (
    <section className="films">
      {filmsTitle && <h2>{filmsTitle}</h2>}
      <ul data-single={films.length === 1 ? "" : undefined}>
        {films.map(({ href, poster, title, label, note }) => (
          <li key={href}>
            <a href={href}>
              <span>
                <Picture picture={poster} sizes="(max-width: 640px) 100vw, 40rem" />
              </span>
              <b>{title}</b> {label}
            </a>
            {note && <p>{note}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
