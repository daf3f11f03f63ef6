import { channelsOf, hueDistance, parseColor, printChannels } from "../color.ts";
import { styleRule, type SavedStyle } from "./style-pictures.ts";

const isNearHue = (one: number, other: number): boolean => hueDistance(one, other) <= 25;

/** Selectors of rules whose colors are the practice's own. */
const ownRule = /(^|[\s,.#-])(a|btn\S*|button\S*|header\S*|nav\S*|h1|h2|h3|footer\S*|cta\S*)(?=$|[\s,.:#[])/i;
const ownVariable = /--[\w-]*(primary|brand|main|theme|accent)[\w-]*\s*:\s*$/i;

/** Weighs the colors of style sheets: those of links, buttons and heads most, and those of the logo's hue. The first is sure if none is as likely. */
export function weighColors(
  styles: readonly SavedStyle[],
  theme: string,
  logoHue?: number,
): { isSure: boolean; colors: { value: string; by: string }[] } {
  const weights = new Map<string, number>();
  const counts = new Map<string, number>();
  const hueOf = (color: string): number => parseColor(color)?.hue ?? 0;
  const isLikeLogo = (color: string): boolean => logoHue !== undefined && isNearHue(hueOf(color), logoHue);
  const add = (color: string, weight: number): string => {
    const { hue, chroma = 0, lightness = 0 } = parseColor(color) ?? {};
    if (hue === undefined || chroma < 0.05 || lightness > 0.85 || lightness < 0.15) return "";
    const key = printChannels(channelsOf(color)!);
    weights.set(key, (weights.get(key) ?? 0) + weight * (isLikeLogo(key) ? 3 : 1));
    return key;
  };
  const themeColor = add(theme, 12);
  for (const { css } of styles)
    for (const [, selectors = "", declarations = ""] of css.matchAll(styleRule))
      for (const { 0: color, index } of declarations.matchAll(/#(?:[\da-f]{6}|[\da-f]{3})\b|rgb\([\d, ]+\)/gi)) {
        const before = declarations.slice(0, index);
        if (/--wp--preset/.test(before.slice(before.lastIndexOf(";")))) continue;
        const key = add(color, ownVariable.test(before) ? 10 : ownRule.test(selectors) ? 3 : 1);
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
  const sorted = [...weights].sort((a, b) => b[1] - a[1]);
  const [first, ...others] = sorted;
  const rival = first && others.find(([color]) => !isNearHue(hueOf(color), hueOf(first[0])));
  const isSure = first !== undefined && first[1] >= 3 && (rival === undefined || rival[1] * 1.3 <= first[1]);
  const tellers = (color: string): string[] => [
    ...(color === themeColor ? ["theme-color of the home page"] : []),
    ...(counts.has(color) ? [`${counts.get(color)!} times in style sheets`] : []),
    ...(isLikeLogo(color) ? ["like the logo"] : []),
  ];
  const colors = sorted.map(([value]) => ({ value, by: tellers(value).join(", ") }));
  return { isSure, colors };
}
