const notesUnit = 6;
const userData = 5;

/**
 * Removes the user data that cameras and encoders write between pictures of an H.264 frame (SEI messages, ITU-T H.264, annex D.1.7):
 * camcorders put the place, time and model there. Each unit of the frame begins with its length, in `lengthSize` bytes.
 */
export function withoutUserData(frame: Uint8Array, lengthSize: number): Uint8Array {
  const kept: Uint8Array[] = [];
  let start = 0;
  while (start + lengthSize <= frame.length) {
    const length = Buffer.from(frame.buffer, frame.byteOffset + start, lengthSize).readUIntBE(0, lengthSize);
    const end = start + lengthSize + length;
    if (!holdsUserData(frame.subarray(start + lengthSize, end))) kept.push(frame.subarray(start, end));
    start = end;
  }
  return kept.reduce((sum, { length }) => sum + length, 0) === frame.length ? frame : Buffer.concat(kept);
}

function holdsUserData(unit: Uint8Array): boolean {
  if ((unit[0]! & 0x1f) !== notesUnit) return false;
  const messages = withoutEscapes(unit.subarray(1));
  let at = 0;
  /** Reads a number: a sum of bytes, of which only the last is less than 255. */
  const readNumber = (): number => {
    let sum = 0;
    while (messages[at] === 0xff) sum += messages[at++]!;
    return sum + (messages[at++] ?? 0);
  };
  // The last byte marks the end of the unit.
  while (at < messages.length - 1) {
    if (readNumber() === userData) return true;
    const length = readNumber();
    at += length;
  }
  return false;
}

/** Within a unit, a 3 keeps two zero bytes apart from the next byte. */
function withoutEscapes(bytes: Uint8Array): Uint8Array {
  return bytes.filter((byte, index) => !(byte === 3 && bytes[index - 1] === 0 && bytes[index - 2] === 0));
}
