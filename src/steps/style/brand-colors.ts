import type { BrandColors, Role } from "../../model/content/brand.ts";
import type { Path } from "../../model/build/source.ts";
import { fitContrast, type FaintColor } from "./fit-contrast.ts";
import { completeColors, leadColors, type Leader } from "./palette.ts";
import type { Scheme, SchemeTokens, Tokens } from "./tokens.ts";
import { createTransfer, followColor } from "./transfer.ts";
import { entriesIn } from "../../model/build/known-keys.ts";

export interface ColoredTokens {
  /** All color tokens of both schemes. */
  tokens: SchemeTokens;
  /** Unreadable colors, with the place where the practice wrote each. */
  faint: (FaintColor & { path: Path })[];
}

/** The practice's own colors by token, with the place of each. */
type OwnColors = ReadonlyMap<string, { color: string; path: Path }>;

/** The tokens with the leading colors of the reference palette on light screens. */
const leaders: Readonly<Record<Leader, string>> = { main: "link", accent: "accent", sun: "sun", paper: "surface" };

/** Tokens that keep their distance in lightness to another token if the practice chose that one: pressed colors, and grounds on the page. */
const followers: Readonly<Record<string, string>> = { "accent-strong": "accent", tint: "surface", warm: "surface" };

/** Tokens of the box of 911, which is no brand's. */
const fixed: readonly string[] = ["alarm", "on-alarm"];

/**
 * Transfers a style sheet's palette to the practice's colors, readable in both schemes. Links and the sun become lighter or darker than
 * the practice's color if they have to.
 */
export function brandColors({ light, dark }: SchemeTokens, colors: BrandColors): ColoredTokens {
  const complete = completeColors(colors);
  const anchors = entriesIn(leaders).map(([leader, token]) => ({
    token,
    from: light.get(token) ?? "",
    to: complete[leader],
  }));
  const transfer = createTransfer(anchors);
  const leading = new Map([...leadColors(colors)].map(([token, color]) => [token, color.toLowerCase()]));
  const onLight = colorScheme({ tokens: light, own: listOwnColors(colors, "light"), leading }, transfer);
  // The dark scheme inherits what it does not set itself.
  const leadingOnDark = new Map([...onLight.fitted].filter(([name]) => !dark.has(name)));
  const onDark = colorScheme({ tokens: dark, own: listOwnColors(colors, "dark"), leading: leadingOnDark }, transfer);
  const changed = [...onDark.fitted].filter(([name, value]) => dark.has(name) || value !== onLight.fitted.get(name));
  return {
    tokens: { light: onLight.fitted, dark: new Map(changed) },
    faint: [...onLight.faint, ...onDark.faint],
  };
}

interface SchemeInput {
  tokens: Tokens;
  own: OwnColors;
  /** Colors that are known already, and give way only to the practice's own. */
  leading: Tokens;
}

function colorScheme(
  { tokens, own, leading }: SchemeInput,
  transfer: (text: string) => string,
): { fitted: Tokens; faint: ColoredTokens["faint"] } {
  const transferred = [...tokens].map(([name, value]): [string, string] => {
    if (fixed.includes(name)) return [name, value];
    const leader = followers[name] ?? "";
    const [lead, from] = [own.get(leader), tokens.get(leader)];
    const color = transfer(value);
    return [name, lead === undefined || from === undefined ? color : followColor(color, transfer(from), lead.color)];
  });
  const chosen = [...own].map(([name, { color }]): [string, string] => [name, color]);
  const colored = new Map([...transferred, ...leading, ...chosen]);
  const { fitted, faint } = fitContrast(colored, new Set(own.keys()));
  // A color that follows can only be unreadable because of one that the practice chose. If a chosen color is faint
  // itself, it is the one to change, and those that follow from it are not reported.
  const chosenFaint = faint.filter(({ token }) => own.has(token));
  const [first] = own.values();
  const pathOf = (token: string): Path => (own.get(token) ?? first)?.path ?? ["colors", "main"];
  const reported = chosenFaint.length > 0 ? chosenFaint : faint;
  return { fitted, faint: reported.map((each) => ({ ...each, path: pathOf(each.token) })) };
}

/** Lists the colors that stay exactly as the practice wrote them. A color for one scheme takes precedence over a color for both. */
function listOwnColors({ accent, ...colors }: BrandColors, scheme: Scheme): OwnColors {
  const own = new Map<string, { color: string; path: Path }>();
  if (scheme === "light" && accent) own.set("accent", { color: accent.toLowerCase(), path: ["colors", "accent"] });
  for (const [role, color] of entriesIn(colors[scheme] ?? {})) {
    if (color !== undefined) own.set(tokenOf(role), { color: color.toLowerCase(), path: ["colors", scheme, role] });
  }
  return own;
}

/** Turns `textSoft` into `text-soft`. */
const tokenOf = (role: Role): string => role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
