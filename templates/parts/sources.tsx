import type { ServicePage } from "../../src/kinds/service.ts";

type Props = Pick<ServicePage, "sources" | "reviewed" | "frame"> & Partial<Pick<ServicePage, "texts">>;

/** Sources of the page's statements, and the date of its last review. */
export function Sources({ sources = [], reviewed, texts, frame }: Props) {
  if (sources.length === 0 && !reviewed) return null;
  return (
    <section className="sources split">
      {sources.length > 0 && (
        <>
          <h2>{frame.words.sources}</h2>
          <ul>
            {sources.map((source) => (
              <li key={source}>{source}</li>
            ))}
          </ul>
        </>
      )}
      {reviewed && (
        <p>
          {texts?.reviewNote} {reviewed}
        </p>
      )}
    </section>
  );
}
