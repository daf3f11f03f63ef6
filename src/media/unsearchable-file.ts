/** A file of which nobody can tell what it holds, with the reason in words that go on after "it". */
export class UnsearchableFile extends Error {
  override name = "UnsearchableFile";
}
