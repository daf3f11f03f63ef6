import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { buildLittleSite } from "../support/build-little-site.ts";
import { makeLittleSite } from "../support/little-site.ts";

const stem = "Zähne? #1 & 100% 写真";

const page = `---
mainTitleText: Rooms
description: Our rooms, before you come.
imgSrc: "films/${stem}.webm"
poster: "films/${stem}.webp"
imgAlt: Our rooms from the door to the window.
captions: "films/${stem}.vtt"
---
![A room with two chairs.](<pictures/${stem.replaceAll("%", "%25").replaceAll("?", "%3F").replaceAll("#", "%23")}.SVG>)
`;

// Netlify refuses to publish a site with # or ? in the name of a file.
test("every file of a site has a plain name, whatever its pictures, films and captions are called", async () => {
  const site = makeLittleSite({ "site/pages/rooms.md": page });
  const copies = { "films/x.webm": "videos/harbor.webm", "films/x.webp": "videos/harbor.webp" };
  for (const [to, from] of Object.entries(copies)) {
    site.write(`assets/${to.replace("x", stem)}`, readFileSync(site.file(`assets/${from}`)));
  }
  site.write(`assets/films/${stem}.vtt`, "WEBVTT\n\n00:00.000 --> 00:00.200\nWelcome.\n");
  site.write(`assets/pictures/${stem}.SVG`, site.read("assets/pictures/logo.svg"));
  const { result } = await buildLittleSite(site);
  const names = result.built?.outputs.map(({ path }) => path) ?? [];
  expect(names.filter((name) => !/^[\w./-]+$/.test(name))).toEqual([]);
  for (const extension of ["webm", "webp", "vtt", "svg"]) {
    expect(names.join("\n")).toMatch(new RegExp(`^assets/\\w+/Zahne-1-100(-\\d+)?\\.[\\da-f]{8}\\.${extension}$`, "m"));
  }
});

test("a picture with a name of 250 bytes is published under a shorter one", async () => {
  const long = `pictures/${"é".repeat(123)}.svg`;
  const site = makeLittleSite({});
  site.write(`assets/${long}`, site.read("assets/pictures/logo.svg"));
  const text = `---\nmainTitleText: Rooms\ndescription: Our rooms.\n---\n![A room.](${long})\n`;
  site.write("site/pages/rooms.md", text);
  const { result, report } = await buildLittleSite(site);
  expect(result.problems.filter(({ severity }) => severity === "error")).toEqual([]);
  expect(report).toBeDefined();
});
