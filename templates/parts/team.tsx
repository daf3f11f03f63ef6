import type { TeamMember } from "../../src/model/domain/people.ts";
import type { Frame } from "../../src/model/build/page.ts";
import { fillWords } from "./fill-words.ts";
import { linkWords } from "./link-words.tsx";
import { MarkdownText } from "./markdown-text.tsx";
import { OfficeLinks } from "./office-links.tsx";
import { Picture } from "./media.tsx";

interface Props {
  team: readonly TeamMember[];
  words: Frame["words"];
}

/**
 * Portraits with names, in as many columns as there is room for. If others have a portrait, initials take the place of one that is missing:
 * a gap would look like a mistake.
 */
export function Team({ team, words }: Props) {
  const hasPortraits = team.some(({ photo }) => photo);
  return (
    <ul className="team joined band" data-plain={hasPortraits ? undefined : ""}>
      {team.map(({ id, name, credentials, role, languages, offices, links, photo, body }) => (
        <li key={id} id={id}>
          {photo && <Picture picture={photo} sizes="(max-width: 640px) 7rem, 18rem" />}
          {hasPortraits && !photo && (
            <span className="media" aria-hidden>
              {initialsOf(name)}
            </span>
          )}
          <div>
            <h2>{credentials ? `${name}, ${credentials}` : name}</h2>
            {role && <p>{role}</p>}
            {languages && <p>{fillWords(words.speaks, { languages: languages.join(", ") })}</p>}
            {offices.length > 0 && <p>{fillWords(words.worksAt, { offices: linkWords(offices) })}</p>}
            <OfficeLinks links={links} />
            {body && <MarkdownText html={body} />}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The first letters of the first and the last word. */
function initialsOf(name: string): string {
  const letters = name.split(/\s+/).flatMap((word) => /^\p{L}\p{M}*/u.exec(word) ?? []);
  return [...letters.slice(0, 1), ...letters.slice(1).slice(-1)].join("");
}
