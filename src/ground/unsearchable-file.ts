/** A file that cannot be searched. The message is the reason, in words that follow "it". */
export class UnsearchableFile extends Error {
  override name = "UnsearchableFile";
}
