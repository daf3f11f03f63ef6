/** Claims and facts that `dentalsite check` finds in a site's words, and the list of rules that a practice has set. */
export const copy = {
  "copy/superlative": [
    '"{words}" says that the practice is better than others, which you should be able to prove.',
    "Say what you do and how; leave the comparison to the reader.",
  ],
  "copy/painless": [
    '"{words}" promises what nobody can promise a patient.',
    'Say what you do about pain, such as "we numb the tooth and stop when you raise a hand".',
  ],
  "copy/guarantee": [
    '"{words}" promises a result, which no treatment can keep for everyone.',
    'Say what happens in most cases and what may go wrong, or that nothing is certain, such as "we cannot guarantee how long a crown lasts".',
  ],
  "copy/fda-approved": [
    '"{words}" is not what the FDA says about dental devices and materials: it clears them.',
    'Write "FDA-cleared" and what for, if that is so; "approved" is for drugs and a few devices.',
  ],
  "copy/percentage": [
    '"{words}" is a figure without a source.',
    {
      here: 'If it is from a study, name the study in this paragraph with its year, and add it to the sources of this page[[{isFile}, under "sources:"]]. If it is yours, take it out here; the home page can show it as a figure with its source[[{isFile}, from site/claims.yaml]].',
      elsewhere:
        'If it is from a study, move it to a page of a treatment or of your own, or to a post, name the study in its paragraph with its year, and add it to the sources of that page[[{isFile}, under "sources:"]]. If it is yours, take it out here; the home page can show it as a figure with its source[[{isFile}, from site/claims.yaml]].',
    },
  ],
  "copy/credit-terms": [
    '"{words}" offers credit without saying for how long, for whom, or from which lender.',
    'Add the conditions to this paragraph, such as "0% APR for 12 months with CareCredit, on approved credit"; or take the rate out and write "ask us about payment plans".',
  ],
  "copy/no-consent": [
    {
      American: "This testimonial has no day of the patient's written consent, which HIPAA (45 CFR 164.508) asks for.",
      other: "This testimonial has no day of the patient's written consent, which the law on patients' data asks for.",
    },
    'Once the patient has signed, add the day[[{isFile} as one more line of this item, indented as the others, such as: consent: "2026-05-04"]]. If no patient said these words, write what they are, such as[[{isFile}: label:]] Sample testimonial',
  ],
  "copy/testimonials": [
    "These are words of patients about their treatment, which the law where your office is forbids practices to show: {law}.",
    "Remove them, or ask your dental board which of them may stay.",
  ],
  "copy/other-country": [
    {
      number: 'Where your office is, people call {own:or} for an ambulance, not "{words}".',
      law: '"{words}" is a law of the United States, which does not hold where your office is.',
    },
    {
      number: "Write {own:or} in place of {words}. If you speak of another country, name it in the same paragraph.",
      law: "Write what holds in your country, or remove the sentence. If you speak of the United States, say so in the same paragraph.",
    },
  ],
  "copy/reading-grade": [
    "This text reads at school grade {grade}; most patients read up to grade {limit} with ease. The longest sentence has {words} words.",
    "Split long sentences in two, and use shorter words where you can.",
  ],

  "rules/unknown": [
    '"{code}" is not a rule that can be switched off.[[ Did you mean "{meant}"?]]',
    "Remove the entry, or write a rule that can be: {known}, or a code that the check in a browser prints, such as a11y/color-contrast.",
  ],
  "rules/unknown-file": [
    '"{file}" is not a content file of this site.[[ Did you mean "{meant}"?]]',
    "Write its path from the practice's folder, such as site/services/crowns.md.",
  ],
  "rules/twice": [
    {
      "all files": 'Two entries set the rule "{code}" for all files, and only one can hold.',
      "one file": 'Two entries set the rule "{code}" for the same file, and only one can hold.',
    },
    "Keep the one that you want, and delete the other with its reason.",
  ],
  "rules/unused": [
    'The rule "{code}" is switched off here, but it would find nothing.',
    "Remove this entry, so that the rule works when it is needed.",
  ],

  "copy/unknown-contact": [
    {
      phone: '"{value}" is not a phone number of this practice.',
      email: '"{value}" is not the e-mail address of this practice.',
      zip: '"{value}" is not a ZIP code of this practice.',
    },
    {
      partial:
        "[[If it should be yours, write {own:or}.]][[{isInOffice}If it should be yours, write what the office says.]] Other phone numbers need all their digits, with the area code.",
      listed:
        '[[If it should be yours, write {own:or}.]][[{isInOffice}If it should be yours, write what the office says.]][[If it is yours, add the line "email: {mine}" to site/practice.yaml.{isFile}]] If it is somebody else\'s, it goes with the contacts of other people.[[{isFile} Add this line below "contacts:" in site/practice.yaml:]]',
      unlisted:
        '[[If it should be yours, write {own:or}.]][[{isInOffice}If it should be yours, write what the office says.]][[If it is yours, add the line "email: {mine}" to site/practice.yaml.{isFile}]] If it is somebody else\'s, it goes with the contacts of other people.[[{isFile} Add these lines to site/practice.yaml, with "contacts:" only once:]]',
    },
    {
      listed: ["  - { name: Whose it is, {key}: {contact:yaml} }"],
      unlisted: ["contacts:", "  - { name: Whose it is, {key}: {contact:yaml} }"],
    },
  ],
  "copy/other-hours": [
    {
      "one office": '"{value}" are not the hours that the file in site/offices/ gives.',
      "several offices": '"{value}" are not the hours that any file in site/offices/ gives.',
    },
    {
      listed:
        'If they are right, change the hours of the office. If not, remove them here, because every page shows the hours anyway. If they are somebody else\'s, they go with the contacts of other people.[[{isFile} Add this line below "contacts:" in site/practice.yaml:]]',
      unlisted:
        'If they are right, change the hours of the office. If not, remove them here, because every page shows the hours anyway. If they are somebody else\'s, they go with the contacts of other people.[[{isFile} Add these lines to site/practice.yaml, with "contacts:" only once:]]',
    },
    {
      listed: ["  - { name: Whose it is, hours: {value:yaml} }"],
      unlisted: ["contacts:", "  - { name: Whose it is, hours: {value:yaml} }"],
    },
  ],
} as const;
