import { createContext, useContext } from "react";
import type { Labels } from "../labels/label-of.ts";
import type { ProblemWording } from "../../problems/problem.ts";
import type { Kind } from "../../model/build/kind.ts";
import type { Source } from "../../model/build/source.ts";
import type { Backend } from "./backend.ts";
import type { Session } from "./session.ts";
import type { SessionState } from "./session-state.ts";
import type { FormWords } from "./words/en.ts";

/** The state and the words that all components of the forms use. */
export interface App {
  backend: Backend;
  session: Session;
  state: SessionState;
  kinds: readonly Kind[];
  language: string;
  words: FormWords;
  labels: Labels;
  /** The words of problems. */
  wording: ProblemWording;
  /** Says something aloud, for screen readers. */
  announce: (message: string) => void;
  /** The forms' own reading of a saved or typed file; undefined if it cannot be read. */
  read: (path: string) => ReadFile | undefined;
}

export interface ReadFile extends Pick<Source, "data" | "body" | "bodyOffset" | "text"> {
  path: string;
  kind: Kind;
  hasBody: boolean;
}

export const AppContext = createContext<App | undefined>(undefined);

export const useApp = (): App => useContext(AppContext)!;
