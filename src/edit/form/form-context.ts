import { createContext, useContext, type ReactNode } from "react";
import type { Edit } from "../change/edit.ts";
import type { Path } from "../../model/build/source.ts";
import type { Part } from "../../model/build/walk-fields.ts";
import type { ReadFile } from "./app-context.ts";
import type { PairedFiles } from "./paired-files.ts";
import type { FieldPlace, FieldProblem } from "./found-fields.ts";

/** What the fields of one form share. */
export interface OpenForm extends Pick<ReadFile, "path" | "kind" | "data" | "body"> {
  /**
   * Makes edits. Returns whether they were made; what a field cannot say in the file is shown there. Edits with one `step` in a row are
   * undone together, and so is what is typed into one field.
   */
  edit: (field: FieldPlace, edits: readonly Edit[], step?: string) => boolean;
  /** Whether the last change of this field was not possible. */
  isRefused: (field: FieldPlace) => boolean;
  /** All problems, and those that are shown while somebody types. */
  found: readonly FieldProblem[];
  problems: readonly FieldProblem[];
  /** Keys that are shown without being written, by the names of their fields. */
  shown: ReadonlySet<string>;
  show: (path: Path) => void;
  /** Whether the file is a translation, whose facts are in another file. */
  isTranslation: boolean;
  /** The file that it translates. */
  original?: PairedFiles;
}

export const FormContext = createContext<OpenForm | undefined>(undefined);

export const useForm = (): OpenForm => useContext(FormContext)!;

/** What every control gets. */
export interface ControlProps {
  id: string;
  path: Path;
  part: Part;
  value: unknown;
  label: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  /** Writes a value. Returns whether that was possible. Changes with one `step` in a row are undone together. */
  set: (value: unknown, step?: string) => boolean;
  /** Takes the value out of the file. */
  remove: () => void;
}

export interface FieldsProps {
  path: Path;
  part: Part;
}

export interface GroupFieldsProps extends FieldsProps {
  /** Keys that are shown elsewhere. */
  without?: readonly string[];
}

export interface ValueFieldProps extends FieldsProps {
  isNeeded: boolean;
  /** Whether its key is a name that the author chose. */
  isNamed?: boolean;
  /** Its label, if that is not its key's. */
  label?: string;
  /** Whether its label is only for those who cannot see where it is. */
  hasHiddenLabel?: boolean;
}

/** The components of fields, which have lists in turn. */
export interface FieldComponents {
  Group: (props: GroupFieldsProps) => ReactNode;
  Value: (props: ValueFieldProps) => ReactNode;
}
