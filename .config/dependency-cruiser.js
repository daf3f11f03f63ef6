// These rules say which room may import which. `npm run lint` checks every import.
import { builtinModules } from "node:module";

/** The rooms that each room may import, in brackets only for types. All rooms may import those in `common`. */
const rooms = {
  // Steps of a build, in order. They know only the types of earlier steps' results.
  "steps/read": ["ground/disk"],
  "steps/parse": ["ground/markup/(nesting|pasted-html)"],
  "steps/translate": ["ground/markup"],
  "steps/validate": ["ground/markup", "(steps/translate)"],
  "steps/style": ["ground/disk/(hashed-path|walk-folder)", "ground/color", "(steps/validate)"],
  "steps/media": ["ground/disk", "ground/color", "(steps/style)", "(steps/validate)"],
  "steps/route": ["ground/disk/hashed-path", "ground/markup", "(steps/style)", "(steps/media)"],
  "steps/render": ["ground/markup/other-language", "ground/markup/read-tags", "steps/style", "(steps/route)"],
  "steps/check": [
    "ground/hash-text",
    "ground/markup",
    "(steps/style)",
    "(steps/media)",
    "(steps/route)",
    "(steps/validate)",
  ],
  "steps/emit": ["ground/disk", "ground/(foreign-text|is-running)"],
  // Rooms that steps share.
  "ground/disk": [],
  "ground/markup": [],
  "ground/[^/]+\\.ts": ["ground/(hash-text|is-running)"],
  model: [],
  // Kinds of content. Steps receive the list of kinds.
  kinds: [],
  problems: ["ground/wrap-text", "ground/package-folder", "ground/foreign-text"],
  // Rooms around a build. Only `npm run docs` uses the reference.
  report: ["ground", "problems", "(steps/check)"],
  "around/browser": ["(steps/check)"],
  "around/serve": ["ground/disk", "ground/memory", "steps/read/list-files", "around/hosting/headers", "(build)"],
  "around/hosting": ["ground/disk", "around/edit/change"],
  // Changes of content files, without a disk.
  "around/edit/change": [
    "ground/markup",
    "steps/parse/(control-characters|front-matter|plain-text|yaml\\.ts)",
    "steps/translate",
  ],
  "around/edit/labels": ["problems", "around/scaffold/starter/notes"],
  // Forms run in a browser, and know only an interface of the place that keeps the content.
  "around/edit/form": [
    "ground/markup",
    "kinds",
    "problems",
    "around/edit/change",
    "around/edit/labels",
    "steps/parse",
    "steps/translate",
    "steps/validate",
  ],
  // The forms of `dentalsite edit`: a server on this machine, and the page that it serves.
  "around/edit/local": [
    "ground/disk",
    "ground/memory",
    "around/edit/(form|labels)",
    "around/serve",
    "steps/media/read-svg",
    "steps/read",
    "(build)",
  ],
  "around/schema": ["ground/disk/replace-file", "ground/wrap-text"],
  "around/reference": [
    "cli",
    "kinds",
    "around/hosting",
    "report",
    "ground/markup/allowed-html",
    "problems",
    "around/schema",
  ],
  // A saved site becomes a practice's files.
  "around/import": [
    "(build)",
    "(problems/problem)",
    "ground/disk",
    "ground/hash-text",
    "ground/markup/allowed-html",
    "kinds/doctor",
    "steps/check/find-hours",
    "steps/parse/(encodings|parse-file|plain-text)",
    "steps/read/read-site",
    "steps/validate/page-keys",
    "around/edit/change",
    "around/scaffold",
  ],
  "around/scaffold": [
    "ground/disk",
    "ground/hash-text",
    "kinds",
    "around/schema",
    "steps/read/read-site",
    "steps/parse/parse-(site|file)",
    "around/edit/change",
    "steps/route/time-zone",
    "steps/translate",
    "steps/validate/validate-languages",
    "steps/validate/planned-pages",
    "steps/validate/meant-value",
  ],
};
const roomFolders = "^(src/(steps|around|ground)/[^/]+|src/(kinds|model|problems|report)|templates)$";
const common = [
  "model/",
  "problems/(problem|findings)\\.ts",
  "ground/(usage-error|package-folder|error-code|write-yaml)\\.ts",
];

const src = (names) => `^src/(${names.join("|")})`;

const roomRules = Object.entries(rooms).flatMap(([room, others]) => {
  const known = others.filter((name) => !name.startsWith("("));
  const typed = others.filter((name) => name.startsWith("(")).map((name) => name.slice(1, -1));
  const mayKnow = [
    room,
    ...(["model", "problems", "ground/[^/]+\\.ts"].includes(room) ? ["model/"] : common),
    ...known,
  ];
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
      pathNot: "\\.d\\.ts$|^(src/around/scaffold/starter|templates/looks|templates/script/optional)/",
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
    from: { pathNot: "^(src/steps/render|src/around/edit/(form|local)|templates)/" },
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
        "around/",
        "ground/(disk/|package-folder)",
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
        "ground/markup/",
        "steps/(parse|translate|validate)/",
        "around/edit/(change|labels|form)/",
      ]),
      pathNot: src(["problems/(explain|stories)\\.ts"]),
    },
    to: { path: `^(${builtinModules.join("|")})$`, reachable: true },
  },
  "no-step-knows-build": {
    from: { path: "^src/", pathNot: src(["commands/", "around/serve/"]) },
    to: { path: "^src/build\\.ts$" },
  },
  // A command starts quickly, because nothing large is loaded before the command is known.
  "command-line-loads-little": {
    from: { path: src(["cli", "commands/"]) },
    to: {
      pathNot: [
        src(["commands/", "model/(hosts|shown-text)", "ground/(foreign-text|package-folder|usage-error|error-code)"]),
        src(["report/report-places", "steps/emit/(changed-meanwhile|stopped-writing)"]),
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
