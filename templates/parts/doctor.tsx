import type { DoctorsPage } from "../../src/model/page.ts";
import { Picture } from "./media.tsx";

/** The doctor's photo, name and role. */
export function Doctor({ doctor }: Pick<DoctorsPage, "doctor">) {
  return (
    <figure className="doctor">
      <Picture picture={doctor.photo} isFirstView />
      <figcaption>
        <strong>
          {doctor.name}, {doctor.credentials}
        </strong>{" "}
        {doctor.role}
      </figcaption>
    </figure>
  );
}
