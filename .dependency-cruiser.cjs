/**
 * Which folder may import which. `zones` below is the table of docs/where-should-my-code-live.md; each zone may also
 * import itself. Rules that such a table cannot express (cycles, drivers, SDKs, server code) follow it.
 *
 *   npx depcruise app db themes landers sandbox stories scripts bench tools e2e --config .dependency-cruiser.cjs
 */

const test = String.raw`\.(?:test|contract|testing|stories)\.tsx?$`;
const server = String.raw`\.server\.tsx?$`;
/** The folders of the project; the rules of the zones do not apply to packages and to Node's modules. */
const project = '^(?:app|db|themes|landers|sandbox|tenants|locales|stories|scripts|bench|tools|e2e|docs)/';

/** How long a day is: every folder may import it. */
const durations = '^app/time/';

/** The folders that the running process consists of. */
const product = '^(?:app|db|themes|landers|sandbox)/';

const ui = '^app/ui/';
/** How the fields of a date of birth make one date: plain code, for the schemas of forms too. */
const dateFields = '^app/ui/DateOfBirthField/date-of-birth\\.ts$';
/** How a title names a person, with the word for fictional profiles: a text of the brand, which reads nothing. */
const personWords = '^app/features/profiles/view/person-words\\.server\\.ts$';
const theme = '^app/theme/';
const themeTypes = '^app/theme/(?:theme|tokens|color|overrides|roles)\\.ts$';
/** What the server's context holds of the document: the linked style sheet and the remembered HTML. */
const heldByContext = '^app/document/(?:styles/component-sheet\\.server|fragments/fragment-cache)\\.ts$';
/** What the listener hands requests to and sends: the application and its pages. */
const pipeline = '^app/document/pipeline/(?:pages|html-cache)\\.ts$';
/** Views whose HTML the server remembers are written by the features, so their side of it is a component. */
const cachedViews = '^app/document/fragments/cached-[a-z]+\\.tsx$';
/** The only script of a light page: it does for a visitor what the layouts do. */
const lightScript = '^app/document/light/(?!light-document)';
/** The names of the query that decide what page a visitor gets. */
const cacheRules = '^app/document/pipeline/cacheable\\.ts$';
const i18n = '^app/i18n/';
const realtime = '^app/realtime/';
/** The browser's side of the API: requests, retries, domain errors. */
const apiClient = '^app/api-client/';
/** What every page uses in the browser: the data of the shell, hydration, parts that are loaded lazily. */
const page = '^app/page/';
const browser = [realtime, apiClient, page];
/** What the document of a light page holds for the application: a name and a type. */
const lightApplication = '^app/page/application\\.ts$';
/** Helpers for the order of asynchronous work, for the server and the browser. */
const concurrency = '^app/concurrency/';
const tenancy = '^app/tenancy/';
/** Functions that make the texts of a mail. */
const mailTexts = String.raw`-mails?\.ts$`;
const config = '^app/config/';
const layouts = '^app/layouts/';
const features = '^app/features/';
const serverFolder = '^app/server/';
const ports = '^app/providers/(?:[^/]+/[^/]+-port|provider-errors)\\.ts$';
/** One zod schema for each shape between server and browser; the browser imports only the types. */
const contract = '^app/contract/';
/** A list of the contract that is plain data: the browser shows it in its order. */
const plainContract = '^app/contract/notification-types\\.ts$';
/** The names of headers and parameters that server and browser both use: plain values without zod. */
const clientType = '^app/server/response/client-type\\.ts$';
/** The data of the page are read in the browser by the folder that wrote them. */
const browserPatch = '^app/document/scripts/data-before-hydration\\.ts$';
const landingKit = '^app/landing/kit(?:/|\\.ts)';
const localeNames = '^app/i18n/locales\\.ts$';
/** The names of the payment methods: plain data, which a provider's adapter translates into the provider's own. */
const paymentMethods = '^app/tenancy/payment-methods\\.ts$';
/** The possible values of settings: plain data that imports nothing. */
const tenantChoices = '^app/tenancy/tenant-choices\\.ts$';
/** What another feature offers: components and hooks, plain code and types, its services, and its domain errors. */
const otherFeatures = {
  browser: '^app/features/.*/[^/.]+\\.tsx?$',
  plain: '^app/features/.*/[^/.]+(?:\\.errors)?\\.ts$',
  services: '^app/features/.*\\.service\\.server\\.ts$',
};
/** Queries, and what a caller of them needs: the types of handles, transactions and rows. */
const queries = '^db/(?:queries|schema)/|^db/(?:database|handle|transaction)\\.ts$';

