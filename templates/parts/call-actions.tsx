import type { Frame, Office } from "../../src/model/page.ts";
import { CallButton } from "./call-button.tsx";

interface Props {
  office: Office;
  words: Frame["words"];
}

/** The button that calls an office, and beside it what the office offers to those who would rather not call. */
export function CallActions({ office: { phone, links }, words }: Props) {
  const beside = links.filter(({ isBesideCall }) => isBesideCall);
  const button = <CallButton phone={phone} words={words} />;
  if (beside.length === 0) return button;
  return (
    <div className="call-actions">
      {button}
      {beside.map(({ label, href }) => (
        <a key={label} href={href}>
          {label}
        </a>
      ))}
    </div>
  );
}
