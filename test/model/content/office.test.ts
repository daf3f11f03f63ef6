import { expect, test } from "vitest";
import { officeSchema } from "../../../src/model/content/office.ts";

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

test.for([
  "https://maps.app.goo.gl/Hb0rLaneP0rtAnsel",
  "https://goo.gl/maps/Hb0rLane",
  "https://share.google/Hb0rLane",
  "https://maps.google.com/?cid=1234567890123456789",
  "https://maps.google.co.uk/maps?q=12+Harbor+Lane",
  "https://www.google.de/maps/place/Harbor+Lane/@33.5,-117.6,17z?entry=ttu",
  "https://g.page/harbor-lane",
  "https://maps.apple.com/?address=12%20Harbor%20Lane",
  "https://maps.apple/p/Hb0rLane",
  "https://www.openstreetmap.org/?mlat=33.6&mlon=-117.9#map=17/33.6/-117.9",
  "https://www.bing.com/maps?cp=33.6~-117.9",
  "https://waze.com/ul/h9my",
])("the map link %s is taken as it is", (address) => {
  expect(linkUrl.parse(address)).toBe(address);
});

test.for([
  '<iframe src="https://www.google.com/maps/embed?pb=!1m18"></iframe>',
  "https://www.google.com/maps/embed?pb=!1m18",
  "https://www.google.com/maps?q=12+Harbor+Lane&output=embed",
  "http://maps.google.com/?cid=1",
  "maps.app.goo.gl/Hb0rLane",
  "https://maps.app.goo.gl/Hb0rLane Harbor Lane",
  "https://%",
])("%s is no link to a map, and is reported once", (address) => {
  expect(linkUrl.safeParse(address).error?.issues).toHaveLength(1);
});
