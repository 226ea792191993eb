import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const repository = resolve(import.meta.dirname, '..');

/** [importing file, imported file, the rule that must report it; null if the import is allowed] */
const imports: [from: string, what: string, rule: string | null][] = [
  ['app/compose.server.ts', '~db/database', null],
  ['app/root.tsx', '~/layouts/Shell', null],
  ['app/root.tsx', '~db/database', 'zone-root'],
  ['app/entry.server.tsx', '~/compose/process.server', 'zone-entry-server'],
  ['app/document/favicon.server.ts', '~/theme/theme', null],
  ['app/document/wrong.server.ts', '~/features/likes/likes.service.server', 'zone-document'],
  ['app/routes/members.tsx', '~/features/chat/server/chat.service.server', null],
  ['app/routes/likes.tsx', '~db/queries/member', 'zone-routes'],
  ['app/routes/login.tsx', '~/providers/mail/smtp', 'zone-routes'],
  ['app/layouts/Shell.tsx', '~/features/chat/conversation/Conversation', null],
  ['app/layouts/Bar.tsx', '~/tenancy/tenant', 'zone-layouts'],
  ['app/features/chat/conversation/Conversation.tsx', '~/ui/Button/Button', null],
  ['app/features/chat/conversation/Conversation.tsx', '../server/chat.schema', null],
  ['app/features/chat/Heart.tsx', '~/features/likes/dialogs/LikeButton', null],
  ['app/features/likes/dialogs/Words.tsx', '~/features/chat/conversation/Conversation', 'layer-likes'],
  ['app/features/likes/buys.service.server.ts', '~/features/billing/billing.service.server', 'layer-likes'],
  ['app/features/billing/billing.service.server.ts', '~/features/account/account.service.server', null],
  ['app/features/billing/likes.service.server.ts', '~/features/likes/likes.service.server', 'layer-billing'],
  ['app/features/billing/ledger/entries.server.ts', '', null],
  ['app/features/billing/payments/books.service.server.ts', '../ledger/entries.server', null],
  ['app/features/billing/ledger/asks.server.ts', '../payments/books.service.server', 'tasks-billing-ledger'],
  ['app/features/billing/shop/prices.server.ts', 'type ../ledger/entries.server', 'tasks-billing-shop'],
  ['app/features/billing/billing.hooks.server.ts', './ledger/entries.server', 'tasks-billing-bottom'],
  ['app/features/billing/billing.jobs.server.ts', './payments/books.service.server', null],
  ['app/features/billing/payments/plans.server.ts', '../billing.jobs.server', 'tasks-billing-payments-jobs'],
  ['app/features/billing/lottery/draw.ts', '', null],
  ['app/routes/lottery.tsx', '~/features/billing/lottery/draw', 'tasks-billing-unnamed'],
  ['app/features/account/grants.service.server.ts', '~/features/billing/billing.service.server', 'layer-account'],
  ['app/features/profiles/Gallery.tsx', 'type ~/features/photos/photo-view', 'layer-profiles'],
  ['app/features/joining/joining.service.server.ts', '~/features/billing/billing.service.server', null],
  ['app/features/joining/joining.service.server.ts', '~/features/profiles/profiles.errors', null],
  ['app/features/joining/Sees.tsx', '~/features/account/seen.server', 'zone-features-browser'],
  ['app/features/joining/reads.server.ts', '~/features/account/seen.server', 'zone-features-server'],
  ['app/features/joining/paints.server.ts', '~/features/profiles/Tile', 'zone-features-server'],
  ['app/features/leaving/leaving.service.server.ts', '~/features/joining/joining.service.server', 'layer-leaving'],
  ['app/features/fortune/fortune.ts', '', null],
  ['app/routes/fortune.tsx', '~/features/fortune/fortune', 'no-unnamed-feature'],
  ['app/features/chat/Sender.tsx', './server/chat.service.server', 'no-server-code-in-the-browser'],
  ['app/features/chat/chat.errors.ts', '~/server/response/app-error', null],
  ['app/features/chat/list/wrong.errors.ts', '~/server/context/context.server', 'zone-features-errors'],
  ['app/features/chat/server/chat.service.server.ts', '~db/queries/member', null],
  ['app/features/chat/server/chat.service.server.ts', '~/providers/mail/mail-port', null],
  ['app/features/chat/server/chat.service.server.ts', '~/features/likes/likes.service.server', null],
  ['app/features/chat/paints.server.ts', '~/ui/Button/Button', 'zone-features-server'],
  ['app/features/chat/mails.server.ts', '~/providers/mail/smtp', 'zone-features-server'],
  ['app/features/chat/drives.server.ts', '~db/sqlite-driver', 'zone-features-server'],
  ['app/features/chat/chat.service.test.ts', '~/testing/with-database', null],
  ['app/features/chat/faked.server.ts', '~/testing/with-database', 'nothing-imports-tools'],
  ['app/features/chat/Form.tsx', 'type ~/contract/problem', null],
  ['app/features/chat/Values.tsx', '~/contract/problem', 'zone-features-browser'],
  ['app/features/chat/server/contract.server.ts', '~/contract/problem', null],
  ['app/api-client/values.ts', '~/contract/problem', 'no-server-code-in-the-browser'],
  ['app/contract/problem.ts', 'zod', null],
  ['app/contract/problem.ts', '~/i18n/locales', null],
  ['app/contract/wrong.ts', '~/server/response/app-error', 'zone-contract'],
  ['app/tenancy/settings.ts', '~/contract/problem', null],
  ['app/features/chat/Answer.tsx', '~/server/response/respond.server', 'zone-features-browser'],
  ['app/features/chat/Actor.tsx', 'type ~/server/context/context.server', 'zone-features-browser'],
  ['app/api-client/client.ts', '~/server/response/client-type', null],
  ['app/api-client/wrong.ts', '~/page/shell-data', 'zone-api-client'],
  ['app/page/shell-data.ts', '~/api-client/client', null],
  ['app/page/wrong.ts', '~/realtime/live-events', 'zone-page'],
  ['app/realtime/live-events.ts', '~/page/shell-data', null],
  ['app/realtime/wrong.ts', '~/features/chat/conversation/Conversation', 'zone-realtime'],
  ['app/ui/Button/Button.tsx', '~/theme/theme', null],
  ['app/ui/Card/Card.tsx', '~/realtime/live-events', 'zone-ui'],
  ['app/theme/registry.ts', '../../themes/base/theme', 'zone-theme'],
  ['app/theme/wrong.ts', '~/i18n/locales', 'zone-theme'],
  ['app/concurrency/wrong.ts', '~/i18n/locales', 'zone-concurrency'],
  ['app/i18n/wrong.ts', '~/tenancy/tenant', 'zone-i18n'],
  ['app/landing/kit/kit.ts', '~/landing/registry/registry', 'zone-landing-kit'],
  ['app/landing/registry/registry.ts', '../../../landers/gallery/Lander', null],
  ['app/landing/page/lander-page.server.ts', '~/features/chat/server/chat.service.server', null],
  ['app/landing/page/reads.server.ts', '~db/queries/member', 'zone-landing-page'],
  ['app/features/chat/lands.server.ts', '~/landing/page/lander-page.server', 'zone-features-server'],
  ['app/tenancy/tenant.ts', '~/i18n/locales', null],
  ['app/tenancy/wrong.ts', '~/server/context/context.server', 'zone-tenancy'],
  ['app/server/context/context.server.ts', '~db/database', null],
  ['app/server/context/context.server.ts', 'type ~/providers/mail/mail-port', null],
  ['app/server/sends.ts', '~/providers/mail/mail-port', 'zone-server'],
  ['app/server/wrong.ts', '~/features/likes/likes.service.server', 'zone-server'],
  ['app/providers/mail/smtp.ts', '~/server/response/app-error', null],
  ['app/providers/mail/smtp.ts', 'nodemailer', null],
  ['app/providers/mail/reads.ts', '~db/queries/member', 'zone-providers'],
  ['db/queries/member.ts', '../schema/member', null],
  ['db/queries/wrong.ts', '../sqlite-driver', 'queries-know-tables-only'],
  ['db/upwards.ts', '~/server/response/app-error', 'zone-db'],
  ['db/database.ts', 'kysely', null],
  ['landers/video/Lander.tsx', '../../app/landing/kit/kit', null],
  ['landers/video/Wrong.tsx', '../../app/ui/Button/Button', 'zone-landers'],
  ['landers/video/Copy.tsx', '../gallery/Lander', 'zone-landers'],
  ['landers/video/Lander.stories.tsx', '../../stories/lander-meta', null],
  ['app/ui/Card/Card.stories.tsx', '../../../stories/lander-meta', null],
  ['app/ui/Chip/Chip.stories.tsx', '~/server/response/app-error', 'stories-know-no-server'],
  ['stories/people.ts', '~db/queries/member', 'stories-know-no-server'],
  ['themes/base/theme.ts', '~/theme/tokens', null],
  ['themes/base/wrong.ts', '~/theme/registry', 'zone-themes'],
  ['app/config/wrong.ts', '~/server/response/app-error', 'zone-config'],
  ['app/server/driver.ts', 'kysely', 'only-database-drivers-and-kysely'],
  ['app/server/file.ts', 'node:sqlite', 'only-database-drivers-and-kysely'],
  ['app/server/mail.ts', 'nodemailer', 'only-nodemailer'],
  ['app/server/redis.ts', 'ioredis', 'only-redis'],
  ['app/ui/Form/Form.tsx', 'zod', 'zod-stays-on-the-server'],
  ['app/features/chat/server/chat.schema.ts', 'zod', null],
  ['app/ui/Form/Field.tsx', 'zod/mini', null],
  ['app/utils/wrong.ts', '', null],
  ['app/server/helped.ts', '~/utils/wrong', 'no-unnamed-zone'],
  ['app/server/ring.ts', './ring-two', 'no-cycle'],
  ['app/server/ring-two.ts', './ring', 'no-cycle'],
  ['app/compose/ports.server.ts', '../../sandbox/sandbox-provider', null],
  ['app/features/billing/pays.server.ts', '../../../sandbox/sandbox-provider', 'zone-features-server'],
  ['app/routes/plays.ts', '../../sandbox/sandbox-provider', 'zone-routes'],
  ['sandbox/sandbox-client.ts', '~/providers/mail/mail-port', 'zone-sandbox'],
  ['sandbox/sandbox-http.ts', '~/server/response/app-error', null],
  ['app/compose/measures.ts', '../../bench/load/measure', 'nothing-imports-tools'],
  ['sandbox/draws.ts', '../tools/assets/films', 'nothing-imports-tools'],
  ['bench/load/measure.ts', '../ring', null],
  ['bench/ring.ts', './ring-two', 'no-cycle'],
  ['bench/ring-two.ts', './ring', 'no-cycle'],
];
const packages = ['kysely', 'nodemailer', 'ioredis', 'zod'];
const targets = [
  'app/server/response/app-error.ts',
  'app/testing/with-database.ts',
  'app/providers/mail/mail-port.ts',
  'app/i18n/locales.ts',
  'app/compose/process.server.ts',
  'app/server/response/client-type.ts',
  'app/server/response/respond.server.ts',
];
const more = [
  'app/features/likes/likes.service.server.ts',
  'app/features/likes/dialogs/LikeButton.tsx',
  'db/schema/member.ts',
];
const rest = [
  'app/features/account/account.service.server.ts',
  'app/features/account/seen.server.ts',
  'app/features/profiles/profiles.errors.ts',
  'app/features/profiles/Tile.tsx',
  'app/features/photos/photo-view.ts',
  'sandbox/sandbox-provider.ts',
  'tools/assets/films.ts',
  'db/sqlite-driver.ts',
  'app/theme/theme.ts',
  'app/theme/tokens.ts',
  'landers/gallery/Lander.tsx',
  'stories/lander-meta.ts',
];

