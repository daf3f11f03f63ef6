import { describe, expect, test } from "vitest";
import type { Finished } from "../../../src/model/page.ts";
import type { ServiceFrontMatter } from "../../../src/model/service.ts";
import { groupSections } from "../../../src/steps/route/group-sections.ts";

const items = [{ title: "Rinse", description: "Water is enough." }];

describe("card sections", () => {
  test("become one list in order in place of their keys, whatever order they were written in", () => {
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

  test("are left out while half of one is missing", () => {
    const none = { mainTitleText: "Polishing", sections: [] };
    expect(groupSections({ mainTitleText: "Polishing", sectionOneTitle: "Before" })).toEqual(none);
    expect(groupSections({ mainTitleText: "Polishing", sectionTwoData: items })).toEqual(none);
  });

  test("are none on a page that is its title only", () => {
    const fields: Finished<ServiceFrontMatter> = { mainTitleText: "Bridges" };
    expect(groupSections(fields).sections).toEqual([]);
  });
});
