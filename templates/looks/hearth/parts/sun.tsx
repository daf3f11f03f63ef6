/** The look hearth has no ornament. */
export function Sun() {
  return null;
}
