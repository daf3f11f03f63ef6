import { readFileSync } from "node:fs";
import path from "node:path";
import type { Element, Root } from "hast";
import sharp from "sharp";
import { channelsOf, hueDistance, parseColor, printChannels } from "../lib/color.ts";
import { extensionOf, isPicture } from "../model/build/media-kinds.ts";
import { proposeLogoColors } from "../scaffold/logo-colors.ts";
import { isFrameElement, nameKey, noName } from "./facts.ts";
import { CopyIndex } from "./find-in-copy.ts";
import type { Plan } from "./plan.ts";
import {
  attributeOf,
  isElement,
  listBlocks,
  listPictureAddresses,
  walkElements,
  type TextBlock,
} from "../lib/page/read-html.ts";
import type { OldPage, SavedSite } from "./saved-site.ts";

type Proposed = Plan["proposed"];

/** The home page of a saved site, and what it shows. */
interface ShownHome {
  home: OldPage;
  body: Root;
}

/** Proposes what makes the first view the practice's: logo, color, large picture, first heading and paragraph, and a look. */
export async function proposeView(site: SavedSite, { home, body }: ShownHome, name: string): Promise<Proposed> {
  const finder = new CopyIndex(site);
  const pictures = listShownPictures(body).flatMap(({ element, isLogo, inFrame }) => {
    const addresses = listPictureAddresses(element);
    const file = finder.findLargest(addresses, home.file);
    return file === undefined || !isPicture(file)
      ? []
      : [{ file, isLogo, inFrame, addresses, alt: attributeOf(element, "alt") }];
  });
  const logo = pictures.find(({ isLogo }) => isLogo) ?? pictures.find(({ inFrame }) => inFrame);
  const sized = await Promise.all(
    pictures
      .filter(({ file, inFrame, isLogo }) => file !== logo?.file && !inFrame && !isLogo)
      .slice(0, 6)
      .map(async (picture) => ({ ...picture, ...(await measure(path.join(site.folder, picture.file))) })),
  );
  const [largest] = sized.filter(({ width }) => width >= 480).sort((a, b) => b.width * b.height - a.width * a.height);
  const logoHue = logo && (await findHue(path.join(site.folder, logo.file)));
  const { color, colors } = proposeColors(site, home, logoHue);
  const { heroTitle, mission } = firstWords(listBlocks(body), site, name);
  return {
    ...(logo && { logo: logo.file }),
    ...(color !== undefined && { color }),
    ...(largest && { picture: largest.file, pictureAlt: largest.alt || name }),
    ...(heroTitle !== undefined && { heroTitle }),
    ...(mission !== undefined && { mission }),
    colors,
  };
}

/** Lists the pictures of a page in order, with those that are logos. Footers have logos of others. */
function listShownPictures(body: Root): { element: Element; isLogo: boolean; inFrame: boolean }[] {
  const found: ReturnType<typeof listShownPictures> = [];
  walkElements(body, (element, parents) => {
    const around = [...parents, element].filter(isElement);
    if (around.some(({ tagName }) => tagName === "footer")) return false;
    if (element.tagName !== "img") return true;
    const words = around
      .slice(-4)
      .flatMap((each) => ["src", "class", "alt", "id"].map((key) => attributeOf(each, key)));
    const isLogo = words.some((each) => /(^|[^a-z])(logo|brand|navbar-brand)([^a-z]|$)/i.test(each));
    found.push({
      element,
      isLogo: isLogo && found.every((each) => !each.isLogo),
      inFrame: around.some(isFrameElement),
    });
    return true;
  });
  return found;
}

/** Returns the size of a picture in pixels, none for a file that is no picture or a drawing. */
async function measure(file: string): Promise<{ width: number; height: number }> {
  try {
    const { width = 0, height = 0 } = /\.svg$/i.test(file) ? {} : await sharp(file).metadata();
    return { width, height };
  } catch {
    return { width: 0, height: 0 };
  }
}

