import { spaced } from "./claim-words/spaced.ts";

/**
 * Names of treatments after which a complication can be urgent, in English and Spanish: surgery, roots, gums, implants, sedation. Each
 * entry is a pattern in lower case, as `spaced` reads it. "Gums" alone is no such name, because a page on brushing has it, too.
 */
const treatments = [
  "surger(?:y|ies)|surgical|extractions?|(?:tooth|teeth) removal|wisdom (?:tooth|teeth)|impacted (?:tooth|teeth)",
  "(?:bone|ridge|sinus) augmentations?|grafts?|grafting|(?:socket|ridge) preservation|sinus lifts?|crown lengthening",
  "(?:apico?ec|fren(?:ul)?ec|freno|gingivec|pulpo|pulpec|alveolec)tom(?:y|ies)|(?:gingivo|alveolo)plast(?:y|ies)|biops(?:y|ies)|(?:tongue|lip)[ -]ties?",
  "root canals?|endodontics?|pulp therapy",
  "gum (?:disease|treatment|therapy|contouring|reshaping|recession|lift|infection)s?|(?:bleeding|receding) gums|gingivitis|periodont(?:al|ics|itis)|(?:root|scaling(?: and|,| ?&)? root) planing|deep cleanings?|pocket reduction",
  "implants?|all[ -]on[ -](?:4|6|x|four|six)s?|overdentures?",
  "sedation|nitrous(?: oxide)?|laughing gas|(?:general|iv) an(?:a)?esthesia",

  "cirug[íi]as?|quir[úu]rgic[oa]s?|extracci[óo]n(?:es)?|exodoncias?|muelas? del juicio|cordales|dientes? retenidos?",
  "injertos?|(?:aumento|regeneraci[óo]n|preservaci[óo]n) (?:del? )?(?:hueso|[óo]se[oa]|reborde|alv[ée]olo)|(?:elevaci[óo]n|levantamiento) del? seno|alargamiento (?:de )?(?:la )?coron(?:as?|ario)",
  "(?:api(?:c|co)ec|fren(?:ul|il)?ec|gingivec|pulpo|pulpec)tom[íi]as?|(?:gingivo|alveolo)plastias?|biopsias?|frenillos?",
  "endodoncias?|(?:tratamientos?|terapias?) (?:del? )?(?:los )?(?:conductos?|nervios?|canal(?:es)?)|canal(?:es)? (?:de (?:la )?ra[íi]z|radicular(?:es)?)|conductos? radicular(?:es)?",
  "(?:tratamientos?|enfermedad(?:es)?|terapias?|contorno|recesi[óo]n|infecci[óo]n) (?:de|en) (?:las? )?enc[íi]as?|gingivitis|periodon(?:cia|tal|tales|titis)|limpiezas? (?:dental(?:es)? )?profundas?|raspados?|alisado radicular|curetajes?",
  "implantes?|todo[ -]en[ -](?:4|6|cuatro|seis)|sobredentaduras?",
  "sedaci[óo]n|[óo]xido nitroso|gas de la risa|anestesia general",
];

/** Words that make a page one about something else: its price, a picture for the plan, a visit to look, how to avoid it, what is done instead. */
const otherwise = [
  "costs?|prices?|fees?|financing|insurance|faqs?|questions?|compared|vs|versus",
  "alternatives?|instead of|prevent(?:ing|ion)|avoid(?:ing)?|health|healthy|hygiene|maintenance|exams?|examinations?|screenings?|check-?ups?|evaluations?|consultations?|second opinions?|referrals?",
  "planning|scans?|imaging|x-?rays?|ct|cbct|guides?|models?|(?:crowns?|fillings?|whitening|bleaching) .*after",
  "costos?|precios?|financiamiento|seguros?|preguntas|alternativas?|en lugar de|prevenci[óo]n|prevenir|evitar|salud|higiene|mantenimiento|ex[áa]men(?:es)?|revisi[óo]n(?:es)?|consultas?|valoraci[óo]n|segunda opini[óo]n",
  "planificaci[óo]n|planeaci[óo]n|tomograf[íi]as?|radiograf[íi]as?|im[áa]genes|esc[áa]ner(?:es)?|gu[íi]as?|modelos?|sarro|(?:coronas?|empastes?|blanqueamiento) .*despu[ée]s",
];

/** Matches a denial and the word that it denies. */
const denied = /(?<!\p{L})(?:non|no|without|sin)[ -](?:any |an? |ning[úu]n(?:a)? )?[\p{L}]+|[\p{L}]+-free(?!\p{L})/giu;

const anyOf = (patterns: readonly string[]): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\d])(?:${spaced(patterns.join("|"))})(?![\p{L}\d])`, "iu");

const isTreatment = anyOf(treatments);
const isOtherwise = anyOf(otherwise);

/** Whether a service of this name can lead to an urgent complication. It says no if in doubt. */
export function isUrgentTreatment(name: string): boolean {
  const said = name.replace(denied, " ");
  return isTreatment.test(said) && !isOtherwise.test(said);
}
