import { createRoot } from "react-dom/client";
import en from "../labels/en.yaml";
import es from "../labels/es.yaml";
import { makeLabels } from "../labels/make-labels.ts";
import notes from "../../scaffold/starter/notes/es.yaml";
import type { Kind } from "../../../model/kind.ts";
import { Forms } from "./forms.tsx";
import type { ContentPlace } from "./place.ts";
import "./forms.css";

/** Shows the forms in the page's element `app`. */
export function startForms(place: ContentPlace, kinds?: readonly Kind[]): void {
  const labels = { en: makeLabels(en, undefined, {}), es: makeLabels(en, es, notes) };
  createRoot(document.getElementById("app")!).render(<Forms {...{ place, labels, ...(kinds && { kinds }) }} />);
}
