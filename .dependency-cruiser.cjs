/**
 * Who may import whom. The table 'Who may import whom' of the design is `zones` below, line by line; each zone may
 * also import itself. What a table of zones cannot say (cycles, drivers, SDKs, server code) follows it.
 *
 *   npx depcruise app db themes landers sandbox stories scripts bench tools e2e --config .dependency-cruiser.cjs
 */

const test = String.raw`\.(?:test|contract|testing|stories)\.tsx?$`;
const server = String.raw`\.server\.tsx?$`;
/** The zones' own folders; packages and Node's modules are not their business. */
const house = '^(?:app|db|themes|landers|sandbox|tenants|locales|stories|scripts|bench|tools|e2e|docs)/';

/** What the process runs; all else stands beside it. */
const product = '^(?:app|db|themes|landers|sandbox)/';

const ui = '^app/ui/';
const theme = '^app/theme/';
const themeTypes = '^app/theme/(?:theme|tokens|color|overrides|roles)\\.ts$';
const i18n = '^app/i18n/';
const realtime = '^app/realtime/';
/** The browser's half of the API contract: requests, retries, refusals. */
const apiClient = '^app/api-client/';
/** What any page of ours knows in the browser: the shell's data, hydration, parts loaded later. */
const page = '^app/page/';
const browser = [realtime, apiClient, page];
/** In which order asynchronous work runs; of use on both sides of a request. */
const concurrency = '^app/concurrency/';
const tenancy = '^app/tenancy/';
const config = '^app/config/';
const layouts = '^app/layouts/';
const features = '^app/features/';
const serverFolder = '^app/server/';
const ports = '^app/providers/(?:[^/]+/[^/]+-port|provider-errors)\\.ts$';
/** One zod schema for each shape between server and browser; the browser takes the types. */
const contract = '^app/contract/';
/** The names of headers and parameters that both ends of a request use: plain values, no zod. */
const clientType = '^app/server/response/client-type\\.ts$';
const landingKit = '^app/landing/kit(?:/|\\.ts)';
const localeNames = '^app/i18n/locales\\.ts$';
/** The closed lists that settings choose from: plain data that imports nothing. */
const tenantChoices = '^app/tenancy/tenant-choices\\.ts$';
/** What another feature offers: components and hooks, plain code and types; its services; its refusals. */
const otherFeatures = {
  browser: '^app/features/.*/[^/.]+\\.tsx?$',
  plain: '^app/features/.*/[^/.]+(?:\\.errors)?\\.ts$',
  services: '^app/features/.*\\.service\\.server\\.ts$',
};
/** A query is reached with a handle and inside a transaction, so `db/database` and the rows' types come with it. */
const queries = '^db/(?:queries|schema)/|^db/(?:database|handle|transaction)\\.ts$';

