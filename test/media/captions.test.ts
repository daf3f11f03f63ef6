import { describe, expect, test } from "vitest";
import { findCaptionsFault, withoutNotes } from "../../src/media/captions.ts";

const sound = `WEBVTT - Tour
Kind: captions
Language: en

NOTE Jane wrote these.

welcome
00:00:01.000 --> 00:00:04.000 align:start line:90%
Q & A <i>with the doctor

01:04.000 --> 01:06.500
[calm music]
`;

describe("captions", () => {
  test.for([
    ["as programs write them", sound],
    ["with the line ends of Windows", sound.replaceAll("\n", "\r\n")],
    ["with a mark of the byte order", `\uFEFF${sound}`],
    ["with a hundred thousand tags in each other", `${sound}\n01:10.000 --> 01:12.000\n${"<i>".repeat(50_000)}`],
    ["two at once", "WEBVTT\n\n00:01.000 --> 00:02.000\nA\n\n00:01.000 --> 00:03.000\nB"],
  ])("are taken %s", ([, text]) => {
    expect(findCaptionsFault(text!)).toBeUndefined();
  });

  test.for([
    ["", { fault: "signature", line: 1 }],
    ["WEBVTTX\n\n00:01.000 --> 00:02.000\nA", { fault: "signature", line: 1 }],
    ["WEBVTT\n00:01.000 --> 00:02.000\nA", { fault: "no blank line", line: 2 }],
    ["WEBVTT\n\n00:01.000 --> 00:02.000\nA\n00:03.000 --> 00:04.000\nB", { fault: "no blank line", line: 5 }],
    ["WEBVTT\n\nA\n\n00:01.000 --> 00:02.000\nB", { fault: "no times", line: 3 }],
    ["WEBVTT\n\nA\nB\n\n00:01.000 --> 00:02.000\nC", { fault: "no times", line: 3 }],
    ["WEBVTT\n\n0:01.000 --> 0:02.000\nA", { fault: "times", line: 3 }],
    ["WEBVTT\n\n00:01,000 --> 00:02,000\nA", { fault: "times", line: 3 }],
    ["WEBVTT\n\n00:01.000 -> 00:02.000\nA", { fault: "no times", line: 3 }],
    ["WEBVTT\n\n00:71.000 --> 00:72.000\nA", { fault: "times", line: 3 }],
    ["WEBVTT\n\n00:02.000 --> 00:02.000\nA", { fault: "ends first", line: 3 }],
    ["WEBVTT\n\n00:02.000 --> 00:03.000\nA\n\n00:01.000 --> 00:04.000\nB", { fault: "begins before", line: 6 }],
    ["WEBVTT\n\nNOTE nothing\n", { fault: "empty", line: 1 }],
  ] as const)("%j are refused", ([text, found]) => {
    expect(findCaptionsFault(text)).toEqual(found);
  });

  test("are published without what their author noted for authors", () => {
    const text = withoutNotes(`\uFEFF${sound}\n\nNOTE\nAsk Jane.\n\n02:00.000 --> 02:01.000\nNOTE this.\n\n`);
    expect(text).not.toMatch(/Jane/);
    expect(text).toMatch(/^WEBVTT - Tour\nKind: captions\nLanguage: en\n\nwelcome\n00:00:01\.000 .*\n.*\n\n01:04/);
    expect(text).toMatch(/\n\n02:00\.000 --> 02:01\.000\nNOTE this\.\n$/);
    expect(findCaptionsFault(text)).toBeUndefined();
  });
});
