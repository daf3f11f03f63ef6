import type { Frame, Office } from "../../src/model/build/page.ts";
import { CallButton } from "./call-button.tsx";
import { fillWords } from "./fill-words.ts";
import { FirstButton } from "./first-button.tsx";

interface Props {
  office: Office;
  words: Frame["words"];
}

/** The button that calls an office or books a visit there, and beside it the other ways that the office offers first. */
export function CallActions({ office, words }: Props) {
  const { phone, links, bookingFirst } = office;
  const beside = links.filter(({ isBesideCall }) => isBesideCall);
  if (beside.length === 0 && !bookingFirst) return <CallButton phone={phone} words={words} />;
  return (
    <div className="call-actions">
      <FirstButton office={office} words={words} />
      {bookingFirst && <a href={phone.href}>{fillWords(words.call, { phone: phone.text })}</a>}
      {beside.map(({ label, href }) => (
        <a key={label} href={href}>
          {label}
        </a>
      ))}
    </div>
  );
}
