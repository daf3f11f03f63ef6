// @ts-check
// Renders the scenes in assets/source/videos to assets/videos:
//   node assets/source/render-videos.mjs [name...]
// Each scene gives <name>.mp4 (H.264), <name>.webm (VP9), both again as <name>-small for phones, and <name>-poster.webp.
// Needs ffmpeg on the PATH.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readdir, stat } from "node:fs/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import path from "node:path";
import sharp from "sharp";

/**
 * @typedef {object} Scene
 * @property {number} width
 * @property {number} height
 * @property {number} fps
 * @property {number} seconds
 * @property {number} posterAt the moment, 0..1, that the poster shows
 * @property {{mp4: number, webm: number}} quality constant rate factors: lower is finer and larger
 * @property {(t: number) => string} frame draws the moment t, 0..1, as SVG
 */

const here = path.dirname(fileURLToPath(import.meta.url));
const scenes = path.join(here, "videos");
const output = path.join(here, "..", "videos");
const posterLimit = 40 * 1024;

/** @param {string} svg */
const rasterise = (svg) => sharp(Buffer.from(svg)).removeAlpha();

/** The width of the films for phones, in pixels, and how much coarser they are than the large ones. */
const small = { width: 640, coarser: { mp4: 5, webm: 14 } };

/** @param {string} name @param {Scene} scene */
function startEncoder(name, scene) {
  const { width, height, fps, quality } = scene;
  const keyframes = ["-g", String(fps * 5)];
  const colour = ["-color_primaries", "bt709", "-color_trc", "bt709", "-colorspace", "bt709", "-color_range", "tv"];
  const shared = [
    "-an",
    "-pix_fmt",
    "yuv420p",
    ...colour,
    "-map_metadata",
    "-1",
    "-fflags",
    "+bitexact",
    "-flags:v",
    "+bitexact",
  ];
  /** @param {string} stream @param {string} file @param {number} rate */
  const h264 = (stream, file, rate) => [
    ...["-map", stream, "-c:v", "libx264", "-preset", "slow", "-tune", "animation", "-profile:v", "high"],
    ...["-crf", String(rate), ...keyframes, "-movflags", "+faststart", ...shared],
    path.join(output, file),
  ];
  /** @param {string} stream @param {string} file @param {number} rate */
  const vp9 = (stream, file, rate) => [
    ...["-map", stream, "-c:v", "libvpx-vp9", "-b:v", "0", "-crf", String(rate), "-deadline", "good"],
    ...["-cpu-used", "2", "-row-mt", "1", ...keyframes, ...shared],
    path.join(output, file),
  ];
  const colours = "out_color_matrix=bt709:out_range=tv:flags=bicubic+accurate_rnd+full_chroma_int";
  return spawn(
    "ffmpeg",
    [
      ...["-hide_banner", "-loglevel", "error", "-y"],
      ...["-f", "rawvideo", "-pix_fmt", "rgb24", "-s", `${width}x${height}`, "-r", String(fps), "-i", "-"],
      "-filter_complex",
      `[0:v]scale=${colours},format=yuv420p,split=3[a][b][c];[c]scale=${small.width}:-2,split[d][e]`,
      ...h264("[a]", `${name}.mp4`, quality.mp4),
      ...vp9("[b]", `${name}.webm`, quality.webm),
      ...h264("[d]", `${name}-small.mp4`, quality.mp4 + small.coarser.mp4),
      ...vp9("[e]", `${name}-small.webm`, quality.webm + small.coarser.webm),
    ],
    { stdio: ["pipe", "inherit", "inherit"] },
  );
}

/** @param {string} name @param {Scene} scene */
async function renderVideo(name, scene) {
  const encoder = startEncoder(name, scene);
  encoder.stdin.on("error", () => {}); // ffmpeg's own message and exit code say what went wrong
  const finished = once(encoder, "close");
  const frames = Math.round(scene.seconds * scene.fps);
  for (let index = 0; index < frames; index += 1) {
    const pixels = await rasterise(scene.frame(index / frames))
      .raw()
      .toBuffer();
    if (!encoder.stdin.write(pixels)) await Promise.race([once(encoder.stdin, "drain"), finished]);
  }
  encoder.stdin.end();
  const [code] = await finished;
  if (code !== 0) throw new Error(`ffmpeg ended with code ${code} while rendering ${name}`);
}

/** Keeps the finest poster that stays within the limit. @param {string} name @param {Scene} scene */
async function renderPoster(name, scene) {
  const file = path.join(output, `${name}-poster.webp`);
  for (let quality = 90; quality >= 40; quality -= 5) {
    const { size } = await rasterise(scene.frame(scene.posterAt))
      .webp({ quality, effort: 6, smartSubsample: true })
      .toFile(file);
    if (size <= posterLimit) return;
  }
  throw new Error(`The poster of ${name} is larger than ${posterLimit} bytes`);
}

const available = (await readdir(scenes)).filter((file) => file.endsWith(".mjs")).map((file) => file.slice(0, -4));
const names = process.argv.length > 2 ? process.argv.slice(2) : available.sort();
const unknown = names.filter((name) => !available.includes(name));
if (unknown.length > 0) throw new Error(`No such scene: ${unknown.join(", ")}. Choose from ${available.join(", ")}`);

await mkdir(output, { recursive: true });
for (const name of names) {
  /** @type {Scene} */
  const scene = await import(pathToFileURL(path.join(scenes, `${name}.mjs`)).href);
  await renderVideo(name, scene);
  await renderPoster(name, scene);
  for (const file of [".mp4", ".webm", "-small.mp4", "-small.webm", "-poster.webp"].map((end) => name + end)) {
    const { size } = await stat(path.join(output, file));
    console.log(`${file}: ${Math.round(size / 1024)} KB`);
  }
}
