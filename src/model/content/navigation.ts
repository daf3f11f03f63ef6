import * as z from "zod";
import { linkSchema, type CompleteLink } from "../build/link.ts";
import { hrefSchema, pictureSchema, pictureWords, text, type With, focusOf } from "./schema-parts.ts";

const menuLinkSchema = linkSchema({
  description: "The page it leads to, from the root of the site, such as /about/officetour.",
  href: "/about/officetour",
  label: "Office tour",
});

const serviceLinkSchema = linkSchema({
  description: "The service page: /services/ and then the name of its file without .md, capitals and all.",
  href: "/services/crowns",
  label: "Crowns",
});

const noticeSchema = linkSchema({
  description: "The page or file it leads to, from the root of the site, or another site with https://.",
  href: "/forms/notice-of-privacy-practices.pdf",
  label: "Notice of Privacy Practices",
});

/** The schema of `site/navigation.yaml`: the header menu. An item without `href` is only a heading or its message. */
export const navigationSchema = z
  .strictObject({
    menu: z
      .array(
        z
          .strictObject({
            label: text("The word in the menu.", "Meet Us"),
            href: hrefSchema
              .meta({ description: "The page that the word itself leads to.", examples: ["/about/meetthedoctors"] })
              .optional(),
            children: z.array(menuLinkSchema).describe("The links that open below the word, in this order.").optional(),
            /** Puts the service groups into this item's panel. */
            serviceGroups: z
              .boolean()
              .meta({ description: "Puts the groups of services in here.", examples: [true] })
              .optional(),
            message: text(
              "A short message that opens below the word.",
              "Ask us for a copy of your records.",
            ).optional(),
            /** Puts the home page's words on insurance into this item's panel. */
            insurance: z
              .boolean()
              .meta({ description: "Shows the insurance text of the home page here.", examples: [true] })
              .optional(),
          })
          .meta({ needsOneOf: ["href", "children", "serviceGroups", "message", "insurance"] }),
      )
      .min(1, "at least one menu item")
      .describe("The entries of the menu in the header, in this order; a menu of all pages unless given.")
      .optional(),
    footer: z
      .strictObject({
        privacyLabel: text(
          'The words of the link to the legal page; keep "privacy" in them.',
          "Privacy policy",
        ).optional(),
        accessibilityLabel: text("The words of the link to the accessibility statement.", "Accessibility").optional(),
        links: z
          .array(noticeSchema)
          .meta({
            description:
              "Notices that have to be linked from every page, such as your Notice of Privacy Practices or an imprint. A menu that is made by itself leaves such pages out.",
            examples: [[{ label: "Notice of Privacy Practices", href: "/forms/notice-of-privacy-practices.pdf" }]],
          })
          .optional(),
      })
      .describe("The words of the footer that are not facts of the practice.")
      .optional(),
  })
  .describe("The menu in the header, and the words of the footer.");

/** The schema of `site/services.yaml`: the service groups, and the words that every service page shares. */
export const serviceGroupsSchema = z
  .strictObject({
    groups: z
      .array(
        z.strictObject({
          title: text("The name of the group, the heading of its sidebar.", "Everyday care"),
          /** Used if the header words the group differently from the sidebar. */
          menuTitle: text("The name of the group in the menu, if it differs from the title.", "Care").optional(),
          href: hrefSchema
            .meta({
              description:
                "The page about the whole group, to which the group's name leads. A page of your own there lists the group's services.",
              examples: ["/dental-implants"],
            })
            .optional(),
          summary: text(
            "One sentence on the group, shown on the home page.",
            "Check-ups, cleanings and keeping teeth sound.",
          ).optional(),
          picture: pictureSchema
            .describe("The picture of the group on the home page: its path inside the assets folder.")
            .optional(),
          pictureAlt: pictureWords("picture", "What the picture shows, for people who do not see it.").optional(),
          focus: focusOf("picture"),
          links: z
            .array(serviceLinkSchema)
            .min(1, "at least one link")
            .describe("The service pages of the group, in this order; each page in one group only."),
        }),
      )
      .min(1, "at least one group")
      .describe(
        "The groups of services, in the order of the menu and the home page; all services in one group unless given.",
      )
      .optional(),
    template: z
      .strictObject({
        reviewNote: text("The words in front of the month of the last review.", "Last reviewed:").optional(),
        nextStepTitle: text("The heading of the call at the foot of every service page.", "Talk to us").optional(),
        nextStepText: text("The sentence below that heading.", "Call with any question.").optional(),
      })
      .describe("The words that every service page shares.")
      .optional(),
  })
  .describe("The groups of services, and the words every service page shares.");

type Navigation = z.infer<typeof navigationSchema>;
export type ServiceGroups = z.infer<typeof serviceGroupsSchema>;
type WrittenMenuEntry = NonNullable<Navigation["menu"]>[number];
type ServiceGroup = NonNullable<ServiceGroups["groups"]>[number];
type Footer = NonNullable<Navigation["footer"]>;
type ServiceTexts = NonNullable<ServiceGroups["template"]>;

/**
 * The most services in menus, and the most pages of the practice's own in a menu that nobody wrote. Each page has the menu three times and the
 * list of its group, so with all of them a site would grow with the square of its pages.
 */
export const mostInMenus = 200;

export type MenuEntry = Omit<WrittenMenuEntry, "children"> & { children?: CompleteLink[] | undefined };

/** The menu and the footer's words, written or made from the existing pages. */
export interface CompleteNavigation {
  menu: MenuEntry[];
  footer: With<Omit<Footer, "links">, "privacyLabel" | "accessibilityLabel"> & { links: CompleteLink[] };
}

/** The groups and the words of service pages, written or from the site's language. */
export interface CompleteServices {
  groups: (Omit<ServiceGroup, "links"> & {
    links: CompleteLink[];
    /** The place of the group on the home page; present if there are too many services for menus, which lead there. */
    id?: string;
  })[];
  template: With<ServiceTexts, "reviewNote" | "nextStepTitle">;
}
