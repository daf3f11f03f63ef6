import type { EmergencyPage } from "../../src/kinds/emergency.ts";
import type { Frame } from "../../src/model/build/page.ts";
import { Advice, Lines } from "./first-aid.tsx";
import { RichText } from "./rich-text.tsx";

interface Props {
  painRelief: NonNullable<EmergencyPage["painRelief"]>;
  words: Frame["words"];
}

/** Pain relievers, and whom they are not for. */
export function PainRelief({ painRelief: { id, title, text, limits }, words }: Props) {
  return (
    <section id={id}>
      <h2>{title}</h2>
      <RichText html={text} />
      <div>
        <Advice title={words.limits}>
          <ul>
            <Lines lines={limits} />
          </ul>
        </Advice>
      </div>
    </section>
  );
}
