import type { BrandColors, Role } from "../../model/brand.ts";
import type { Path } from "../../model/source.ts";
import { fitContrast, type FaintColor } from "./fit-contrast.ts";
import type { Scheme, SchemeTokens, Tokens } from "./tokens.ts";
import { createTransfer, followColor } from "./transfer.ts";

export interface ColoredTokens {
  /** All color tokens of both schemes. */
  tokens: SchemeTokens;
  /** Unreadable colors, with the place where the practice wrote each. */
  faint: (FaintColor & { path: Path })[];
}

/** The practice's own colors by token, with the place of each. */
type OwnColors = ReadonlyMap<string, { color: string; path: Path }>;

/** Tokens of the colors that a practice names for both schemes, as they are on light screens. */
const mainTokens = { main: "link", accent: "accent", sun: "sun" } as const;
const mainKeys = ["main", "accent", "sun"] as const;

/** Pressed colors, which keep their distance in lightness to another token. */
const followers: Readonly<Record<string, string>> = { "accent-strong": "accent" };

/** Transfers a style sheet's palette to the practice's colors, readable in both schemes. */
export function brandColors({ light, dark }: SchemeTokens, colors: BrandColors): ColoredTokens {
  const transfer = createTransfer(mainKeys.map((key) => ({ from: light.get(mainTokens[key]) ?? "", to: colors[key] })));
  const onLight = colorScheme({ tokens: light, own: listOwn(colors, "light") }, transfer);
  // The dark scheme inherits what it does not set itself.
  const inherited = [...onLight.fitted].filter(([name]) => !dark.has(name));
  const onDark = colorScheme({ tokens: dark, own: listOwn(colors, "dark") }, transfer, inherited);
  const changed = [...onDark.fitted].filter(([name, value]) => dark.has(name) || value !== onLight.fitted.get(name));
  return {
    tokens: { light: onLight.fitted, dark: new Map(changed) },
    faint: [...onLight.faint, ...onDark.faint],
  };
}

function colorScheme(
  { tokens, own }: { tokens: Tokens; own: OwnColors },
  transfer: (text: string) => string,
  inherited: Iterable<[string, string]> = [],
): { fitted: Tokens; faint: ColoredTokens["faint"] } {
  const colored = new Map(inherited);
  for (const [name, value] of tokens) {
    const leader = followers[name];
    const lead = leader === undefined ? undefined : own.get(leader);
    const from = leader === undefined ? undefined : tokens.get(leader);
    colored.set(
      name,
      lead === undefined || from === undefined ? transfer(value) : followColor(value, from, lead.color),
    );
  }
  for (const [name, { color }] of own) colored.set(name, color);
  const { fitted, faint } = fitContrast(colored, new Set(own.keys()));
  return {
    fitted,
    faint: faint.flatMap((each) => ({ ...each, path: own.get(each.token)?.path ?? ["colors", "main"] })),
  };
}

/** A color for one scheme takes precedence over a color for both. */
function listOwn(colors: BrandColors, scheme: Scheme): OwnColors {
  const own = new Map<string, { color: string; path: Path }>();
  for (const key of scheme === "light" ? mainKeys : []) {
    const color = colors[key];
    if (color !== undefined) own.set(mainTokens[key], { color: color.toLowerCase(), path: ["colors", key] });
  }
  for (const [role, color] of Object.entries(colors[scheme] ?? {}) as [Role, string][]) {
    own.set(tokenOf(role), { color: color.toLowerCase(), path: ["colors", scheme, role] });
  }
  return own;
}

/** Turns `textSoft` into `text-soft`. */
const tokenOf = (role: Role): string => role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
