import type { Frame, Office } from "../../src/model/build/page.ts";
import { fillWords } from "./fill-words.ts";
import { shared } from "dentalsite/shared";

/** A tap calls the practice. */
export const CallButton = shared(function CallButton({ phone, words }: Pick<Office, "phone"> & Pick<Frame, "words">) {
  return (
    <a className="call-button" href={phone.href} data-long-number={phone.text.length > 17 ? "" : undefined}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M7 3 4 4c-1 8 8 17 16 16l1-3-5-3-2 2c-2-1-5-4-6-6l2-2z" />
      </svg>
      <span>{fillWords(words.call, { phone: <b>{phone.text}</b> })}</span>
    </a>
  );
});
