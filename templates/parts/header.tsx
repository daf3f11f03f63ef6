import type { Frame } from "../../src/model/build/page.ts";
import { Brand } from "./brand.tsx";
import { CallButton } from "./call-button.tsx";
import { FirstButton } from "./first-button.tsx";
import { invoker } from "./invoker.ts";
import { Menu } from "./menu.tsx";
import type { Place } from "./menu-items.ts";
import { shared } from "dentalsite/shared";

export const Header = shared(function Header({ frame, ...place }: { frame: Frame } & Place) {
  return (
    <header className="header">
      <Brand frame={frame} />
      <Menu frame={frame} {...place} />
      {place.currentHref === frame.emergency.moreHref ? (
        <CallButton phone={frame.offices[0].phone} words={frame.words} />
      ) : (
        <FirstButton office={frame.offices[0]} words={frame.words} />
      )}
      <button className="menu-button" type="button" {...invoker("show-modal", "drawer")}>
        {frame.words.menu}
      </button>
      <noscript>
        <a href="#site-nav">{frame.words.allPages}</a>
      </noscript>
    </header>
  );
});
