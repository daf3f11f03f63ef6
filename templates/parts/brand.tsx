import type { Frame } from "../../src/model/page.ts";
import { shared } from "dentalsite/shared";

/**
 * Logo and practice name as one link home. The short name is set large where the full name begins with it.
 * The logo has low priority, or React would preload it ahead of the page's own picture; it is not lazy, so that it is printed.
 */
export const Brand = shared(function Brand({ frame: { homeHref, logo, practice } }: { frame: Frame }) {
  const { name, shortName } = practice;
  const rest = name.startsWith(`${shortName} `) ? name.slice(shortName.length) : "";
  return (
    <a className="brand" href={homeHref}>
      <img src={logo.src} alt="" width={logo.width} height={logo.height} decoding="async" fetchPriority="low" />
      <span>
        <strong>{rest ? shortName : name}</strong>
        {rest && <small>{rest}</small>}
      </span>
    </a>
  );
});
