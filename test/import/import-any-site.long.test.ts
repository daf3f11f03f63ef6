import path from "node:path";
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { importSite } from "../../src/import/import-site.ts";
import { parsePlan, type Plan } from "../../src/import/plan.ts";
import { makePractice, makeTemporaryFolder, type LittleSite } from "../support/little-site.ts";
import { at, expectToBuild, frame, optionsFor, saveSite } from "../support/saved-site.ts";

/** Imports saved pages, each with a link that calls a number of Oregon, where there is no practice yet. */
async function importAlone(pages: Readonly<Record<string, string>>): Promise<LittleSite> {
  const root = path.join(makeTemporaryFolder(), "harbor");
  const call = '<body><a href="tel:+15035550187"></a>';
  const calling = Object.entries(pages).map(([name, text]) => [name, text.replace("<body>", call)] as const);
  await importSite(optionsFor(root, await saveSite(Object.fromEntries(calling))));
  const file = (name: string): string => path.join(root, name);
  return { root, file, read: (name) => readFileSync(file(name), "utf8"), write: () => undefined };
}

const plain = (title: string, text: string, { head = "", lang = "en-US" } = {}): string =>
  `<html lang="${lang}"><head><title>${title}</title>${head}</head><body><h1>${title}</h1>${text}</body></html>`;

/** Returns the plan for a site of one page. */
async function planOf(lang: string, text: string): Promise<Plan> {
  const folder = await saveSite({ "index.html": plain("Praxis", text, { lang }) });
  return parsePlan((await importSite(optionsFor("none", folder, { isDry: true }))).plan, "plan.yaml");
}

const icon = `<img src="icon.jpg">`;

const wrongData = {
  "@type": "Dentist",
  name: ["Harbor"],
  telephone: 5,
  address: [1],
  openingHoursSpecification: [
    { dayOfWeek: "Monday", opens: "25:99", closes: "26:00" },
    { dayOfWeek: "Friday", opens: "09:00", closes: "08:00" },
  ],
};

const noCountry = { "@type": "Dentist", address: { addressCountry: null, postalCode: 92626 } };

const strangeTitles = [
  '"Quoted"',
  "a: b # c",
  "- dash",
  "{{ x }}",
  "<b>bold</b>",
  "\u{1f9b7}",
  "null",
  "~",
  "%p",
  "مرحبا",
];

test.for<[string, Readonly<Record<string, string>>]>([
  ["with one page", { "index.html": plain("Harbor", "<p>We look after teeth.</p>") }],
  ["without titles", { "index.html": "<body>We look after teeth.</body>", "b.html": "<body><h3></h3>Here.</body>" }],
  [
    "whose services have no text",
    { "index.html": plain("Harbor", "<p>Hello.</p>"), "services/crowns.html": plain("Crowns", "<form><input></form>") },
  ],
  [
    "whose only service is refused",
    { "services/crowns.html": plain("Crowns", `<p>${"All of it is one word after another ".repeat(400)}</p>`) },
  ],
  [
    "in Chinese",
    {
      "index.html": plain("首頁", "<p>我們照顧您的牙齒。</p>", { lang: "zh-TW" }),
      "關於.html": plain("關於", "<p>我們從1990年開始。</p>", { lang: "zh-TW" }),
    },
  ],
  [
    "with strange titles",
    Object.fromEntries(strangeTitles.map((title, at) => [`p${at}.html`, plain(title, `<p>Text ${at}.</p>`)])),
  ],
  [
    "with days that no calendar has",
    Object.fromEntries(
      ["2024-02-30", "0001-01-01", "2999-12-31"].map((day) => [
        `blog/${day}.html`,
        plain(`Day ${day}`, `<p>It was ${day}.</p>`, {
          head: `<meta property="article:published_time" content="${day}">`,
        }),
      ]),
    ),
  ],
  [
    "with languages that are none",
    {
      "index.html": plain("Harbor", "<p>Hello.</p>", {
        lang: "{{lang}}",
        head: '<link rel="alternate" hreflang="en_US" href="about.html"><link rel="alternate" hreflang="X-Default" href="/">',
      }),
      "about.html": plain("About", "<p>We are here.</p>", { lang: "en-us, es" }),
    },
  ],
  [
    "at addresses that the new site has",
    Object.fromEntries(
      ["services", "news", "about", "404", "es", "assets"].map((name) => [
        `${name}.html`,
        plain(name, `<p>Text of ${name}.</p>`),
      ]),
    ),
  ],
])("the first build after importing a site %s into a practice without services has no errors", async ([, pages]) => {
  const site = makePractice("smallest");
  rmSync(site.file("site/services"), { recursive: true });
  await importSite(optionsFor(site.root, await saveSite(pages)));
  await expectToBuild(site);
});

