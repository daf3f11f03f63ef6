/** YAML files become their data when the forms are bundled. */
declare module "*/labels/en.yaml" {
  const labels: import("../labels/make-labels.ts").LabelFile;
  export default labels;
}

/** Lists that it does not have are those of English. */
declare module "*/labels/es.yaml" {
  const labels: Partial<import("../labels/make-labels.ts").LabelFile>;
  export default labels;
}

declare module "*/notes/es.yaml" {
  const notes: Readonly<Record<string, string>>;
  export default notes;
}

declare module "*.css";
