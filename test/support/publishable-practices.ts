import { makeLargePractice } from "./large-practice.ts";
import { makePractice, type LittleSite } from "./little-site.ts";

/** Two practices that could be published, and that are unlike each other. The one that is built faster comes first. */
export const publishableNames = ["least", "large"] as const;

export type PublishableName = (typeof publishableNames)[number];

/** A day in the build of both, on which no closure is over. */
export const publishedOn = { SOURCE_DATE_EPOCH: String(Date.UTC(2026, 10, 15) / 1000) };

export function makePublishable(name: PublishableName): Promise<LittleSite> {
  return name === "large" ? makeLargePractice() : Promise.resolve(makeLeastPractice());
}

/** Makes the smallest practice with its own values, and with what the law asks for. */
function makeLeastPractice(): LittleSite {
  const site = makePractice("smallest");
  const { read, write } = site;
  write("site/practice.yaml", `${read("site/practice.yaml")}origin: https://www.elmstreet.dental\n`);
  const office = read("site/offices/main.md").replace("(503) 555-0187", "(503) 555-4187");
  write("site/offices/main.md", office.replace("hours:", "geo: { latitude: 44.94012, longitude: -123.03876 }\nhours:"));
  write("site/privacypolicy.md", privacy);
  write("site/accessibility.md", accessibility);
  return site;
}

const privacy = `---
mainTitleText: Privacy policy
description: What this site does with information, and how to reach us about it.
effectiveDate: "2026-11-02"
---
## Privacy Policy

This site has no forms and sets no cookies. Its host may keep a log of addresses for some weeks, to stop abuse.

## Terms of Use

These pages inform. They are not a diagnosis, and they do not replace a visit.

## Cookie Policy

We set no cookies.

## HIPAA disclaimer

Your health record is protected by law. Ask us for our notice.

## Contact Us

Call with any question about this page.
`;

const accessibility = `---
mainTitleText: Accessibility
description: What this site does so that everyone can read it, and who to call when it falls short.
reviewedDate: "2026-11-02"
---
## What we aim for

You should be able to read this site with a keyboard, a screen reader, large letters or a small phone.

## Contact Us

If something keeps you from using this site, tell us which page it was.
`;
