import type { ErrorPage } from "../src/model/page.ts";
import { CallButton } from "./parts/call-button.tsx";
import { Hours } from "./parts/hours.tsx";
import { Layout } from "./parts/layout.tsx";
import { LinkList } from "./parts/link-list.tsx";
import { PageHead } from "./parts/page-head.tsx";

/** Named so because `Error` is the language's own. */
export default function ErrorScreen(page: ErrorPage) {
  const { offices, words } = page.frame;
  return (
    <Layout page={page}>
      <PageHead page={page} title={words.error}>
        <p>{page.status}</p>
      </PageHead>
      <div className="error band">
        <p>{page.hint}</p>
        <LinkList links={page.links} currentHref={page.currentHref} />
        <CallButton phone={offices[0].phone} words={words} />
        {offices.length === 1 && <Hours hours={offices[0].hours} />}
      </div>
    </Layout>
  );
}
