import type { Link, OfficeLink } from "../../src/model/build/page.ts";

/** Other ways to reach an office or its people: further phones, fax, e-mail, and pages elsewhere. */
export function OfficeLinks({ links }: { links: readonly (Link | OfficeLink)[] }) {
  if (links.length === 0) return null;
  return (
    <ul className="office-links">
      {links.map(({ label, href }) => (
        <li key={label}>{href ? <a href={href}>{label}</a> : label}</li>
      ))}
    </ul>
  );
}
