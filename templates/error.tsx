import type { ErrorPage } from "../src/model/page.ts";
import { CallButton } from "./parts/call-button.tsx";
import { Layout } from "./parts/layout.tsx";
import { LinkList } from "./parts/link-list.tsx";
import { PageHead } from "./parts/page-head.tsx";

/** Named so because `Error` is the language's own. */
export default function ErrorScreen(page: ErrorPage) {
  return (
    <Layout page={page}>
      <PageHead page={page} title={page.frame.words.error}>
        <p>{page.status}</p>
      </PageHead>
      <div className="error band">
        <p>{page.hint}</p>
        <LinkList links={page.links} currentHref={page.currentHref} />
        <CallButton phone={page.frame.offices[0].phone} words={page.frame.words} />
      </div>
    </Layout>
  );
}
