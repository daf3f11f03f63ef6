import type { Frame, Office } from "../../src/model/build/page.ts";
import { OfficeLinks } from "./office-links.tsx";

interface Props {
  office: Office;
  email?: Frame["practice"]["email"];
  /** Whether the address is right below. */
  isShort?: boolean;
}

interface PostalLinesProps {
  office: Office;
  /** False below a heading that already has the name. */
  hasName?: boolean;
}

/** The address as on an envelope, phone and e-mail. */
export function Contact({ office, email, isShort = false }: Props) {
  return (
    <address className="contact">
      {isShort ? <p>{office.name}</p> : <PostalLines office={office} />}
      <p>
        <a href={office.phone.href}>{office.phone.text}</a>
        {email && (
          <>
            <br />
            <a href={email.href}>{email.text}</a>
          </>
        )}
      </p>
      <OfficeLinks links={office.links.filter(({ href }) => href === undefined || href !== email?.href)} />
    </address>
  );
}

export function PostalLines({ office: { name, address }, hasName = true }: PostalLinesProps) {
  const { lines, country } = address;
  const all = [...(hasName ? [name] : []), ...lines, ...(country === undefined ? [] : [country])];
  return <p>{all.flatMap((line, index) => (index === 0 ? [line] : [<br key={index} />, line]))}</p>;
}
