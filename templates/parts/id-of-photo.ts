/** Returns the id of a photo, in its row or in large. No heading has such an id, because those have no periods. */
export function idOfPhoto(index: number, kind: "photo" | "large" = "photo"): string {
  return `${kind}.${index + 1}`;
}
