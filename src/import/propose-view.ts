import { readFileSync } from "node:fs";
import path from "node:path";
import type { Element, Root } from "hast";
import sharp from "sharp";
import { parseColor } from "../lib/color.ts";
import { extensionOf, isPicture } from "../model/build/media-kinds.ts";
import { proposeLogoColors } from "../scaffold/logo-colors.ts";
import { isFooter, isInFrame, isLogo } from "../lib/page/frame-parts.ts";
import { nameKey, noName } from "./name-facts.ts";
import { measurePicture, type CopyIndex } from "./find-in-copy.ts";
import { linesOf, type Plan, type Told } from "./plan.ts";
import {
  attributeOf,
  isElement,
  listBlocks,
  listPictureAddresses,
  walkElements,
  type TextBlock,
} from "../lib/page/read-html.ts";
import { bodyOf } from "../lib/page/page-text.ts";
import { readOwnStyles } from "../lib/page/style-pictures.ts";
import { weighColors } from "../lib/page/style-colors.ts";
import type { OldPage, SavedSite } from "./saved-site.ts";

type Proposed = Plan["proposed"];

/** The home page of a saved site, what it shows, and where its links and pictures lead. */
interface ShownHome {
  home: OldPage;
  root: Root;
  index: CopyIndex;
}

/**
 * Proposes what makes the first view the practice's: logo, color, large picture, first heading and paragraph. Each has what speaks for it, and
 * others to choose from.
 */
export async function proposeView(
  site: SavedSite,
  { home, root, index }: ShownHome,
  name: string,
): Promise<{ proposed: Proposed; found: Record<string, Told[]> }> {
  const body = bodyOf(root);
  const pictures = findShown(body, home, index);
  const large = await listLarge(
    site,
    pictures.filter((picture) => !picture.isLogo),
  );
  const logos = pictures
    .filter((picture) => picture.isLogo || (picture.inFrame && !large.some(({ file }) => file === picture.file)))
    .sort((a, b) => Number(b.isLogo) - Number(a.isLogo));
  const logoHue = logos[0] && (await findHue(path.join(site.folder, logos[0].file)));
  const { isSure, colors } = weighColors([...site.styles, ...readOwnStyles(root, home.file)], home.head.color, logoHue);
  const found = {
    logo: logos.map(({ file, isLogo: isNamed, addresses }) => ({
      value: file,
      by: `${isNamed ? "called a logo" : "in the header"}, on ${Math.max(1, site.repetition.countPages(addresses))} of ${site.facts.pages} pages`,
    })),
    color: colors,
    picture: large.map(({ file, alt, width, height }) => ({
      value: { picture: file, pictureAlt: alt || name },
      by: `${width} × ${height} pixels on the home page`,
    })),
    ...firstWords(listBlocks(body), site, name),
  };
  const sure = Object.entries(found).flatMap(([key, [first]]) =>
    first && (key !== "color" || isSure) ? [linesOf(key, first)] : [],
  );
  const few = Object.entries(found).map(([key, told]) => [key, told.slice(0, 4)] as const);
  return { proposed: Object.assign({}, ...sure) as Proposed, found: Object.fromEntries(few) };
}

/** Returns the pictures of the home page that the copy has. */
function findShown(body: Root, home: OldPage, index: CopyIndex) {
  return listShownPictures(body).flatMap(({ element, ...place }) => {
    const addresses = listPictureAddresses(element);
    const file = index.findLargest(addresses, home.file);
    return file === undefined || !isPicture(file)
      ? []
      : [{ file, addresses, alt: attributeOf(element, "alt").replaceAll(/\s+/g, " "), ...place }];
  });
}

/** Lists the pictures of a page in order, with the first that is called a logo. */
function listShownPictures(body: Root): { element: Element; isLogo: boolean; inFrame: boolean }[] {
  const found: ReturnType<typeof listShownPictures> = [];
  walkElements(body, (element, parents) => {
    if (isFooter(element)) return false;
    if (element.tagName === "img") {
      const isFirst = isLogo(element, parents) && found.every((each) => !each.isLogo);
      found.push({ element, isLogo: isFirst, inFrame: isInFrame(parents) });
    }
    return true;
  });
  return found;
}

/** Returns the pictures that can be a first view, in their order. Those of most pages are textures. */
async function listLarge(site: SavedSite, pictures: ReturnType<typeof findShown>) {
  const own = pictures.filter(({ addresses }) => !site.repetition.isFramePicture(addresses)).slice(0, 12);
  const sized = own.map(async (picture) => {
    const file = path.join(site.folder, picture.file);
    const size = await measurePicture(file);
    return { ...picture, ...size, isLarge: await isLarge(file, size) };
  });
  return (await Promise.all(sized)).filter((picture) => picture.isLarge);
}

/** Whether a picture can be a first view: whole, wide, not upright, and no drawing or words in front of something else. */
async function isLarge(file: string, { width, height }: { width: number; height: number }): Promise<boolean> {
  if (width < 480 || height < 200 || width < height || width > height * 4) return false;
  const stats = await sharp(file)
    .stats()
    .catch(() => undefined);
  return stats?.isOpaque === true;
}

/** Returns the hue of a logo, in degrees; undefined for one in black and white. */
async function findHue(file: string): Promise<number | undefined> {
  const { main = "", accent = "" } =
    (await proposeLogoColors(readFileSync(file), extensionOf(file)).catch(() => undefined)) ?? {};
  return [main, accent].map(parseColor).find((color) => color && color.chroma >= 0.05)?.hue;
}

/** Returns the headings that are not the name, and the first sentences of the paragraphs after the first of them. */
function firstWords(
  blocks: readonly TextBlock[],
  { repetition }: SavedSite,
  name: string,
): { heroTitle: Told[]; mission: Told[] } {
  const own = blocks.filter(
    (block) =>
      !repetition.isFrame(block) &&
      ![...block.parents, block.element].some((each) => isElement(each) && /^(nav|footer|form)$/.test(each.tagName)),
  );
  const isHeading = ({ element }: TextBlock): boolean => isElement(element) && /^h[1-3]$/.test(element.tagName);
  const headings = own.filter(
    (block) =>
      isHeading(block) &&
      nameKey(block.words) !== nameKey(name) &&
      !noName.test(block.words) &&
      block.words.length <= 90,
  );
  const sentences = own.slice(headings[0] ? own.indexOf(headings[0]) : 0).flatMap((block) => {
    const isText = !isHeading(block) && /^\p{L}.{38,}[.!?。！？]$/u.test(block.words);
    return isText
      ? (/^.{38,280}?(?<!\b(?:Dott|Drs?|Dra|Prof|St|Sr|Mr|Mrs|Ms|med|dent|z\. ?B))[.!?。！？](?=\s|$)/u.exec(
          block.words,
        )?.[0] ?? [])
      : [];
  });
  const tell = (values: readonly string[]): Told[] =>
    [...new Set(values)].map((value, at) => ({ value, by: `number ${at + 1} on the home page` }));
  return { heroTitle: tell(headings.map(({ words }) => words)), mission: tell(sentences) };
}
