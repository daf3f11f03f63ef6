import type { DoctorsPage } from "../src/model/page.ts";
import { Doctor } from "./parts/doctor.tsx";
import { Layout } from "./parts/layout.tsx";
import { Lead } from "./parts/lead.tsx";
import { Map } from "./parts/map.tsx";
import { Media } from "./parts/media.tsx";
import { activeLabel } from "./parts/menu-items.ts";
import { PageHead } from "./parts/page-head.tsx";
import { Photos } from "./parts/photos.tsx";
import { MarkdownText } from "./parts/markdown-text.tsx";

export default function MeetTheDoctors(page: DoctorsPage) {
  return (
    <Layout page={page}>
      <PageHead eyebrow={activeLabel(page.frame.menu, page.currentHref)} title={page.mainTitleText} />
      <article className="meet-the-doctors">
        <Doctor doctor={page.doctor} />
        <div>
          <Lead title={page.title} description={page.description} />
          <MarkdownText html={page.body} />
          {page.imgSrc && <Media media={page.imgSrc} />}
        </div>
      </article>
      <Photos photos={page.photos} />
      <Map {...page} />
    </Layout>
  );
}
