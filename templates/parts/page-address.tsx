/** The page's absolute address, printed on paper. */
export function PageAddress({ canonical }: { canonical: string | undefined }) {
  return canonical && <p className="page-address">{canonical}</p>;
}
