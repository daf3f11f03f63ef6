import { ALL_FORMATS, BufferSource, Input, Logging, LogLevel } from "mediabunny";
import { UnusableMedia } from "./unusable-media.ts";

// It would write to the console about films that it does not know; what is wrong with one is told by a problem.
Logging.level = LogLevel.Silent;

const containers: Readonly<Record<string, readonly string[]>> = {
  mp4: ["MP4", "QuickTime File Format"],
  webm: ["WebM", "Matroska"],
};

/** The size of a video in pixels, 0 by 0 where it cannot be measured (Ogg). Throws UnusableMedia when it is not the video its extension says. */
export async function measureVideo(bytes: Buffer, extension: string): Promise<{ width: number; height: number }> {
  if (extension === "ogg") {
    checkOgg(bytes);
    return { width: 0, height: 0 };
  }
  const input = new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS });
  try {
    const container = (await input.getFormat()).name;
    if (!containers[extension]?.includes(container)) {
      throw new UnusableMedia({ code: "media/wrong-content", extension, found: container });
    }
    const track = await input.getPrimaryVideoTrack();
    if (track === null) throw new UnusableMedia({ code: "media/corrupt" });
    return { width: await track.getDisplayWidth(), height: await track.getDisplayHeight() };
  } catch (error) {
    throw error instanceof UnusableMedia ? error : new UnusableMedia({ code: "media/corrupt" });
  }
}

/** RFC 3533: every Ogg page begins with "OggS". */
function checkOgg(bytes: Buffer): void {
  if (bytes.subarray(0, 4).toString("latin1") !== "OggS") throw new UnusableMedia({ code: "media/corrupt" });
}