test("a new practice whose services have no text has the sample services with their drawings", async () => {
  const site = await importAlone({
    "services/crowns.html": plain("Crowns", "<form><input></form>"),
    "a.html": plain("A", "<p>Hi.</p>"),
  });
  expect(existsSync(site.file("assets/pictures/checkupandcleanings.svg"))).toBe(true);
  await expectToBuild(site);
});

test("structured data that no practice can have leaves the sample values", async () => {
  const script = [wrongData, noCountry]
    .map((data) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`)
    .join("");
  await expectToBuild(await importAlone({ "index.html": plain("Harbor", `<p>Hello.</p>${script}`) }));
});

test("pages in a second language become translations of those that name them, or have their address below a folder", async () => {
  const other = (href: string): string => `<link rel="alternate" hreflang="es" href="${href}">`;
  const site = await importAlone({
    "index.html": frame("Welcome", "<p>We look after teeth.</p>", at("/")),
    "services/crowns.html": frame("Crowns", "<p>A crown covers a tooth.</p>", other("../es/coronas.html")),
    "about.html": frame("About us", "<p>We are here.</p>"),
    "es/index.html": plain("Bienvenidos", "<p>Cuidamos los dientes.</p>", { lang: "es" }),
    "es/coronas.html": plain("Coronas", "<p>Una corona cubre el diente.</p>"),
    "es/about.html": plain("Nosotros", "<p>Aquí estamos.</p>", { lang: "es" }),
    "es/precios.html": plain("Precios", "<p>Cuesta poco.</p>", { lang: "es" }),
  });
  expect(site.read("site/es/services/crowns.md")).toContain("description: Una corona cubre el diente.\n");
  expect(site.read("site/es/pages/welcome.md")).toContain("mainTitleText: Bienvenidos\n");
  expect(site.read("site/es/about/introduction.md")).toContain("mainTitleText: Nosotros\n");
  expect(site.read("site/practice.yaml")).toContain("translations: [es-US]");
  expect(site.read("site/redirects.yaml")).toContain("- from: /es/coronas.html\n  to: /es/services/crowns\n");
  expect(site.read("import/report.md")).toContain("- es/precios.html, at /es/precios.html: it is in Spanish");
  await expectToBuild(site);
});

test("lists of posts lead to the news, and files that only lead elsewhere lead where they did", async () => {
  const post = plain("Open", "<p>We are open.</p>", {
    head: '<meta property="article:published_time" content="2024-03-04">',
  });
  const site = makePractice("smallest");
  await importSite(
    optionsFor(
      site.root,
      await saveSite({
        "index.html": plain("Harbor", "<p>Hello.</p>"),
        "blog/open/index.html": post,
        "blog/index.html": plain("Blog", "<p>We are open.</p><a>More</a>"),
        "blog/page/2/index.html": plain("Blog", "<p>Page 2</p>"),
        "tag/news/index.html": plain("News", "<p>Open</p>"),
        "team/index.html": plain("Our team", "<p>Four people.</p>"),
        "staff/index.html": `<html><head><meta http-equiv="refresh" content="0; url=../team/index.html"></head></html>`,
      }),
    ),
  );
  const redirects = site.read("site/redirects.yaml");
  for (const from of ["/blog", "/blog/page/2", "/tag/news"])
    expect(redirects).toContain(`- from: ${from}\n  to: /news\n`);
  expect(redirects).toContain("- from: /staff\n  to: /team\n");
  await expectToBuild(site);
});

test("a contact page that has only a form leads to the page with the addresses of the offices", async () => {
  const pages = {
    "index.html": plain("Harbor", "<p>Hello.</p>"),
    "contact.html": plain("Contact", "<form><input></form>"),
  };
  const site = await importAlone(pages);
  expect(site.read("site/redirects.yaml")).toContain("- from: /contact.html\n  to: /about/address\n");
  await expectToBuild(site);
});

test("pages of WordPress's own code are no pages of the site, and do not count when the frame is found", async () => {
  const code = Object.fromEntries(
    ["a", "b", "c", "d"].map((name) => [`wp-content/plugins/${name}.html`, plain(name, `<p>Help for ${name}.</p>`)]),
  );
  const pages = ["index", "fees", "team"].map((name): [string, string] => [
    `${name}.html`,
    plain(name, `<p>Text of ${name}.</p><p>Closed this week</p>`),
  ]);
  const site = makePractice("smallest");
  await importSite(optionsFor(site.root, await saveSite({ ...code, ...Object.fromEntries(pages) })));
  expect(site.read("site/pages/fees.md")).not.toContain("Closed this week");
  expect(site.read("import/report.md")).toContain("3 of 3 pages were taken");
});

test("an address that is only the beginning of one in the list still gets its redirect", async () => {
  const site = makePractice("smallest");
  site.write("site/redirects.yaml", "# from: /team.html\n- { from: /team.html/more, to: / }\n");
  await importSite(optionsFor(site.root, await saveSite({ "team.html": plain("Team", "<p>Four people.</p>") })));
  expect(site.read("site/redirects.yaml")).toContain("- from: /team.html\n  to: /team\n");
});

test("a second run names the files of an earlier plan that are no longer in it, also in a third run", async () => {
  const [site, folder] = [
    makePractice("smallest"),
    await saveSite({ "a.html": plain("A", "<p>One.</p>"), "b.html": plain("B", "<p>Two.</p>") }),
  ];
  const { plan } = await importSite(optionsFor(site.root, folder));
  const planFile = site.file("changed.yaml");
  site.write("changed.yaml", plan.replace("name: b\n", "name: bridges\n"));
  for (const run of [2, 3]) {
    const { done } = await importSite(optionsFor(site.root, folder, { planFile }));
    expect([run, done?.forgotten]).toEqual([run, ["site/pages/b.md"]]);
  }
  expect(site.read("import/report.md")).toContain("- site/pages/b.md: this plan does not name it.");
});

test("a plan lists hours that texts and tables name with their files, and takes none of them", async () => {
  const row = (day: string, hours: string): string => `<tr><td>${day}</td><td>${hours}</td></tr>`;
  const twice = row("Tuesday", "9-12</td><td>14-18");
  const folder = await saveSite({
    "index.html": frame("Welcome", "<p>We are open Monday to Thursday from 8 to 5, and on Friday 8 AM to noon.</p>"),
    "contact.html": frame("Contact", `<table>${row("Monday", "8:00 – 5:30")}${twice}</table>`),
    "fees.html": frame("Fees", "<p>Hours: Friday 8 AM until noon; Saturdays 9 AM through noon</p>"),
  });
  const { plan } = await importSite(optionsFor(makePractice("smallest").root, folder, { isDry: true }));
  const { facts, undecided } = parsePlan(plan, "plan.yaml");
  expect(undecided.hoursInTexts).toEqual([
    { value: "Monday | 8:00 – 5:30", places: ["contact.html"], pages: 1 },
    { value: "Tuesday | 9-12 | 14-18", places: ["contact.html"], pages: 1 },
    { value: "Friday 8 AM until noon", places: ["fees.html"], pages: 1 },
    { value: "Saturdays 9 AM through noon", places: ["fees.html"], pages: 1 },
    { value: "Monday to Thursday from 8 to 5", places: ["index.html"], pages: 1 },
    { value: "Friday 8 AM to noon", places: ["index.html"], pages: 1 },
  ]);
  expect(facts.hours).toBeUndefined();
});

test("a plan has a phone number as the country of the pages' language writes it, and American ones on any page", async () => {
  const german = '<p>Telefon 030 6576 5430, <a href="tel:03065765430">anrufen</a></p>';
  expect(await planOf("de", german)).toMatchObject({ facts: { phone: "+49 30 65765430" } });
  expect(await planOf("de", `<p>0049 30 65765430, +49 (30) 6576-5430</p>${german}`)).toMatchObject({
    facts: { phone: "+49 30 65765430" },
  });
  expect(await planOf("de", "<p>(306) 576-5430, +49 30 65765430</p>")).toMatchObject({
    undecided: { phone: [{ value: "(306) 576-5430" }, { value: "+49 30 65765430" }] },
  });
  const spanish = { facts: { phone: "+34 912 34 56 78", language: "es-ES", country: "ES" } };
  expect(await planOf("es", "<p>Llame al 912 345 678.</p>")).toMatchObject(spanish);
  const mexican = '<p>Tel. 55 1234 5678, (55) 1234-5678, <a href="tel:5512345678">llamar</a></p>';
  expect(await planOf("es-MX", mexican)).toMatchObject({ facts: { phone: "+52 55 1234 5678", country: "MX" } });
  expect(await planOf("en-IN", "<p>97250 12345</p>")).toMatchObject({ facts: { phone: "+91 97250 12345" } });
  for (const language of ["zh-CN", "ru-RU", "es-MX", "en"])
    expect(await planOf(language, "<p>(503) 226-2222</p>")).toMatchObject({ facts: { phone: "(503) 226-2222" } });
  expect((await planOf("en", "<p>030 6576 5430</p>")).facts).not.toHaveProperty("phone");
});

test("a language has the country of the practice's phone, and else a country that the plan asks about", async () => {
  const american = { language: "es-US", country: "US", phone: "(503) 226-2222" };
  expect(await planOf("es", "<p>(503) 226-2222</p>")).toMatchObject({ facts: american, undecided: {} });
  expect((await planOf("es", "<p>+52 55 1234 5678</p>")).facts).toMatchObject({ language: "es-MX", country: "MX" });
  const calls = '<a href="tel:04443592202">+91 44 4359 2202</a>';
  expect(await planOf("en", `<p>${calls}</p>`)).toMatchObject({
    facts: { country: "IN", language: "en-IN", phone: "+91 44 4359 2202" },
    undecided: {},
  });
  expect((await planOf("en", "<p>(800) 123-4567</p>")).undecided.country).toMatchObject([{ value: "US" }]);
  for (const language of ["es", "es-ES"])
    expect((await planOf(language, "<p>Hola.</p>")).undecided.country).toEqual([{ value: "ES", places: [], pages: 0 }]);
});

test("links, pipes and sockets in a saved folder are named and not read, and a pipe is no plan and no export", async () => {
  const folder = await saveSite({ "index.html": plain("Harbor", "<p>Hello.</p>") });
  symlinkSync("/etc/hostname", path.join(folder, "about.html"));
  symlinkSync("/etc", path.join(folder, "etc"));
  const pipe = path.join(folder, "pipe.html");
  execFileSync("mkfifo", [pipe]);
  const options = optionsFor(makePractice("smallest").root, folder, { isDry: true });
  const why = "it is a link to another place, and only files of the folder are read";
  expect(parsePlan((await importSite(options)).plan, "plan.yaml").unread).toEqual([
    { file: "about.html", why },
    { file: "etc", why },
    { file: "pipe.html", why: "it is a pipe, a socket or a device" },
  ]);
  for (const given of [{ planFile: pipe }, { exportFile: pipe }])
    await expect(importSite({ ...options, ...given })).rejects.toThrow(`${pipe} is no file.`);
  await expect(importSite({ ...options, planFile: folder })).rejects.toThrow(`${folder} is no file.`);
});

test("a web address in a text becomes a link that the site takes, to the new page if it is one of the old site", async () => {
  const text =
    "<p>See http://youtu.be/x1y2z3, http://www.harbor.example/team and http://www.harbor.example/gone here.</p>";
  const site = makePractice("smallest");
  const folder = await saveSite({
    "index.html": plain("Harbor", text, { head: at("/") }),
    "team.html": plain("Team", "<p>Four people.</p>", { head: at("/team") }),
  });
  await importSite(optionsFor(site.root, folder));
  expect(site.read("site/pages/welcome.md")).toContain(
    "[http://youtu.be/x1y2z3](https://youtu.be/x1y2z3), [http://www.harbor.example/team](/team) and [http://www.harbor.example/gone](https://www.harbor.example/gone)",
  );
});

test("a page that is left leads its address, links and menu to the page that the plan names", async () => {
  const site = makePractice("smallest");
  const menu = `<nav><ul><li><a href="all.html">All</a></li><li><a href="team.html">Team</a></li></ul></nav>`;
  const folder = await saveSite({
    "index.html": plain("Harbor", `${menu}<p>Hello. See <a href="all.html">all services</a>.</p>`),
    "team.html": plain("Team", "<p>Four people.</p>"),
    "all.html": plain("All services", "<p>Crowns and more.</p>"),
  });
  const { plan } = await importSite(optionsFor(site.root, folder, { isDry: true }));
  site.write("plan.yaml", plan.replace("kind: page\n    name: all\n", "kind: leave\n    to: /services\n"));
  await importSite(optionsFor(site.root, folder, { planFile: site.file("plan.yaml") }));
  expect(site.read("site/redirects.yaml")).toContain("- from: /all.html\n  to: /services\n");
  expect(site.read("site/navigation.yaml")).toContain("label: All\n    href: /services\n");
  expect(site.read("site/pages/welcome.md")).toContain("[all services](/services)");
});

test("the old address of a folder that is named like a file leads to its page with and without a slash", async () => {
  const site = makePractice("smallest");
  const folder = await saveSite({
    "index.html": plain("Harbor", "<p>Hello.</p>"),
    "old.com/index.html": plain("Copy", "<p>Text.</p>"),
    "old.com/about.html": plain("About", "<p>More.</p>"),
  });
  await importSite(optionsFor(site.root, folder));
  expect(site.read("site/redirects.yaml")).toContain("- from: /old.com/\n  to: /old-com\n");
});

test("a plan asks what pictures show on pages that it takes, and not for those of the frame, of menus and of lists", async () => {
  const folder = await saveSite({
    "index.html": frame("Welcome", `<p>Hello.</p><img src="wall.jpg"><nav><img src="menu.jpg"></nav>${icon}`),
    "a.html": frame("A", `<p>First.</p>${icon}`),
    "b.html": frame("B", `<p>Second.</p><img src="team.jpg" alt="Four people">${icon}`),
    "tag/x.html": frame("X", `<p>All.</p><img src="../list.jpg">${icon}`),
    ...Object.fromEntries(["menu.jpg", "list.jpg", "icon.jpg"].map((name) => [name, "a picture"])),
  });
  const { plan } = await importSite(optionsFor(makePractice("smallest").root, folder, { isDry: true }));
  expect(plan).toMatch(/\nwords:\n {2}wall\.jpg: ""\nunread:/);
});

test("words in a plan are those of the picture that it asked about, also if a larger size is beside it", async () => {
  const picture = `<picture><source srcset="wall.jpg 900w"><img src="team-300x200.jpg"></picture>`;
  const folder = await saveSite({ "index.html": frame("Welcome", `<p>Hello.</p>${picture}`), "team.jpg": "" });
  const site = makePractice("smallest");
  const { plan } = await importSite(optionsFor(site.root, folder, { isDry: true }));
  site.write("plan.yaml", plan.replace(/(\nwords:\n {2}.*: )""/, "$1A wall"));
  await importSite(optionsFor(site.root, folder, { planFile: site.file("plan.yaml") }));
  expect(site.read("site/pages/welcome.md")).toContain("![A wall](pictures/wall.jpg)");
});

test("a picture of Wix is taken in its largest size that any page has", async () => {
  const sizeOf = (width: number): string => `media/2c_a~mv2.jpg/v1/fill/w_${width},h_33,al_c,blur_2/2c_a~mv2.jpg`;
  const photo = (width: number): Promise<Buffer> =>
    sharp({ create: { width, height: 33, channels: 3, background: "#3a7" } })
      .jpeg()
      .toBuffer();
  const folder = await saveSite({
    "index.html": plain("Harbor", `<p>Hello.</p><img src="${sizeOf(49)}" alt="A wall">`),
    [sizeOf(49)]: await photo(49),
    [sizeOf(600)]: await photo(600),
  });
  const site = makePractice("smallest");
  await importSite(optionsFor(site.root, folder));
  expect(site.read("site/pages/welcome.md")).toContain("![A wall](pictures/2c-a-mv2.jpg)");
  expect(await sharp(site.file("assets/pictures/2c-a-mv2.jpg")).metadata()).toMatchObject({ width: 600 });
});

test("the menu and links lead to the page with the addresses if the contact page had only a form", async () => {
  const link = '<a href="contact.html">Contact us</a>';
  const menu = `<nav><ul><li>${link}</li><li><a href="team.html">Team</a></li></ul></nav>`;
  const site = makePractice("smallest");
  const folder = await saveSite({
    "index.html": plain("Harbor", `${menu}<p>Hello. ${link}.</p>`),
    "team.html": plain("Team", "<p>Four people.</p>"),
    "contact.html": plain("Contact", "<form><input></form>"),
  });
  await importSite(optionsFor(site.root, folder));
  expect(site.read("site/pages/welcome.md")).toContain("[Contact us](/about/address)");
  expect(site.read("site/navigation.yaml")).toContain("label: Contact us\n    href: /about/address\n");
});

test("a page below the uploads of WordPress is a page of the site, and one of a plug-in or a theme is none", async () => {
  const folder = await saveSite({
    "index.html": plain("Harbor", "<p>Hello.</p>"),
    "wp-content/uploads/tour/index.html": plain("Tour", "<p>Walk through our office.</p>"),
    ...Object.fromEntries(
      ["wp-admin", "wp-includes", "wp-content/plugins", "wp-content/themes"].map((name) => [
        `${name}/help.html`,
        plain(name, `<p>Help for ${name}.</p>`),
      ]),
    ),
  });
  const { plan } = await importSite(optionsFor(makePractice("smallest").root, folder, { isDry: true }));
  expect(parsePlan(plan, "plan.yaml").pages.map(({ from }) => from)).toEqual([
    "index.html",
    "wp-content/uploads/tour/index.html",
  ]);
});

test("words of a page are those that visitors read: taken and left together, without titles of films", async () => {
  const films = ["abc_123", "def-456"].map(
    (name) => `<iframe title="How to brush" src="https://www.youtube.com/embed/${name}">No films here</iframe>`,
  );
  const tab = `<a role="tab" href="#fees">Our fees</a><div id="fees"><h4>Our fees</h4><p>By card.</p></div>`;
  const site = makePractice("smallest");
  const text = `<p>We look after teeth.</p>${films.join("")}${tab}`;
  await importSite(optionsFor(site.root, await saveSite({ "index.html": plain("Harbor", text) })));
  const report = site.read("import/report.md");
  expect(report).toContain("welcome.md, still at /, 9 words. Left: 6 words of forms and films, 2 words said twice.");
  expect(site.read("site/pages/welcome.md")).toContain("[How to brush](https://www.youtube.com/watch?v=abc_123)");
});

test("pictures in a folder v1/fill that is not that of Wix are several pictures", async () => {
  const site = makePractice("smallest");
  const square = await sharp({ create: { width: 640, height: 640, channels: 3, background: "#73a" } })
    .png()
    .toBuffer();
  const images = ["a", "b"].map((name) => `<img src="photos/v1/fill/${name}.png" alt="Picture ${name}">`).join("");
  const folder = await saveSite({
    "index.html": plain("Harbor", `<p>Hello.</p>${images}`),
    "photos/v1/fill/a.png": square,
    "photos/v1/fill/b.png": Buffer.concat([square, Buffer.from("more")]),
  });
  await importSite(optionsFor(site.root, folder));
  const text = site.read("site/pages/welcome.md");
  expect(text).toContain("![Picture a](pictures/a.png)");
  expect(text).toContain("![Picture b](pictures/b.png)");
});
