import notes from "../../scaffold/starter/notes/es.yaml";
import en from "./en.yaml";
import es from "./es.yaml";
import { makeLabels } from "./make-labels.ts";

/** The labels in each language of the forms. */
export const labelsIn = { en: makeLabels(en, undefined, {}), es: makeLabels(en, es, notes) };
