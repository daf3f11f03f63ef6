import { didYouMean, quoted, type Catalogue } from "./wording.ts";

/** What `dentalsite check` says of the words, and of the rules that a practice has switched off. */
export const copyProblems = {
  "copy/superlative": {
    word: ({ words }: { words: string }) => ({
      message: `${quoted(words)} says that the practice is better than others, which the law wants proved.`,
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
        'Say what happens in most cases and what may go wrong, or that nothing is certain: "we cannot guarantee ...".',
    }),
  },
  "copy/fda-approved": {
    word: ({ words }: { words: string }) => ({
      message: `${quoted(words)} is not what the FDA says of dental devices and materials: it clears them.`,
      remedy: 'Write "FDA-cleared" and what for, if that is so; "approved" is for drugs and a few devices.',
    }),
  },
  "copy/percentage": {
    word: ({ percentage }: { percentage: string }) => ({
      message: `${quoted(percentage)} has nothing behind it here.`,
      remedy:
        'A study\'s: name the study in this paragraph with its year, and list it under "sources". Your own: make it a claim in site/claims.yaml.',
    }),
  },
  "copy/reading-grade": {
    severity: "warning",
    word: ({ grade, limit, words }: { grade: number; limit: number; words: number }) => ({
      message: `This text reads at school grade ${grade.toFixed(1)}; ${limit} is the highest most patients read with ease. The longest sentence has ${words} words.`,
      remedy: "Cut long sentences in two, and use shorter words where there are any.",
    }),
  },

  "rules/unknown": {
    word: ({ code, known }: { code: string; known: readonly string[] }) => ({
      message: `${quoted(code)} is not a rule that can be switched off.${didYouMean(code, known)}`,
      remedy: `Rules that can be: ${known.join(", ")}.`,
    }),
  },
  "rules/unknown-file": {
    word: ({ file, known }: { file: string; known: readonly string[] }) => ({
      message: `${quoted(file)} is not a content file of this site.${known.includes(`site/${file}`) ? ` Did you mean ${quoted(`site/${file}`)}?` : didYouMean(file, known)}`,
      remedy: "Write its path from the practice's folder, such as site/services/crowns.md.",
    }),
  },
  "rules/unused": {
    severity: "warning",
    word: ({ code }: { code: string }) => ({
      message: `The rule ${quoted(code)} is switched off here, but it would find nothing.`,
      remedy: "Remove this entry, so that the rule is there when it is needed.",
    }),
  },
} satisfies Catalogue;
