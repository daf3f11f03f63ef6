/**
 * Words of praise in one language. Each entry is a pattern in small letters, as `spaced` reads it. `{maker}` is a noun of `makers`, `{care}`
 * one of `care`, `{gap}` up to three words before a noun, and `{more}` up to three after it.
 */
export interface PraiseWords {
  /** Who or what a practice is made of: people, rooms, equipment. */
  makers: readonly string[];
  /** What patients receive. */
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
  /** Words of which such a sentence has at least one. */
  offers: readonly string[];
  /** Advice on choosing someone, in the clause before the words. */
  choosing: readonly string[];
  /** Advice on care, in the clause before the words. */
  advice: readonly string[];
  /** Before the words: they are the patient's own. */
  patients: readonly string[];
  /** Before words about care: they say how to get there. */
  purposes: readonly string[];
  /** After the words: they are about what suits. */
  suits: readonly string[];
  /** In the clause before the words: they are taken back. English has `isDenied` for that. */
  denials: readonly string[];
}
