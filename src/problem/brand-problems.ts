import { lines, prose, quoted, type Catalogue } from "./wording.ts";

/** What `site/brand.yaml` asks for and the pages cannot show. */
export const brandProblems = {
  "brand/no-logo": {
    title: "A key that needs a logo, where there is none",
    story: prose`
      The header shows the logo, the practice's name, or both. Without a logo the name cannot be left out, because
      nothing would say whose site this is, and there is nothing that dark screens could show in place of it.
    `,
    before: lines`
      showName: false
    `,
    after: lines`
      logo: pictures/logo.svg
      showName: false
    `,
    word: ({ key }: { key: "showName" | "logoDark" }) => ({
      message:
        key === "showName"
          ? `${quoted("showName")} is false, but there is no logo, so the header would be empty.`
          : `${quoted("logoDark")} is the logo for dark screens, but there is no logo for the others.`,
      remedy: `Add the logo on a line of its own, such as "logo: pictures/logo.svg", or remove ${quoted(key)}.`,
    }),
  },
} satisfies Catalogue;
