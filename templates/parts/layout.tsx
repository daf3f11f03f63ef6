import type { ReactNode } from "react";
import type { PageProps } from "../../src/model/build/page.ts";
import { Announcement } from "./announcement.tsx";
import { Drawer } from "./drawer.tsx";
import { Footer } from "./footer.tsx";
import { Head } from "./head.tsx";
import { Header } from "./header.tsx";
import { LargePhotos } from "./large-photos.tsx";
import { LanguageLinks, noLanguages } from "./language-links.tsx";
import { isLong, standings } from "./menu-items.ts";
import { PageAddress } from "./page-address.tsx";
import type { Props as Photos } from "./photo-grid.tsx";

interface Props {
  page: PageProps & Pick<Photos, "photos">;
  /** Whether the page is a service that no group of the menu lists. */
  isOutsideGroups?: boolean;
  children: ReactNode;
}

/** The whole document around the content of one page. */
export function Layout({ page, isOutsideGroups = false, children }: Props) {
  const { frame, head, languages, currentHref, photos } = page;
  const place = { currentHref, standing: isOutsideGroups ? standings.outside : standings.usual };
  return (
    <html
      lang={frame.language}
      dir={frame.isRightToLeft ? "rtl" : undefined}
      data-long={isLong(frame.menu) ? "" : undefined}
    >
      <Head frame={frame} head={head} />
      <body>
        <a className="skip-link" href="#main">
          {frame.words.skipLink}
        </a>
        {languages && (
          <nav className="languages" aria-label={frame.words.otherLanguages}>
            <ul>
              <LanguageLinks languages={languages} />
            </ul>
          </nav>
        )}
        {frame.announcement && <Announcement announcement={frame.announcement} />}
        <Header frame={frame} {...place} />
        <Drawer frame={frame} languages={languages ?? noLanguages} {...place} />
        <main id="main">{children}</main>
        {photos && <LargePhotos photos={photos} frame={frame} />}
        <Footer frame={frame} languages={languages ?? noLanguages} currentHref={currentHref} />
        <PageAddress canonical={head.canonical} />
      </body>
    </html>
  );
}
