/**
 * Words of praise in one language. Each entry is a pattern in lower case, as `spaced` reads it. `{maker}` is a noun of `makers`, `{care}`
 * one of `care`, `{gap}` up to three words before a noun, and `{more}` up to three after it.
 */
export interface PraiseWords {
  /** Who or what a practice is made of: people, rooms, equipment. */
  makers: readonly string[];
  /** Care that patients receive. */
  care: readonly string[];
  /** Words that end a noun phrase, so that what follows is not what is praised. */
  joints: readonly string[];
  /** Praise wherever it is used. */
  always: readonly string[];
  /** Praise in front of a place's name, in which capital letters count. */
  ofPlaces: readonly string[];
  /** Praise of a maker, unless the sentence is advice on how to choose one. */
  ofMakers: readonly string[];
  /** Praise of care, unless the words are about what suits a patient. */
  ofCare: readonly string[];
  /** "Best" is also an everyday word. With it, care is praised only where the sentence says that someone gives or gets it. */
  ofCareInOffers: readonly string[];
  /** Words of offers, at least one of which such a sentence contains. */
  offers: readonly string[];
  /** Advice on choosing someone, in the clause before the words. */
  choosing: readonly string[];
  /** Advice on care, in the clause before the words. */
  advice: readonly string[];
  /** Words before praise that make it the patient's own. */
  patients: readonly string[];
  /** Words before praise of care that turn it into a purpose. */
  purposes: readonly string[];
  /** Words after praise that make it about what suits somebody. */
  suits: readonly string[];
  /** Denials in the clause before praise. English has `isDenied` instead. */
  denials: readonly string[];
}
