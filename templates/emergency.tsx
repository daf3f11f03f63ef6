import type { EmergencyPage } from "../src/kinds/emergency.ts";
import { CallButton } from "./parts/call-button.tsx";
import { CardSections } from "./parts/card-sections.tsx";
import { Contents } from "./parts/contents.tsx";
import { FirstAid } from "./parts/first-aid.tsx";
import { Layout } from "./parts/layout.tsx";
import { OnlyHours } from "./parts/only-hours.tsx";
import { PageHead } from "./parts/page-head.tsx";
import { PainRelief } from "./parts/pain-relief.tsx";
import { Sources } from "./parts/sources.tsx";

export default function Emergency(page: EmergencyPage) {
  const { frame, answers, painRelief, advice } = page;
  const { emergency, offices, words } = frame;
  const parts = [...answers, ...(painRelief ? [painRelief] : []), ...(advice ? [advice] : [])];
  return (
    <Layout page={page}>
      <PageHead page={page} title={page.mainTitleText}>
        <p>{page.description}</p>
        <p className="emergency-note">
          <strong>{emergency.note}</strong>
        </p>
        <CallButton phone={offices[0].phone} words={words} />
        <OnlyHours offices={offices} />
      </PageHead>
      <div className="beside first-aid">
        <Contents sections={parts.map(({ id, title }) => ({ id, label: title }))} words={words} />
        <article className="band">
          {answers.map((answer) => (
            <FirstAid key={answer.id} answer={answer} frame={frame} />
          ))}
          {painRelief && <PainRelief painRelief={painRelief} words={words} />}
          {advice && (
            <div id={advice.id}>
              <CardSections sections={[advice]} />
            </div>
          )}
          <Sources {...page} />
        </article>
      </div>
    </Layout>
  );
}
