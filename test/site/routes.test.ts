import { beforeAll, describe, expect, test } from "vitest";
import { attributesOf, openShippedSite, parsePage, textsOf, type BuiltSite } from "../support/shipped-site.ts";

const cosmetic = "Cosmetic and Restorative Dentistry";
const surgery = "Oral and Perio Surgery";
const implants = "Implants and Prosthetics";
const fullArch = "All on Xs and All on 4s";
const prevention = "Preventative Dentistry";
const technology = "Sedation and Technological Advancements";

/** Every page of the specification, and those added to it: address, main title, sidebar group, current item there, media. */
const pages = [
  ["/", "Care you understand before you say yes", null, null, "video"],
  ["/privacypolicy/", "Privacy policy and terms", null, null, null],
  ["/accessibility/", "Accessibility", null, null, null],
  ["/emergency/", "Tooth pain and dental emergencies", null, null, null],
  ["/about/kelpwood/", "About Kelpwood", null, null, "picture"],
  ["/about/newpatients/", "For new patients", null, null, null],
  ["/about/address/", "Location and parking", null, null, "picture"],
  ["/about/meetthedoctors/", "Dr. Marisol Okafor-Lindqvist, DDS", null, null, "picture"],
  ["/about/officetour/", "Office tour", null, null, "picture"],
  ["/about/patientexperiences/", "Patient experiences", null, null, "picture"],
  ["/services/smiledesign/", "Smile design", cosmetic, "Smile design", "picture"],
  ["/services/veneers/", "Veneers and crowns", cosmetic, "Veneers and crowns", "video"],
  ["/services/crowns/", "Crowns", null, null, "picture"],
  ["/services/teethwhitening/", "Teeth whitening", cosmetic, "Teeth whitening", "picture"],
  ["/services/inlays/", "Inlays and onlays", cosmetic, "Inlays and onlays", "picture"],
  ["/services/crownlengthening/", "Crown lengthening", surgery, "Crown lengthening", "picture"],
  ["/services/Gingivalgumcontouring/", "Gingival gum contouring", null, null, null],
  ["/services/fillings/", "Resin fillings", cosmetic, "Resin fillings", "picture"],
  ["/services/rootcanals/", "Root canals", cosmetic, "Root canals", "picture"],
  ["/services/toothextractions/", "Tooth extractions", surgery, "Tooth extractions", "picture"],
  ["/services/fullmouthextractions/", "Full mouth extractions", surgery, "Full mouth extractions", "picture"],
  ["/services/boneaugmentations/", "Bone augmentation", surgery, "Bone augmentation", "picture"],
  ["/services/gumtreatment/", "Gum treatment", null, null, "picture"],
  ["/services/implanttreatment/", "Implant treatment", implants, "Implant treatment", "picture"],
  ["/services/failedimplanttreatment/", "Failed implant treatment", implants, "Failed implant treatment", "picture"],
  ["/services/sinuslift/", "Sinus lift", implants, "Sinus lift", "picture"],
  [
    "/services/implantsupporteddentures/",
    "Implant supported dentures",
    implants,
    "Implant supported dentures",
    "picture",
  ],
  ["/services/allonx/", "All-on-X and All-on-4", fullArch, "All-on-X and All-on-4", "picture"],
  ["/services/otherprosthetics/", "Other prosthetics", implants, "Other prosthetics", "picture"],
  ["/services/checkupandcleanings/", "Check-ups and cleanings", prevention, "Check-ups and cleanings", "picture"],
  ["/services/sealants/", "Sealants", prevention, "Sealants", "video"],
  ["/services/flouridetreatments/", "Fluoride treatments", prevention, "Fluoride treatments", "picture"],
  ["/services/sedation/", "Sedation", technology, "Sedation", "picture"],
  ["/services/3DDentalPrinters/", "3D dental printers", technology, "3D dental printers", "picture"],
  ["/services/3dimagectscans/", "3D image CT scans", technology, "3D image CT scans", "picture"],
  ["/services/intraoralscanners/", "Intraoral scanners", technology, "Intraoral scanners", "video"],
  ["/services/biolaselaser/", "Biolase laser", null, null, "picture"],
  ["/services/softtissuelasers/", "Soft tissue lasers", technology, "Soft tissue lasers", "picture"],
] as const;

const redirects = [
  ["/services/", "/services/smiledesign/"],
  ["/about/", "/about/kelpwood/"],
] as const;

