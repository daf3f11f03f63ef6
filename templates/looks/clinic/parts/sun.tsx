/** This look has no ornament. */
export function Sun() {
  return null;
}
