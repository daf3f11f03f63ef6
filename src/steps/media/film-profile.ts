/**
 * Profiles with more colors or bits than films for the web, which hardly any phone decodes. Keys are how a codec's name begins (RFC 6381
 * and similar). Editors choose these profiles for screen recordings and lossless copies.
 */
const rareProfiles = {
  "avc1.2c": "CAVLC 4:4:4 of H.264",
  "avc1.6e": "High 10 of H.264",
  "avc1.7a": "High 4:2:2 of H.264",
  "avc1.f4": "High 4:4:4 of H.264",
  "vp09.01": "1 of VP9",
  "vp09.03": "3 of VP9",
  "av01.1": "High of AV1",
  "av01.2": "Professional of AV1",
} as const;

export type RareProfile = (typeof rareProfiles)[keyof typeof rareProfiles];

/** Returns the profile of a codec such as `avc1.f4001e` if phones cannot play it. */
export function findRareProfile(codec: string): RareProfile | undefined {
  return Object.entries(rareProfiles).find(([start]) => codec.toLowerCase().startsWith(start))?.[1];
}

export function isRareProfile(value: unknown): value is RareProfile {
  return Object.values<unknown>(rareProfiles).includes(value);
}
