import { describe, expect, test } from "vitest";
import { withoutUserData } from "../../../src/steps/media/h264-notes.ts";

const picture = Buffer.from([0x65, 1, 2, 3]);
/** A note that players need, such as where a film may be started. */
const recovery = Buffer.from([6, 6, 1, 0xc4, 0x80]);
const place = Buffer.from("0123456789abcdefMDPM+33.6333-117.9167");
const userData = Buffer.concat([Buffer.from([6, 5, place.length]), place, Buffer.from([0x80])]);

function makeFrame(lengthSize: number, ...units: Buffer[]): Buffer {
  return Buffer.concat(
    units.flatMap((unit) => {
      const length = Buffer.alloc(lengthSize);
      length.writeUIntBE(unit.length, 0, lengthSize);
      return [length, unit];
    }),
  );
}

describe("a frame of H.264", () => {
  test.for([1, 2, 4])("loses a camera's notes beside the picture, with lengths of %i bytes", (lengthSize) => {
    const frame = makeFrame(lengthSize, recovery, userData, picture);
    expect(withoutUserData(frame, lengthSize)).toEqual(makeFrame(lengthSize, recovery, picture));
  });

  test.for([
    ["a long note", Buffer.concat([Buffer.from([6, 5, 255, 45]), Buffer.alloc(300, 1), Buffer.from([0x80])])],
    ["a note after another", Buffer.concat([recovery.subarray(0, -1), userData.subarray(1)])],
    ["a note after one with escaped zeros", Buffer.concat([Buffer.from([6, 1, 3, 0, 0, 3, 1]), userData.subarray(1)])],
  ] as const)("loses %s", ([, note]) => {
    expect(withoutUserData(makeFrame(4, note, picture), 4)).toEqual(makeFrame(4, picture));
  });

  test.for([
    ["notes that players need", makeFrame(4, recovery, picture)],
    ["a picture that looks like a note", makeFrame(4, Buffer.concat([Buffer.from([0x65]), userData]))],
    ["half a unit", makeFrame(4, picture).subarray(0, -1)],
    ["nothing", Buffer.alloc(0)],
  ] as const)("keeps %s", ([, frame]) => {
    expect(withoutUserData(frame, 4)).toEqual(frame);
  });
});
