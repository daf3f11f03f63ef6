import { hosts, type Host } from "./host-names.ts";

interface Guide {
  name: string;
  command: string;
  /** What the command makes, and what is left to do. */
  next: string;
}

const guides: Readonly<Record<Host, Guide>> = {
  netlify: {
    name: "Netlify",
    command: "dentalsite hosting netlify --write",
    next: "`netlify.toml`. Connect the repository at Netlify, which then builds each push",
  },
  cloudflare: {
    name: "Cloudflare",
    command: "dentalsite hosting cloudflare --write",
    next: "`wrangler.json` and workflows for GitHub. The repository needs the secrets `CLOUDFLARE_API_TOKEN` and `CLOUDFLARE_ACCOUNT_ID`",
  },
  "github-pages": {
    name: "GitHub Pages",
    command: "dentalsite hosting github-pages --write",
    next: 'workflows. In the settings of the repository, under Pages, choose "GitHub Actions"',
  },
  vercel: {
    name: "Vercel",
    command: "dentalsite hosting vercel --write",
    next: "`vercel.json`. Import the repository at Vercel, which then builds each push",
  },
  nginx: {
    name: "nginx",
    command: "dentalsite hosting nginx --out /var/www/harbor > harbor.conf",
    next: "a `server` block for `/etc/nginx/conf.d/`. `certbot --nginx` adds the certificate",
  },
  caddy: {
    name: "Caddy",
    command: "dentalsite hosting caddy --out /var/www/harbor > Caddyfile",
    next: "a site block. Caddy gets the certificate by itself",
  },
  apache: {
    name: "Apache",
    command: "dentalsite hosting apache --write",
    next: "`host: apache` in `practice.yaml`: each build then writes `.htaccess`. Upload all of `dist/`, hidden files too",
  },
};

/** The table of hosts in the README, as Prettier writes it. */
export function hostTable(): string {
  const rows = hosts.map((host) => guides[host]).map(({ name, command, next }) => [name, `\`${command}\``, next]);
  const all = [["host", "command", "what it makes, and what is left to do"], ...rows];
  const widths = [0, 1, 2].map((column) => Math.max(...all.map((row) => row[column]!.length)));
  const line = (row: readonly string[]): string => `| ${row.map((cell, at) => cell.padEnd(widths[at]!)).join(" | ")} |`;
  const [head, ...others] = all;
  return [line(head!), line(widths.map((width) => "-".repeat(width))), ...others.map(line)].join("\n");
}
