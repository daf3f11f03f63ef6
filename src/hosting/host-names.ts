/** The hosts that there are settings for. */
export const hosts = ["netlify", "cloudflare", "github-pages", "vercel", "nginx", "caddy", "apache"] as const;

export type Host = (typeof hosts)[number];

/** All of them, in words. */
export const joinHosts = (conjunction: "or" | "and"): string =>
  `${hosts.slice(0, -1).join(", ")} ${conjunction} ${hosts.at(-1)!}`;
