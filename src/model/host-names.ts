/** Hosts with settings. */
export const hosts = ["netlify", "cloudflare", "github-pages", "vercel", "nginx", "caddy", "apache"] as const;

export type Host = (typeof hosts)[number];

/** Joins the names of all hosts in words. */
export const joinHosts = (conjunction: "or" | "and"): string =>
  `${hosts.slice(0, -1).join(", ")} ${conjunction} ${hosts.at(-1)!}`;
