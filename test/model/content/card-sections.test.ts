import { describe, expect, test } from "vitest";
import type { Finished } from "../../../src/model/build/page.ts";
import type { ServiceFrontMatter } from "../../../src/model/content/service.ts";
import { groupSections } from "../../../src/model/content/card-sections.ts";

const items = [{ title: "Rinse", description: "Water is enough." }];

describe("card sections", () => {
  test("become one sorted list in place of their keys, in whatever order they were written", () => {
    const fields = groupSections({
      mainTitleText: "Polishing",
      sectionThreeData: items,
      sectionOneTitle: "Before",
      sectionThreeTitle: "After",
      sectionOneData: items,
    });
    expect(fields).toEqual({
      mainTitleText: "Polishing",
      sections: [
        { title: "Before", items },
        { title: "After", items },
      ],
    });
  });

  test("are left out if title or data is missing", () => {
    const none = { mainTitleText: "Polishing", sections: [] };
    expect(groupSections({ mainTitleText: "Polishing", sectionOneTitle: "Before" })).toEqual(none);
    expect(groupSections({ mainTitleText: "Polishing", sectionTwoData: items })).toEqual(none);
  });

  test("are an empty list on a page with only a title", () => {
    const fields: Finished<ServiceFrontMatter> = { mainTitleText: "Bridges" };
    expect(groupSections(fields).sections).toEqual([]);
  });
});
