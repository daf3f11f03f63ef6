import path from "node:path";
import { readFileSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { importSite } from "../../src/import/import-site.ts";
import { parsePlan, type Plan } from "../../src/import/plan.ts";
import { makeTemporaryFolder, type LittleSite } from "../support/little-site.ts";
import { expectToBuild, optionsFor, saveSite } from "../support/saved-site.ts";

/** The home page and four others of a practice, whose footer says who it is. */
const menu = [
  ["/", "Home"],
  ["/about/", "About"],
  ["/services/", "Services"],
  ["/fees/", "Fees"],
  ["/contact/", "Contact"],
] as const;
const links = menu.map(([href, label]) => `<div><a href="${href}">${label}</a></div>`).join("");
const footer = `<p>Harbor Smile<br>12 Quay Street, Suite 4<br>Salem, OR 97301</p><p>Call <a href="tel:5032260187%20">503-226-0187</a>, fax 503-226-0199</p><p>Monday - Thursday: 8:00 AM - 5:00 PM<br>Friday: 8:00 AM - 1:00 PM</p><p>© 2019-2024 Harbor Smile. All rights reserved.</p>`;
const page = (title: string, text: string, { head = "", h1 = title, foot = footer } = {}): string =>
  `<!doctype html><html lang="en-US"><head><title>${title} | Harbor Smile</title>${head}</head><body><header><a href="/"><img class="logo" src="/img/mark.png" alt="Harbor Smile logo"></a><nav>${links}</nav></header><h1>${h1}</h1>${text}<footer>${foot}</footer></body></html>`;

const pages = {
  "index.html": page(
    "Home",
    '<div class="hero"></div><p>We have looked after the teeth of Salem for thirty years now.</p>',
    { h1: "Gentle care by the harbor" },
  ),
  "about/index.html": page("About us", "<p>Our office opened long ago in an old boathouse.</p>"),
  "services/index.html": page("What we do", "<p>We offer cleanings, fillings and crowns under one roof.</p>"),
  "fees/index.html": page("Fees", "<p>A first visit costs nothing but an hour of your time.</p>"),
  "contact/index.html": page("Contact", "<p>Come by when the light in the window is on.</p>"),
  "style.css": ".hero{background-image:url(img/front.jpg)} a{color:#0a6b5e} .btn{background:#0a6b5e}",
};

async function saveHarbor(more: Readonly<Record<string, string | Buffer>> = {}): Promise<string> {
  const paint = (width: number, height: number, background: string) =>
    sharp({ create: { width, height, channels: 3, background } });
  return saveSite({
    "img/mark.png": await paint(200, 80, "#0a6b5e").png().toBuffer(),
    "img/front.jpg": await paint(1400, 700, "#89a").jpeg().toBuffer(),
    ...pages,
    ...more,
  });
}

/** The pages of the practice, each changed. */
const changed = (change: (html: string) => string): Record<string, string> =>
  Object.fromEntries(Object.entries(pages).map(([name, html]) => [name, change(html)]));

async function planFor(
  folder: string,
): Promise<{ text: string; plan: Plan; facts: Readonly<Record<string, unknown>> }> {
  const { plan: text } = await importSite(optionsFor(path.join(makeTemporaryFolder(), "new"), folder, { isDry: true }));
  const plan = parsePlan(text, "plan.yaml");
  return { text, plan, facts: plan.facts };
}

async function makeFrom(folder: string): Promise<LittleSite> {
  const root = path.join(makeTemporaryFolder(), "new");
  await importSite(optionsFor(root, folder));
  const file = (name: string): string => path.join(root, name);
  return { root, file, read: (name) => readFileSync(file(name), "utf8"), write: () => undefined };
}

test("name, phone, address and hours in every footer are proposed with those that say them, and end the plan as a table", async () => {
  const { text, facts } = await planFor(await saveHarbor());
  expect(facts).toMatchObject({
    ...{ name: "Harbor Smile", phone: "(503) 226-0187", language: "en-US", country: "US" },
    ...{ street: "12 Quay Street", suite: "Suite 4", city: "Salem", state: "OR", zip: "97301" },
    hours: fullHours,
  });
  expect(text).toMatch(/#   phone {8}found {7}\(503\) 226-0187, on 5 of 5 pages: header or footer 5/);
  expect(text).toMatch(/#   email {8}missing/);
});

const fullHours = [
  { days: ["Monday", "Tuesday", "Wednesday", "Thursday"], opens: "08:00", closes: "17:00" },
  { days: ["Friday"], opens: "08:00", closes: "13:00" },
];

/** Plans the practice with structured data on its opening hours on each page. */
async function planWithHours(...entries: readonly object[]): Promise<Plan> {
  const data = JSON.stringify({ "@type": "Dentist", openingHoursSpecification: entries });
  const withData = changed((html) =>
    html.replace("</head>", `<script type="application/ld+json">${data}</script></head>`),
  );
  return (await planFor(await saveHarbor(withData))).plan;
}

const [weekdaysOpen, fridayOpen] = [
  { dayOfWeek: "Monday, Tuesday, Wednesday, Thursday", opens: "8:00", closes: "05:00 PM" },
  { dayOfWeek: ["https://schema.org/Friday"], opens: "08:00:00", closes: "13:00" },
];

test.for<[string, object[]]>([
  ["times as people write them", [weekdaysOpen, fridayOpen, { dayOfWeek: "Sunday", opens: "00:00", closes: "00:00" }]],
  ["a part of the year", [weekdaysOpen, fridayOpen, { ...fridayOpen, closes: "12:00", validFrom: "2026-07-01" }]],
  ["a range of days", [{ ...weekdaysOpen, dayOfWeek: "Monday-Thursday" }, fridayOpen]],
  ["days that nobody understands", [{ ...weekdaysOpen, dayOfWeek: "Most days" }, fridayOpen]],
  ["times that nobody understands", [{ ...weekdaysOpen, opens: "early" }, fridayOpen]],
])("structured data with %s leaves the hours of the footer sure", async ([, entries]) => {
  expect((await planWithHours(...entries)).facts.hours).toEqual(fullHours);
});

test("hours in structured data that are a part of those in the footer are undecided", async () => {
  const { facts, undecided } = await planWithHours(fridayOpen);
  expect(facts).not.toHaveProperty("hours");
  expect(undecided.hours).toHaveLength(2);
});

test("two numbers that all pages name alike are undecided, with lines to uncomment", async () => {
  const two = footer.replace("fax 503-226-0199", 'or <a href="tel:5032260100">503-226-0100</a>');
  const both = Object.fromEntries(Object.entries(pages).map(([name, html]) => [name, html.replace(footer, two)]));
  const { text, facts } = await planFor(await saveHarbor(both));
  expect(facts).not.toHaveProperty("phone");
  expect(text).toContain("\n  # phone: (503) 226-0187\n");
  expect(text).toContain("\n  # phone: (503) 226-0100\n");
});

test("what is proposed has those who say it in the table, and what else may be meant can be uncommented", async () => {
  const css = `${pages["style.css"]} h1{color:#a02040} h2{color:#a02040} p{color:#a02040}`;
  const head = '<link rel="canonical" href="https://harbor.example/">';
  const index = pages["index.html"].replace("</head>", `${head}</head>`).replace("</h1>", "</h1><h2>Come in</h2>");
  const photo = await sharp({ create: { width: 600, height: 400, channels: 3, background: "#9ab" } })
    .png()
    .toBuffer();
  const more = { "img/desk.png": photo, "img/mark.png": photo };
  const shown = index.replace("</footer>", '</footer><img src="img/desk.png" alt="The desk">');
  const { text, plan } = await planFor(await saveHarbor({ ...more, "index.html": shown, "style.css": css }));
  for (const row of [
    "country      found       US, on 5 of 5 pages: header or footer 5, address 5",
    "origin       found       https://harbor.example, on 1 of 5 pages: canonical 1",
    "logo         found       img/mark.png, called a logo, on 5 of 5 pages",
    "color        undecided   #a02040, 3 times in style sheets",
    "picture      found       img/front.jpg, Harbor Smile, 1400 × 700 pixels on the home page",
    "heroTitle    found       Gentle care by the harbor, number 1 on the home page",
    "look         found       clinic, 0 pages of doctors",
  ])
    expect(text).toContain(`\n#   ${row}\n`);
  expect(plan.proposed).not.toHaveProperty("color");
  const chosen = text.replace(/ {2}# (color: "#0a6b5e")\n/, "  $1\n").replace(/\n {2}heroTitle: .*/, "");
  expect(parsePlan(chosen.replace("# heroTitle: Come in", "heroTitle: Come in"), "plan.yaml").proposed).toMatchObject({
    ...{ color: "#0a6b5e", heroTitle: "Come in", picture: "img/front.jpg" },
  });
  expect(text).toContain("  # picture: img/desk.png\n  # pictureAlt: The desk\n");
});

test("a line of a plan without a sure fact can be uncommented", async () => {
  const { text, facts } = await planFor(await saveSite({ "index.html": "<html><body><p>Praxis 12</p></body></html>" }));
  expect(facts).toEqual({});
  const calls = '<html><body><p><a href="tel:5032260187">Call</a> <a href="tel:5032260188">us</a></p></body></html>';
  const both = (await planFor(await saveSite({ "index.html": calls }))).text.replace("# phone:", "phone:");
  expect(parsePlan(both.replace(/\n {2}country: US/, ""), "plan.yaml").facts).toEqual({ phone: "(503) 226-0187" });
  expect(text).toContain("\nfacts:\n  {}\n");
});

test("a site in four languages, whose pages name only each other, keeps all four, and a page that translates none is named", async () => {
  const four = { en: "Welcome", de: "Willkommen", es: "Bienvenidos", ru: "Добро пожаловать" };
  const folderOf = (language: string): string => (language === "en" ? "" : `${language}/`);
  const saved = Object.entries(four).flatMap(([language, title]) =>
    ["index", "fees"].map((name): [string, string] => {
      const up = language === "en" ? "" : "../";
      const others = Object.keys(four).map(
        (each) => `<link rel="alternate" hreflang="${each}" href="${up}${folderOf(each)}${name}.html">`,
      );
      const text = `<p>${title}, ${name}.</p><a href="tel:+15032260187">503</a>`;
      const html = `<html lang="${language}"><head><title>${title} ${name}</title>${others.join("")}</head><body><h1>${title} ${name}</h1>${text}</body></html>`;
      return [`${folderOf(language)}${name}.html`, html];
    }),
  );
  const alone = '<html lang="de"><head><title>Allein</title></head><body><h1>Allein</h1><p>Nur hier.</p></body></html>';
  const site = await makeFrom(await saveSite({ ...Object.fromEntries(saved), "de/allein.html": alone }));
  expect(site.read("site/practice.yaml")).toContain("\ntranslations: [de-US, es-US, ru-US]\n");
  expect(site.read("site/ru/pages/fees.md")).toContain("Добро пожаловать, fees.");
  expect(site.read("site/es/pages/welcome.md")).toContain("Bienvenidos, index.");
  const report = site.read("import/report.md");
  expect(report).toMatch(/- de\/fees\.html: site\/de\/pages\/fees\.md, from \/de\/fees\.html to \/de\/fees, /);
  expect(report).toContain("- de/allein.html, at /de/allein.html: it is in German,");
  await expectToBuild(site);
});

test("a menu of divs, a page with one heading for all, and a shared description become the site's own", async () => {
  const alike = (title: string): string =>
    page(title, `<p>${title} at our place by the water are what you read here.</p>`, {
      h1: "Harbor Smile Dentists",
      head: '<meta name="description" content="Bright Clinic of another town is the best there is for you and yours.">',
    });
  const { plan } = await planFor(
    await saveHarbor({ "fees/index.html": alike("Fees"), "crowns.html": alike("Crowns"), "team.html": alike("Team") }),
  );
  expect(plan.menu.map(({ label }) => label)).toEqual(menu.map(([, label]) => label));
  const titles = plan.pages.map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
  expect(titles).toEqual(expect.arrayContaining(["Fees", "Crowns", "Team"]));
});

test("a description that a third of the pages share describes none of them", async () => {
  const head =
    '<meta name="description" content="Bright Clinic of another town is the best there is for you and yours.">';
  const shared = Object.fromEntries(
    Object.entries(pages).map(([name, html]) => [name, html.replace("</head>", `${head}</head>`)]),
  );
  const site = await makeFrom(await saveHarbor(shared));
  expect(site.read("site/pages/fees.md") + site.read("site/pages/welcome.md")).not.toContain("Bright Clinic");
});

test("the first view of the new site is the old one's: name, logo, color, large picture, first words, hours and phone", async () => {
  const site = await makeFrom(await saveHarbor());
  expect(site.read("site/practice.yaml")).toContain("\nname: Harbor Smile\n");
  expect(site.read("site/brand.yaml")).toContain("\nlogo: pictures/practice-logo.png\n");
  expect(site.read("site/brand.yaml")).toContain('main: "#0a6b5e"');
  expect(site.read("site/home.yaml")).toContain("heroTitle: Gentle care by the harbor\n");
  expect(site.read("site/home.yaml")).toMatch(/\npicture: "?pictures\/first-view.jpg/);
  expect(site.read("site/home.yaml")).toContain(
    "mission: We have looked after the teeth of Salem for thirty years now.\n",
  );
  expect(site.read("site/offices/main.md")).toContain('closes: "13:00"');
  await expectToBuild(site);
});

test("the old /about and /services lead to the pages with their texts, and no sample gets an old address", async () => {
  const site = await makeFrom(await saveHarbor());
  expect(site.read("site/about/introduction.md")).toContain("old boathouse");
  expect(site.read("site/services/all.md")).toContain("cleanings, fillings and crowns");
  expect(site.read("site/redirects.yaml")).not.toMatch(/services\/(crowns|fillings)/);
  const crown = page("Crowns", "<p>A crown covers a tooth that is too weak to stand alone.</p>");
  const second = await makeFrom(await saveHarbor({ "services/crowns/index.html": crown }));
  expect(second.read("site/redirects.yaml")).toMatch(/- from: \/services\n {2}to: \/services-2\n/);
  await expectToBuild(second);
});

test("a picture that the site refuses does not stand in the way of the first build", async () => {
  const broken = Buffer.from("no picture");
  const site = await makeFrom(await saveHarbor({ "img/mark.png": broken, "img/front.jpg": broken }));
  expect(site.read("site/brand.yaml")).not.toMatch(/^logo:/m);
  await expectToBuild(site);
});

test("a link to a part of its page leads to the heading of that part, or stays words", async () => {
  const text =
    '<p>See <a href="#crew">the crew</a> and <a href="#map">the map</a>.</p><div id="crew"><h2>Our team</h2><p>We are four.</p></div>';
  const site = await makeFrom(await saveHarbor({ "people.html": page("People", text) }));
  expect(site.read("site/pages/people.md")).toContain("See [the crew](#our-team) and the map.");
});

test("files of programs, pages of nothing and parts of pages are no pages, and the report counts the addresses that work", async () => {
  const none = page("Oops", "<p>There is nothing here that you could want to read.</p>");
  const site = await makeFrom(
    await saveHarbor({
      "readme.html": page("Read me", "<p>Semantic Personal Publishing Platform of somebody else.</p>"),
      "lost.html": none.replace("<title>Oops", "<title>Error 404"),
      "fees/content.html": page("Fees part", "<p>A part of the page that a program loads into it.</p>"),
    }),
  );
  const report = site.read("import/report.md");
  expect(report).toContain("- readme.html, at /readme.html: it belongs to its builder.");
  expect(report).toContain("- lost.html, at /lost.html: it answers what visitors did.");
  expect(report).toContain("- fees/content.html, at /fees/content.html: it is a part of fees/index.html.");
  expect(report).toMatch(
    /- contact\/index.html: site\/about\/address.md, from \/contact to \/about\/address, \d+ words\./,
  );
  expect(report).toMatch(/ \d+ of \d+ old addresses work\./);
});

const paintPhoto = (size: number): Promise<Buffer> =>
  sharp({ create: { width: size, height: size, channels: 3, background: { r: size % 256, g: 90, b: 120 } } })
    .jpeg()
    .toBuffer();

test("a picture that is cut off and words over two lines change nothing, and a page before the copy that leads on is not its top", async () => {
  const photo = await sharp({ create: { width: 900, height: 500, channels: 3, background: "#789" } })
    .composite([{ input: Buffer.from('<svg width="900" height="500"><circle cx="400" cy="250" r="200"/></svg>') }])
    .jpeg()
    .toBuffer();
  const hero =
    '<img src="/img/cut.jpg" alt="A smiling\nteam: of ours"><img src="/img/whole.jpg" alt="Our\nroom: the first">';
  const copy = {
    ...pages,
    "index.html": pages["index.html"].replace('<div class="hero"></div>', hero),
    "img/cut.jpg": photo.subarray(0, photo.length / 2),
    "img/whole.jpg": photo,
  };
  const moved = Object.entries(copy).map(([name, contents]) => [`www.harbor.example/${name}`, contents]);
  const folder = await saveSite({
    "index.html":
      '<!doctype html><meta http-equiv="refresh" content="0; url=www.harbor.example/index.html"><title>Copy</title>',
    ...(Object.fromEntries(moved) as Record<string, string | Buffer>),
  });
  const { plan } = await planFor(folder);
  expect(plan.proposed.picture).toBe("www.harbor.example/img/whole.jpg");
  expect(plan.pages.find(({ kind }) => kind === "home")?.from).toBe("www.harbor.example/index.html");
});

test("photos beside the names of doctors and of people with a role are theirs, and other cards are nobody", async () => {
  const card = (photo: string, name: string, role: string): string =>
    `<div><img src="/img/${photo}.jpg" alt=""><h3>${name}</h3><p>${role}</p></div>`;
  const cards = [
    card("ada", "Dr. Ada Brightwater, DDS", "Dentist and owner"),
    card("maria", "Maria Lopez, RDH", "Dental hygienist"),
    card("crowns", "Dental Crowns", "Strong teeth"),
    card("bo", "Bo Reyes", "Likes the sea"),
    card("white", "Teeth Whitening", "Safe, and done by our dental hygienists."),
    card("desk", "Online Scheduling", "Or call our receptionist"),
  ];
  const own = '<img src="/img/ben.jpg" alt="Ben Quay by the window"><p>Ben has worked here since 2001.</p>';
  const folder = await saveHarbor({
    "team.html": page("Our team", cards.join("")),
    "about/dr-ben.html": page("Dr. Ben Quay", own),
    "about/dr-lee.html": page("Dr. Ann Lee", '<img src="/img/sleep.jpg" alt="A patient\nasleep">'),
    "care.html": page("Care", card("nora", "Nora Bell", "Dental hygienist")),
    ...Object.fromEntries(
      await Promise.all(
        ["ada", "maria", "crowns", "bo", "ben", "white", "desk", "sleep", "nora"].map(
          async (name, at) => [`img/${name}.jpg`, await paintPhoto(400 + at)] as const,
        ),
      ),
    ),
  });
  const { plan, text } = await planFor(folder);
  expect(plan.people.map(({ name, kind, photo, from }) => [name, kind, photo, from])).toEqual([
    ["Dr. Ben Quay", "doctor", "img/ben.jpg", "about/dr-ben.html"],
    ["Dr. Ada Brightwater, DDS", "doctor", "img/ada.jpg", "team.html"],
    ["Maria Lopez, RDH", "team", "img/maria.jpg", "team.html"],
  ]);
  expect(text).toContain(
    "Dr. Ben Quay, Dr. Ada Brightwater, DDS, Maria Lopez, RDH, a photo beside each name on about/dr-ben.html, team.html\n",
  );
  expect(text).toMatch(/ look +found +hearth, 2 pages of doctors\n/);
  const site = await makeFrom(folder);
  expect(site.read("import/report.md")).toContain(
    "- Maria Lopez, RDH, on team.html: site/team/maria-lopez.md, with the photo img/maria.jpg.\n",
  );
  expect(site.read("site/team/maria-lopez.md")).toContain("role: Dental hygienist\nphoto: pictures/maria.jpg\n");
  expect(site.read("site/doctors/ada-brightwater.md")).toContain("credentials: DDS\n");
  expect(site.read("site/doctors/dr-ben.md")).toContain(
    "\nphoto: pictures/ben.jpg\nphotoAlt: Ben Quay by the window\n",
  );
  expect(site.read("site/doctors/dr-ben.md")).not.toContain("![");
  await expectToBuild(site);
});

test("tables that only place texts, raised numbers and loose italics are read as a person would, and lost pictures are named", async () => {
  const text = `<p>12 m<sup>2</sup>, CO<sub>2</sub>, the 1<sup>st</sup>, an<em> italic</em>word.</p>
    <table><tr><td><h2>Left</h2><p>One.</p></td><td><p>Two.</p></td></tr></table>
    <table><tr><td>Monday</td><td>8-5</td></tr><tr><td>Tuesday</td><td>9-6</td></tr></table>
    <img src="icon.png" alt="A tooth"><img src="gone.jpg" alt="Gone"><img src="data:," srcset="big.jpg 2x" alt="Big"><img src="dot.gif" data-lazy-src="late.jpg" alt="Late"><div style="background-image:url(behind.jpg)"></div>`;
  const icon = await sharp(await paintPhoto(48))
    .png()
    .toBuffer();
  const site = await makeFrom(await saveHarbor({ "room.html": page("The room", text), "icon.png": icon }));
  expect(site.read("site/pages/room.md")).toContain(
    "12 m², CO₂, the 1st, an *italic*word.\n\n## Left\n\nOne.\n\nTwo.\n\n| Monday  | 8-5 |\n",
  );
  const report = site.read("import/report.md");
  for (const left of [
    "1 icon,",
    "1 picture that is not in the copy (gone.jpg, a missing file)",
    "1 picture that is not in the copy (big.jpg, srcset)",
    "1 picture that is not in the copy (late.jpg, data-lazy-src)",
    "1 picture that is not in the copy (behind.jpg, a style sheet)",
  ])
    expect(report).toContain(left);
});

test("the report names people that the site refuses, and their photos stay in the texts", async () => {
  const card = '<div><img src="/img/ada.jpg" alt="Ada"><h3>Dr. Ada Bright</h3><p>Dentist</p></div>';
  const broken = card.replace("ada.jpg", "cut.jpg").replace("Ada Bright", "Cy Cut");
  const folder = await saveHarbor({
    "team.html": page("Our team", card + broken),
    "img/ada.jpg": await paintPhoto(400),
    "img/cut.jpg": Buffer.from("no picture"),
  });
  const { text } = await planFor(folder);
  const planFile = path.join(makeTemporaryFolder(), "plan.yaml");
  const twice = "  - { name: Ada Bright, kind: doctor, photo: img/ada.jpg, photoAlt: Ada, from: team.html }\n";
  writeFileSync(
    planFile,
    text.replace(/^people:\n[^]*?(?=^\w)/m, (people) => people + twice),
  );
  const root = path.join(makeTemporaryFolder(), "new");
  await importSite(optionsFor(root, folder, { planFile }));
  const report = readFileSync(path.join(root, "import/report.md"), "utf8");
  expect(report).toContain("- Dr. Ada Bright, on team.html: site/doctors/ada-bright.md, with the photo img/ada.jpg.\n");
  expect(report).toMatch(/- Ada Bright, on team\.html: no file, since .+\.\n/);
  expect(report).toContain("- Dr. Cy Cut, on team.html: no file, since the site refuses img/cut.jpg.\n");
});

test("samples that took the place of services that the site refuses are no files of an earlier plan", async () => {
  const long = page("Crowns", `<p>${"All of it is one word after another ".repeat(400)}</p>`);
  const { "services/index.html": _, ...others } = pages;
  const folder = await saveSite({ ...others, "services/crowns.html": long });
  const root = path.join(makeTemporaryFolder(), "new");
  await importSite(optionsFor(root, folder));
  const { done } = await importSite(optionsFor(root, folder));
  expect([done?.written, done?.forgotten]).toEqual([0, []]);
});

test("an address that stays is one that works, and titles that pages share are named with the pages", async () => {
  const twins = { "a/fees.html": page("Fees", "<p>One.</p>"), "b/fees.html": page("Fees", "<p>Two.</p>") };
  const folder = await saveSite({
    "index.html": page("Home", "<p>We look after teeth by the water.</p>"),
    "hours/index.html": page("Hours", "<p>We are here when the light is on.</p>"),
    "hours/holidays/index.html": page("Holidays", "<p>Then the light is off.</p>"),
  });
  expect((await makeFrom(folder)).read("import/report.md")).toContain(" 3 of 3 old addresses work.");
  const { text } = await planFor(await saveHarbor({ ...twins, "c/fees.html": page("Fees", "<p>Three.</p>") }));
  expect(text).toMatch(/ titles +found +\d are those of other pages, too, on .*fees\.html/);
});

test("the mail address of another practice on a few pages, and the line of a designer, are not the practice's", async () => {
  const other = page("Friends", '<p>Write to <a href="mailto:info@other.example">them</a>.</p>');
  const mail = await planFor(await saveHarbor({ "friends.html": other }));
  expect(mail.facts).not.toHaveProperty("email");
  expect(mail.text).toContain("\n  # email: info@other.example\n");
  const designed = changed((html) =>
    html.replaceAll("Harbor Smile<br>", "").replace(/© .*?reserved\./, "© 2020 Webcraft"),
  );
  expect((await planFor(await saveHarbor(designed))).facts).toMatchObject({ name: "Harbor Smile" });
  const bare = Object.fromEntries(
    Object.entries(designed).map(([name, html]) => [name, html.replace(/<img class="logo".*?>/, "")]),
  );
  const { text, facts } = await planFor(await saveHarbor(bare));
  expect(facts).not.toHaveProperty("name");
  expect(text).toMatch(/ name +undecided +Harbor Smile, /);
});

test("a color that only the frame of browsers has is not said to be in style sheets", async () => {
  const head = '<meta name="theme-color" content="#a02040">';
  const { text } = await planFor(
    await saveHarbor({
      "index.html": pages["index.html"].replace("</head>", `${head}</head>`),
      "style.css": "p{color:#000}",
    }),
  );
  expect(text).toMatch(/ color +found +#a02040, theme-color of the home page\n/);
});

test("a language that long texts contradict is undecided, and colors in a page itself count", async () => {
  const spanish =
    "Atendemos a toda la familia en una sola visita y explicamos cada paso antes de comenzar con el cuidado. ".repeat(
      30,
    );
  const css = "<style>a{color:#0a6b5e}.btn{background:#0a6b5e}</style>";
  const html = `<html lang="en"><head><title>Sonrisa</title>${css}</head><body><h1>Sonrisa</h1><p>${spanish}</p><p>+(593) 967846144</p></body></html>`;
  const { facts, plan } = await planFor(await saveSite({ "index.html": html }));
  expect(facts).not.toHaveProperty("language");
  expect(facts).toMatchObject({ country: "EC", phone: "+593 96 784 6144" });
  expect(plan.undecided.language).toMatchObject([{ value: "es" }, { value: "en" }]);
  expect(plan.proposed.color).toBe("#0a6b5e");
});

test("numbers wait for the country that the site's address and its streets speak for, and two in a line are two", async () => {
  const foot = "<p>Ramseiderstraße 22<br>5760 Saalfelden</p><p>06582 / 73277 0664 / 3770802</p>";
  const german = (title: string, language: string): string =>
    `<html lang="${language}"><head><title>${title} | Praxis Lind</title><link rel="canonical" href="https://praxis.at/${title}"></head><body><h1>${title}</h1><p>${"Wir nehmen uns Zeit für Ihre Zähne und erklären jeden Schritt. ".repeat(8)}</p><footer>${foot}</footer></body></html>`;
  const saved = (language: string): Promise<string> =>
    saveSite({ "index.html": german("Start", language), "team.html": german("Team", language) });
  const sure = (await planFor(await saved("de"))).text;
  expect(sure).toMatch(/ country +found +AT, /);
  expect(sure).toContain("\n  # phone: +43 6582 73277\n");
  expect(sure).toContain("\n  # phone: +43 664 3770802\n");
  const { facts, text } = await planFor(await saved("de-DE"));
  expect(facts).not.toHaveProperty("country");
  expect(text).not.toContain("+49");
});

test("the practice's link to its home page, those to other languages and pictures without words are no entries of a menu, and lost ones are named", async () => {
  const linksOf = [
    '<a href="/">Harbor Smile, your dentists</a><a href="/about/"><img src="/img/a.png" alt="About us"></a>',
    '<a href="/services/">Services</a><a href="/fees/">Fees</a><a href="/es/">Español</a>',
    '<a href="https://harbor.example/de" hreflang="de"><img src="/img/de.png" alt="Flag"></a><a href="/ru/">Русский язык</a>',
  ].join("");
  const { plan } = await planFor(
    await saveHarbor(changed((html) => html.replace(/<nav>.*?<\/nav>/, `<nav>${linksOf}</nav>`))),
  );
  expect(plan.menu.map(({ label }) => label)).toEqual(["About us", "Services", "Fees"]);
  const lost = changed((html) => html.replace("</nav>", '<a href="/gone.html">Our rooms</a></nav>'));
  const report = (await makeFrom(await saveHarbor(lost))).read("import/report.md");
  expect(report).toContain("## The menu\n\n- Our rooms: its link leads to no page that was taken.\n");
});

test("days when a practice is closed are no hours, a mail address in a text is one, and a sentence does not end after Dr.", async () => {
  const foot = footer.replace(
    /<p>Monday.*?<\/p>/,
    "<p>Saturday: closed<br>Sunday: closed</p><p>desk@harbor.example</p>",
  );
  const first = "<p>Welcome to the practice of all who live by the water, that of Dr. Ada Quay. Come in.</p>";
  const { facts, plan } = await planFor(
    await saveHarbor({
      ...changed((html) => html.replace(footer, foot)),
      "index.html": page("Home", first, { h1: "Gentle care", foot }),
    }),
  );
  expect(facts).not.toHaveProperty("hours");
  expect(facts).toMatchObject({ email: "desk@harbor.example" });
  expect(plan.proposed.mission).toBe("Welcome to the practice of all who live by the water, that of Dr. Ada Quay.");
});

test("a site of one page has its people in the part for them, and its name in what two say in other words", async () => {
  const card = (name: string, role: string): string =>
    `<div><img src="/img/ada.jpg" alt=""><h3>${name}</h3><p>${role}</p></div>`;
  const body = `<h1>Hello</h1><section id="care">${card("Gentle Fillings", "By your dentist")}</section><section id="our-team">${card("Ada Quay", "Dental hygienist")}</section><footer>© 2026 Dr. Ada Quay — All rights reserved</footer>`;
  const html = `<html lang="en-US"><head><title>Dentist Dr. Ada Quay</title></head><body>${body}</body></html>`;
  const folder = await saveSite({ "index.html": html, "img/ada.jpg": await paintPhoto(400) });
  const { facts, plan } = await planFor(folder);
  expect(plan.people.map(({ name }) => name)).toEqual(["Ada Quay"]);
  expect(facts).toMatchObject({ name: "Dentist Dr. Ada Quay" });
});

test("no sample stands where a page of the old site goes, such as the one that the law asks for", async () => {
  const german = (title: string, text: string): string =>
    `<html lang="de-DE"><head><title>${title} | Praxis Lind</title></head><body><h1>${title}</h1><p>${text}</p><footer>Praxis Lind<br>Lindenweg 7<br>20099 Hamburg<br>Telefon 040 12345678<br>© Praxis Lind</footer></body></html>`;
  const folder = await saveSite({
    "index.html": german("Start", "Wir nehmen uns Zeit für Ihre Zähne und erklären jeden Schritt. ".repeat(8)),
    "impressum.html": german("Impressum", "Verantwortlich ist Frau Lind, Mitglied der Kammer in Hamburg."),
    "impressum/index.html": '<meta http-equiv="refresh" content="0; url=/impressum.html"><html></html>',
  });
  const site = await makeFrom(folder);
  expect(site.read("site/pages/impressum.md")).toContain("Mitglied der Kammer in Hamburg.");
  expect(site.read("import/report.md")).toMatch(/ (\d) of \1 old addresses work\./);
  await expectToBuild(site);
});

const cdata = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .map(([name, text]) => `<${name}><![CDATA[${text}]]></${name}>`)
    .join("");
const published = { "wp:status": "publish", "wp:post_type": "post", "wp:post_date": "2021-12-31 23:30:00" };
const meta = (key: string, value: string): string =>
  `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`;

test("an export has posts whatever their addresses, with categories, pictures, paragraphs, days and its menu", async () => {
  const items = [
    `<item>${cdata({ ...published, "wp:post_id": "3", title: "Rinse &#8211; &amp; care", link: "https://www.harbor.example/rinse/", "content:encoded": 'Rinse with&nbsp;water.\nEach day.\n\nThen wait.\n\n<p class="x">An hour.</p>\n\n[gallery ids="5"]' })}<category domain="category" nicename="gums"><![CDATA[Gums]]></category>${meta("_thumbnail_id", "6")}</item>`,
    `<item>${cdata({ ...published, "wp:post_id": "4", "wp:post_type": "treatment", title: "Crowns", link: "https://www.harbor.example/treatment/crowns/", "content:encoded": "A crown covers a tooth that is too weak to stand alone." })}</item>`,
    ...["5", "6"].map(
      (id) =>
        `<item>${cdata({ "wp:post_type": "attachment", "wp:post_id": id, "wp:attachment_url": `https://www.harbor.example/${id === "5" ? "wall" : "team"}.jpg` })}${meta("_wp_attachment_image_alt", `Picture ${id}`)}</item>`,
    ),
    ...[
      ["8", "3", "Rinsing"],
      ["9", "4", ""],
    ].map(
      ([id, to, title], at) =>
        `<item>${cdata({ "wp:post_type": "nav_menu_item", "wp:post_id": id!, "wp:menu_order": String(at), title: title! })}<category domain="nav_menu"><![CDATA[Top]]></category>${meta("_menu_item_object_id", to!)}</item>`,
    ),
  ].join("");
  const exportFile = path.join(makeTemporaryFolder(), "export.xml");
  writeFileSync(
    exportFile,
    `<?xml version="1.0"?><rss xmlns:wp="w" xmlns:content="c"><channel><language>en-US</language><wp:wxr_version>1.2</wp:wxr_version>${items}</channel></rss>`,
  );
  const root = path.join(makeTemporaryFolder(), "new");
  const folder = await saveHarbor({
    "index.html": page("Home", "<p>Welcome to a house with no list of links at all.</p>").replace(links, ""),
  });
  await importSite(optionsFor(root, folder, { exportFile }));
  const read = (name: string): string => readFileSync(path.join(root, name), "utf8");
  const post = read("site/news/rinse.md");
  expect(post).toContain('mainTitleText: Rinse – & care\ndate: "2021-12-31"\ncategories: [Gums]\n');
  expect(post).toMatch(
    /!\[Picture 6\]\(pictures\/team\.jpg\)[^]*Rinse with water\.\\\nEach day\.\n\nThen wait\.\n\nAn hour\.\n\n!\[Picture 5\]\(pictures\/wall\.jpg\)/,
  );
  expect(read("site/services/crowns.md")).toContain("A crown covers a tooth");
  expect(read("site/navigation.yaml")).toMatch(
    /label: Rinsing\n {4}href: \/news\/rinse\n {2}- label: Crowns\n {4}href: \/services\/crowns/,
  );
  expect(read("import/report.md")).not.toContain("- /export.xml#3");
});

test("a short text in Portuguese with a number of Portugal is not English because its program says so", async () => {
  const html =
    '<!doctype html><html lang="en-US"><head><title>Sorriso</title></head><body><h1>Sorriso</h1><p>Tratamos dos seus dentes com cuidado e explicamos tudo antes de começar. Ligue para nós: +351 21 342 1234.</p></body></html>';
  const folder = await saveSite({ "index.html": html });
  const { facts, plan } = await planFor(folder);
  expect(facts).not.toHaveProperty("language");
  expect(plan.undecided.language).toMatchObject([{ value: "pt" }, { value: "en-US" }]);
  expect(facts).toMatchObject({ country: "PT" });
});

test("of a site in Latin-1 that names no language, the name is without its year, and the texts are a witness of the language", async () => {
  const german = "Wir nehmen uns Zeit für Ihre Zähne und erklären Ihnen jeden Schritt, bevor wir beginnen. ".repeat(4);
  const foot =
    "<p>Lindenstraße 7<br>20099 Hamburg</p><p>Telefon 040 12345678</p><p>Mo–Do 8–18 Uhr<br>Fr 8–13 Uhr</p><p>© Praxis am Lindenhof 2024</p>";
  const head = '<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-1">';
  const latin = (title: string): Buffer =>
    Buffer.from(
      `<html><head>${head}<title>${title} - Praxis am Lindenhof</title></head><body><div class="menu"><a href="index.html">Start</a><a href="team.html">Team</a></div><h1>${title}</h1><p>${german}${title}</p><footer>${foot.replaceAll("–", "-")}</footer></body></html>`,
      "latin1",
    );
  const { facts, text } = await planFor(
    await saveSite({ "index.html": latin("Start"), "team.html": latin("Team"), "kontakt.html": latin("Kontakt") }),
  );
  expect(facts).toMatchObject({
    name: "Praxis am Lindenhof",
    city: "Hamburg",
    country: "DE",
    phone: "+49 40 12345678",
  });
  expect(text).toMatch(/# {3}language +undecided +de, the texts are in it\n/);
});

test("what titles end with is no sure name, and a name in other words is the same one", async () => {
  const change = (from: RegExp | string, to: string): Promise<string> =>
    saveHarbor(changed((html) => html.replaceAll(from, to)));
  const titles = await planFor(await change(/© 2019-2024 Harbor Smile\. |Harbor Smile logo|Harbor Smile<br>/g, ""));
  expect(titles.facts).not.toHaveProperty("name");
  expect(titles.text).toContain("\n  # name: Harbor Smile\n");
  const initial = await planFor(await change("© 2019-2024 Harbor Smile.", "© Louise R. First, Harbor Smile."));
  expect(initial.text).not.toMatch(/name: Louise R$/m);
  const town = await planFor(
    await saveHarbor(
      changed((html) =>
        html.replace(" | Harbor", " | Salem | Harbor").replaceAll(/Harbor Smile logo|Harbor Smile<br>/g, ""),
      ),
    ),
  );
  expect(town.facts).toMatchObject({ name: "Harbor Smile" });
  const longer = await planFor(await change("© 2019-2024 Harbor Smile.", "Copyright c Harbor Smile and Partners."));
  expect(longer.facts).toMatchObject({ name: "Harbor Smile" });
});

test("a number above an address is no part of it, and an address of mail has no blanks", async () => {
  const foot = footer.replace("Harbor Smile<br>", "Harbor Smile<br>503.226.0187<br>");
  const mail = '<a href="mailto:%20Hello@harbor.example">Mail</a>';
  const { facts } = await planFor(await saveHarbor(changed((html) => html.replace(footer, foot + mail))));
  expect(facts).toMatchObject({ street: "12 Quay Street", email: "hello@harbor.example" });
});

test("the first view is the first wide photo of the home page, not a texture of all pages, a portrait or a drawing to see through", async () => {
  const paint = async (width: number, height: number, alpha: number) =>
    sharp({ create: { width, height, channels: 4, background: { r: 90, g: 120, b: 140, alpha } } })
      .png()
      .toBuffer();
  const shown = ["tall", "clear", "own", "front"].map((name) => `<img src="/img/${name}.png" alt="${name}">`).join("");
  const { plan } = await planFor(
    await saveHarbor({
      ...changed((html) => html.replace("<h1>", '<div class="texture"></div><h1>')),
      "index.html": page("Home", `<div class="texture"></div>${shown}`),
      "img/tall.png": await paint(700, 1400, 1),
      "img/clear.png": await paint(1400, 700, 0.5),
      "img/own.png": await paint(900, 600, 1),
      "style.css": `${pages["style.css"]} .texture{background:url(img/front.jpg)}`,
    }),
  );
  expect(plan.proposed.picture).toBe("img/own.png");
});

test("logos of others in a part that is named as a footer are not the practice's", async () => {
  const foot = '<div id="footer"><img class="logo" src="/img/front.jpg" alt=""></div>';
  const bare = changed((html) => html.replace(/<a href="\/"><img.*?<\/a>/, "").replace("<footer>", `${foot}<footer>`));
  const { plan } = await planFor(await saveHarbor(bare));
  expect(plan.proposed).not.toHaveProperty("logo");
});

test("a list of links beside the text is the menu of a site without another, and labels are names alone", async () => {
  const side = `<div class="column"><ul>${menu.map(([href, label]) => `<li>| <a href="${href}">» ${label}</a></li>`).join("")}</ul></div>`;
  const withMenu = (part: string): Promise<string> =>
    saveHarbor(changed((html) => html.replace(`<nav>${links}</nav>`, part)));
  expect((await planFor(await withMenu(side))).plan.menu).toEqual(menu.map(([href, label]) => ({ label, href })));
  const cards = menu.map(
    ([href, label]) => `<a href="${href}"><b>${label}</b><p>More of this in one sentence.</p></a>`,
  );
  const nav = `<nav><a class="site-logo" href="/">Harbor</a>${cards.join("")}<a href="/contact/">503-226-0187</a></nav>`;
  const { plan } = await planFor(await withMenu(nav));
  expect(plan.menu.map(({ label }) => label)).toEqual(menu.map(([, label]) => label));
});

test("the name of an index's file is an old address, too", async () => {
  const { "index.html": home, ...others } = pages;
  const site = await makeFrom(await saveHarbor({ ...others, "index.html": "no page", "index.php": home }));
  expect(site.read("site/redirects.yaml")).toContain("- from: /index.php\n  to: /\n");
});

test("a style sheet that ends in a long text without a rule is read once", async () => {
  const { plan } = await planFor(
    await saveHarbor({ "style.css": `${pages["style.css"]} /* ${"A".repeat(600_000)} */` }),
  );
  expect(plan.proposed.color).toBe("#0a6b5e");
});

test("an export says the name, the phone, the address and the hours as saved pages do", async () => {
  const item = (id: number, where: string, text: string): string =>
    `<item><title>Page ${id}</title><link>https://harbor.example${where}</link><content:encoded><![CDATA[<p>${text}</p>]]></content:encoded><wp:post_id>${id}</wp:post_id><wp:status>publish</wp:status><wp:post_type>page</wp:post_type></item>`;
  const where =
    "Harbor Smile<br>12 Quay Street, Suite 4<br>Salem, OR 97301<br>503-226-0187</p><p>Monday - Thursday: 8:00 AM - 5:00 PM";
  const folder = await saveSite({
    "export.xml": `<rss><channel><title>Harbor Smile</title><link>https://harbor.example</link><language>en-US</language><wp:wxr_version>1.2</wp:wxr_version>${item(1, "/", "We look after teeth by the water.")}${item(2, "/contact/", where)}</channel></rss>`,
  });
  const options = { isDry: true, exportFile: path.join(folder, "export.xml") };
  const { plan: text } = await importSite(optionsFor(path.join(makeTemporaryFolder(), "new"), undefined, options));
  expect(parsePlan(text, "plan.yaml").facts).toMatchObject({
    ...{ name: "Harbor Smile", phone: "(503) 226-0187", street: "12 Quay Street", zip: "97301" },
    hours: [{ days: ["Monday", "Tuesday", "Wednesday", "Thursday"], opens: "08:00", closes: "17:00" }],
  });
});
