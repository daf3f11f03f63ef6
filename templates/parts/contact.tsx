import type { PracticeFacts } from "../../src/model/page.ts";
import { shared } from "dentalsite/shared";

/** E-mail, phone and the address as on an envelope. */
export const Contact = shared(function Contact({ practice }: { practice: PracticeFacts }) {
  return (
    <address className="contact">
      <PostalLines practice={practice} />
      <p>
        <a href={practice.phone.href}>{practice.phone.text}</a>
        <br />
        <a href={practice.email.href}>{practice.email.text}</a>
      </p>
    </address>
  );
});

export function PostalLines({ practice: { name, address } }: { practice: PracticeFacts }) {
  return (
    <p>
      {name}
      <br />
      {[address.street, address.suite].filter(Boolean).join(", ")}
      <br />
      {address.city}, {address.state} {address.zip}
      <br />
      {address.country}
    </p>
  );
}
