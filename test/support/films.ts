import { readFileSync } from "node:fs";
import path from "node:path";
import {
  ALL_FORMATS,
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
  type InputVideoTrack,
  type Rotation,
} from "mediabunny";

const films = path.resolve(import.meta.dirname, "../fixtures/little-site/assets/videos");

/** The private data in a film. */
export const privateWords = ["+33.6333-117.9167/", "Pentax", "Jane Doe", "Jane's phone"];

/** Makes the little site's film look like one from a phone: with place, model, author and date, and the index at the end. */
export async function makePrivateFilm(
  extension: "mp4" | "webm",
  { rotation = 0, sound }: { rotation?: Rotation; sound?: "opus" | "pcm-s16" } = {},
): Promise<Buffer> {
  const [place, model, author, name] = privateWords as [string, string, string, string];
  const target = new BufferTarget();
  const output = new Output({
    format:
      extension === "mp4" ? new Mp4OutputFormat({ fastStart: false, metadataFormat: "mdta" }) : new WebMOutputFormat(),
    target,
  });
  const track = await openFilm(readFileSync(path.join(films, `harbor.${extension}`)));
  const source = new EncodedVideoPacketSource((await track.getCodec())!);
  output.addVideoTrack(source, { name, rotation });
  const soundSource = new EncodedAudioPacketSource(sound ?? "opus");
  if (sound) output.addAudioTrack(soundSource, { name });
  const raw = { "com.apple.quicktime.location.ISO6709": place, LOCATION: place, MAKE: model };
  output.setMetadataTags({ artist: author, date: new Date("2024-05-05"), raw });
  await output.start();
  const decoderConfig = (await track.getDecoderConfig())!;
  for await (const packet of new EncodedPacketSink(track).packets()) await source.add(packet, { decoderConfig });
  for (const time of sound ? [0, 0.02, 0.04] : []) {
    const packet = new EncodedPacket(Buffer.alloc(1920, `sound at ${time}`), "key", time, 0.02);
    await soundSource.add(packet, { decoderConfig: { codec: sound!, numberOfChannels: 1, sampleRate: 48_000 } });
  }
  await output.finalize();
  return Buffer.from(target.buffer!);
}

/** Opens the video track of a film. */
export async function openFilm(bytes: Uint8Array): Promise<InputVideoTrack> {
  const input = new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS });
  return (await input.getPrimaryVideoTrack())!;
}

/** All encoded packets of a film's pictures or sound, with times in milliseconds. */
export async function readPackets(bytes: Uint8Array, kind: "picture" | "sound" = "picture") {
  const input = new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS });
  const track = kind === "picture" ? await input.getPrimaryVideoTrack() : await input.getPrimaryAudioTrack();
  const frames = [];
  for await (const { data, type, timestamp, duration } of new EncodedPacketSink(track!).packets()) {
    const [start, length] = [timestamp, duration].map((seconds) => Math.round(seconds * 1000));
    frames.push({ data: Buffer.from(data).toString("hex"), type, start, length });
  }
  return frames;
}

/** Makes the little site's film with an additional frame of so many megabytes, which shows nothing. */
export async function makeHeavyFilm(megabytes: number): Promise<Buffer> {
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat(), target });
  const track = await openFilm(readFileSync(path.join(films, "harbor.mp4")));
  const source = new EncodedVideoPacketSource("avc");
  output.addVideoTrack(source);
  await output.start();
  const decoderConfig = (await track.getDecoderConfig())!;
  for await (const packet of new EncodedPacketSink(track).packets()) await source.add(packet, { decoderConfig });
  // The frame is a unit of filler data, after its length.
  const filler = Buffer.alloc(megabytes * 1_000_000, 0xff);
  filler.writeUInt32BE(filler.length - 4);
  filler.writeUInt8(12, 4);
  await source.add(new EncodedPacket(filler, "delta", await track.computeDuration(), 0.2), { decoderConfig });
  await output.finalize();
  return Buffer.from(target.buffer!);
}
