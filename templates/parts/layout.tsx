import type { ReactNode } from "react";
import type { PageProps } from "../../src/model/page.ts";
import { Drawer } from "./drawer.tsx";
import { Footer } from "./footer.tsx";
import { Head } from "./head.tsx";
import { Header } from "./header.tsx";
import { PageAddress } from "./page-address.tsx";

interface Props {
  page: PageProps;
  children: ReactNode;
}

/** The whole document around the content of one page. */
export function Layout({ page: { frame, head, currentHref }, children }: Props) {
  return (
    <html lang={frame.language} dir={frame.isRightToLeft ? "rtl" : undefined}>
      <Head frame={frame} head={head} />
      <body>
        <a className="skip-link" href="#main">
          {frame.words.skipLink}
        </a>
        <Header frame={frame} currentHref={currentHref} />
        <Drawer frame={frame} currentHref={currentHref} />
        <main id="main">{children}</main>
        <Footer frame={frame} currentHref={currentHref} />
        <PageAddress canonical={head.canonical} />
      </body>
    </html>
  );
}