/** Returns the hue of a logo, in degrees; undefined for one in black and white. */
async function findHue(file: string): Promise<number | undefined> {
  const { main = "", accent = "" } =
    (await proposeLogoColors(readFileSync(file), extensionOf(file)).catch(() => undefined)) ?? {};
  return [main, accent].map(parseColor).find((color) => color && color.chroma >= 0.05)?.hue;
}

const isNearHue = (one: number, other: number): boolean => hueDistance(one, other) <= 25;

/** Selectors of rules whose colors are the practice's own. */
const ownRule = /(^|[\s,.#-])(a|btn\S*|button\S*|header\S*|nav\S*|h1|h2|h3|footer\S*|cta\S*)(?=$|[\s,.:#[])/i;
const ownVariable = /--[\w-]*(primary|brand|main|theme|accent)[\w-]*\s*:\s*$/i;

/** Weighs the colors of style sheets: those of links, buttons and heads most, and those of the logo's hue. The first is sure if none is as likely. */
function proposeColors(
  { styles }: SavedSite,
  { head }: OldPage,
  logoHue?: number,
): { color?: string; colors: string[] } {
  const weights = new Map<string, number>();
  const add = (color: string, weight: number): void => {
    const { hue, chroma = 0, lightness = 0 } = parseColor(color) ?? {};
    if (hue === undefined || chroma < 0.05 || lightness > 0.85 || lightness < 0.15) return;
    const key = printChannels(channelsOf(color)!);
    weights.set(key, (weights.get(key) ?? 0) + weight * (logoHue !== undefined && isNearHue(hue, logoHue) ? 3 : 1));
  };
  if (head.color !== "") add(head.color, 12);
  for (const { css } of styles)
    for (const [, selectors = "", declarations = ""] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g))
      for (const { 0: color, index } of declarations.matchAll(/#(?:[\da-f]{6}|[\da-f]{3})\b|rgb\([\d, ]+\)/gi)) {
        const before = declarations.slice(0, index);
        if (/--wp--preset/.test(before.slice(before.lastIndexOf(";")))) continue;
        add(color, ownVariable.test(before) ? 10 : ownRule.test(selectors) ? 3 : 1);
      }
  const [first, ...others] = [...weights].sort((a, b) => b[1] - a[1]);
  const colors = [...(first ? [first] : []), ...others].slice(0, 4).map(([color]) => color);
  const hueOf = (color: string): number => parseColor(color)?.hue ?? 0;
  const rival = first && others.find(([color]) => !isNearHue(hueOf(color), hueOf(first[0])));
  const isSure = first !== undefined && first[1] >= 3 && (rival === undefined || rival[1] * 1.3 <= first[1]);
  return { ...(isSure && { color: first[0] }), colors };
}

/** Returns the first heading that is not the name, and the first paragraph after it. */
function firstWords(
  blocks: readonly TextBlock[],
  { repetition }: SavedSite,
  name: string,
): Pick<Proposed, "heroTitle" | "mission"> {
  const own = blocks.filter(
    (block) =>
      !repetition.isFrame(block) &&
      ![...block.parents, block.element].some((each) => isElement(each) && /^(nav|footer|form)$/.test(each.tagName)),
  );
  const isHeading = ({ element }: TextBlock): boolean => isElement(element) && /^h[1-3]$/.test(element.tagName);
  const at = own.findIndex(
    (block) =>
      isHeading(block) &&
      nameKey(block.words) !== nameKey(name) &&
      !noName.test(block.words) &&
      block.words.length <= 90,
  );
  const paragraph = own
    .slice(at + 1)
    .find((block) => !isHeading(block) && /^\p{L}.{38,}[.!?。！？]$/u.test(block.words));
  const [sentence = ""] = /^.{38,280}?[.!?。！？](?=\s|$)/u.exec(paragraph?.words ?? "") ?? [];
  return { ...(at !== -1 && { heroTitle: own[at]!.words }), ...(sentence !== "" && { mission: sentence }) };
}
