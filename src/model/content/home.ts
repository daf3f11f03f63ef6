import * as z from "zod";
import { filmKeys } from "./films.ts";
import { homeTestimonialsSchema } from "./home-testimonials.ts";
import { linkSchema, linkWords, type CompleteLink } from "../build/link.ts";
import {
  aside,
  filmDateSchema,
  hrefSchema,
  monthSchema,
  pictureSchema,
  pictureWords,
  text,
  textSchema,
  videoSchema,
  type With,
  focusOf,
} from "./schema-parts.ts";

const technologySchema = z
  .strictObject({
    title: text("The heading of the part about tools.", "Tools, in plain words"),
    text: text("The sentence below that heading.", "Here is what our tools do."),
    items: z
      .array(
        z.strictObject({
          title: text("The name of the tool, in a few words.", "A scan in place of a tray"),
          description: text("One sentence on what it does.", "A small camera wand draws your teeth on a screen."),
          href: hrefSchema.meta({
            description: "The page with more about it.",
            examples: ["/services/crowns"],
          }),
          picture: pictureSchema.describe("A picture of the tool: its path inside the assets folder.").optional(),
          pictureAlt: pictureWords("picture", "What the picture shows, for people who do not see it.").optional(),
          focus: focusOf("picture"),
        }),
      )
      .min(1, "at least one item")
      .describe("The tools, three or four of them."),
  })
  .describe("The part about the practice's tools.");

const painSchema = z
  .strictObject({
    title: text("The heading above the links.", "In pain?"),
    text: text("The sentence below that heading.", "Pick what fits best, or call us.").optional(),
    links: z
      .array(
        linkSchema({
          description: "The page that helps with it.",
          href: "/services/crowns",
          label: "Broken tooth",
        }),
      )
      .min(1, "at least one link")
      .describe("What hurts or broke, in the words of a patient, and the page that helps with it."),
  })
  .describe("The way to the right page for someone in pain, right below the large words.");

/** The schema of `site/home.yaml`. */
export const homeSchema = z
  .strictObject({
    metaTitle: aside(
      "The title in the browser's tab and in search results, of 15 to 60 characters; the practice's name and city unless given.",
      "Harbor Lane Dental in Port Ansel",
    ).optional(),
    metaDescription: aside(
      "The text below the title in search results, of 50 to 160 characters.",
      "A small dental practice by the harbor. Read what each treatment involves, and find our hours and the way here.",
    ).optional(),
    heroTitle: text(
      "The large words at the top of the home page; the practice's name unless given.",
      "Careful dentistry, clearly explained",
    ).optional(),
    mission: text("The sentence below them: what the practice is for.", "We look after teeth.").optional(),
    video: z
      .strictObject({
        src: videoSchema.meta({
          description: "The film: its path inside the assets folder; it ends in .mp4, .webm or .ogg.",
          examples: ["videos/home.mp4"],
        }),
        // The poster comes in all sizes of a picture, because it stays if the film never plays.
        poster: pictureSchema.meta({
          of: "src",
          description: "The picture shown until the film plays, and for visitors who want less motion.",
          examples: ["videos/home-poster.webp"],
        }),
        focus: focusOf("poster"),
        date: filmDateSchema.optional(),
      })
      .describe("The silent film behind the large words.")
      .optional(),
    picture: pictureSchema
      .describe("The picture behind the large words, if there is no film: its path inside the assets folder.")
      .optional(),
    pictureAlt: pictureWords("picture", "What the picture shows, for people who do not see it.").optional(),
    focus: focusOf("picture"),
    wordsOnPicture: z
      .boolean()
      .meta({
        description:
          "The large words stand on the picture, which fills the width of the window, and a veil keeps them readable; they are beside it unless you say yes here.",
        examples: [true],
      })
      .optional(),
    pain: painSchema.optional(),
    insurance: z
      .strictObject({
        title: text("The heading of the part about insurance.", "Insurance"),
        text: text(
          "Which insurance you take, in one or two sentences; also the message of the menu's entry for insurance.",
          "Ask us about your plan.",
        ),
        qualifier: text("What the short message leaves out.", "Plans change, so ask us which ones list us."),
        asOf: monthSchema.describe("The year and month in which you last checked these words."),
      })
      .describe("The part about insurance.")
      .optional(),
    practice: z
      .strictObject({
        title: text("The heading of the part about the practice.", "A doctor who listens first"),
        text: text("A few sentences about the practice.", "Dr. Brightwater takes her time."),
        href: hrefSchema.meta({
          description: "The page with more about the practice.",
          examples: ["/about/meetthedoctors"],
        }),
        linkLabel: linkWords(
          "href",
          "The words of the link to it; the title of that page unless given.",
          "Meet the doctor",
        ).optional(),
        picture: pictureSchema.describe("The picture beside the text: its path inside the assets folder."),
        pictureAlt: pictureWords("picture", "What the picture shows, for people who do not see it."),
        focus: focusOf("picture"),
      })
      .describe("The part about the practice.")
      .optional(),
    servicesTitle: text("The heading above the groups of services.", "Our services").optional(),
    servicesText: text("The sentence below that heading.", "Each page says what happens.").optional(),
    claim: textSchema
      .meta({
        fieldType: "claim",
        description: "The name of the figure in claims.yaml that is shown here.",
        examples: ["visitsOnTime"],
      })
      .optional(),
    claimTitle: text("The heading above the figure.", "A number, and what is behind it")
      .meta({ of: "claim" })
      .optional(),
    testimonials: homeTestimonialsSchema.optional(),
    technology: technologySchema.optional(),
    ...filmKeys,
    newsTitle: text(
      "The heading above the three newest posts; without it, they are not on the home page.",
      "News from our practice",
    ).optional(),
    visit: z
      .strictObject({
        title: text("The heading above the call button and the link to the map.", "Come and see us").optional(),
        text: text("The sentence below that heading.", "Call to find a time.").optional(),
      })
      .describe("The part with the call button, right above the address and the hours.")
      .optional(),
  })
  .describe("The words and pictures of the home page, from top to bottom.");

export type Home = z.infer<typeof homeSchema>;

/** The home page with everything it always shows, written or made from the practice's facts. */
export type CompleteHome = With<
  Omit<Home, "visit" | "practice" | "pain">,
  "metaTitle" | "metaDescription" | "heroTitle" | "servicesTitle"
> & {
  /** Whether the page of a service has all about the figure. */
  hasClaimInFull: boolean;
  visit: With<NonNullable<Home["visit"]>, "title">;
  /** Without a picture if it is made from the facts of the doctors. */
  practice?: With<Omit<NonNullable<Home["practice"]>, "picture" | "pictureAlt">, "linkLabel"> &
    Partial<Pick<NonNullable<Home["practice"]>, "picture" | "pictureAlt">>;
  pain?: Omit<NonNullable<Home["pain"]>, "links"> & { links: CompleteLink[] };
};
