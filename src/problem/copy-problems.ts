import { didYouMean, lines, prose, quoted, type Catalogue } from "./wording.ts";

/** What `dentalsite check` says of the words, and of the rules that a practice has switched off. */
export const copyProblems = {
  "copy/superlative": {
    title: "A claim of being better than others",
    story: prose`
      Words such as "best", "leading" or "top-rated" set the practice above others. California's rules on advertising
      for health care (Business and Professions Code, section 651) require proof for such a claim, and other states
      have similar rules. Patients cannot check it either; what you do tells them more.
    `,
    before: lines`
      description: Crowns by the best dentists in town.
    `,
    after: lines`
      description: Crowns that are planned with you and checked for fit before they are cemented.
    `,
    word: ({ words }: { words: string }) => ({
      message: `${quoted(words)} says that the practice is better than others, which the law requires you to prove.`,
      remedy: "Say what you do and how; leave the comparison to the reader.",
    }),
  },
  "copy/painless": {
    title: "A promise that nothing will hurt",
    story: prose`
      No dentist can promise what a patient will feel, and California forbids advertising dental work as done without
      pain (Business and Professions Code, section 1680). A patient who was promised it and then feels something loses
      trust.
    `,
    before: lines`
      description: Crowns are painless.
    `,
    after: lines`
      description: We numb the tooth first, and stop when you raise a hand.
    `,
    word: ({ words }: { words: string }) => ({
      message: `${quoted(words)} promises what nobody can promise a patient.`,
      remedy: 'Say what you do about pain, such as "we numb the tooth and stop when you raise a hand".',
    }),
  },
  "copy/guarantee": {
    title: "A promise of a result",
    story: prose`
      Bodies differ, and a treatment that helps most people may fail in one. Promising a result raises hopes that the
      law calls unjustified (California's Business and Professions Code, section 651), and a patient may hold the
      practice to the words.
    `,
    before: lines`
      description: Your new crown is guaranteed for life.
    `,
    after: lines`
      description: Many crowns last for years. How long yours lasts depends on your bite and on your care.
    `,
    word: ({ words }: { words: string }) => ({
      message: `${quoted(words)} promises a result, which advertising for health care may not do.`,
      remedy:
        'Say what happens in most cases and what may go wrong, or that nothing is certain, such as "we cannot guarantee how long a crown lasts".',
    }),
  },
  "copy/fda-approved": {
    title: "A device called approved by the FDA",
    story: prose`
      The FDA approves drugs and a few devices of high risk. Many dental devices are cleared instead: found much like
      one that is sold already, which is a lesser test. "Approved" tells patients that more was proved than was.
    `,
    before: lines`
      description: We work with an FDA-approved laser.
    `,
    after: lines`
      description: We work with a laser that is FDA-cleared for treating gums.
    `,
    word: ({ words }: { words: string }) => ({
      message: `${quoted(words)} is not what the FDA says about dental devices and materials: it clears them.`,
      remedy: 'Write "FDA-cleared" and what for, if that is so; "approved" is for drugs and a few devices.',
    }),
  },
  "copy/percentage": {
    title: "A percentage with nothing behind it",
    story: prose`
      A number looks like proof. Readers need to know who counted what, and when; without that a figure can mislead
      them, and an advertisement that misleads is against the law even if the figure was true once.
    `,
    before: lines`
      Of all crowns, 94% are still in place after ten years.
    `,
    after: lines`
      Many crowns are still in place after ten years.
    `,
    /** `isOwn`: the sentence speaks of "we" or "our". */
    word: ({ percentage, isOwn }: { percentage: string; isOwn: boolean }) => ({
      message: `${quoted(percentage)} has nothing behind it here.`,
      remedy: isOwn
        ? 'Take it out here; the home page can show it as a claim of site/claims.yaml. A study\'s: say it without "we", "our" or "us", name the study in this paragraph with its year, and list it under "sources:" of the service\'s page.'
        : "A study's: name the study in this paragraph with its year, and list it under \"sources:\" of the service's page. Your own: take it out here; the home page can show it as a claim of site/claims.yaml.",
    }),
  },
  "copy/reading-grade": {
    title: "A text that is hard to read",
    story: prose`
      The grade is the school year whose readers can follow sentences and words of this length. Many adults read with
      ease only up to grade 8 or so, and people who worry about a treatment read worse than on other days.
    `,
    before: lines`
      Notwithstanding considerable interindividual variability, osseointegration ordinarily necessitates
      several months of uninterrupted healing before prosthetic rehabilitation is contemplated.
    `,
    after: lines`
      The bone needs some months to grow around the implant. How long differs from person to person. Then
      the new tooth is made.
    `,
    severity: "warning",
    word: ({ grade, limit, words }: { grade: number; limit: number; words: number }) => ({
      message: `This text reads at school grade ${grade.toFixed(1)}; ${limit} is the highest most patients read with ease. The longest sentence has ${words} words.`,
      remedy: "Split long sentences in two, and use shorter words where you can.",
    }),
  },

  "rules/unknown": {
    title: "A rule that cannot be switched off",
    story: prose`
      Rules of taste can be switched off in site/rules.yaml; those that protect the site cannot. The code has a typo,
      or it belongs to a problem that every site must fix. The entry would do nothing.
    `,
    before: lines`
      off:
        - code: copy/painles
          reason: We quote a patient.
    `,
    after: lines`
      off:
        - code: copy/painless
          reason: We quote a patient.
    `,
    word: ({ code, known }: { code: string; known: readonly string[] }) => ({
      message: `${quoted(code)} is not a rule that can be switched off.${didYouMean(code, known)}`,
      remedy: `Remove the entry, or write a rule that can be: ${known.join(", ")}.`,
    }),
  },
  "rules/unknown-file": {
    title: "A rule switched off in a file that is not there",
    story: prose`
      An entry in site/rules.yaml can name the one file it is meant for. The file was renamed or removed, or its path
      is not complete. The rule would still be on where you wanted it off.
    `,
    before: lines`
      off:
        - code: copy/painless
          file: services/crowns.md
          reason: We quote a patient.
    `,
    after: lines`
      off:
        - code: copy/painless
          file: site/services/crowns.md
          reason: We quote a patient.
    `,
    word: ({ file, known }: { file: string; known: readonly string[] }) => ({
      message: `${quoted(file)} is not a content file of this site.${known.includes(`site/${file}`) ? ` Did you mean ${quoted(`site/${file}`)}?` : didYouMean(file, known)}`,
      remedy: "Write its path from the practice's folder, such as site/services/crowns.md.",
    }),
  },
  "rules/unused": {
    title: "A rule switched off that finds nothing",
    story: prose`
      The words it was about are gone from the content. Left in place, the entry would hide the next mistake of its
      kind, and nobody would remember why.
    `,
    before: lines`
      off:
        - code: copy/painless
          reason: We quote a patient.
    `,
    after: lines`
      off: []
    `,
    severity: "warning",
    word: ({ code }: { code: string }) => ({
      message: `The rule ${quoted(code)} is switched off here, but it would find nothing.`,
      remedy: "Remove this entry, so that the rule works when it is needed.",
    }),
  },
} satisfies Catalogue;
