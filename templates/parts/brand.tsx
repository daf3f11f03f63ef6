import type { Frame, Logo as LogoProps } from "../../src/model/page.ts";
import { shared } from "dentalsite/shared";

/**
 * Logo and practice name, or one of them, as one link to the home page. The short name is large if the full name begins with it. The logo
 * has low priority, or React would preload it ahead of the page's own picture. It is not lazy, so that it is printed.
 */
export const Brand = shared(function Brand({ frame }: { frame: Frame }) {
  const { name, shortName } = frame.practice;
  const rest = name.startsWith(`${shortName} `) ? name.slice(shortName.length) : "";
  const large = rest ? shortName : name;
  return (
    <a className="brand" href={frame.homeHref} data-long-name={isLong(large) ? "" : undefined}>
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

/** CSS pixels. Letters of `letters` pixels can be read with ease. */
const sizes = {
  beside: { width: 144, height: 44, letters: 12, most: { width: 160, height: 60 } },
  alone: { width: 240, height: 56, letters: 20, most: { width: 280, height: 72 } },
};

/**
 * The size of a logo in CSS pixels: as large as its place, then larger until its letters can be read, as far as the header has room. A tall
 * one may fill the header.
 */
function sizeOf({ width, height, letters }: LogoProps, showsName: boolean): { width: number; height: number } {
  const { most, ...place } = showsName ? sizes.beside : sizes.alone;
  const fit = (room: { width: number; height: number }): number => Math.min(room.width / width, room.height / height);
  const isTall = height > 1.25 * width;
  const legible = letters > 0 ? place.letters / (letters * height) : 0;
  const scale = Math.min(Math.max(fit(isTall ? most : place), legible), fit(most));
  return { width: Math.round(scale * width), height: Math.round(scale * height) };
}

/** Has no alternative text beside the name. */
function Logo({ frame: { logo, logoDark, logoPlate, showsName, practice } }: { frame: Frame }) {
  if (!logo) return null;
  const { src } = logo;
  const { width, height } = sizeOf(logo, showsName);
  const alt = showsName ? "" : practice.name;
  const image = <img src={src} alt={alt} width={width} height={height} data-plate={logoPlate} fetchPriority="low" />;
  if (!logoDark) return image;
  return (
    <picture>
      <source media="(prefers-color-scheme: dark)" srcSet={logoDark.src} {...sizeOf(logoDark, showsName)} />
      {image}
    </picture>
  );
}
