/** What was given cannot be imported. Nothing was written. */
export class ImportRefused extends Error {
  override name = "ImportRefused";
}