/** A zone may import itself and what matches `may`; of what matches `types`, only types. */
const zones = [
  {
    name: 'root',
    why: 'The document, the entries and the list of routes may import all of app; only compose also opens the database.',
    from: '^app/(?:root|entry\\.[a-z]+|routes)\\.tsx?$',
    may: ['^app/'],
  },
  {
    name: 'compose',
    why: 'The only place that knows services, adapters and the server together.',
    from: '^app/compose(?:/|\\.server\\.ts$)',
    may: ['^app/', '^db/', '^sandbox/'],
  },
  {
    name: 'entry-server',
    why: 'The entry only exports `start`; a page takes what it needs from the context of its request.',
    from: '^app/entry\\.server\\.tsx$',
    may: ['^app/(?!compose/)'],
  },
  {
    name: 'document',
    why: 'All that makes HTML of a route: the pipeline with its cache and policy, styles, fragments, scripts. It imports no feature.',
    from: '^app/document/',
    except: `${lightScript}|${cachedViews}`,
    may: ['^app/document/', serverFolder, tenancy, contract, concurrency, i18n, theme, lightApplication],
  },
  {
    name: 'document-light',
    why: 'The script of a light page does without React what the layouts and features do with it.',
    from: lightScript,
    may: [lightScript, layouts, features, page, ui, theme, i18n],
  },
  {
    name: 'document-cached-views',
    why: 'A remembered view reaches the browser, where it is an ordinary component.',
    from: cachedViews,
    may: [cachedViews],
  },
  {
    name: 'routes',
    why: 'A route parses, authorises, calls one service and responds; it never queries the database.',
    from: '^app/routes/',
    may: [
      '^app/routes/',
      features,
      layouts,
      ui,
      serverFolder,
      tenancy,
      '^app/landing/',
      i18n,
      contract,
      cachedViews,
      ...browser,
    ],
  },
  {
    name: 'layouts',
    why: 'A layout arranges components of the features and of the ui kit.',
    from: layouts,
    except: server,
    may: [layouts, features, ...browser, cachedViews, ui, theme, i18n],
    types: [contract],
  },
  {
    name: 'layouts-server',
    why: "The loader of a layout is part of a route's loader and follows the rules of routes.",
    from: `${layouts}.*${server}`,
    may: [layouts, features, serverFolder, tenancy, theme, i18n, contract, ...browser],
  },
  {
    name: 'features-browser',
    why: 'The browser code of a feature imports the ui kit, the schemas, messages and errors of its own feature, and the browser code of the features below it (see layers).',
    from: '^app/features/([^/]+)/',
    except: `${server}|\\.errors\\.ts$|${mailTexts}`,
    may: [
      '^app/features/$1/',
      ui,
      theme,
      i18n,
      ...browser,
      cachedViews,
      concurrency,
      clientType,
      plainContract,
      otherFeatures.browser,
    ],
    types: ['^app/contract/(?!notification-types\\.ts$)'],
  },
  {
    name: 'features-mails',
    why: 'The texts of a mail are made of rows and of the brand, by functions that the server and the gallery of mails both call, so they import only types of both.',
    from: `^app/features/([^/]+)/.*${mailTexts}`,
    may: ['^app/features/$1/', theme, i18n, otherFeatures.browser],
    types: [contract, tenancy, '^db/schema/'],
  },
  {
    name: 'features-errors',
    why: 'A domain error is declared once, with its code and status; the declaration needs nothing but AppError.',
    from: '^app/features/([^/]+)/.*\\.errors\\.ts$',
    may: ['^app/features/$1/', '^app/server/response/app-error\\.ts$'],
  },
  {
    name: 'features-server',
    why: 'A service contains the rules of the product. It may import server, tenancy, i18n, ports, queries, the declarations of personal data, and the services, domain errors and plain code of the features below it (see layers), but nothing that renders.',
    from: `^app/features/([^/]+)/.*${server}`,
    may: [
      '^app/features/$1/',
      serverFolder,
      tenancy,
      i18n,
      contract,
      ports,
      queries,
      cacheRules,
      // The composition of a landing page is data of the theme.
      '^app/theme/themes?\\.ts$',
      // What becomes of each column, and the queries that follow it.
      '^db/personal-data/',
      otherFeatures.services,
      otherFeatures.plain,
      dateFields,
      personWords,
    ],
  },
  {
    name: 'realtime',
    why: 'The code that keeps an open page up to date imports no feature.',
    from: realtime,
    may: [realtime, apiClient, page, concurrency, ui, theme, i18n],
    types: [contract],
  },
  {
    name: 'api-client',
    why: 'The API client imports neither pages nor features.',
    from: apiClient,
    may: [apiClient, ui, theme, i18n, clientType],
    types: [contract],
  },
  {
    name: 'page',
    why: 'What every page uses in the browser imports no feature.',
    from: page,
    may: [page, apiClient, ui, theme, i18n, clientType],
    types: [contract],
  },
  { name: 'ui', why: 'The ui kit imports themes and texts, never the product.', from: ui, may: [ui, theme, i18n] },
  {
    name: 'theme',
    why: 'The theme engine finds themes by their folders and names none of them.',
    from: theme,
    may: [theme],
  },
  {
    name: 'i18n',
    why: 'Texts come from the catalogues; the choice of a locale is a pure function.',
    from: i18n,
    may: [i18n, '^locales/'],
  },
  {
    name: 'landing-kit',
    why: 'All that a lander may use; the kit does not know which landers exist.',
    from: landingKit,
    may: [landingKit, ui, theme, i18n],
    types: [tenancy],
  },
  {
    name: 'landing-registry',
    why: 'The registry finds the landers; no other code imports one.',
    from: '^app/landing/registry(?:/|\\.)',
    // Besides landers: texts, domain errors, and the watching of a folder.
    may: [
      '^app/landing/',
      '^landers/',
      i18n,
      '^app/server/response/app-error\\.ts$',
      '^app/tenancy/registry/polling\\.server\\.ts$',
    ],
  },
  {
    name: 'landing-page',
    why: 'What a landing page shows, gathered from the registry and the features for its routes; no feature imports it.',
    from: '^app/landing/page/',
    may: ['^app/landing/', features, serverFolder, tenancy, contract, i18n],
  },
  {
    name: 'tenancy',
    why: 'A brand is data: its schema imports the configuration, the types of themes and the names of locales.',
    from: tenancy,
    may: [tenancy, config, concurrency, contract, themeTypes, localeNames],
  },
  {
    name: 'server',
    why: 'The server is independent of the features: it imports configuration, brands, texts and the database. The context contains ports, the component sheet and the remembered fragments, and the listener hands requests to the pipeline, so their types may be imported.',
    from: serverFolder,
    may: [serverFolder, config, tenancy, concurrency, contract, i18n, '^db/'],
    types: [ports, heldByContext, pipeline],
  },
  {
    name: 'providers',
    why: "The outside world behind ports: an adapter may import the types of the configuration and the server's errors and logger, never db or features.",
    from: '^app/providers/',
    may: ['^app/providers/', concurrency, '^app/server/(?:response/app-error|operations/logger)\\.ts$', paymentMethods],
    types: [config, '^app/server/context/(?:clock|ids)\\.ts$'],
  },
  {
    name: 'sandbox',
    why: 'It simulates the outside world, so it imports the payment port and what providers share, and nothing of the product; only compose opens it.',
    from: '^sandbox/',
    may: [
      '^sandbox/',
      concurrency,
      '^app/providers/payment/',
      '^app/providers/[^/]+\\.ts$',
      '^app/server/response/app-error\\.ts$',
      paymentMethods,
    ],
    types: ['^app/server/(?:context/(?:clock|ids)|operations/logger)\\.ts$'],
  },
  {
    name: 'contract',
    why: 'The contract is at the bottom: it imports zod and the possible values of settings.',
    from: contract,
    may: [contract, localeNames, tenantChoices],
  },
  {
    name: 'db',
    why: 'The database code imports nothing of the app but how long a day is.',
    from: '^db/',
    may: ['^db/'],
  },
  {
    name: 'landers',
    why: 'A lander imports the kit and its own folder, so that marketing can launch one without knowing the project.',
    from: '^landers/([^/]+)/',
    may: ['^landers/$1/', landingKit],
  },
  {
    name: 'themes',
    why: 'A theme is data that imports the types of tokens.',
    from: '^themes/',
    may: ['^themes/', themeTypes],
  },
  {
    name: 'concurrency',
    why: 'Helpers for the order of work are pure: they import nothing.',
    from: concurrency,
    may: [concurrency],
  },
  { name: 'time', why: 'Lengths of time are plain numbers, for every folder.', from: durations, may: [durations] },
  { name: 'config', why: 'The configuration is at the bottom: it imports nothing.', from: config, may: [config] },
];

