/** A file was replaced while the site was built from it, so nothing was written. */
export class ChangedMeanwhile extends Error {
  override name = "ChangedMeanwhile";

  constructor(readonly file: string) {
    super(`${file} changed while the site was being built.`);
  }
}
