import * as z from "zod";
import { directPhoneSchema, phoneSchema } from "../domain/phone.ts";
import { emailSchema, text, webAddressSchema } from "./schema-parts.ts";

/** Links that may be beside the button that calls. */
export const linksBesideCall = ["booking", "text"] as const;

const firstButtons = ["call", "booking"] as const;

/** The keys of an office for other ways to reach it than the phone that patients call. */
export const officeLinkKeys = {
  otherPhones: z
    .array(
      z.strictObject({
        label: text("Who answers there, or what the number is for.", "New patients"),
        phone: phoneSchema.describe("That phone number, written as you want it read."),
      }),
    )
    .min(1, "at least one phone number, or no list")
    .meta({
      knownBy: ["phone"],
      description: "Further phone numbers, each with what it is for.",
      examples: [[{ label: "New patients", phone: "(503) 555-0142" }]],
    })
    .optional(),
  text: directPhoneSchema
    .meta({ description: "The phone number to which patients can send a text message.", examples: ["(503) 555-0143"] })
    .optional(),
  fax: directPhoneSchema.meta({ description: "The fax number.", examples: ["(503) 555-0144"] }).optional(),
  email: emailSchema
    .meta({
      description: "The e-mail address of this office, if it has one besides the practice's.",
      examples: ["riverside@practice.com"],
    })
    .optional(),
  booking: webAddressSchema
    .meta({
      description: "Where patients book a visit online: the page that your booking service gave you.",
      examples: ["https://booking.example.com/harbor-lane"],
    })
    .optional(),
  portal: webAddressSchema
    .meta({
      description: "Where patients see their records and bills: the page of your patient portal.",
      examples: ["https://portal.example.com/harbor-lane"],
    })
    .optional(),
  reviews: webAddressSchema
    .meta({
      description: "Where people read and write reviews of this office.",
      examples: ["https://reviews.example.com/harbor-lane"],
    })
    .optional(),
  besideCall: z
    .array(z.enum(linksBesideCall, { error: 'booking, text, both, or neither: "[]"' }))
    .meta({
      fieldType: "code",
      description:
        'Which of booking and text are beside the button that calls; both unless given, and "[]" for neither. The address page and the footer have all links.',
      examples: [["booking"]],
    })
    .optional(),
  firstButton: z
    .enum(firstButtons, { error: `one of ${firstButtons.join(", ")}` })
    .meta({
      fieldType: "code",
      description:
        "What the first button does, in the header and below the large words: it calls, or it opens the booking page, and the call is beside it; it calls unless you name booking. The page for emergencies always calls.",
      examples: ["booking"],
    })
    .optional(),
};

interface OfficeLinks {
  firstButton?: (typeof firstButtons)[number] | undefined;
  booking?: string | undefined;
  text?: string | undefined;
  besideCall?: readonly (typeof linksBesideCall)[number][] | undefined;
}

/** Reports a link that `firstButton` or `besideCall` names and the office does not have. */
export function reportMissingLinks(office: OfficeLinks, context: z.RefinementCtx): void {
  const report = (key: (typeof linksBesideCall)[number], path: [string, ...number[]], other: string): void => {
    if (office[key] !== undefined) return;
    const words = {
      message: `"${path[0]}" names ${key}, and this office has no "${key}:".`,
      remedy: `Add "${key}" to this office, or ${other}.`,
    };
    const message = "only what this office has";
    context.addIssue({ code: "custom", path, message, params: { words, needs: key } });
  };
  if (office.firstButton === "booking") report("booking", ["firstButton"], 'remove "firstButton"');
  for (const [index, key] of (office.besideCall ?? []).entries()) {
    report(key, ["besideCall", index], `take ${key} out of the list`);
  }
}