/** The features from the bottom up: each may import those of the lines before its own, but none of its own line. */
const layers = [
  ['account', 'sharing'],
  ['notifications', 'tracking'],
  ['profiles'],
  ['photos'],
  ['safety'],
  ['likes', 'billing'],
  ['chat'],
  ['legal'],
  ['discovery'],
  ['joining', 'leaving', 'fictional'],
  ['mailings'],
];

const layerRules = layers.flatMap((names, line) => {
  const below = layers.slice(0, line).flat();
  return names.map((name) => ({
    name: `layer-${name}`,
    comment: `${name} may import ${below.join(', ') || 'no other feature'}. An effect in a higher feature is a hook that compose registers (app/compose/hooks.server.ts) if both must be true together, and otherwise a job in the outbox.`,
    severity: 'error',
    from: { path: `^app/features/${name}/`, pathNot: test },
    to: { path: features, pathNot: `^app/features/(?:${[name, ...below].join('|')})/` },
  }));
});

/**
 * The task folders of each feature from the bottom up, as `layers` orders the features: each may import those of the
 * lines before its own. A file that stands directly in the feature's folder is below all of them (errors, hooks, types, what all of them share),
 * but for `*.jobs.server.ts`, which is above them.
 */
const tasks = {
  account: [
    ['decision', 'links', 'passwords', 'settings', 'state'],
    ['mail', 'terms'],
    ['sessions'],
    ['passkeys'],
    ['login'],
    ['credentials'],
  ],
  sharing: [],
  notifications: [['push'], ['pwa', 'settings']],
  tracking: [],
  profiles: [['consents', 'places', 'prompts'], ['traits', 'texts'], ['view'], ['visitors'], ['edit']],
  photos: [['pick'], ['upload'], ['check', 'review', 'view'], ['own']],
  safety: [['opening', 'block', 'report'], ['cases']],
  likes: [['dialogs'], ['list']],
  billing: [
    ['ledger', 'shop'],
    ['documents', 'orders'],
    ['payments'],
    ['discounts', 'limits', 'saved'],
    ['methods', 'open-orders'],
    ['returning'],
    ['checkout', 'pricing'],
    ['direct-debit', 'repeat', 'status'],
    ['history', 'operator'],
  ],
  chat: [
    ['emoji', 'model', 'pricing', 'settings'],
    ['permission', 'send-queue'],
    ['extras'],
    ['gifts'],
    ['server'],
    ['inbox', 'photos'],
    ['parts'],
    ['menus'],
    ['composer', 'list'],
    ['conversation'],
    ['comment', 'last-read'],
  ],
  discovery: [
    ['filters', 'front-page', 'hidden'],
    ['match-finder', 'saved-searches'],
    ['search', 'suggestions'],
    ['swipe'],
  ],
  joining: [['waiting-list'], ['signup'], ['flow'], ['activation']],
  leaving: [
    ['certificate', 'export', 'about-me'],
    ['erase', 'leave'],
  ],
  legal: [['documents'], ['trust']],
  fictional: [['entries'], ['import'], ['life']],
  mailings: [['announcements', 'new-terms']],
};