/** A zone may import itself and what it `may`; of `types` only what vanishes in compilation. */
const zones = [
  {
    name: 'root',
    why: 'The document, the entries and the map see all of app; only compose also opens the database.',
    from: '^app/(?:root|entry\\.[a-z]+|routes)\\.tsx?$',
    may: ['^app/'],
  },
  {
    name: 'compose',
    why: 'The one place that knows services, adapters and server together.',
    from: '^app/compose(?:/|\\.server\\.ts$)',
    may: ['^app/', '^db/', '^sandbox/'],
  },
  {
    name: 'entry-server',
    why: 'The entry hands on `start`; a page takes what it needs from the context of its request.',
    from: '^app/entry\\.server\\.tsx$',
    may: ['^app/(?!compose/)'],
  },
  {
    name: 'document',
    why: 'What a document carries besides React: the look, the texts and the policy of its brand. It knows no feature.',
    from: '^app/document/',
    may: ['^app/document/', serverFolder, tenancy, i18n, theme],
  },
  {
    name: 'routes',
    why: 'A route parses, authorises, calls one service and answers; it never queries.',
    from: '^app/routes/',
    may: ['^app/routes/', features, layouts, ui, serverFolder, tenancy, '^app/landing/', i18n, contract, ...browser],
  },
  {
    name: 'layouts',
    why: 'A layout arranges what features and the kit render.',
    from: layouts,
    except: server,
    may: [layouts, features, ...browser, ui, theme, i18n],
    types: [contract],
  },
  {
    name: 'layouts-server',
    why: "The loader behind a layout is a route's loader and keeps to the routes' line.",
    from: `${layouts}.*${server}`,
    may: [layouts, features, serverFolder, tenancy, i18n, contract, ...browser],
  },
  {
    name: 'features-browser',
    why: 'A feature renders with the kit, with its own schema, messages and errors, and with what the browser has of the features below it (see layers).',
    from: '^app/features/([^/]+)/',
    except: `${server}|\\.errors\\.ts$`,
    may: ['^app/features/$1/', ui, theme, i18n, ...browser, concurrency, clientType, otherFeatures.browser],
    types: [contract],
  },
  {
    name: 'features-errors',
    why: 'A refusal is declared once, with its code and status; the declaration needs nothing but AppError.',
    from: '^app/features/([^/]+)/.*\\.errors\\.ts$',
    may: ['^app/features/$1/', '^app/server/response/app-error\\.ts$'],
  },
  {
    name: 'features-server',
    why: 'A service holds the rules: server, tenancy, i18n, ports, queries, and the services, refusals and plain code of the features below it (see layers); nothing that renders.',
    from: `^app/features/([^/]+)/.*${server}`,
    may: [
      '^app/features/$1/',
      serverFolder,
      tenancy,
      i18n,
      contract,
      ports,
      queries,
      otherFeatures.services,
      otherFeatures.plain,
    ],
  },
  {
    name: 'realtime',
    why: 'What keeps an open page fresh knows no feature.',
    from: realtime,
    may: [realtime, apiClient, page, concurrency, ui, theme, i18n],
    types: [contract],
  },
  {
    name: 'api-client',
    why: 'How the browser asks the server knows neither page nor feature.',
    from: apiClient,
    may: [apiClient, ui, theme, i18n, clientType],
    types: [contract],
  },
  {
    name: 'page',
    why: 'What every page of ours knows in the browser knows no feature.',
    from: page,
    may: [page, apiClient, ui, theme, i18n, clientType],
    types: [contract],
  },
  { name: 'ui', why: 'The kit knows look and words, never the product.', from: ui, may: [ui, theme, i18n] },
  { name: 'theme', why: 'The engine finds themes by their folders and names none.', from: theme, may: [theme] },
  {
    name: 'i18n',
    why: 'Words come from the catalogues; the choice of a locale is a pure function.',
    from: i18n,
    may: [i18n, '^locales/'],
  },
  {
    name: 'landing-kit',
    why: 'All that a lander may use; it never knows which landers exist.',
    from: landingKit,
    may: [landingKit, ui, theme, i18n],
    types: [tenancy],
  },
  {
    name: 'landing-registry',
    why: 'The registry finds the landers; nobody else imports one.',
    from: '^app/landing/registry(?:/|\\.)',
    // Words and refusals, and how a folder is watched.
    may: [
      '^app/landing/',
      '^landers/',
      i18n,
      '^app/server/response/app-error\\.ts$',
      '^app/tenancy/polling\\.server\\.ts$',
    ],
  },
  {
    name: 'tenancy',
    why: 'A brand is data: its schema knows the configuration, theme types and the names of locales.',
    from: tenancy,
    may: [tenancy, config, concurrency, contract, themeTypes, localeNames],
  },
  {
    name: 'server',
    why: 'The server serves any product: configuration, brand, words and database, no feature. The context carries ports: their types are known.',
    from: serverFolder,
    may: [serverFolder, config, tenancy, concurrency, contract, i18n, '^db/'],
    types: [ports],
  },
  {
    name: 'providers',
    why: "The outside world behind ports: configuration types and server's errors and logger, never db, never features.",
    from: '^app/providers/',
    may: ['^app/providers/', concurrency, '^app/server/(?:response/app-error|operations/logger)\\.ts$'],
    types: [config, '^app/server/context/(?:clock|ids)\\.ts$'],
  },
  {
    name: 'sandbox',
    why: 'It plays the outside world: the payment port and what providers share, nothing of the product; compose alone opens it.',
    from: '^sandbox/',
    may: [
      '^sandbox/',
      concurrency,
      '^app/providers/payment/',
      '^app/providers/[^/]+\\.ts$',
      '^app/server/response/app-error\\.ts$',
    ],
    types: ['^app/server/(?:context/(?:clock|ids)|operations/logger)\\.ts$'],
  },
  {
    name: 'contract',
    why: 'The contract stands at the bottom: zod, and the closed lists whose values it names.',
    from: contract,
    may: [contract, localeNames, tenantChoices],
  },
  { name: 'db', why: 'The database knows nothing of the app.', from: '^db/', may: ['^db/'] },
  {
    name: 'landers',
    why: 'A lander imports the kit and its own folder, so marketing can launch one without knowing the house.',
    from: '^landers/([^/]+)/',
    may: ['^landers/$1/', landingKit],
  },
  { name: 'themes', why: 'A theme is data of the token types.', from: '^themes/', may: ['^themes/', themeTypes] },
  {
    name: 'concurrency',
    why: 'The order in which work runs is pure: it imports nothing.',
    from: concurrency,
    may: [concurrency],
  },
  { name: 'config', why: 'Configuration stands at the bottom: it imports nothing.', from: config, may: [config] },
];

