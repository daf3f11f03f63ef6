import { symlinkSync } from "node:fs";
import path from "node:path";
import type { Generator } from "./generator.ts";
import { formatPeerService, makePeerPage } from "./peer-page.ts";
import { peersFolder, versionOfPeer, writeFiles } from "./peers.ts";

const template = makePeerPage({
  print: (value) => `{{ ${value} }}`,
  printHtml: (value) => `{{ ${value} | safe }}`,
  each: (item, list, piece) => `{% for ${item} in ${list} %}${piece}{% endfor %}`,
  whenEqual: (left, right, piece) => `{% if ${left} == ${right} %}${piece}{% endif %}`,
  field: (item, name) => `${item}.${name}`,
  mainTitle: "title",
  title: "heading",
  description: "description",
  introduction: "introduction",
  slug: "slug",
  sections: "sections",
  groups: "groups",
  body: "content",
});

const command = path.join(peersFolder, "node_modules/@11ty/eleventy/cmd.cjs");

/** Eleventy with Nunjucks and its default Markdown library. */
export const eleventy: Generator = {
  name: "Eleventy",
  findVersion: () => versionOfPeer("@11ty/eleventy"),
  prepare: (folder, { services, groups }) => {
    writeFiles(folder, {
      "package.json": '{ "type": "module" }',
      "eleventy.config.js": `export default (config) => {
  config.addPassthroughCopy({ static: "/" });
  return { dir: { input: "content", includes: "../layouts", data: "../data" }, markdownTemplateEngine: false };
};
`,
      "data/groups.json": JSON.stringify(groups),
      "layouts/service.njk": template,
      "content/index.html": "<!doctype html><title>Harbor Lane Dental</title><main><h1>Harbor Lane Dental</h1></main>",
      "static/site.css": "main { max-width: 40rem }",
      ...Object.fromEntries(
        services.map((service) => [
          `content/services/${service.slug}.md`,
          formatPeerService(service, { layout: "service.njk" }),
        ]),
      ),
    });
    symlinkSync(path.join(peersFolder, "node_modules"), path.join(folder, "node_modules"));
  },
  build: () => [process.execPath, command, "--quiet"],
  watch: (_folder, port) => [process.execPath, command, "--serve", "--quiet", "--port", String(port)],
  pageFile: (slug) => `_site/services/${slug}/index.html`,
  sourceFile: (slug) => `content/services/${slug}.md`,
  output: "_site",
  caches: [".cache"],
};
