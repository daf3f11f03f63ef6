import type { ErrorPage } from "../src/model/build/page.ts";
import { CallButton } from "./parts/call-button.tsx";
import { Layout } from "./parts/layout.tsx";
import { LinkList } from "./parts/link-list.tsx";
import { OnlyHours } from "./parts/only-hours.tsx";
import { PageHead } from "./parts/page-head.tsx";

/** The name `Error` is taken by the language. */
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
        <OnlyHours offices={offices} />
        {page.others?.map(({ lang, status, home }) => (
          <p key={lang} lang={lang}>
            {status}{" "}
            <a href={home.href} hrefLang={lang}>
              {home.label}
            </a>
          </p>
        ))}
      </div>
    </Layout>
  );
}
