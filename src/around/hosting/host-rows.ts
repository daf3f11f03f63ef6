import { hosts, type Host } from "./host-names.ts";

interface Guide {
  name: string;
  command: string;
  /** Result of the command, and the remaining steps. */
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
    next: "a `server` block for `/etc/nginx/conf.d/`. Copy `dist/` to `/var/www/harbor` after each build; `certbot --nginx` adds the certificate",
  },
  caddy: {
    name: "Caddy",
    command: "dentalsite hosting caddy --out /var/www/harbor > Caddyfile",
    next: "a site block for `/etc/caddy/Caddyfile`. Copy `dist/` to `/var/www/harbor` after each build; Caddy fetches the certificate",
  },
  apache: {
    name: "Apache",
    command: "dentalsite hosting apache --write",
    next: "`host: apache` in `practice.yaml`: each build then writes `.htaccess`. Upload all of `dist/`, hidden files too",
  },
};

/** Returns for each host its name, the command that writes its settings, and the result, as Markdown. */
export function hostRows(): string[][] {
  return hosts.map((host) => guides[host]).map(({ name, command, next }) => [name, `\`${command}\``, next]);
}
