import { ALL_FORMATS, BufferSource, Input, Logging, LogLevel, type VideoCodec } from "mediabunny";
import { UnusableMedia } from "./unusable-media.ts";

// It would write to the console about films that it does not know; what is wrong with one is told by a problem.
Logging.level = LogLevel.Silent;

const containers: Readonly<Record<string, readonly string[]>> = {
  mp4: ["MP4"],
  webm: ["WebM", "Matroska"],
};
/** What browsers play in each. HEVC needs help from the hardware, and MPEG-4 Part 2 (mp4v) hardly plays anywhere. */
const codecs: Readonly<Record<string, readonly VideoCodec[]>> = {
  mp4: ["avc", "vp9", "av1"],
  webm: ["vp8", "vp9", "av1"],
};
/** As people who make films call them. */
const names: Readonly<Record<string, string>> = {
  "QuickTime File Format": "QuickTime",
  avc: "H.264",
  hevc: "HEVC (H.265)",
  prores: "ProRes",
  vp8: "VP8",
  mp4v: "MPEG-4 Part 2",
};

/** The size of a video in pixels, 0 by 0 where it cannot be measured (Ogg). Throws UnusableMedia when it is not the video its extension says, or one that few browsers play. */
export async function measureVideo(bytes: Buffer, extension: string): Promise<{ width: number; height: number }> {
  if (extension === "ogg") {
    checkOgg(bytes);
    return { width: 0, height: 0 };
  }
  const input = new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS });
  try {
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
    return { width: await track.getDisplayWidth(), height: await track.getDisplayHeight() };
  } catch (error) {
    throw error instanceof UnusableMedia ? error : new UnusableMedia({ code: "media/corrupt" });
  }
}

/** RFC 3533: every Ogg page begins with "OggS". */
function checkOgg(bytes: Buffer): void {
  if (bytes.subarray(0, 4).toString("latin1") !== "OggS") throw new UnusableMedia({ code: "media/corrupt" });
}
