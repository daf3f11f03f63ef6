import { expect, onTestFinished, test } from "vitest";
import { buildLittleSite } from "../support/build-little-site.ts";
import { openBrowser } from "../support/browser.ts";
import { makePrivateFilm } from "../support/films.ts";
import { makeLittleSite } from "../support/little-site.ts";
import { startPreview } from "../support/preview.ts";

const captions = `WEBVTT

00:00:00.000 --> 00:00:00.200 line:80%
Welcome to our practice.

00:00:00.200 --> 00:00:10.000
[calm music]
`;

test("a browser loads the captions of a film and shows them from the start, under the site's policy", async () => {
  const site = makeLittleSite({
    "assets/videos/harbor.mp4": await makePrivateFilm("mp4", { sound: "opus" }),
    "assets/videos/harbor.vtt": captions,
  });
  const file = "site/services/Whitening.md";
  site.write(file, site.read(file).replace("\nposter:", "\ncaptions: videos/harbor.vtt\nposter:"));
  const { result } = await buildLittleSite(site);
  const { origin, server } = await startPreview({ watches: false });
  server.show({ built: result.built! });

  const context = await (await openBrowser()).newContext({ baseURL: origin });
  const faults: string[] = [];
  context.on("console", (message) => {
    if (message.type() === "error") faults.push(message.text());
  });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const loaded = page.waitForResponse((response) => response.url().endsWith(".vtt"));
  await page.goto("/practice/services/Whitening/");
  expect((await loaded).headers()["content-type"]).toBe("text/vtt; charset=utf-8");
  const readTracks = (): Promise<unknown> =>
    page.evaluate(`[...document.querySelector("main video").textTracks].map((track) => ({
      kind: track.kind, label: track.label, language: track.language, mode: track.mode,
      words: [...(track.cues ?? [])].map(({ text }) => text),
    }))`);
  await expect.poll(readTracks).toEqual([
    {
      kind: "captions",
      label: "Captions",
      language: "en-US",
      mode: "showing",
      words: ["Welcome to our practice.", "[calm music]"],
    },
  ]);
  expect(faults).toEqual([]);
});
