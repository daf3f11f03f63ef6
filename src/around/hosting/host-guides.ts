import { hosts, type Host } from "../../model/host-names.ts";

interface Guide {
  name: string;
  command: string;
  /** Result of the command, in Markdown. */
  makes: string;
  /** The step that is left to do, in Markdown. */
  next: string;
}

const guides: Readonly<Record<Host, Guide>> = {
  netlify: {
    name: "Netlify",
    command: "dentalsite hosting netlify --write",
    makes: "`netlify.toml`",
    next: "Connect the repository at Netlify, which then builds each push",
  },
  cloudflare: {
    name: "Cloudflare",
    command: "dentalsite hosting cloudflare --write",
    makes: "`wrangler.json` and workflows for GitHub",
    next: "The repository needs the secrets `CLOUDFLARE_API_TOKEN` and `CLOUDFLARE_ACCOUNT_ID`",
  },
  "github-pages": {
    name: "GitHub Pages",
    command: "dentalsite hosting github-pages --write",
    makes: "workflows",
    next: 'In the settings of the repository, under Pages, choose "GitHub Actions"',
  },
  vercel: {
    name: "Vercel",
    command: "dentalsite hosting vercel --write",
    makes: "`vercel.json`",
    next: "Import the repository at Vercel, which then builds each push",
  },
  nginx: {
    name: "nginx",
    command: "dentalsite hosting nginx --out /var/www/harbor > harbor.conf",
    makes: "a `server` block for `/etc/nginx/conf.d/`",
    next: "Copy `dist/` to `/var/www/harbor` after each build; `certbot --nginx` adds the certificate",
  },
  caddy: {
    name: "Caddy",
    command: "dentalsite hosting caddy --out /var/www/harbor > Caddyfile",
    makes: "a site block for `/etc/caddy/Caddyfile`",
    next: "Copy `dist/` to `/var/www/harbor` after each build; Caddy fetches the certificate",
  },
  apache: {
    name: "Apache",
    command: "dentalsite hosting apache --write",
    makes: "`host: apache` in `practice.yaml`: each build then writes `.htaccess`",
    next: "Upload all of `dist/`, hidden files too",
  },
};

/** Returns for each host its name, the command that writes its settings, and the result, as Markdown. */
export function hostRows(): string[][] {
  return hosts
    .map((host) => guides[host])
    .map(({ name, command, makes, next }) => [name, `\`${command}\``, `${makes}. ${next}`]);
}

/** Says what is left to do for a host after its settings are written, as plain text. */
export const nextStepFor = (host: Host): string => `${guides[host].next.replaceAll("`", "")}.`;