/** The features from the bottom up: each may import those of the lines above its own, never one of its own line. */
const layers = [
  ['account'],
  ['notifications', 'consent', 'tracking'],
  ['profiles'],
  ['photos'],
  ['safety'],
  ['likes', 'billing'],
  ['chat'],
  ['discovery'],
  ['joining', 'leaving'],
];

const layerRules = layers.flatMap((names, line) => {
  const below = layers.slice(0, line).flat();
  return names.map((name) => ({
    name: `layer-${name}`,
    comment: `${name} may import ${below.join(', ') || 'no other feature'}. What it causes in a feature above is a hook that compose registers (app/compose/hooks.server.ts), where both must be true together, or else an event in the outbox.`,
    severity: 'error',
    from: { path: `^app/features/${name}/`, pathNot: test },
    to: { path: features, pathNot: `^app/features/(?:${[name, ...below].join('|')})/` },
  }));
});

const zoneRules = zones.flatMap(({ name, why, from, except, may, types = [] }) => {
  const rule = { comment: why, severity: 'error', from: { path: from, pathNot: except ? `${test}|${except}` : test } };
  return [
    { ...rule, name: `zone-${name}`, to: { path: house, pathNot: [...may, ...types].join('|') } },
    ...types.map((path) => ({ ...rule, name: `zone-${name}`, to: { path, dependencyTypesNot: ['type-only'] } })),
  ];
});

/** Folders of app that no line of the table names would be outside every rule. */
const named =
  '^app/(?:compose|concurrency|config|contract|api-client|document|features|i18n|landing|layouts|page|providers|realtime|routes|server|tenancy|testing|theme|ui)/|^app/(?:root|entry\\.[a-z]+|routes|compose\\.server)\\.tsx?$|^app/env\\.d\\.ts$';

/** package -> the folder that may import it. The rest of the house speaks to a port or to the house's own word for it. */
const keepers = [
  ['database drivers and Kysely', '(?:better-sqlite3|mysql2|kysely)(?:/|$)', '^db/'],
  ['nodemailer', 'nodemailer(?:/|$)', '^app/providers/mail/'],
  ['payment SDKs', '(?:@mollie/|stripe|@paypal/|@adyen/)', '^app/providers/payment/'],
  ['SMS SDKs', '(?:twilio|@vonage/|messagebird)', '^app/providers/sms/'],
  ['web-push', 'web-push(?:/|$)', '^app/providers/push/'],
  ['storage SDKs', '(?:@aws-sdk/|minio|aws4fetch)', '^app/providers/storage/'],
  ['the country database', '(?:maxmind|@ip-location-db/)', '^app/providers/geo/'],
  ['Redis', '(?:ioredis|redis)(?:/|$)', '^app/providers/events/'],
  ['the log library', 'pino(?:/|$)', '^app/server/operations/logger\\.ts$'],
  ['the picture decoder', 'sharp(?:/|$)', '^app/server/pictures/decoder\\.mjs$'],
  ['the metrics library', 'prom-client(?:/|$)', '^app/server/operations/metrics\\.ts$'],
  ['the cookie library', 'cookie(?:/|$)', '^app/server/http/cookies\\.ts$'],
  ['the numbering plans', 'libphonenumber-js(?:/|$)', '^app/features/safety/opening/phone-number\\.server\\.ts$'],
  ['the colour library', 'culori(?:/|$)', '^app/theme/(?:color|contrast)\\.ts$'],
];