const jobs = '[^/]+\\.jobs\\.server\\.ts$';

const taskRules = Object.entries(tasks).flatMap(([feature, lines]) => {
  const home = `^app/features/${feature}/`;
  const rule = (name, comment, from, to) => ({
    name: `tasks-${feature}-${name}`,
    comment,
    severity: 'error',
    from: { path: `${home}${from}`, pathNot: test },
    to: { path: `${home}[^/]+/`, ...to },
  });
  const order = 'What happens because of something in a lower folder is a hook or a job.';
  return [
    ...lines.flatMap((names, line) => {
      const below = lines.slice(0, line).flat();
      const comment = `${feature}/{${names.join(',')}} may import ${below.join(', ') || 'no other folder of the feature'}. ${order}`;
      return names.flatMap((name) => [
        rule(name, comment, `${name}/`, { pathNot: `${home}(?:${[name, ...below].join('|')})/` }),
        rule(`${name}-jobs`, 'Only compose imports the jobs of a feature.', `${name}/`, { path: `${home}${jobs}` }),
      ]);
    }),
    rule('bottom', `The files directly in ${feature} are below its folders.`, `(?!${jobs})[^/]+$`, {}),
    {
      ...rule('unnamed', 'A new folder needs a place in `tasks` first.', '', {}),
      from: {},
      to: { path: `${home}[^/]+/`, pathNot: `${home}(?:${lines.flat().join('|')})/` },
    },
  ];
});