interface Violation {
  from: string;
  rule: { name: string };
  /** A cycle is reported once, at one of its files. */
  cycle?: { name: string }[];
}
let root: string;
let violations: Violation[];

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'facet-zones-'));
  cpSync(join(repository, 'tsconfig.json'), join(root, 'tsconfig.json'));
  for (const name of packages) writePackage(name);
  const files = new Map<string, string>([...targets, ...more, ...rest].map((file) => [file, '']));
  for (const [from, what] of imports) files.set(from, (files.get(from) ?? '') + importLine(what));
  for (const [file, lines] of files) write(file, `${lines}export const x = 1;\n`);
  violations = await cruise();
}, 60_000);
afterAll(() => rmSync(root, { recursive: true, force: true }));

function importLine(what: string): string {
  if (what === '') return '';
  const name = `x${what.replace(/\W/g, '')}`;
  if (what.startsWith('type '))
    return `import type { x as ${name} } from '${what.slice(5)}';\nexport type T = typeof ${name};\n`;
  return `import { x as ${name} } from '${what}';\nconsole.log(${name});\n`;
}

function write(file: string, content: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
}

function writePackage(name: string): void {
  write(
    `node_modules/${name}/package.json`,
    JSON.stringify({
      name,
      version: '1.0.0',
      main: 'index.js',
      exports: { '.': './index.js', './mini': './mini/index.js' },
    }),
  );
  for (const file of ['index', 'mini/index']) write(`node_modules/${name}/${file}.js`, 'exports.x = 1;');
  write(
    'package.json',
    JSON.stringify({ name: 'fixture', dependencies: Object.fromEntries(packages.map((p) => [p, '1.0.0'])) }),
  );
}

