import type { TeamMember } from "../../src/model/domain/people.ts";
import type { Frame } from "../../src/model/build/page.ts";
import { fillWords } from "./fill-words.ts";
import { linkWords } from "./link-words.tsx";
import { MarkdownText } from "./markdown-text.tsx";
import { OfficeLinks } from "./office-links.tsx";
import { Portrait } from "./portrait.tsx";

interface Props {
  team: readonly TeamMember[];
  words: Frame["words"];
}

/** Portraits with names, in as many columns as there is room for, or only names if nobody has a photo. */
export function Team({ team, words }: Props) {
  const hasPortraits = team.some(({ photo }) => photo);
  return (
    <ul className="team joined band" data-plain={hasPortraits ? undefined : ""}>
      {team.map(({ id, name, credentials, role, languages, offices, links, photo, body }) => (
        <li key={id} id={id}>
          {hasPortraits && <Portrait name={name} photo={photo} sizes="(max-width: 640px) 7rem, 18rem" />}
          <div>
            <h2>{credentials ? `${name}, ${credentials}` : name}</h2>
            {role && <p>{role}</p>}
            {languages && <p>{fillWords(words.speaks, { languages: languages.join(words.comma) })}</p>}
            {offices.length > 0 && <p>{fillWords(words.worksAt, { offices: linkWords(offices, words) })}</p>}
            <OfficeLinks links={links} />
            {body && <MarkdownText html={body} />}
          </div>
        </li>
      ))}
    </ul>
  );
}
