import * as z from "zod";
import { htmlText, pictureSchema, text, textSchema } from "./schema-parts.ts";

const insurerSchema = z.strictObject({
  name: textSchema.meta({
    fieldType: "plain",
    description: "The name of the insurance company, which a screen reader says for its logo.",
    examples: ["Harbor Mutual"],
  }),
  logo: pictureSchema
    .meta({
      description: "Its logo for a white background: its path inside the assets folder. Use it only if you may.",
      examples: ["pictures/insurers/harbor-mutual.svg"],
    })
    .optional(),
});

/** The schema of `site/patients.yaml`: what people ask before they come. The words of the pages provide a heading for each answer. */
export const patientsSchema = z
  .strictObject({
    tag: text(
      "A few words on a small tag above the answers, such as which of them are made up.",
      "Sample answers",
    ).optional(),
    emergencies: htmlText(
      "How someone in pain is seen today; what to do after hours is part of the emergency advice.",
      "We keep time open each morning. Call as early as you can.",
    ).optional(),
    firstVisit: htmlText("How long a first visit takes, and what happens.", "Plan on an hour.").optional(),
    paperwork: htmlText(
      "What to fill out and what to bring.",
      'Print <a href="/forms/new-patient.pdf">our form</a>, or come 15 minutes early.',
    ).optional(),
    cancellation: htmlText("What to do when a patient cannot come.", "Please call a day ahead.").optional(),
    fees: htmlText("What a first visit costs.", "Ask for the price when you book.").optional(),
    payment: htmlText("How patients can pay.", "Cash, checks and credit cards.").optional(),
    plans: htmlText(
      "Which plans you take, Medicaid among them, and what that does not promise.",
      "We send claims to most PPO plans. Ask yours what it pays.",
    ).optional(),
    insurers: z
      .array(insurerSchema)
      .min(1, "at least one name, or no list")
      .meta({
        knownBy: ["name"],
        description:
          "Insurance companies whose plans you take, shown in alphabetical order: as logos if each has one, or else by name.",
      })
      .optional(),
    ages: htmlText("From which age on you see patients.", "We see children from age 3, teens and adults.").optional(),
    consent: htmlText("Who has to come along with a child.", "Please come along to a first visit.").optional(),
    spoken: htmlText(
      "The languages at the front desk; those of each doctor are with the doctor.",
      "English and Spanish.",
    ).optional(),
  })
  .describe(
    "What new patients ask: on their page, about/newpatients.md. Without that page, it is on the page about the practice, and without that, on the page of the offices.",
  );

export type Patients = z.infer<typeof patientsSchema>;
