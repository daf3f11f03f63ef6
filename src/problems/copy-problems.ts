import { didYouMean, quoted, type Catalogue } from "./wording.ts";

/** Problems that `dentalsite check` finds in a site's words, and in the list of rules that a practice has switched off. */
export const copyProblems = {
  "copy/superlative": {
    word: ({ words }: { words: string }) => ({
      message: `${quoted(words)} says that the practice is better than others, which the law requires you to prove.`,
      remedy: "Say what you do and how; leave the comparison to the reader.",
    }),
  },
  "copy/painless": {
    word: ({ words }: { words: string }) => ({
      message: `${quoted(words)} promises what nobody can promise a patient.`,
      remedy: 'Say what you do about pain, such as "we numb the tooth and stop when you raise a hand".',
    }),
  },
  "copy/guarantee": {
    word: ({ words }: { words: string }) => ({
      message: `${quoted(words)} promises a result, which advertising for health care may not do.`,
      remedy:
        'Say what happens in most cases and what may go wrong, or that nothing is certain, such as "we cannot guarantee how long a crown lasts".',
    }),
  },
  "copy/fda-approved": {
    word: ({ words }: { words: string }) => ({
      message: `${quoted(words)} is not what the FDA says about dental devices and materials: it clears them.`,
      remedy: 'Write "FDA-cleared" and what for, if that is so; "approved" is for drugs and a few devices.',
    }),
  },
  "copy/percentage": {
    word: ({ words, canCite }: { words: string; canCite: boolean }) => ({
      message: `${quoted(words)} is a figure without a source.`,
      remedy: `If it is from a study, ${canCite ? "" : "move it to a page of a treatment or of your own, or to a post, "}name the study in ${canCite ? "this" : "its"} paragraph with its year, and list it under "sources:" of ${canCite ? "this" : "that"} page. If it is yours, take it out here; the home page can show it as a claim of site/claims.yaml.`,
    }),
  },
  "copy/credit-terms": {
    word: ({ words }: { words: string }) => ({
      message: `${quoted(words)} offers credit without saying for how long, for whom, or from which lender.`,
      remedy:
        'Add the conditions to this paragraph, such as "0% APR for 12 months with CareCredit, on approved credit"; or take the rate out and write "ask us about payment plans".',
    }),
  },
  "copy/no-consent": {
    word: ({ isAmerican }: { isAmerican: boolean }) => ({
      message: `This testimonial has no day of the patient's written consent, which ${isAmerican ? "HIPAA (45 CFR 164.508)" : "the law on patients' data"} asks for.`,
      remedy:
        'Once the patient has signed, add the day as one more line of this item, indented as the others, such as: consent: "2026-05-04". If no patient said these words, write what they are, such as: label: Sample testimonial',
    }),
  },
  "copy/reading-grade": {
    word: ({ grade, limit, words }: { grade: number; limit: number; words: number }) => ({
      message: `This text reads at school grade ${grade.toFixed(1)}; most patients read up to grade ${limit} with ease. The longest sentence has ${words} words.`,
      remedy: "Split long sentences in two, and use shorter words where you can.",
    }),
  },

  "rules/unknown": {
    word: ({ code, known }: { code: string; known: readonly string[] }) => ({
      message: `${quoted(code)} is not a rule that can be switched off.${didYouMean(code, known)}`,
      remedy: `Remove the entry, or write a rule that can be: ${known.join(", ")}, or a code that the check in a browser prints, such as a11y/color-contrast.`,
    }),
  },
  "rules/unknown-file": {
    word: ({ file, known }: { file: string; known: readonly string[] }) => ({
      message: `${quoted(file)} is not a content file of this site.${known.includes(`site/${file}`) ? ` Did you mean ${quoted(`site/${file}`)}?` : didYouMean(file, known)}`,
      remedy: "Write its path from the practice's folder, such as site/services/crowns.md.",
    }),
  },
  "rules/twice": {
    word: ({ code, isForAll }: { code: string; isForAll: boolean }) => ({
      message: `Two entries set the rule ${quoted(code)} for ${isForAll ? "all files" : "the same file"}, and only one can hold.`,
      remedy: "Keep the one that you want, and delete the other with its reason.",
    }),
  },
  "rules/unused": {
    word: ({ code }: { code: string }) => ({
      message: `The rule ${quoted(code)} is switched off here, but it would find nothing.`,
      remedy: "Remove this entry, so that the rule works when it is needed.",
    }),
  },
} satisfies Catalogue;
