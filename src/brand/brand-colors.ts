import type { BrandColors, Role } from "../model/brand.ts";
import type { Path } from "../model/source.ts";
import { fitContrast, type FaintColor } from "./fit-contrast.ts";
import type { Scheme, SchemeTokens, Tokens } from "./tokens.ts";
import { createTransfer, followColor } from "./transfer.ts";

export interface ColoredTokens {
  /** All tokens that are colors, of both schemes. */
  tokens: SchemeTokens;
  /** Where the practice wrote each color that is not readable. */
  faint: (FaintColor & { path: Path })[];
}

/** The practice's own colors by their tokens, and where each is written. */
type OwnColors = ReadonlyMap<string, { color: string; path: Path }>;

/** The tokens of the colors that a practice names for both schemes, as they are on light screens. */
const mainTokens = { main: "link", accent: "accent", sun: "sun" } as const;
const mainKeys = ["main", "accent", "sun"] as const;

/** Tokens that go with another, in lightness too: what is pressed. */
const followers: Readonly<Record<string, string>> = { "accent-strong": "accent" };

/** The palette of a style sheet carried over to the practice's colors, readable in both schemes. */
export function brandColors({ light, dark }: SchemeTokens, colors: BrandColors): ColoredTokens {
  const transfer = createTransfer(mainKeys.map((key) => ({ from: light.get(mainTokens[key]) ?? "", to: colors[key] })));
  const onLight = colorScheme(light, listOwn(colors, "light"), transfer);
  // What the dark scheme does not say again is as in the light one.
  const inherited = [...onLight.fitted].filter(([name]) => !dark.has(name));
  const onDark = colorScheme(dark, listOwn(colors, "dark"), transfer, inherited);
  const changed = [...onDark.fitted].filter(([name, value]) => dark.has(name) || value !== onLight.fitted.get(name));
  return {
    tokens: { light: onLight.fitted, dark: new Map(changed) },
    faint: [...onLight.faint, ...onDark.faint],
  };
}

function colorScheme(
  tokens: Tokens,
  own: OwnColors,
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

/** A single color of one scheme comes before one that is for both. */
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

/** `textSoft` → `text-soft`. */
const tokenOf = (role: Role): string => role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