const zoneRules = zones.flatMap(({ name, why, from, except, may, types = [] }) => {
  const rule = { comment: why, severity: 'error', from: { path: from, pathNot: except ? `${test}|${except}` : test } };
  return [
    { ...rule, name: `zone-${name}`, to: { path: project, pathNot: [durations, ...may, ...types].join('|') } },
    ...types.map((path) => ({ ...rule, name: `zone-${name}`, to: { path, dependencyTypesNot: ['type-only'] } })),
  ];
});

/** The folders of app that the table names: no rule would apply to any other. */
const named =
  '^app/(?:compose|concurrency|config|contract|api-client|document|features|i18n|landing|layouts|page|providers|realtime|routes|server|tenancy|testing|theme|time|ui)/|^app/(?:root|entry\\.[a-z]+|routes|compose\\.server)\\.tsx?$|^app/env\\.d\\.ts$';

/** Packages and the folder that may import them. All other code uses a port or a wrapper of the project. */
const packageOwners = [
  ['database drivers and Kysely', '(?:mysql2|kysely|node:sqlite)(?:/|$)', '^db/'],
  ['nodemailer', 'nodemailer(?:/|$)', '^app/providers/mail/'],
  ['payment SDKs', '(?:@mollie/|stripe|@paypal/|@adyen/)', '^app/providers/payment/'],
  ['SMS SDKs', '(?:twilio|@vonage/|messagebird)', '^app/providers/sms/'],
  ['web-push', 'web-push(?:/|$)', '^app/providers/push/'],
  ['storage SDKs', '(?:@aws-sdk/|minio|aws4fetch)', '^app/providers/storage/'],
  ['the country database', '(?:maxmind|@ip-location-db/)', '^app/providers/geo/'],
  ['Redis', '(?:ioredis|redis)(?:/|$)', '^app/providers/events/'],
  ['the log library', 'pino(?:/|$)', '^app/server/operations/logger\\.ts$'],
  ['the picture decoder', 'sharp(?:/|$)', '^app/server/pictures/decoder\\.mjs$'],
  ['the mail parser', 'postal-mime(?:/|$)', '^app/server/mail-parser/parser-thread\\.mjs$'],
  ['the metrics library', 'prom-client(?:/|$)', '^app/server/operations/metrics\\.ts$'],
  ['the cookie library', 'cookie(?:/|$)', '^app/server/http/cookies\\.ts$'],
  [
    'the numbering plans',
    'libphonenumber-js(?:/|$)',
    '^app/features/(?:safety/opening/phone-number|billing/direct-debit/telephone)\\.server\\.ts$',
  ],
  ['the colour library', 'culori(?:/|$)', '^app/theme/(?:color|contrast)\\.ts$'],
];

