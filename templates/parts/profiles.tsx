import type { Link } from "../../src/model/build/page.ts";

/** Strokes of a drawing for each network, in a square of 24. */
const drawings: Readonly<Record<string, string>> = {
  Facebook: "M16 4h-2a4 4 0 0 0-4 4v13M6 12h9",
  Instagram: "M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zM9 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0",
  LinkedIn: "M6 10v10M6 5v.5M11 20V10M11 14a4 4 0 0 1 8 0v6",
  TikTok: "M13 4v12a4 4 0 1 1-4-4M13 4a6 6 0 0 0 6 5",
  X: "M5 5l14 14M19 5L5 19",
  YouTube: "M6 6h12a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V9a3 3 0 0 1 3-3zM10 10v4l4-2z",
};

/** A chain of two links. */
const anyDrawing = "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1";

/** The practice's pages elsewhere. Each link has the network's name, which a screen reader says. */
export function Profiles({ profiles = [] }: { profiles?: readonly Link[] | undefined }) {
  if (profiles.length === 0) return null;
  return (
    <ul className="profiles">
      {profiles.map(({ label, href }) => (
        <li key={href}>
          <a href={href}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={drawings[label] ?? anyDrawing} />
            </svg>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
