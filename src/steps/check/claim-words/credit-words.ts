/** Words for offers of credit in one language. Each entry is a pattern in lower case; a space in it is any white space. */
export interface CreditWords {
  /** Offers: a rate, or no charge. */
  offers: readonly string[];
  /** Conditions in the same paragraph or the next: for how long, from whom, at which annual percentage rate. */
  conditions: readonly string[];
  /** Conditions anywhere in the file, as in a footnote: for whom. */
  approval: readonly string[];
  /** Words in the same sentence that show it is not an offer but a late fee, another's rate, or advice. */
  mentions: readonly string[];
  /** Denials before the offer. */
  denials: readonly string[];
}

const nought = String.raw`(?:0|zero|cero)(?:\s?%| percent| por ciento)?`;
const rate = String.raw`(?:(?:\d{1,2}(?:[.,]\d+)?|zero|cero)(?:\s?%|[ -]percent| por ciento))`;

export const englishCredit: CreditWords = {
  offers: [
    `${rate} (?:(?!off|down|discount|apr)[\\p{L}-]+ ){0,2}?(?:interest|financ(?:e|ing)|finance charges?)`,
    `${nought} (?:[\\p{L}-]+ ){0,2}?(?:apr|annual percentage rate)`,
    `(?:interest|financing|loans?|(?:finance|loan) rates?)(?: rates?)? (?:(?:is|are|of|at|from|as|low|starts?|starting|begin|beginning|with|only|just|under|below|fixed|an?|interest|rates?) ){0,7}${rate}(?! (?:apr|annual percentage))`,
    "(?:no|zero|0)[ -]interest(?! (?:in|to|or benefit))|interest[ -]free|without (?:any |paying |charging )?interest(?! in)",
    "(?:no|zero|without|without any) (?:hidden )?finance charges?",
    "(?:never|not|\\p{L}+n['’]t) charge (?:you )?(?:any )?interest",
  ],
  conditions: [
    "(?:\\d+|one|two|three|four|five|six|eight|nine|ten|twelve|eighteen|twenty-four|thirty-six)[ -](?:(?:equal|easy|monthly|weekly|bi-?weekly)[ -])*(?:months?|payments?|installments?|parts|visits)",
    "(?:[1-7]|an?|one|two|three|four|five|six|seven)[ -]years?|(?:promotional|introductory) period|(?:paid|pay) (?:\\p{L}+ ){0,2}in full",
    "carecredit|care credit|cherry|sunbit|lendingclub|alphaeon|proceed finance|greensky|affirm|lendingpoint|synchrony|wells fargo|denefits|compassionate finance|lenders?|banks?|credit unions?|financ(?:e|ing) (?:company|companies|partners?)",
    "apr|annual percentage rates?",
  ],
  approval: [
    "(?:on|with|upon|subject to) (?:approved credit|(?:credit )?approval)|credit approval|o\\.?a\\.?c\\.?|if (?:you are )?approved|(?:who|if you|for) qualif(?:y|ied)|qualif(?:ied|ying) (?:patients?|applicants?|buyers?)",
  ],
  mentions: [
    "overdue|past[ -]due|late|unpaid|delinquent|outstanding|credit cards? (?:\\p{L}+ ){0,2}(?:charges?|cost)|whether|compare|beware|means?",
  ],
  denials: [
    "(?:not|never|no longer|\\p{L}+n['’]t) (?:currently |yet )?(?:offer|have|provide|arrange|accept|get)|(?:is|are) (?:not|never)(?: always)?|(?:is|are)n['’]t",
  ],
};

export const spanishCredit: CreditWords = {
  offers: [
    `${rate} (?:de )?(?:tasa de )?(?:inter[ée]s(?:es)?|financiamiento|financiaci[óo]n)`,
    `${nought} (?:de )?(?:apr|tae|inter[ée]s(?:es)?)|inter[ée]s cero`,
    `(?:inter[ée]s(?:es)?|financiamiento|financiaci[óo]n|financiamos|pr[ée]stamos?)(?: de inter[ée]s)? (?:(?:del?|desde|el|al?|con|un|una|tan|bajo|como|partir|en|son|es|comienzan?|empiezan?|inician?|solo|s[óo]lo|fij[oa]|anual|inter[ée]s|tasas?) ){0,7}${rate}(?! (?:apr|a))`,
    "(?:sin|ni|libres? de|cero|0) (?:cobrar |pagar |generar |ning[úu]n )?inter[ée]s(?:es)?(?! (?:en|por|de))",
    "sin (?:ning[úu]n )?(?:cargos? financieros?|cargos? por financiamiento)",
    "no (?:se |le )?(?:cobr\\p{L}+|pag\\p{L}+|genera\\p{L}*) (?:ning[úu]n )?inter[ée]s(?:es)?",
  ],
  conditions: [
    "(?:\\d+|un|dos|tres|cuatro|cinco|seis|ocho|nueve|diez|doce|dieciocho|veinticuatro) (?:mes(?:es)?|pagos?|cuotas?|mensualidades|quincenas|partes|visitas)",
    "(?:[1-7]|un|dos|tres|cuatro|cinco|seis|siete) años?|per[íi]odo promocional|(?:pag\\p{L}+|liquid\\p{L}+) (?:el|en su) total\\p{L}*",
    "prestamistas?|bancos?|cooperativas? de cr[ée]dito|financieras?|tae|tasa(?:s)? (?:de )?porcentual(?:es)? anual(?:es)?",
  ],
  approval: [
    "cr[ée]dito aprobado|sujet[oa]s? a (?:la )?aprobaci[óo]n|aprobaci[óo]n de(?:l)? cr[ée]dito|si (?:usted )?(?:es aprobad[oa]|califica)|(?:quienes?|que) califi\\p{L}+",
  ],
  mentions: [
    "vencid[oa]s?|atrasad[oa]s?|morosos?|pendientes?|tarjetas? de cr[ée]dito (?:\\p{L}+ ){0,2}cobra\\p{L}*|(?:pregunt|averig[uü]|verifi|consult)\\p{L}+ si|compare|significa|cuidado",
  ],
  denials: ["(?:no|ya no|nunca) (?:ofrec\\p{L}+|ten\\p{L}+|hay|da(?:mos|n)?|acept\\p{L}+)|no (?:es|son|est[áa]n?)"],
};
