import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
  type AudioCodec,
  type EncodedPacket,
  type InputAudioTrack,
  type InputTrack,
  type InputVideoTrack,
} from "mediabunny";
import { checkVorbisSettings } from "./ogg.ts";
import { UnusableMedia } from "./unusable-media.ts";
import { isGroup } from "../../model/build/walk-fields.ts";

/** Sound that can be copied: its settings say only how to play it. FLAC settings may hold notes and pictures. */
const copiedSound: Readonly<Record<string, readonly AudioCodec[]>> = {
  mp4: ["aac", "mp3", "opus", "ac3", "eac3"],
  webm: ["opus", "vorbis"],
};

/** A packet on its way into the new file. `time` is in seconds from the film's beginning. */
interface Waiting {
  time: number;
  add: () => Promise<void>;
}

/** The library's description of how to decode a track. The library's own type exists only in browsers. */
interface RemuxSettings {
  description?: ArrayBufferView | ArrayBuffer;
}

/**
 * Writes the film and its sound into a new file, packet by packet, without encoding: no other tracks, tags, names or dates. An MP4's index
 * comes first, so that it plays while it downloads. The same film gives the same bytes on any machine.
 */
export async function remuxFilm(
  picture: InputVideoTrack,
  sound: InputAudioTrack | null,
  extension: string,
): Promise<Buffer> {
  const target = new BufferTarget();
  const format = extension === "mp4" ? new Mp4OutputFormat({ fastStart: "in-memory" }) : new WebMOutputFormat();
  const output = new Output({ format, target });
  forgetDate(output);
  const frames = await copyPicture(picture, output);
  if (frames.length === 0) throw new UnusableMedia({ code: "media/corrupt" });
  const sounds = sound === null ? [] : await copySound(sound, output, extension);
  await output.start();
  for (const { add } of frames.concat(sounds).sort((a, b) => a.time - b.time)) await add();
  await output.finalize();
  return Buffer.from(target.buffer!);
}

/** The library has no setting for the date in a film, and would use that of the build. */
function forgetDate(output: Output): void {
  if (!("_muxer" in output) || !isGroup(output._muxer)) throw new Error("mediabunny has no place for a film's date.");
  Object.assign(output._muxer, { creationTime: 0 });
}

async function copyPicture(track: InputVideoTrack, output: Output): Promise<Waiting[]> {
  const codec = (await track.getCodec())!;
  const source = new EncodedVideoPacketSource(codec);
  output.addVideoTrack(source, {
    transformationMatrix: await track.getTransformationMatrix(),
    canBeTransparent: await track.canBeTransparent(),
  });
  const decoderConfig = (await track.getDecoderConfig())!;
  return readPackets(track, (packet) => source.add(packet, { decoderConfig }));
}

async function copySound(track: InputAudioTrack, output: Output, extension: string): Promise<Waiting[]> {
  const codec = await track.getCodec();
  if (codec === null || !copiedSound[extension]!.includes(codec)) {
    const name = codec?.toUpperCase() ?? String(await track.getInternalCodecId());
    throw new UnusableMedia({ code: "media/hidden-data", found: `sound that is packed as ${name}` });
  }
  const source = new EncodedAudioPacketSource(codec);
  output.addAudioTrack(source);
  const decoderConfig = (await track.getDecoderConfig())!;
  if (codec === "vorbis") checkVorbisSettings(toBuffer((decoderConfig as RemuxSettings).description!));
  return readPackets(track, (packet) => source.add(packet, { decoderConfig }));
}

/** Reads packets in decoding order, from the first that needs no other. */
async function readPackets(track: InputTrack, add: (packet: EncodedPacket) => Promise<void>): Promise<Waiting[]> {
  const sink = new EncodedPacketSink(track);
  const first = await sink.getFirstKeyPacket({ verifyKeyPackets: true });
  const waiting: Waiting[] = [];
  let time = -Infinity;
  if (first === null) return waiting;
  for await (const packet of sink.packets(first, undefined, { verifyKeyPackets: true })) {
    time = Math.max(time, packet.timestamp);
    waiting.push({ time, add: () => add(packet) });
  }
  return waiting;
}

function toBuffer(bytes: ArrayBufferView | ArrayBuffer): Buffer {
  return ArrayBuffer.isView(bytes) ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) : Buffer.from(bytes);
}
