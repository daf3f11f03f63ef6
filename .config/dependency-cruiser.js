// Who may know whom: `npm run lint` holds every import to it.

/** What each room imports of others; of those in brackets only types. All may import what is in `common`. */
const rooms = {
  // The steps of a build, in their order. Of the steps before them they know what they are given.
  read: ["disk", "markup/(nesting|pasted-html)"],
  validate: ["markup"],
  media: ["disk"],
  bundle: ["media/hashed-path"],
  brand: ["media/hashed-path", "media/(shade-of|settings)", "(bundle)", "(media)"],
  route: ["markup", "(media)"],
  render: ["bundle", "(route)"],
  check: ["markup", "(bundle)", "(media)", "(route)", "(findings)"],
  emit: ["disk"],
  // Not steps: what they share.
  markup: [],
  disk: [],
  model: [],
  problem: ["wrap-text", "package-folder"],
  // What works around a build; the reference is made by `npm run docs` alone.
  "last-build": ["disk", "emit/file-names", "emit/manifest", "read/list-files"],
  serve: ["disk", "media/hashed-path", "read/list-files", "route/headers", "(build)"],
  hosting: ["disk", "route/headers", "route/redirects"],
  schema: ["wrap-text"],
  reference: ["cli", "hosting", "machine-report", "markup/allowed-html", "problem", "schema"],
  scaffold: ["disk", "schema", "package-folder", "read/read-site", "validate/addresses", "validate/meant-value"],
};
const common = ["model/", "problem\\.ts", "memory\\.ts", "usage-error\\.ts", "package-folder\\.ts"];

const src = (names) => `^src/(${names.join("|")})`;

const roomRules = Object.entries(rooms).flatMap(([room, others]) => {
  const known = others.filter((name) => !name.startsWith("("));
  const typed = others.filter((name) => name.startsWith("(")).map((name) => name.slice(1, -1));
  const mayKnow = [`${room}/`, ...(["model", "problem"].includes(room) ? ["model/"] : common), ...known];
  const rule = (name, to) => ({ name, severity: "error", from: { path: `^src/${room}/` }, to });
  return [
    rule(`${room}-knows-few`, { path: "^src/", pathNot: src([...mayKnow, ...typed]) }),
    ...(typed.length === 0
      ? []
      : [
          rule(`${room}-knows-only-types`, {
            path: src(typed),
            pathNot: src(mayKnow),
            dependencyTypesNot: ["type-only"],
          }),
        ]),
  ];
});

const named = (rules) => Object.entries(rules).map(([name, rule]) => ({ name, severity: "error", ...rule }));

const otherRules = named({
  "no-circle": { from: {}, to: { circular: true } },
  "no-orphan": { from: { orphan: true, pathNot: "^src/scaffold/starter/" }, to: {} },
  "users-need-no-development-package": {
    from: { path: "^(src|templates)/" },
    to: { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only"] },
  },
  "is-there": { from: {}, to: { couldNotResolve: true } },
  "room-is-known": {
    from: { path: "^src/[^/]+/", pathNot: src([...Object.keys(rooms), "commands"].map((room) => `${room}/`)) },
    to: {},
  },
  "model-knows-only-its-schema-library": {
    from: { path: "^src/model/" },
    to: { dependencyTypes: ["npm", "core"], pathNot: "^node_modules/zod/" },
  },
  "react-stays-where-pages-are-made": {
    from: { pathNot: "^(src/render|templates)/" },
    to: { path: "^node_modules/(react|react-dom|html-react-parser)/" },
  },
  "templates-know-types-of-the-model": {
    from: { path: "^templates/" },
    to: { path: "^src/", pathNot: "^src/render/shared\\.ts$", dependencyTypesNot: ["type-only"] },
  },
  "templates-know-no-room": {
    from: { path: "^templates/" },
    to: { path: "^src/", pathNot: src(["model/", "render/shared"]) },
  },
  "src-knows-no-template": { from: { path: "^src/" }, to: { path: "^templates/" } },
  "disk-only-where-a-room-is-for-it": {
    from: {
      path: "^(src|templates)/",
      pathNot: src([
        "read/",
        "brand/",
        "media/",
        "bundle/",
        "problem/stories",
        "render/",
        "emit/",
        "last-build/",
        "serve/",
        "schema/",
        "scaffold/",
        "hosting/",
        "disk/",
        "package-folder",
      ]),
    },
    to: { path: "^(fs|fs/promises)$" },
  },
  "no-step-knows-build": {
    from: { path: "^src/", pathNot: src(["commands/", "serve/"]) },
    to: { path: "^src/build\\.ts$" },
  },
  // Until it is known which command it is.
  "command-line-loads-little": {
    from: { path: src(["cli", "commands/"]) },
    to: {
      pathNot: [
        src(["commands/", "foreign-text", "hosting/host-names", "package-folder", "report-places", "usage-error"]),
        src(["emit/(changed-meanwhile|stopped-writing)"]),
        "^node_modules/commander/",
      ],
      dependencyTypesNot: ["type-only", "core", "dynamic-import"],
    },
  },
});

export default {
  forbidden: [...roomRules, ...otherRules],
  options: {
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default"],
      extensions: [".ts", ".tsx", ".js"],
    },
  },
};
