/** The look clinic has no ornament. */
export function Sun() {
  return null;
}
