import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { parse, stringify } from "yaml";
import { drawPortrait, drawRoom } from "./draw-photos.ts";
import { makeTemporaryFolder, type LittleSite } from "./little-site.ts";

/*
 * A large practice: six doctors with pages, a team of twenty, two offices, 40 posts, 60 photos, 22 services and a price list. Texts that
 * each have a file of their own are in test/fixtures/large-practice/site; the others are in lists beside it, one line or paragraph each.
 */

const fixture = path.resolve(import.meta.dirname, "../fixtures/large-practice");

interface Doctor {
  name: string;
  text: string;
}

interface Service {
  group: number;
  title: string;
  heading: string;
  description: string;
  text: string;
  steps: Record<string, string>;
  urgent?: boolean;
  howSoon?: Record<string, string[]>;
  questions?: Record<string, string>;
}

type TeamLine = [name: string, credentials: string, role: string, office: string, text: string, language?: string];
type PostLine = [date: string, title: string, description: string, text: string];
type PhotoLine = [alt: string, caption?: string];

const slugOf = (text: string): string =>
  text
    .replace(/^Dr\. /, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");

const readList = (name: string): unknown => parse(readFileSync(path.join(fixture, `${name}.yaml`), "utf8"));

const people = (): { doctors: Doctor[]; team: TeamLine[] } =>
  readList("people") as { doctors: Doctor[]; team: TeamLine[] };

/** Width and height of photos, in turn. */
const shapes = [
  [480, 320],
  [320, 320],
  [320, 440],
  [560, 315],
  [400, 300],
] as const;

/** Writes the practice into a temporary folder, and its pictures with it. */
export async function makeLargePractice(): Promise<LittleSite> {
  const root = path.join(makeTemporaryFolder(), "larkspur");
  const file = (name: string): string => path.join(root, name);
  const write = (name: string, contents: string | Uint8Array): void => {
    mkdirSync(path.dirname(file(name)), { recursive: true });
    writeFileSync(file(name), contents);
  };
  const read = (name: string): string => readFileSync(file(name), "utf8");
  const site: LittleSite = { root, file, read, write };
  cpSync(path.join(fixture, "site"), file("site"), { recursive: true });
  write("assets/pictures/logo.svg", logo);
  await drawInto(site, "banner.jpg", drawRoom(1, 1600, 800));
  await drawInto(site, "office.jpg", drawRoom(4, 1200, 800));
  await writeDoctors(site);
  await writeTeam(site);
  writePosts(site);
  writeServices(site);
  await writePhotos(site);
  return site;
}

const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="30" fill="#3d4f8a"/><path d="M20 16c6 0 8 3 12 3s6-3 12-3c6 0 8 8 6 16s-5 18-9 18-4-12-9-12-5 12-9 12-7-10-9-18 0-16 6-16z" fill="#fff"/></svg>`;

async function drawInto({ write }: LittleSite, name: string, drawing: string): Promise<void> {
  write(`assets/pictures/${name}`, await sharp(Buffer.from(drawing)).jpeg({ quality: 80 }).toBuffer());
}

const writeText = ({ write }: LittleSite, name: string, data: object, text = ""): void => {
  write(`site/${name}.md`, `---\n${stringify(data, { lineWidth: 0 })}---\n${text.trim()}\n`);
};

async function writeDoctors(site: LittleSite): Promise<void> {
  for (const [index, { text, ...doctor }] of people().doctors.entries()) {
    const slug = slugOf(doctor.name);
    await drawInto(site, `${slug}.jpg`, drawPortrait(index, 600, 720));
    const photo = { photo: `pictures/${slug}.jpg`, photoAlt: `${doctor.name}, smiling in a blue coat.` };
    writeText(site, `doctors/${slug}`, { ...doctor, position: index + 1, page: true, ...photo }, text);
  }
}

async function writeTeam(site: LittleSite): Promise<void> {
  for (const [index, line] of people().team.entries()) {
    const [name, credentials, role, office, text, language] = line;
    const slug = slugOf(name);
    const facts = {
      name,
      ...(credentials !== "" && { credentials }),
      role,
      position: index + 1,
      offices: [office],
      ...(language !== undefined && { languages: [language] }),
    };
    // Two people would rather not be seen.
    const hasPhoto = index % 9 !== 8;
    if (hasPhoto) await drawInto(site, `${slug}.jpg`, drawPortrait(index + 6, 480, 480));
    const photo = { photo: `pictures/${slug}.jpg`, photoAlt: `${name} at work, facing the camera.` };
    writeText(site, `team/${slug}`, { ...facts, ...(hasPhoto && photo) }, text);
  }
}

function writePosts(site: LittleSite): void {
  for (const [date, mainTitleText, description, text] of readList("posts") as PostLine[]) {
    const inSearch = description.length < 50 && { metaDescription: `${description} ${text.split(/(?<=\.) /)[0]!}` };
    writeText(site, `news/${slugOf(mainTitleText)}`, { mainTitleText, date, description, ...inSearch }, text);
  }
}

function writeServices(site: LittleSite): void {
  const services = Object.entries(readList("services") as Record<string, Service>);
  for (const [slug, service] of services) {
    const { title, heading, description, text, steps, urgent, howSoon, questions } = service;
    const data = {
      mainTitleText: title,
      title: heading,
      description,
      descriptionToBeParsed: `<p>${text}</p>`,
      sectionOneTitle: "Step by step",
      sectionOneData: Object.entries(steps).map(([step, words]) => ({ title: step, description: words })),
      ...(questions && {
        questionsTitle: "Questions we hear",
        questions: Object.entries(questions).map(([question, answer]) => ({ question, answer })),
      }),
      ...(urgent && { emergencyNote: true }),
      ...(howSoon && { howSoon }),
      reviewed: "2026-10",
    };
    writeText(site, `services/${slug}`, data);
  }
  const words = parse(site.read("site/services.yaml")) as { groups: object[] };
  const groups = words.groups.map((group, index) => ({
    ...group,
    links: services.filter(([, service]) => service.group === index).map(([slug]) => ({ href: `/services/${slug}` })),
  }));
  site.write("site/services.yaml", stringify({ ...words, groups }));
}

/** Draws all photos, and adds them to their pages. Two services also get a pair of pictures before and after treatment. */
async function writePhotos(site: LittleSite): Promise<void> {
  let number = 0;
  const draw = async (shape: readonly [number, number]): Promise<string> => {
    const name = `photo-${++number}.jpg`;
    await drawInto(site, name, drawRoom(number, ...shape));
    return `pictures/${name}`;
  };
  for (const [page, lines] of Object.entries(readList("photos") as Record<string, PhotoLine[]>)) {
    const photos: object[] = [];
    for (const [imgAlt, caption] of lines) {
      photos.push({ imgSrc: await draw(shapes[number % 5]!), imgAlt, ...(caption !== undefined && { caption }) });
    }
    addKeys(site, page, { photosTitle: "In pictures", photos });
  }
  for (const [slug, [procedures, before, after]] of Object.entries(pairs)) {
    const pair = {
      before: { imgSrc: await draw([480, 320]), imgAlt: before },
      after: { imgSrc: await draw([480, 320]), imgAlt: after },
      procedures,
      consent: "2026-04-14",
    };
    addKeys(site, `services/${slug}`, { beforeAfter: [pair] });
  }
}

const pairs = {
  veneers: [
    "Two porcelain veneers on the upper front teeth",
    "Front teeth with a chipped corner.",
    "The same teeth with even corners.",
  ],
  whitening: [
    "Whitening with a tray for ten days",
    "Front teeth with a yellow shade.",
    "The same teeth, two shades lighter.",
  ],
} as const;

function addKeys({ read, write }: LittleSite, page: string, keys: object): void {
  const [head = "", ...body] = read(`site/${page}.md`).slice(4).split("---\n");
  write(`site/${page}.md`, `---\n${head}${stringify(keys, { lineWidth: 0 })}---\n${body.join("---\n")}`);
}
