/** Networks by their hosts. */
const networks: readonly (readonly [host: string, name: string])[] = [
  ["facebook.com", "Facebook"],
  ["instagram.com", "Instagram"],
  ["linkedin.com", "LinkedIn"],
  ["tiktok.com", "TikTok"],
  ["twitter.com", "X"],
  ["x.com", "X"],
  ["vimeo.com", "Vimeo"],
  ["yelp.com", "Yelp"],
  ["youtu.be", "YouTube"],
  ["youtube.com", "YouTube"],
];

/** Returns what people call the network of a page, or else the name of its host. */
export function networkOf(address: string): string {
  const host = new URL(address).hostname.replace(/^www\./, "");
  return networks.find(([each]) => host === each || host.endsWith(`.${each}`))?.[1] ?? host;
}