const packageRules = packageOwners.map(([what, packages, folder]) => ({
  name: `only-${what.replace(/\W+/g, '-').toLowerCase()}`,
  comment: `${what}: imported only in ${folder}, so that a replacement changes nothing else.`,
  severity: 'error',
  from: { path: product, pathNot: `${folder}|^app/testing/|${test}` },
  to: { path: `(?:^|node_modules/)${packages}` },
}));

module.exports = {
  forbidden: [
    ...zoneRules,
    ...layerRules,
    ...taskRules,
    {
      name: 'no-unnamed-feature',
      comment: 'A new feature needs a place in `layers` first: which features may it import, and which may import it?',
      severity: 'error',
      from: {},
      to: { path: features, pathNot: `^app/features/(?:${layers.flat().join('|')})/` },
    },
    ...packageRules,
    {
      name: 'no-cycle',
      comment: 'Merge two files that import each other, or move what both need to a third file.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'queries-know-tables-only',
      comment: 'A query imports tables and the functions of the dialect, and takes its handle as an argument.',
      severity: 'error',
      from: { path: '^db/queries/', pathNot: test },
      to: {
        path: '^db/',
        pathNot: '^db/(?:queries|schema|prepared)/|^db/(?:dialect|database|database-errors|handle|transaction)\\.ts$',
      },
    },
    {
      name: 'no-unnamed-zone',
      comment: 'A new folder of app needs an entry in `zones` first.',
      severity: 'error',
      from: {},
      to: { path: '^app/', pathNot: named },
    },
    {
      name: 'nothing-imports-tools',
      comment:
        'stories, scripts, bench, tools, e2e and testing are not part of the product, so nothing in the product imports them.',
      severity: 'error',
      from: { path: product, pathNot: `^app/testing/|${test}` },
      to: { path: `^(?:stories|scripts|bench|tools|e2e|app/testing)/|${test}` },
    },
    {
      name: 'stories-know-no-server',
      comment:
        "A story shows what the browser renders, so it imports no server code, nothing of the database except the people of the seed, and no journeys. The gallery resolves copy with the server's own function. The build of the stories is none of them.",
      severity: 'error',
      from: {
        path: String.raw`^stories/|\.stories\.tsx$`,
        pathNot: String.raw`^stories/\.storybook/vite\.config\.ts$`,
      },
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
        'Code that reaches the browser may import types of server code and of the contract, never values. In routes and in the document, Remix removes the server code.',
      severity: 'error',
      from: {
        path: `^(?:app/(?:api-client|features|layouts|page|realtime|ui|theme|i18n|landing/kit)|landers)/|^app/entry\\.client|${lightScript}|${cachedViews}`,
        pathNot: `${server}|\\.errors\\.ts$|${test}`,
      },
      to: {
        path: `${server}|^app/(?:server|document|providers|config|compose|contract)/|^db/`,
        pathNot: [clientType, plainContract, browserPatch, lightScript, cachedViews],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'zod-stays-on-the-server',
      comment:
        'zod costs the browser 29 kB, so it belongs in server files, schemas and routes (from which Remix removes it); zod/mini is allowed everywhere.',
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
      comment: 'An import that cannot be resolved is a typing mistake or a missing dependency.',
      severity: 'error',
      from: { path: product },
      to: { couldNotResolve: true, pathNot: '\\?(?:url|raw|inline)$|^virtual:' },
    },
    {
      name: 'no-development-dependency',
      comment: 'The product runs with `npm ci --omit=dev`, so whatever it imports must be a dependency.',
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
