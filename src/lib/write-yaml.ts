import { Document, isScalar, visit } from "yaml";

/** Writes data, or the node of a document, as YAML with quotes around texts that any reader could take for a number, a date or a comment. */
export function writeYaml(data: unknown): string[] {
  const document = new Document(data, { schema: "yaml-1.1", aliasDuplicateObjects: false });
  visit(document, {
    Map: (_, group) => {
      group.flow = false;
    },
    Seq: (_, list) => {
      // The days of a week fit on a line; sentences do not.
      list.flow = list.items.every((item) => isScalar(item) && String(item.value).length < 12);
    },
  });
  return document.toString({ lineWidth: 0, flowCollectionPadding: false }).trimEnd().split("\n");
}
