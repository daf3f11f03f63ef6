import type { AddressPage } from "../../src/model/page.ts";

export function Parking({ parking }: Pick<AddressPage, "parking">) {
  return (
    <section className="parking">
      <h2>{parking.title}</h2>
      <p>{parking.note}</p>
    </section>
  );
}
