import type { Frame } from "../../src/model/page.ts";

/** Logo and practice name as one link home. The short name is set large where the full name begins with it. */
export function Brand({ frame: { homeHref, logo, practice } }: { frame: Frame }) {
  const { name, shortName } = practice;
  const rest = name.startsWith(`${shortName} `) ? name.slice(shortName.length) : "";
  return (
    <a className="brand" href={homeHref}>
      <img src={logo.src} alt="" width={logo.width} height={logo.height} loading="lazy" decoding="async" />
      <span>
        <strong>{rest ? shortName : name}</strong>
        {rest && <small>{rest}</small>}
      </span>
    </a>
  );
}
