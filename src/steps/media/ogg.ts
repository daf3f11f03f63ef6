import { UnusableMedia } from "./unusable-media.ts";

/** Comments that programs write about themselves. */
const harmless = /^(encoder|duration)$/i;

/** First bytes of the comment packet, by the first bytes of each kind of stream that browsers play. */
const openings: Readonly<Record<string, string>> = {
  "\u0080theora": "\u0081theora",
  "\u0001vorbis": "\u0003vorbis",
  OpusHead: "OpusTags",
};

/** Throws UnusableMedia if the file is not an Ogg film or holds comments about the film, which nothing here can remove. */
export function checkOgg(bytes: Buffer): { hasSound: boolean } {
  let hasSound = false;
  for (const [head = Buffer.alloc(0), comments = Buffer.alloc(0)] of readFirstPackets(bytes)) {
    const opening = Object.entries(openings).find(([start]) => beginsWith(head, start))?.[1];
    if (opening === undefined)
      throw new UnusableMedia({ code: "media/hidden-data", found: "a stream of an unknown kind" });
    refuseComments(comments, opening);
    hasSound ||= !beginsWith(head, "\u0080theora");
  }
  return { hasSound };
}

/** Refuses comments in the Vorbis sound of a WebM. Its settings are three packets, after their number and the lengths of two. */
export function checkVorbisSettings(settings: Buffer): void {
  let at = 1;
  const readLength = (): number => {
    let length = 0;
    while (settings[at] === 255) length += settings[at++]!;
    return length + (settings[at++] ?? 0);
  };
  const [head, comments] = [readLength(), readLength()];
  refuseComments(settings.subarray(at + head, at + head + comments), openings["\u0001vorbis"]!);
}

/** Returns the first two packets of each stream. RFC 3533: a packet consists of pieces of 255 bytes; a shorter piece ends it. */
function readFirstPackets(bytes: Buffer): Iterable<Buffer[]> {
  const streams = new Map<number, { packets: Buffer[]; pieces: Buffer[] }>();
  for (let page = 0; page < bytes.length;) {
    if (!beginsWith(bytes.subarray(page), "OggS") || page + 27 > bytes.length)
      throw new UnusableMedia({ code: "media/corrupt" });
    const serial = bytes.readUInt32LE(page + 14);
    const lengths = bytes.subarray(page + 27, page + 27 + bytes[page + 26]!);
    const stream = streams.get(serial) ?? { packets: [], pieces: [] };
    streams.set(serial, stream);
    page += 27 + lengths.length;
    for (const length of lengths) {
      if (stream.packets.length < 2) {
        stream.pieces.push(bytes.subarray(page, page + length));
        if (length < 255) stream.packets.push(Buffer.concat(stream.pieces.splice(0)));
      }
      page += length;
    }
  }
  if (streams.size === 0) throw new UnusableMedia({ code: "media/corrupt" });
  return [...streams.values()].map(({ packets }) => packets);
}

/** Vorbis comments: the encoder's name, the number of comments, and each comment as NAME=value, with a length before every text. */
function refuseComments(packet: Buffer, opening: string): void {
  if (!beginsWith(packet, opening)) throw new UnusableMedia({ code: "media/corrupt" });
  let rest = packet.subarray(opening.length);
  const readNumber = (): number => {
    if (rest.length < 4) throw new UnusableMedia({ code: "media/corrupt" });
    const number = rest.readUInt32LE();
    rest = rest.subarray(4);
    return number;
  };
  const readText = (): string => {
    const length = readNumber();
    const text = rest.toString("utf8", 0, length);
    rest = rest.subarray(length);
    return text;
  };
  readText();
  for (let left = readNumber(); left > 0; left--) {
    const [name = ""] = readText().split("=", 1);
    if (!harmless.test(name)) throw new UnusableMedia({ code: "media/hidden-data", found: `a comment called ${name}` });
  }
}

function beginsWith(bytes: Buffer, text: string): boolean {
  return bytes.subarray(0, text.length).toString("latin1") === text;
}
