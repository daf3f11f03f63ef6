// These rules say which room may import which. `npm run lint` checks every import.
import { builtinModules } from "node:module";

/** The rooms that each room may import, in brackets only for types. All rooms may import those in `common`. */
const rooms = {
  // Steps of a build, in order. They know only the types of earlier steps' results.
  "steps/read": ["lib/disk"],
  "steps/parse": ["lib/markup/(nesting|pasted-html)"],
  "steps/translate": ["lib/markup"],
  "steps/validate": ["lib/markup", "(steps/translate)"],
  "steps/style": [
    "lib/code",
    "lib/disk/(hashed-path|replace-file|walk-folder)",
    "lib/(color|shade-of)",
    "(steps/validate)",
  ],
  "steps/media": ["lib/disk", "lib/(color|shade-of)", "(steps/style)", "(steps/validate)"],
  "steps/route": ["lib/disk/hashed-path", "lib/markup", "(steps/style)", "(steps/media)"],
  "steps/render": ["lib/code", "lib/markup/(other-language|read-tags)", "(steps/style)", "(steps/route)"],
  "steps/check": ["lib/hash-text", "lib/markup", "(steps/style)", "(steps/media)", "(steps/route)", "(steps/validate)"],
  "steps/emit": ["lib/disk", "lib/(foreign-text|is-running)"],
  // Rooms that steps share.
  "lib/disk": [],
  "lib/markup": [],
  "lib/page": ["lib/(color|hash-text)", "lib/markup/(allowed-html|heading-ids)"],
  "lib/code": ["(problems/problem)"],
  "lib/[^/]+\\.ts": ["lib/(hash-text|is-running)"],
  model: [],
  // Kinds of content. Steps receive the list of kinds.
  kinds: [],
  problems: ["lib/wrap-text", "lib/package-folder", "lib/foreign-text"],
  // Rooms around a build. Only `npm run docs` uses the reference.
  report: ["lib", "problems", "(steps/check)"],
  browser: ["(steps/check)"],
  serve: ["lib/disk", "lib/memory", "steps/read/list-files", "hosts/headers", "(build)"],
  hosts: ["lib/disk", "edit/change"],
  // Changes of content files, without a disk.
  "edit/change": [
    "lib/markup",
    "steps/parse/(control-characters|front-matter|plain-text|yaml\\.ts)",
    "steps/translate",
  ],
  "edit/labels": ["problems", "scaffold/starter/notes"],
  // Forms run in a browser, and know only an interface of the place that keeps the content.
  "edit/form": [
    "lib/markup",
    "kinds",
    "problems",
    "edit/change",
    "edit/labels",
    "steps/parse",
    "steps/translate",
    "steps/validate",
  ],
  // The forms of `dentalsite edit`: a server on this machine, and the page that it serves.
  "edit/local": [
    "lib/disk",
    "lib/memory",
    "edit/(form|labels)",
    "serve",
    "steps/media/read-svg",
    "steps/read",
    "(build)",
  ],
  "schema/[^/]+\\.ts": ["lib/disk/replace-file", "lib/wrap-text"],
  "schema/docs": ["cli", "kinds", "hosts", "report", "lib/markup/allowed-html", "problems", "schema"],
  // A saved site becomes a practice's files.
  import: [
    "(build)",
    "(problems/problem)",
    "lib/disk",
    "lib/(color|decode-page|hash-text)",
    "lib/page",
    "kinds/kinds",
    "steps/check/find-hours",
    "steps/parse/(encodings|parse-file|plain-text)",
    "steps/read/read-site",
    "steps/validate/(inspect-file|page-keys)",
    "edit/change",
    "scaffold",
  ],
  scaffold: [
    "lib/disk",
    "lib/hash-text",
    "kinds",
    "schema",
    "steps/read/read-site",
    "steps/parse/(parse-(site|file)|language)",
    "edit/change",
    "steps/translate",
    "steps/validate/validate-languages",
    "steps/validate/planned-pages",
    "steps/validate/meant-value",
    "steps/media/measure-logos",
    "lib/color",
  ],
};
const roomFolders =
  "^(src/(steps|edit|lib)/[^/]+|src/(browser|hosts|import|kinds|model|problems|report|scaffold|schema|serve)|templates)$";
const common = [
  "model/",
  "problems/(problem|findings)\\.ts",
  "lib/(usage-error|package-folder|error-code|write-yaml)\\.ts",
];

