import type { TeamPage } from "../src/kinds/team-page.ts";
import { Layout } from "./parts/layout.tsx";
import { Lead } from "./parts/lead.tsx";
import { MarkdownText } from "./parts/markdown-text.tsx";
import { activeLabel } from "./parts/menu-items.ts";
import { NextStep } from "./parts/next-step.tsx";
import { PageHead } from "./parts/page-head.tsx";
import { Team } from "./parts/team.tsx";

export default function TeamPage(page: TeamPage) {
  const { title, description, imgSrc, body, team, frame } = page;
  return (
    <Layout page={page}>
      <PageHead page={page} eyebrow={activeLabel(frame.menu, page.currentHref)} title={page.mainTitleText} />
      {[title, description, imgSrc, body].some(Boolean) && (
        <article className="about-page joined band">
          <Lead title={title} description={description} media={imgSrc} />
          {body && <MarkdownText html={body} hangs />}
        </article>
      )}
      {team.length > 0 && <Team team={team} words={frame.words} />}
      <div className="band">
        <NextStep frame={frame} />
      </div>
    </Layout>
  );
}
