import type { Frame } from "../../src/model/build/page.ts";
import { shared } from "dentalsite/shared";
import { sizeOfLogo } from "./logo-size.ts";

/**
 * Logo and practice name, or one of them, as one link to the home page. The short name is large if the full name begins with it. The logo
 * has low priority, or React would preload it ahead of the page's own picture. It is not lazy, so that it is printed.
 */
export const Brand = shared(function Brand({ frame }: { frame: Frame }) {
  const { name, shortName } = frame.practice;
  const rest = name.startsWith(`${shortName} `) ? name.slice(shortName.length) : "";
  const large = rest ? shortName : name;
  return (
    <a
      className="brand"
      href={frame.homeHref}
      data-long-name={isLong(large) ? "" : undefined}
      data-logo={frame.showsName ? undefined : rowOf(frame)}
    >
      <Logo frame={frame} />
      {frame.showsName && (
        <span>
          <strong>{large}</strong>
          {rest && <small>{rest}</small>}
        </span>
      )}
    </a>
  );
});

/** Whether large letters on a phone would break one of the name's words, or fill the screen if the menu were beside it. */
function isLong(name: string): boolean {
  return name.length > 24 || name.split(/[\s-]/).some((word) => word.length > 16);
}

const rooms = {
  beside: { area: 6400, most: { width: 160, height: 52 } },
  alone: { area: 13_500, most: { width: 280, height: 96 } },
};

/** Returns the row of a logo that is the name: the usual one has room for a line of words on a plate. */
function rowOf({ logo, logoDark }: Frame): "medium" | "large" | undefined {
  const height = Math.max(...[logo, logoDark].map((each) => (each ? sizeOfLogo(each, rooms.alone).height : 0)));
  return height > 64 ? "large" : height > 44 ? "medium" : undefined;
}

/** Has no alternative text beside the name. */
function Logo({ frame: { logo, logoDark, showsName, practice } }: { frame: Frame }) {
  if (!logo) return null;
  const { src } = logo;
  const room = showsName ? rooms.beside : rooms.alone;
  const alt = showsName ? "" : practice.name;
  const image = <img src={src} alt={alt} {...sizeOfLogo(logo, room)} fetchPriority="low" />;
  if (!logoDark) return image;
  return (
    <picture>
      <source media="(prefers-color-scheme: dark)" srcSet={logoDark.src} {...sizeOfLogo(logoDark, room)} />
      {image}
    </picture>
  );
}
