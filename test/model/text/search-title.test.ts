import { describe, expect, test } from "vitest";
import { wordKeys, englishOf, type Words } from "../../../src/model/content/words.ts";
import { composeHomeTitle, composeTitle } from "../../../src/model/text/search-title.ts";

const words = Object.fromEntries(wordKeys.map((key) => [key, englishOf(key)])) as Words;
const practice = { name: "Harbor Lane Dental", shortName: "Harbor Lane" };
const long = { name: "Harbor Lane Center for Advanced Dental Medicine", shortName: "Harbor Lane" };
const inCity = { city: "Port Ansel", words };

describe("the title of a page in search results", () => {
  test.each([
    [
      "names the city if people search for the page there",
      "Crowns",
      practice,
      "Crowns in Port Ansel | Harbor Lane Dental",
    ],
    ["names the city once", "Dentist in Port Ansel", practice, "Dentist in Port Ansel | Harbor Lane Dental"],
    ["has the short name where the full one does not fit", "Crowns", long, "Crowns in Port Ansel | Harbor Lane"],
    [
      "has no practice where there is no room for one",
      "Implant supported full dentures and bridges",
      long,
      "Implant supported full dentures and bridges in Port Ansel",
    ],
    [
      "has no city where there is room for the practice alone",
      "Implant supported full dentures and bridges now",
      { name: "Elm St" },
      "Implant supported full dentures and bridges now | Elm St",
    ],
  ])("%s", (_, title, names, expected) => {
    const composed = composeTitle(title, names, inCity);
    expect(composed).toBe(expected);
    expect(composed.length).toBeLessThanOrEqual(60);
  });

  test("is not shortened if none fits", () => {
    const title = "Dentures on implants, bridges, crowns and all the other ways to replace a tooth";
    expect(composeTitle(title, practice, inCity)).toBe(`${title} in Port Ansel | Harbor Lane Dental`);
    expect(
      composeTitle("Forms", { name: "A dental practice of a name that is far too long for a title" }, inCity),
    ).toBe("Forms in Port Ansel");
  });

  test("is the practice and the city for the home page, with the short name if the full one does not fit", () => {
    const place = { city: "Port Ansel", state: "OR" };
    expect(composeHomeTitle(practice, place, words)).toBe("Harbor Lane Dental in Port Ansel, OR");
    expect(composeHomeTitle(long, place, words)).toBe("Harbor Lane in Port Ansel, OR");
  });
});
