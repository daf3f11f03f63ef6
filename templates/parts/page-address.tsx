/** The page's absolute address, which only paper shows. */
export function PageAddress({ canonical }: { canonical: string | undefined }) {
  return (
    canonical && (
      <p className="page-address" aria-hidden="true">
        {canonical}
      </p>
    )
  );
}
