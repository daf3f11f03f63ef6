import { describe, expect, test } from "vitest";
import { findCaptionsFault, withoutCaptionNotes } from "../../../src/steps/media/captions.ts";

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
    ["WEBVTT\n\nNOTE A\n00:01.000 --> 00:02.000\nB", { fault: "no blank line", line: 4 }],
    ["WEBVTT\n\n00:01.000 --> 00:02.000\nA\n\nSTYLE\n::cue { color: red }\n", { fault: "late style", line: 6 }],
    ["WEBVTT\n\n00:01.000 --> 00:02.000\nA\n\nREGION\nid:low\n", { fault: "no times", line: 6 }],
  ] as const)("%j are refused", ([text, found]) => {
    expect(findCaptionsFault(text)).toEqual(found);
  });

  describe("are published without notes for authors", () => {
    const noted = `WEBVTT - Jane's draft
Kind: captions
Author: Jane

NOTE Jane wrote these.

STYLE
/* Jane's */
::cue { color: white }

NOTE
Ask Jane.
Her number is 5550178.

REGION
id:low
width:80%

welcome
00:01.000 --> 00:04.000 region:low
Q & A
with the doctor
${"  "}
NOTE\tJane checked this one

02:00.000 --> 02:01.000
NOTE this.


NOTE
Jane
`;

    const published = `WEBVTT

STYLE
${" "}
::cue { color: white }

REGION
id:low
width:80%

00:01.000 --> 00:04.000 region:low
Q & A
with the doctor

02:00.000 --> 02:01.000
NOTE this.
`;

    test.for([
      ["line feeds", "\n"],
      ["the line ends of Windows", "\r\n"],
      ["those of old Macs", "\r"],
    ])("with %s", ([, lineEnd]) => {
      for (const mark of ["", "\uFEFF"]) {
        const text = mark + noted.replaceAll("\n", lineEnd!);
        expect(findCaptionsFault(text)).toBeUndefined();
        expect(withoutCaptionNotes(text)).toBe(published);
      }
      expect(findCaptionsFault(published)).toBeUndefined();
    });

    test("with all of these in one file", () => {
      // A line feed directly after a carriage return would be part of that line end.
      const ends = ["\n", "\r\n", "\r", "\r\n"];
      let nth = 0;
      expect(withoutCaptionNotes(noted.replaceAll("\n", () => ends[nth++ % 4]!))).toBe(published);
    });

    test("in styles, also comments that do not end or take several lines", () => {
      const style = (lines: string): string =>
        withoutCaptionNotes(`WEBVTT\r\n\r\nSTYLE\r\n${lines}\r\n\r\n00:01.000 --> 00:02.000\r\nA`);
      const kept = "WEBVTT\n\nSTYLE\n::cue { color: red }\n \n\n00:01.000 --> 00:02.000\nA\n";
      expect(style("::cue { color: red }\r\n/* by\r\nJane */")).toBe(kept);
      expect(style("::cue { color: red }\r\n/* by\r\nJane")).toBe(kept);
    });

    /** The published captions, without the word WEBVTT. */
    const publish = (body: string): string => {
      const text = `WEBVTT\n\n${body}\n`;
      expect(findCaptionsFault(text)).toBeUndefined();
      const result = withoutCaptionNotes(text);
      expect(findCaptionsFault(result)).toBeUndefined();
      return result.slice("WEBVTT\n\n".length, -1);
    };
    const cue = "00:00.000 --> 00:02.000\nHello";

    test("in regions", () => {
      const settings = "id:a width:40.5%\nlines:3\nregionanchor:0%,100%\nviewportanchor:10%,90%\nscroll:up";
      expect(publish(`REGION\n${settings}\n\n${cue}`)).toBe(`REGION\n${settings}\n\n${cue}`);
      const notes = "id:a by Jane\nReviewed by Jane Roe, 503-555-0101\nauthor:Jane lines:Jane\nlines:3";
      expect(publish(`REGION\n${notes}\n\n${cue}`)).toBe(`REGION\nid:a\nlines:3\n\n${cue}`);
    });

    test("beside the word STYLE", () => {
      for (const first of ["STYLE draft by Jane", "STYLE /* draft by Jane */", "STYLE\t", "STYLE"]) {
        const style = "::cue { color: red }";
        expect(publish(`${first}\n${style}\n\n${cue}`)).toBe(`STYLE\n${style}\n\n${cue}`);
      }
    });

    test("in the names of captions, which only styles need", () => {
      expect(publish(`NOTE: ask Maria about patient 123\n${cue}`)).toBe(cue);
      expect(publish(`1\n${cue}\n\n2\n${cue}`)).toBe(`${cue}\n\n${cue}`);
      const colors = "STYLE\n::cue(b) { color: #fff }\n::cue-region(#low) { color: #fff }";
      expect(publish(`${colors} /* ::cue(#welcome) */\n\nwelcome\n${cue}`)).toBe(`${colors}  \n\n${cue}`);
      const chosen = `STYLE\n::cue(#welcome) { color: red }\n\nwelcome\n${cue}`;
      expect(publish(chosen)).toBe(chosen);
    });

    test.for([
      ["Hello <!-- patient 123 >you", "Hello you"],
      ["Hello <patient 123>you</patient>", "Hello you"],
      ["Hello <patient\n123", "Hello "],
      ["Hello <v Jane", "Hello "],
      ["<call 503-555-0101>\nHello\n<503-555-0101>\nyou\n</>", "Hello\nyou"],
      ["<<Jane>i>Hello <i.loud by Jane>you</i Jane></i>", "i>Hello <i.loud>you</i>"],
      ["<var Jane>Hello", "Hello"],
    ])("in what looks like a tag: %j", ([words, shown]) => {
      const times = "00:00.000 --> 00:02.000 align:start";
      expect(publish(`${times}\n${words}\n\n${cue}`)).toBe(`${times}\n${shown}\n\n${cue}`);
    });

    test("a caption that was only a note stays, empty", () => {
      expect(publish(`00:00.000 --> 00:02.000\n<patient 123>\n\n${cue}`)).toBe(`00:00.000 --> 00:02.000\n\n${cue}`);
    });

    test("WebVTT's own tags stay", () => {
      const tags = "<v.first.loud Mary Roe><c.red>A</c> <i>b</i> <b>c</b> <u>d</u></v> <lang en-GB>e</lang>\n<v>f";
      const words = `${tags} <ruby>g<rt>h</rt></ruby> <00:01.000>i <00:00:01.500>j <v Mary\nRoe>1 > 0 &lt;k> `;
      expect(publish(`00:00.000 --> 00:02.000\n${words}\n\n${cue}`)).toBe(
        `00:00.000 --> 00:02.000\n${words}\n\n${cue}`,
      );
    });
  });
});