let site: BuiltSite;
beforeAll(async () => {
  site = await openShippedSite();
});

test("every route of the specification is a page, and the only others are first aid, new patients and accessibility", () => {
  const expected = [...pages, ...redirects].map(([address]) => address);
  expect(site.pages).toEqual([...expected, "/404.html"].sort());
});

test.each(pages)(
  "%s is titled “%s”, with sidebar %s, current item %s, media %s",
  (address, title, group, current, media) => {
    const $ = parsePage(site, address);
    const sidebar = $("nav[aria-labelledby=sidebar]");
    const shown =
      $("main video").length > 0 ? "video" : $("main article img, main figure img").length > 0 ? "picture" : null;
    expect({
      title: textsOf($, "h1"),
      group: sidebar.find("h2").text() || null,
      current: sidebar.find("[aria-current=page]").text() || null,
      media: shown,
    }).toEqual({ title: [title], group, current, media });
  },
);

test("each sidebar lists the pages of its group", () => {
  for (const [address, , group] of pages.filter(([, , group]) => group !== null)) {
    const expected = pages.filter((each) => each[2] === group).map(([, , , label]) => label);
    expect(textsOf(parsePage(site, address), "nav[aria-labelledby=sidebar] a").sort(), address).toEqual(
      expected.sort(),
    );
  }
});

test("each service of the menu links to the next, across its groups", () => {
  const order = attributesOf(parsePage(site, "/"), "header nav .menu-group a", "href");
  expect(order.length).toBeGreaterThan(20);
  for (const [index, address] of order.entries()) {
    const neighbors = [order[index - 1], order[index + 1]].filter((each) => each !== undefined);
    expect(attributesOf(parsePage(site, address), "nav.pager a", "href"), address).toEqual(neighbors);
  }
});

describe("a redirect page", () => {
  test.each(redirects)("%s leads to %s at once, names it as canonical, and links to it", (address, target) => {
    const $ = parsePage(site, address);
    expect($("meta[http-equiv=refresh]").attr("content")).toBe(`0; url=${target}`);
    expect($("link[rel=canonical]").attr("href")).toBe(`https://www.kelpwood.example${target}`);
    expect($("meta[name=robots]").attr("content")).toBe("noindex");
    expect($("body a").attr("href")).toBe(target);
  });
});

describe("the error page", () => {
test("shows the specification's sentence, then the status text, between header and footer", () => {
    const $ = parsePage(site, "/404.html");
    expect(textsOf($, "h1")).toEqual(["Oops! Sorry, an unexpected error has occurred."]);
    expect(textsOf($, "main").join()).toMatch(/^Oops! Sorry, an unexpected error has occurred\. ?Not Found/);
    expect($("body > header nav a").length).toBeGreaterThan(30);
    expect($("body > footer").text()).toContain("(714) 555-0142");
  });

  test("is the host's answer, with status 404, for an address that does not exist", async () => {
    const response = await fetch(`${site.origin}/services/no-such-page/`);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain("Oops! Sorry, an unexpected error has occurred.");
  });
});

test("Gingivalgumcontouring has only a title", () => {
  const $ = parsePage(site, "/services/Gingivalgumcontouring/");
  expect($("main article").find("h1, h3, img, video, ul, .rich-text, .sources").length).toBe(0);
  // Every service page ends with when to call 911, and the invitation to call.
  expect(textsOf($, "main h2")).toEqual(["Not sure what you need? Call us."]);
});

test("the films of the services loop without sound, start automatically and have controls", () => {
  for (const [address] of pages.filter(([address, , , , media]) => media === "video" && address !== "/")) {
    const video = parsePage(site, address)("main video");
    for (const name of ["autoplay", "muted", "loop", "playsinline", "controls"]) {
      expect(video.attr(name), `${name} on ${address}`).toBeDefined();
    }
    expect(video.attr("aria-label"), address).toBeTruthy();
  }
});

test("the film of the home page loops without sound, and the first control after it is a button to pause it", () => {
  const $ = parsePage(site, "/");
  const video = $("main video");
  for (const name of ["muted", "loop", "playsinline"]) expect(video.attr(name), name).toBeDefined();
  expect(video.attr("controls")).toBeUndefined();
  const types = attributesOf($, "main video source", "type");
  expect(new Set(types)).toEqual(new Set(["video/webm", "video/mp4"]));
  expect(video.next("button").children().first().attr("aria-label")).toMatch(/^Pause/);
});
