/** The year of the build. The script raises it when the visitor's calendar is past it. */
export function CopyrightYear({ year }: { year: number }) {
  return <span data-copyright-year="">{year}</span>;
}
