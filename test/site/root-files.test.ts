import { kinds } from "../../src/kinds/kinds.ts";
import { readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { load } from "cheerio";
import { describe, expect, test } from "vitest";
import { checkRootNames } from "../../src/steps/check/check-root-names.ts";
import { isIgnored } from "../../src/model/build/ignored-files.ts";
import type { Recall } from "../../src/model/build/recall.ts";
import { parseSite } from "../../src/steps/parse/parse-site.ts";
import { readSite } from "../../src/steps/read/read-site.ts";
import { watchSite } from "../../src/serve/watch.ts";
import { buildLittleSite } from "../support/build-little-site.ts";
import { findFaults } from "../support/check-output.ts";
import { makeLittleSite, type LittleSite } from "../support/little-site.ts";
import { startPreview } from "../support/preview.ts";
import { listTree, readTree } from "../support/read-tree.ts";

/* Files in assets/root/ are for hosts and search engines, and are published unchanged at the top of the site. */

const files = {
  CNAME: "www.harborlane.example\n",
  ".nojekyll": "",
  ".well-known/security.txt": "Contact: mailto:hello@harborlane.example\n",
  "google1234567890abcdef.html": "google-site-verification: google1234567890abcdef.html\n",
  "BingSiteAuth.xml": '<?xml version="1.0"?>\n<users>\n<user>0123456789ABCDEF</user>\n</users>\n',
  "forms/new-patient.pdf": "%PDF-1.7 <script>is no script here</script>",
  "about/directions.txt": "Beside a page, a < b.",
};

function makeSite(): LittleSite {
  const site = makeLittleSite();
  for (const [name, text] of Object.entries(files)) site.write(`assets/root/${name}`, text);
  for (const name of [".DS_Store", ".well-known/.DS_Store", "._forms", ".git/config", "notes.txt~"]) {
    site.write(`assets/root/${name}`, "left behind");
  }
  const service = "site/services/sealants.md";
  site.write(service, `${site.read(service)}\nPrint [the form](/forms/new-patient.pdf).\n`);
  return site;
}

async function build(site: LittleSite) {
  const { result, report } = await buildLittleSite(site);
  expect(result.problems).toEqual([]);
  return { built: result.built!, report: report! };
}

describe("files in assets/root/", () => {
  test("are at the top of the site, byte for byte", async () => {
    const site = makeSite();
    await build(site);
    expect(readTree(site.file("dist"))).toMatchObject(files);
    const kept = listTree(site.file("dist")).filter((name) => /left|DS_Store|_forms|git|notes/.test(name));
    expect(kept).toEqual([]);
    const faults = findFaults(site.file("dist"), "/practice/");
    expect(faults.filter((fault) => !fault.startsWith("google"))).toEqual([]);
  });

  test("can be linked to from a page", async () => {
    const site = makeSite();
    await build(site);
    const html = readFileSync(site.file("dist/services/sealants/index.html"), "utf8");
    expect(load(html)('a:contains("the form")').attr("href")).toBe("/practice/forms/new-patient.pdf");
  });

  test("disappear with their folders once they are removed", async () => {
    const site = makeSite();
    await build(site);
    rmSync(site.file("assets/root/.well-known"), { recursive: true });
    expect((await build(site)).report).toMatchObject({ written: 1, removed: 1, others: [] });
    expect(listTree(site.file("dist")).filter((name) => name.startsWith(".well-known"))).toEqual([]);
  });

  test("are served by the preview with their media types", async () => {
    const { built } = await build(makeSite());
    const { server, origin } = await startPreview({ watches: false });
    server.show({ built });
    const types = {
      CNAME: "application/octet-stream",
      ".well-known/security.txt": "text/plain; charset=utf-8",
      "google1234567890abcdef.html": "text/html; charset=utf-8",
      "forms/new-patient.pdf": "application/pdf",
    };
    for (const [name, type] of Object.entries(types)) {
      const answer = await fetch(`${origin}/practice/${name}`);
      expect([answer.status, answer.headers.get("content-type")], name).toEqual([200, type]);
      expect(await answer.text()).toBe(files[name as keyof typeof files]);
    }
  });

  test("are watched, including hidden files for hosts", async () => {
    const site = makeSite();
    let changes = 0;
    const watcher = await watchSite(site.root, { onChange: () => changes++, onTrouble: () => 0 });
    try {
      site.write("assets/root/.well-known/security.txt", "Contact: mailto:office@harborlane.example\n");
      await expect.poll(() => changes).toBeGreaterThan(0);
    } finally {
      await watcher.close();
    }
  });
});

test.for([
  ["assets/root/.well-known", false],
  ["assets/root/.well-known/security.txt", false],
  ["root/.well-known/security.txt", false],
  ["root/.nojekyll", false],
  // Leaving it out silently would look as if it worked, so it is refused.
  ["root/.htaccess", false],
  ["root/.htaccess/x", false],
  ["root/.well-known-old", false],
  ["root/.env", false],
  ["root/.ssh/id_rsa.txt", false],
  ["root/sub/.well-known/x", false],
  ["root/.well-known/.DS_Store", true],
  ["root/.gitkeep", true],
  ["root/.git/config", true],
  ["root/._form.pdf", true],
  ["root/.form.txt.swp", false],
  ["root/Thumbs.db", true],
  ["site/services/.crowns.md.swp", true],
  ["site/services/desktop.ini", true],
  ["site/root/.well-known/x", true],
  [".well-known/x", true],
] as const)("hidden files in assets/root/ count, unless systems or Git have made them: %s", ([name, expected]) => {
  expect(isIgnored(name)).toBe(expected);
});

test.for([
  ["index.html", "index.html"],
  ["Index.html", "index.html"],
  ["services", "services/"],
  ["Services/notes.txt", "services/"],
  ["services/crowns/index.html", "services/crowns/index.html"],
  ["404.html/notes.txt", "404.html"],
  ["assets/notes.txt", "assets/"],
  ["ASSETS", "assets/"],
  ["services/crowns/notes.txt", undefined],
  ["CNAME", undefined],
] as const)("a name that the site already has is reported: %s", ([name, taken]) => {
  const found = checkRootNames([name], ["index.html", "404.html", "services/crowns/index.html", "assets/site.1.css"]);
  expect(found.map(({ message }) => message)).toEqual(
    taken === undefined ? [] : [expect.stringContaining(`"${taken}"`)],
  );
});

test("two files that differ only in case are refused, because some disks take them for one", () => {
  expect(checkRootNames(["ads.txt", "Ads.txt"], [])).toMatchObject([{ place: { file: "assets/root/Ads.txt" } }]);
  expect(checkRootNames(["forms/a.txt", "forms/b.txt", "Forms/c.txt"], [])).toHaveLength(1);
});

const script = '<s xmlns="http://www.w3.org/1999/xhtml"><script>document.title = 1</script></s>';

test.for<[name: string, text: string]>([
  ["feed.xml", `<?xml version="1.0"?>\n${script}`],
  // A browser that reads this file in the declared encoding sees the word xmlns.
  ["hidden.xml", `<?xml version="1.0" encoding="ISO-2022-JP"?>\n${script.replace("xmlns", "xm\u001b(Blns")}`],
  ["bare.xml", script.replace("xmlns", "xm\u001b(Blns")],
  ["other.xml", '<?xml encoding="utf-7"?>\n<users/>'],
  ["above.xml", '<?xml version=">" encoding="utf-7"?>\n<users/>'],
  ["login.php.txt", "<?php phpinfo();"],
  ["login.PHP7.pdf", "x"],
  ["x.phar.txt", "x"],
  ["x.asp.txt", "x"],
  ["x.aspx.png", "x"],
  ["x.pl.txt", "x"],
  ["x.py.txt", "x"],
  ["run.v2.sh.csv", "x"],
  ["page.html", "<p>x"],
  ["server.TS", "x"],
  ["middleware.mjs", "x"],
  ["index.cgi", "x"],
  ["run.sh", "x"],
  ["setup.EXE", "x"],
  ["page.cshtml", "x"],
  ["hello.go", "x"],
  ["data.bin", "x"],
])("what could be a program is refused: %s", ([name, text]) => {
  expectProblem(name, text, "root-file/code");
});

const settings = `
  _redirects _headers _routes.json _worker.js _config.yml _Redirects _x/a.txt vercel.json Vercel.JSON netlify.toml wrangler.jsonc
  staticwebapp.config.json files/staticwebapp.config.json firebase.json web.config forms/Web.Config .htaccess .htpasswd package.json
  package-lock.json app.yaml render.yml Procfile Dockerfile php.ini AUTH ROUTER api/x.ts API/hello.txt functions/index.js
  Functions/[[path]].js netlify/functions/a.js files/cgi-bin/a.txt crossdomain.xml forms/ClientAccessPolicy.xml .env .ssh/config
`;

test.for(settings.trim().split(/\s+/))(
  "a file that a host could read as its settings or run is refused: %s",
  (name) => {
    expectProblem(name, "/* https://evil.example/:splat 200!", "root-file/host-settings");
  },
);

test.for([".env.txt", ".ssh/id_rsa.txt", "forms/.old/prices.csv", ".well-known-old/notes.txt", ".well-known/.env.txt"])(
  "a hidden file is refused, since it may be a secret: %s",
  (name) => {
    expectProblem(name, "SECRET=1", "root-file/bad-name");
  },
);

test.for<[name: string, contents: string | Uint8Array]>([
  ["form.docx", "PK"],
  ["files.zip", "PK"],
  ["tour.mp4", "film"],
  ["photo.heic", "photo"],
  ["scan.TIFF", "scan"],
  ["photo.txt", Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, 1])],
  [".well-known/photo", "\u0000Exif"],
])("what nobody can look into is refused: %s", ([name, contents]) => {
  expectProblem(name, contents, "root-file/unsearchable");
});

