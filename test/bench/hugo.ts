import { spawnSync } from "node:child_process";
import path from "node:path";
import { stringify } from "yaml";
import { origin } from "./content.ts";
import type { Generator } from "./generator.ts";
import { formatPeerService, makePeerPage } from "./peer-page.ts";
import { writeFiles } from "./peers.ts";

const template = makePeerPage({
  print: (value) => `{{ ${value} }}`,
  printHtml: (value) => `{{ ${value} | safeHTML }}`,
  each: (item, list, piece) => `{{ range $${item} := ${list} }}${piece}{{ end }}`,
  whenEqual: (left, right, piece) => `{{ if eq ${left} ${right} }}${piece}{{ end }}`,
  field: (item, name) => `$${item}.${name}`,
  mainTitle: "$.Title",
  title: "$.Params.heading",
  description: "$.Description",
  introduction: "$.Params.introduction",
  slug: "$.Slug",
  sections: "$.Params.sections",
  groups: "$.Site.Data.groups",
  body: "$.Content",
});

/** Hugo as installed on the machine: `hugo` on the PATH. */
export const hugo: Generator = {
  name: "Hugo",
  findVersion: () => /v(\d[\w.]*)/.exec(String(spawnSync("hugo", ["version"]).stdout))?.[1],
  prepare: (folder, { services, groups }) => {
    writeFiles(folder, {
      "config.yaml": stringify({
        baseURL: `${origin}/`,
        languageCode: "en-US",
        title: "Harbor Lane Dental",
        disableKinds: ["taxonomy", "term", "RSS", "section"],
        markup: { goldmark: { renderer: { unsafe: true } } },
      }),
      "data/groups.yaml": stringify(groups),
      "layouts/services/single.html": template,
      "layouts/index.html": "<!doctype html><title>Harbor Lane Dental</title><main><h1>Harbor Lane Dental</h1></main>",
      "static/site.css": "main { max-width: 40rem }",
      ...Object.fromEntries(
        services.map((service) => [`content/services/${service.slug}.md`, formatPeerService(service)]),
      ),
    });
  },
  build: (folder) => ["hugo", "--quiet", "--source", folder],
  watch: (folder, port) => ["hugo", "server", "--source", folder, "--port", String(port), "--bind", "127.0.0.1"],
  pageFile: (slug) => path.join("public/services", slug, "index.html"),
  sourceFile: (slug) => `content/services/${slug}.md`,
  output: "public",
  caches: ["resources"],
};
