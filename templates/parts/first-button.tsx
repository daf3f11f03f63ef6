import type { Frame, Office } from "../../src/model/build/page.ts";
import { CallButton } from "./call-button.tsx";

/** The site's only accent: it calls the practice or, if the practice wants that, books a visit. */
export function FirstButton({ office: { phone, bookingFirst }, words }: { office: Office; words: Frame["words"] }) {
  if (!bookingFirst) return <CallButton phone={phone} words={words} />;
  return (
    <a className="call-button" href={bookingFirst.href}>
      {bookingFirst.label}
    </a>
  );
}