function expectProblem(name: string, contents: string | Uint8Array, code: string): void {
  const { problems } = parseSite(readSite(makeLittleSite({ [`assets/root/${name}`]: contents }).root), kinds);
  expect(problems).toMatchObject([{ code, place: { file: `assets/root/${name}` } }]);
}

test("a link to a file that cannot be searched is not a second mistake", async () => {
  const site = makeSite();
  site.write("assets/root/forms/new-patient.docx", "PK");
  const service = "site/services/sealants.md";
  site.write(service, `${site.read(service)}\nOr [as a text](/forms/new-patient.docx).\n`);
  const { result } = await buildLittleSite(site);
  expect(result.problems.map(({ code }) => code)).toEqual(["root-file/unsearchable"]);
});

test("a symbolic link that replaces a file while it is read is not followed", () => {
  const site = makeSite();
  const outside = path.join(path.dirname(site.root), "secret.txt");
  writeFileSync(outside, "secret");
  const file = site.file("assets/root/CNAME");
  const recall: Recall = (_use, inputs, read) => {
    if (inputs.includes(file)) {
      rmSync(file);
      symlinkSync(outside, file);
    }
    return read();
  };
  const { content, problems } = parseSite(readSite(site.root, { recall, now: Date.now() + 10_000 }), kinds);
  expect(problems).toMatchObject([{ code: "file/unreadable", place: { file: "assets/root/CNAME" } }]);
  expect(content.rootFiles.has("CNAME")).toBe(false);
});

test.for<[name: string, text: string]>([
  ["BingSiteAuth.xml", "<users><user>0123</user></users>"],
  ["users.xml", '\ufeff<?xml version="1.0" encoding="UTF-8"?>\r\n<users>\u00e9</users>'],
  ["form.pl.pdf", "x"],
  ["ads.txt", "x"],
  ["security.txt", "x"],
  ["v1.2-notes.txt", "x"],
  ["prices.2026.es.txt", "x"],
  ["manifest.json", "{}"],
  ["site.webmanifest", "{}"],
  [".well-known/assetlinks.json", "[]"],
  ["data/prices.csv", "a,b"],
  ["apple-app-site-association", "{}"],
  ["address.vcf", "BEGIN:VCARD\r\nFN:Caf\u00e9\r\nEND:VCARD\r\n"],
  [".well-known/pki/profile", "plain text"],
])("plain data is not: %s", ([name, text]) => {
  expect(parseSite(readSite(makeLittleSite({ [`assets/root/${name}`]: text }).root), kinds).problems).toEqual([]);
});