const keeperRules = keepers.map(([what, packages, folder]) => ({
  name: `only-${what.replace(/\W+/g, '-').toLowerCase()}`,
  comment: `${what}: imported only in ${folder}, so that it can be replaced there.`,
  severity: 'error',
  from: { path: product, pathNot: `${folder}|^app/testing/|${test}` },
  to: { path: `(?:^|node_modules/)${packages}` },
}));

module.exports = {
  forbidden: [
    ...zoneRules,
    ...layerRules,
    {
      name: 'no-unnamed-feature',
      comment: 'A new feature needs a place in the layers first: which features does it know, and which know it?',
      severity: 'error',
      from: {},
      to: { path: features, pathNot: `^app/features/(?:${layers.flat().join('|')})/` },
    },
    ...keeperRules,
    {
      name: 'no-cycle',
      comment: 'Two files that need each other are one file, or miss a third that both may know.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'queries-know-tables-only',
      comment: "A query knows tables and the dialect's verbs, and takes its handle as an argument.",
      severity: 'error',
      from: { path: '^db/queries/', pathNot: test },
      to: { path: '^db/', pathNot: '^db/(?:queries|schema)/|^db/(?:dialect|database|handle|transaction)\\.ts$' },
    },
    {
      name: 'no-unnamed-zone',
      comment: 'A new folder of app needs a line in the table of zones first.',
      severity: 'error',
      from: {},
      to: { path: '^app/', pathNot: named },
    },
    {
      name: 'nothing-imports-tools',
      comment: 'stories, scripts, bench, tools, e2e and testing stand beside the product: nothing in it imports them.',
      severity: 'error',
      from: { path: product, pathNot: `^app/testing/|${test}` },
      to: { path: `^(?:stories|scripts|bench|tools|e2e|app/testing)/|${test}` },
    },
    {
      name: 'stories-know-no-server',
      comment:
        "A story shows what the browser renders: no server code, no database but the seed's cast, no journeys. The gallery resolves copy as the server does, by the server's own function.",
      severity: 'error',
      from: { path: String.raw`^stories/|\.stories\.tsx$` },
      to: {
        path: `${server}|^app/(?:server|providers|config|compose|testing)/|^db/|^(?:sandbox|scripts|bench|tools|e2e)/`,
        pathNot:
          '^db/seed/(?:casting|names|pastimes|rng)\\.ts$|^db/seed/about/|^app/landing/registry/read-lander\\.server\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'no-server-code-in-the-browser',
      comment:
        'Code that reaches the browser may know the types of server code and of the contract, never their values. Routes and the document are cut apart by Remix.',
      severity: 'error',
      from: {
        path: '^(?:app/(?:api-client|features|layouts|page|realtime|ui|theme|i18n|landing/kit)|landers)/|^app/entry\\.client',
        pathNot: `${server}|\\.errors\\.ts$|${test}`,
      },
      to: {
        path: `${server}|^app/(?:server|providers|config|compose|contract)/|^db/`,
        pathNot: clientType,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'zod-stays-on-the-server',
      comment:
        'A form schema costs the browser 29 kB: zod belongs to server files, schemas and routes (Remix strips those); zod/mini is free.',
      severity: 'error',
      from: {
        path: '^(?:app|db|landers)/',
        pathNot: `${server}|\\.schema\\.ts$|^app/(?:routes|server|providers|config|contract|testing)/|${test}`,
      },
      to: {
        path: '(?:^|node_modules/)zod(?:/|$)',
        pathNot: 'zod/(?:v4/)?mini(?:/|$)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'no-unresolvable',
      comment: 'An import that finds nothing is a typing mistake or a missing dependency.',
      severity: 'error',
      from: { path: product },
      to: { couldNotResolve: true, pathNot: '\\?(?:url|raw|inline)$|^virtual:' },
    },
    {
      name: 'no-development-dependency',
      comment: 'The product runs with `npm ci --omit=dev`; what it imports is a dependency.',
      severity: 'error',
      from: { path: product, pathNot: `^app/testing/|^app/routes\\.ts$|${test}` },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: 'specify',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.(?:css|webp|png|svg|woff2)$' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