const src = (names) => `^src/(${names.join("|")})`;

const roomRules = Object.entries(rooms).flatMap(([room, others]) => {
  const known = others.filter((name) => !name.startsWith("("));
  const typed = others.filter((name) => name.startsWith("(")).map((name) => name.slice(1, -1));
  const mayKnow = [room, ...(["model", "problems", "lib/[^/]+\\.ts"].includes(room) ? ["model/"] : common), ...known];
  const rule = (name, to) => ({ name, severity: "error", from: { path: `^src/${room}` }, to });
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
  // No two rooms know each other, not even by way of a third. Folders of rooms are not rooms themselves.
  "no-circle-of-rooms": {
    scope: "folder",
    from: { path: roomFolders },
    to: { path: roomFolders, circular: true },
  },
  "no-circle": { from: {}, to: { circular: true } },
  "no-orphan": {
    from: {
      orphan: true,
      pathNot: "\\.d\\.ts$|^(src/scaffold/starter|templates/looks|templates/script/optional)/",
    },
    to: {},
  },
  "users-need-no-development-package": {
    from: { path: "^(src|templates)/" },
    // A practice installs these two if it wants its pages looked at in a browser.
    to: {
      dependencyTypes: ["npm-dev"],
      dependencyTypesNot: ["type-only"],
      pathNot: "^node_modules/(axe-core|playwright-core)/",
    },
  },
  // The types of syntax trees have no code, so nothing is at their names.
  "is-there": { from: {}, to: { couldNotResolve: true, pathNot: "^(hast|mdast)$" } },
  "room-is-known": {
    from: { path: "^src/[^/]+/", pathNot: src([...Object.keys(rooms), "commands/"]) },
    to: {},
  },
  "model-knows-only-its-schema-library": {
    from: { path: "^src/model/" },
    to: {
      dependencyTypes: ["npm", "core"],
      pathNot:
        "^node_modules/(?:zod|country-to-currency|localized-address-format|libphonenumber-js|get-east-asian-width)/",
    },
  },
  "react-stays-where-pages-are-made": {
    from: { pathNot: "^(src/steps/render|src/edit/(form|local)|templates)/" },
    to: { path: "^node_modules/(react|react-dom|html-react-parser)/" },
  },
  "templates-know-types-only": {
    from: { path: "^templates/" },
    to: { path: "^src/", pathNot: "^src/steps/render/shared\\.ts$", dependencyTypesNot: ["type-only"] },
  },
  "templates-know-no-room": {
    from: { path: "^templates/" },
    to: { path: "^src/", pathNot: src(["kinds/", "model/", "steps/render/shared"]) },
  },
  "src-knows-no-template": { from: { path: "^src/" }, to: { path: "^templates/" } },
  "disk-only-where-a-room-is-for-it": {
    from: {
      path: "^(src|templates)/",
      pathNot: src([
        "steps/(read|media|style|render|emit)/",
        "problems/stories",
        "steps/check/read-phrases",
        "(browser|edit|hosts|import|scaffold|schema|serve)/",
        "lib/(code/|disk/|package-folder)",
        "commands/(output|choose-cache)\\.ts",
      ]),
    },
    to: { path: "^(fs|fs/promises)$" },
  },
  // Content is parsed, translated, validated and changed in a browser, too, and forms are there.
  "content-needs-no-node": {
    from: {
      path: src([
        "kinds/",
        "model/",
        "problems/",
        "lib/markup/",
        "steps/(parse|translate|validate)/",
        "edit/(change|labels|form)/",
      ]),
      pathNot: src(["problems/(explain|stories)\\.ts"]),
    },
    to: { path: `^(${builtinModules.join("|")})$`, reachable: true },
  },
  "no-step-knows-build": {
    from: { path: "^src/", pathNot: src(["commands/", "serve/"]) },
    to: { path: "^src/build\\.ts$" },
  },
  // A command starts quickly, because nothing large is loaded before the command is known.
  "command-line-loads-little": {
    from: { path: src(["cli", "commands/"]) },
    to: {
      pathNot: [
        src([
          "commands/",
          "model/(build/hosts|text/shown-text)",
          "lib/(foreign-text|package-folder|usage-error|error-code)",
        ]),
        src(["report/report-places", "steps/emit/(changed-meanwhile|stopped-writing)"]),
        "^node_modules/commander/",
      ],
      dependencyTypesNot: ["type-only", "core", "dynamic-import", "type-import"],
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
