import { symlinkSync } from "node:fs";
import path from "node:path";
import { origin } from "./content.ts";
import type { Generator } from "./generator.ts";
import { formatPeerService } from "./peer-page.ts";
import { peersFolder, versionOfPeer, writeFiles } from "./peers.ts";

const template = `---
import { getCollection, render } from "astro:content";
import groups from "../../../data/groups.json";
export async function getStaticPaths() {
  const services = await getCollection("services");
  return services.map((service) => ({ params: { slug: service.id }, props: { service } }));
}
const { service } = Astro.props;
const { slug } = Astro.params;
const { title, heading, description, introduction, sections } = service.data;
const { Content } = await render(service);
---
<!doctype html>
<html lang="en-US">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title} | Harbor Lane Dental</title>
<meta name="description" content={description}>
<link rel="canonical" href={\`${origin}/services/\${slug}/\`}>
<link rel="stylesheet" href="/site.css"></head>
<body><header><a href="/">Harbor Lane Dental</a><nav>GROUPS</nav><a href="tel:+15035550187">(503) 555-0187</a></header>
<main><h1>{title}</h1>
<h2>{heading}</h2><p>{description}</p><img src="/doctor.svg" alt="Drawing of a dentist with a mirror." width="800" height="600">
<div set:html={introduction}></div>
<div><Content /></div>
{sections.map((section) => <section><h2>{section.title}</h2><ul>{section.cards.map((card) => <li><h3>{card.title}</h3><div set:html={card.description}></div></li>)}</ul></section>)}
<aside>GROUPS</aside></main>
<footer><p>12 Harbor Lane, Port Ansel, OR 02097</p><nav>GROUPS</nav></footer></body></html>
`.replaceAll(
  "GROUPS",
  '{groups.map((group) => <details><summary>{group.title}</summary><ul>{group.links.map((link) => <li><a href={`/services/${link.slug}/`} aria-current={link.slug === slug ? "page" : undefined}>{link.label}</a></li>)}</ul></details>)}',
);

/** The Node in the peers' folder of packages, since Astro needs a newer one than this project. */
const node = path.join(peersFolder, "node_modules/node/bin/node");
const command = path.join(peersFolder, "node_modules/astro/bin/astro.mjs");

export const astro: Generator = {
  name: "Astro",
  findVersion: () => versionOfPeer("astro"),
  prepare: (folder, { services, groups }) => {
    writeFiles(folder, {
      "package.json": '{ "type": "module" }',
      "astro.config.mjs": `export default { site: "${origin}", cacheDir: "./.cache", vite: { cacheDir: "./.cache/vite" }, devToolbar: { enabled: false } };\n`,
      "data/groups.json": JSON.stringify(groups),
      "src/content.config.ts": `import { defineCollection } from "astro:content";
import { glob } from "astro/loaders";
import { z } from "astro/zod";
const card = z.object({ title: z.string(), description: z.string() });
const schema = z.object({
  title: z.string(),
  heading: z.string(),
  description: z.string(),
  introduction: z.string(),
  sections: z.array(z.object({ title: z.string(), cards: z.array(card) })),
});
export const collections = { services: defineCollection({ loader: glob({ pattern: "*.md", base: "./content/services" }), schema }) };
`,
      "src/pages/services/[slug].astro": template,
      "src/pages/index.astro":
        "<!doctype html><html lang='en'><title>Harbor Lane Dental</title><main><h1>Harbor Lane Dental</h1></main></html>",
      "public/site.css": "main { max-width: 40rem }",
      ...Object.fromEntries(
        services.map((service) => [`content/services/${service.slug}.md`, formatPeerService(service)]),
      ),
    });
    symlinkSync(path.join(peersFolder, "node_modules"), path.join(folder, "node_modules"));
  },
  build: () => [node, command, "build"],
  watch: (_folder, port) => [node, command, "dev", "--port", String(port)],
  pageFile: (slug) => `dist/services/${slug}/index.html`,
  sourceFile: (slug) => `content/services/${slug}.md`,
  output: "dist",
  caches: [".astro", ".cache"],
};
