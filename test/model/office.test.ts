import { expect, test } from "vitest";
import { officeSchema } from "../../src/model/office.ts";

const { embedUrl, linkUrl } = officeSchema.shape.map.unwrap().shape;

test.for([
  "/embed?pb=!1m18",
  "/d/u/0/embed?mid=1",
  "?q=a&output=embed",
  "/?q=a&output=embed",
  "?output=svembed&cbll=1",
])("a map at https://www.google.com/maps%s may be shown in a frame", (rest) => {
  expect(embedUrl.safeParse(`https://www.google.com/maps${rest}`).success).toBe(true);
});

test.for(["", "/place/Harbor", "?q=embed", "/embedded?x=1", "?xoutput=embed"])(
  "a map at https://www.google.com/maps%s may not",
  (rest) => {
    expect(embedUrl.safeParse(`https://www.google.com/maps${rest}`).success).toBe(false);
  },
);

test.for([
  "/../url?q=https://evil.example/embed",
  "/%2e%2e/url?q=https://evil.example/embed",
  "/.%2E/url/embed",
  "\\..\\url?q=https://evil.example/embed",
  "/embed/../../url?output=embed",
])("https://www.google.com/maps%s is no map, since a browser follows the dots", (rest) => {
  for (const schema of [embedUrl, linkUrl]) {
    const { success, error } = schema.safeParse(`https://www.google.com/maps${rest}`);
    expect(success).toBe(false);
    expect(error!.issues).toHaveLength(1);
  }
});
