/** The page's only `h1`. */
export function Title({ title }: { title: string }) {
  return <h1>{title}</h1>;
}