function cruise(): Promise<Violation[]> {
  const cli = join(repository, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const config = join(repository, '.dependency-cruiser.cjs');
  const folders = 'app db themes landers sandbox stories bench tools'.split(' ');
  const args = [cli, ...folders, '--config', config, '--output-type', 'json'];
  return new Promise((done, fail) => {
    execFile(process.execPath, args, { cwd: root, maxBuffer: 1 << 26 }, (error, stdout) => {
      if (stdout === '') fail(error ?? new Error('no output'));
      else done((JSON.parse(stdout) as { summary: { violations: Violation[] } }).summary.violations);
    });
  });
}

const concerns = (v: Violation, file: string) =>
  v.from === file || (v.cycle?.some((link) => link.name === file) ?? false);
const rulesOf = (file: string) => violations.filter((v) => concerns(v, file)).map((v) => v.rule.name);

const wrong = imports.filter(([, , rule]) => rule !== null);
it.each(wrong)('%s must not import %s (%s)', (from, _, rule) => {
  expect(rulesOf(from)).toContain(rule);
});

it('finds nothing wrong in the imports that the table allows', () => {
  const broken = new Set(wrong.map(([from]) => from));
  const innocent = [...new Set(imports.map(([from]) => from))].filter((from) => !broken.has(from));
  expect(innocent.flatMap((from) => rulesOf(from).map((rule) => `${from}: ${rule}`))).toEqual([]);
});
