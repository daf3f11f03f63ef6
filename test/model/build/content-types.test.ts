import { expect, test } from "vitest";
import { contentTypeOf } from "../../../src/model/build/content-types.ts";

test.for([
  ["about/index.html", "text/html; charset=utf-8"],
  ["assets/site.1.css", "text/css; charset=utf-8"],
  ["assets/site.1.js", "text/javascript; charset=utf-8"],
  ["sitemap.xml", "application/xml; charset=utf-8"],
  ["robots.txt", "text/plain; charset=utf-8"],
  ["assets/pictures/tooth.1.svg", "image/svg+xml"],
  ["assets/pictures/team.1.avif", "image/avif"],
  ["assets/pictures/TEAM.1.JPG", "image/jpeg"],
  ["assets/videos/tour.1.webm", "video/webm"],
  ["manifest.webmanifest", "application/manifest+json"],
  ["assets/videos/tour.1.vtt", "text/vtt; charset=utf-8"],
  ["favicon.ico", "image/x-icon"],
  ["forms/new-patient.pdf", "application/pdf"],
  ["manifest.json", "application/json"],
  // Browsers accept rules only with this type (WICG nav-speculation).
  ["speculation-rules.json", "application/speculationrules+json"],
  ["CNAME", "application/octet-stream"],
  ["forms/letter.docx", "application/octet-stream"],
] as const)("%s is sent as %s", ([path, type]) => {
  expect(contentTypeOf(path)).toBe(type);
});
