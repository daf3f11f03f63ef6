import { doctorSchema } from "../../model/doctor.ts";
import { slugOf } from "../../model/page-paths.ts";
import type { Doctor } from "../../model/page.ts";
import { idOfEntry } from "../../model/page-ids.ts";
import type { Entry } from "../../model/site.ts";
import type { ShownMedia } from "../../model/ready-page.ts";
import { finishFields, type Finishing } from "./finish-fields.ts";

/** All doctors, ready for their page and for search engines. */
export interface ReadyDoctors {
  all: Doctor[];
  shown: ShownMedia[];
}

export function readyDoctors(doctors: readonly Entry<"doctors">[], finishing: Finishing): ReadyDoctors {
  const finished = doctors.map(({ data, ...entry }) => ({ ...entry, ...finishFields(doctorSchema, data, finishing) }));
  return {
    all: finished.map(({ file, data, text }) => ({
      ...data,
      id: idOfEntry(slugOf(file)),
      body: finishing.richText.printText(text),
    })),
    shown: finished.flatMap(({ shown }) => shown),
  };
}
