import { ALL_FORMATS, BufferSource, Input, Logging, LogLevel, type InputVideoTrack, type VideoCodec } from "mediabunny";
import { videoTypes } from "../../model/build/media-kinds.ts";
import type { Encoded } from "./cache.ts";
import { checkOgg } from "./ogg.ts";
import { remuxFilm } from "./remux.ts";
import { UnusableMedia } from "./unusable-media.ts";

// The library would log to the console about films it does not know. We report them as problems.
Logging.level = LogLevel.Silent;

const containers: Readonly<Record<string, readonly string[]>> = {
  mp4: ["MP4"],
  webm: ["WebM", "Matroska"],
};
/** Codecs that browsers play in each container. HEVC needs hardware support, and MPEG-4 Part 2 (mp4v) hardly plays anywhere. */
const codecs: Readonly<Record<string, readonly VideoCodec[]>> = {
  mp4: ["avc", "vp9", "av1"],
  webm: ["vp8", "vp9", "av1"],
};
/** Names that people who make films use. */
const names: Readonly<Record<string, string>> = {
  "QuickTime File Format": "QuickTime",
  avc: "H.264",
  hevc: "HEVC (H.265)",
  prores: "ProRes",
  vp8: "VP8",
  mp4v: "MPEG-4 Part 2",
};

/**
 * Returns the film without anything it does not need to play, such as where it was made, and its size in pixels: 0 by 0 if that cannot be
 * measured (Ogg). Removes the sound of a silent film, except for Ogg, which stays as is. Throws UnusableMedia if the file is not the film
 * its extension says, if few browsers play it, or if it cannot be freed of its other data.
 */
export async function encodeFilm(bytes: Buffer, extension: string, isSilent = false): Promise<Encoded> {
  if (extension === "ogg") {
    const { hasSound } = checkOgg(bytes);
    return { size: { width: 0, height: 0 }, hasSound, files: [{ type: videoTypes.ogg!, width: 0, bytes }] };
  }
  const input = new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS });
  try {
    const track = await findPicture(input, extension);
    const size = { width: await track.getDisplayWidth(), height: await track.getDisplayHeight() };
    const sound = isSilent ? null : await input.getPrimaryAudioTrack();
    const remuxed = await remuxFilm(track, sound, extension);
    return {
      size,
      hasSound: sound !== null,
      files: [{ type: videoTypes[extension]!, width: size.width, bytes: remuxed }],
    };
  } catch (error) {
    throw error instanceof UnusableMedia ? error : new UnusableMedia({ code: "media/corrupt" });
  }
}

/** Returns the video track if the file is what its extension says and browsers play it. */
async function findPicture(input: Input, extension: string): Promise<InputVideoTrack> {
  const container = (await input.getFormat()).name;
  if (!containers[extension]?.includes(container)) {
    throw new UnusableMedia({ code: "media/wrong-content", extension, found: names[container] ?? container });
  }
  const track = await input.getPrimaryVideoTrack();
  if (track === null) throw new UnusableMedia({ code: "media/corrupt" });
  const codec = await track.getCodec();
  if (codec === null || !codecs[extension]!.includes(codec)) {
    const found = codec ?? String(await track.getInternalCodecId());
    throw new UnusableMedia({ code: "media/codec", found: names[found] ?? found });
  }
  return track;
}
