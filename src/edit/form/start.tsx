import { createRoot } from "react-dom/client";
import { labelsIn } from "../labels/labels-in.ts";
import type { Kind } from "../../model/build/kind.ts";
import { Forms } from "./forms.tsx";
import type { Backend } from "./backend.ts";
import "./forms.css";

/** Shows the forms in the page's element `app`. */
export function startForms(backend: Backend, kinds?: readonly Kind[]): void {
  const forms = <Forms {...{ backend, labels: labelsIn, ...(kinds && { kinds }) }} />;
  createRoot(document.getElementById("app")!).render(forms);
}
