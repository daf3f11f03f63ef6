import type { AddressPage } from "../../src/model/page.ts";

export function Parking({ parkingTitle, parkingNote }: Pick<AddressPage, "parkingTitle" | "parkingNote">) {
  return (
    <section className="parking">
      <h2>{parkingTitle}</h2>
      <p>{parkingNote}</p>
    </section>
  );
}
