import type { Link } from "../../src/model/build/page.ts";

/** The ways to reach one person, below what is said of that person. */
export function PersonLinks({ links }: { links: readonly Link[] }) {
  if (links.length === 0) return null;
  return (
    <p className="call-actions">
      {links.map(({ label, href }) => (
        <a key={href} href={href}>
          {label}
        </a>
      ))}
    </p>
  );
}
