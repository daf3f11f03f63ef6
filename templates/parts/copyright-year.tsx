/** The year of the build. The script raises it if the visitor's calendar shows a later year. */
export function CopyrightYear({ year }: { year: number }) {
  return <span data-copyright-year="">{year}</span>;
}
