import { createRoot } from "react-dom/client";
import en from "../labels/en.yaml";
import es from "../labels/es.yaml";
import notes from "../../scaffold/starter/notes/es.yaml";
import type { Kind } from "../../../model/kind.ts";
import { Forms } from "./forms.tsx";
import type { ContentPlace } from "./place.ts";
import "./forms.css";

/** Shows the forms in the page's element `app`. */
export function startForms(place: ContentPlace, kinds?: readonly Kind[]): void {
  // Lists that are not there in Spanish, such as the order of keys, are those of English.
  const labels = { en: { ...en, notes: {} }, es: { ...en, ...es, notes } };
  createRoot(document.getElementById("app")!).render(<Forms {...{ place, labels, ...(kinds && { kinds }) }} />);
}
