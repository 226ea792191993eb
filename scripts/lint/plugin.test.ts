import { beforeAll, describe, expect, it } from 'vitest';
import type { Finding } from '../check-files.ts';
import { lintFiles } from './lint-files.ts';

const sleep = 'await new Promise((done) => setTimeout(done, 50));';

/** Those of oxlint itself are checked as well, because .oxlintrc.json says in which files they count. */
const breaches: [rule: string, path: string, text: string][] = [
  ['environment', 'app/server/http/request-listener.ts', 'export const port = process.env.PORT;'],
  ['environment', 'db/open.ts', 'const { env } = process;'],
  ['environment', 'app/server/http/request-listener-2.ts', "export const port = process['env'].PORT;"],
  ['environment', 'app/server/http/request-listener-3.ts', 'export const port = globalThis.process.env.PORT;'],
  ['clock', 'app/features/chat/server/chat.service.server.ts', 'export const at = Date.now();'],
  ['clock', 'db/queries/member.ts', 'export const at = new Date();'],
  ['clock', 'app/ui/Countdown/tick.ts', 'const { now } = Date;'],
  ['chance', 'app/features/likes/pick.ts', 'export const dice = Math.random();'],
  ['sleep', 'app/realtime/events.test.ts', sleep],
  ['sleep', 'e2e/chat.spec.ts', 'await page.waitForTimeout(500);'],
  ['no-restricted-imports', 'db/database.db.test.ts', "import { setTimeout as pause } from 'node:timers/promises';"],
  ['no-restricted-imports', 'e2e/support/wait.ts', "import * as timers from 'timers/promises';"],
  ['locale', 'app/features/chat/names.server.ts', 'export const sorted = (a, b) => a.localeCompare(b);'],
  ['locale', 'app/features/chat/names.ts', 'export const loud = (a: string) => a.toLocaleUpperCase();'],
  ['sorting', 'app/features/chat/names-2.ts', "export const sorted = (a, b) => a.localeCompare(b, 'sv');"],
  ['sorting', 'app/ui/Bar/Bar.tsx', "export const Bar = () => new Intl.Collator('sv').compare;"],
  ['intl', 'app/ui/Bar/Bar2.tsx', "export const Bar = () => new Intl.NumberFormat('sv').format(3);"],
  ['intl', 'app/features/chat/day.ts', "export const day = (at: Date) => at.toLocaleDateString('sv');"],
  ['forbid-dom-props', 'app/ui/Bar/Bar3.tsx', 'export function Bar() { return <div style={{ width: 3 }} />; }'],
  ['forbid-component-props', 'app/ui/Bar/Bar4.tsx', 'export const Bar = () => <Box style={{ width: 3 }} />;'],
  ['literal-color', 'app/ui/Bar/Bar5.tsx', 'export const Box = styled.div`color: #fff;`;'],
  ['literal-color', 'app/ui/Bar/bar-css.ts', 'export const bar = css`a{color:rgb(1 2 3);margin:${x}}`;'],
  [
    'no-restricted-imports',
    'app/ui/Bar/Bar6.tsx',
    "import { lazy } from 'react';\nexport const Bar = lazy(() => import('./Foo'));",
  ],
  ['negative-space', 'app/ui/Bar/Bar7.tsx', 'export const Box = styled.p`margin: ${a} -${space(2)};`;'],
  ['prefetch', 'app/ui/Bar/Bar8.tsx', 'export const Bar = () => <Link to="/" prefetch="intent" />;'],
  ['prefetch', 'app/ui/Bar/Bar9.tsx', "export const Bar = () => <Link to={b} prefetch={a ? 'render' : 'none'} />;"],
  ['prefetch', 'app/ui/Bar/Bar10.tsx', 'export const Bar = () => <PrefetchPageLinks page="/" />;'],
  ['no-default-export', 'app/ui/Bar/Bar11.tsx', 'export default function Bar() { return null; }'],
  [
    'unavailable',
    'app/server/http/request-listener-4.ts',
    'export const late = (response) => response.writeHead(503).end();',
  ],
  ['actor', 'app/features/likes/like.service.server.ts', "if (context.viewer.kind === 'member') like();"],
  ['actor', 'app/server/api/api.server.ts', "const out = viewer.kind !== 'member';"],
  ['duration', 'db/queries/order.ts', 'const DAY = 24 * 60 * 60 * 1000;\nexport const a = 2 * DAY;'],
  ['duration', 'bench/load/load.ts', 'export const MINUTE = 60;'],
  ['word', 'app/server/http/listen.ts', 'export function openDoor() {}'],
  ['word', 'app/server/http/listen-2.ts', 'export const MAX_GUESTS = 3;'],
  ['word', 'app/document/pipeline/pages.ts', '/** Sends what the guest asked for. */\nexport const a = 1;'],
  ['word', 'app/document/pipeline/pages-2.ts', 'export const a = 1; // for the guest'],
  ['word', 'app/document/pipeline/pages-3.ts', 'export const sendAnswer = 1;'],
  ['word', 'db/queries/order-2.ts', '// Tells whoever asks.\nexport const a = 1;'],
  ['word', 'db/queries/order-3.ts', 'export const ids = (rows: { id: string }[]) => rows.map((one) => one.id);'],
  ['word', 'app/features/likes/label.ts', 'export const a = (words: string) => words;'],
  ['word', 'db/queries/order-4.ts', '// The team decides.\nexport const a = 1;'],
  ['word', 'db/queries/order-5.ts', 'export const a = (asked: number) => asked;'],
  ['word', 'db/queries/order-6.ts', 'export const [gone] = all;'],
  ['word', 'db/queries/order-7.ts', 'export const { text: said } = all;'],
  ['word', 'app/realtime/live-events.ts', 'export interface LiveHint { kind: string }'],
  ['word', 'app/features/chat/model/open.ts', 'export const a = (thread: number) => thread;'],
  ['word', 'app/features/billing/payments/receive.ts', 'export const { paymentNews } = all;'],
  ['word', 'app/features/billing/billing.errors.ts', 'export const tooMany = defineRefusal();'],
  ['word', 'app/server/http/client-ip.ts', 'export const isLocal = (address: string) => address;'],
  ['word', 'app/landing/kit/signup-url.ts', 'export const signupAddress = 1;'],
  ['word', 'app/features/chat/model/drafts.ts', 'export const keptText = 1;'],
  ['word', 'app/features/photos/upload/cache.ts', 'export const cache = { keep: () => {} };'],
  ['word', 'app/server/jobs/jobs.ts', 'export const openHousekeeping = 1;'],
  ['word', 'bench/load/load-2.ts', 'export interface LoadAnswer { status: number }'],
  ['word', 'app/server/context/audit-notes.ts', 'export function noteBeside() {}'],
  ['word', 'app/page/Player.tsx', 'export const LatePlayer = 1;'],
  ['word', 'app/features/billing/receipt.ts', 'export const a = (ctx: object) => ctx;'],
  ['word', 'app/theme/contrast.ts', 'export const parseColour = 1;'],
  ['word', 'app/server/jobs/clean-up.ts', '// One of the chores.\nexport const a = 1;'],
  ['word', 'db/queries/order-8.ts', 'export const lockPurchase = 1;'],
  ['word', 'db/queries/message.ts', 'export const deliverWaiting = 1;'],
  ['word', 'app/features/chat/composer/permission.ts', 'export interface Writing { cost: number }'],
  ['word', 'app/server/http/connections.ts', 'export const LOOK_MS = 25;'],
  ['word', 'app/features/chat/send-queue/open.ts', 'export const openOutbox = 1;'],
  ['word', 'app/api-client/api.ts', 'export interface WireUser { id: string }'],
  ['word', 'scripts/landers/check.ts', 'export const houseRules = 1;'],
];

const allowed: [path: string, text: string][] = [
  ['app/config/environment.ts', 'export const port = process.env.PORT;'],
  ['app/server/context/clock.ts', 'export const now = () => Date.now();'],
  [
    'app/features/chat/text.ts',
    '// Date.now() and new Date() are the clock’s\nexport const day = (ms: number) => new Date(ms);',
  ],
  ['bench/bench.ts', 'export const started = Date.now();'],
  ['app/features/chat/chat.test.ts', 'const at = Date.now(); setTimeout(() => fail(), 5000);'],
  ['app/features/chat/turn.test.ts', 'await new Promise((done) => setTimeout(done, 0));'],
  ['app/realtime/a.test.ts', "import { setImmediate as turn } from 'node:timers/promises';"],
  ['app/routes/index.tsx', 'export default function Index() { return null; }'],
  ['app/features/chat/server/chat-2.service.server.ts', "const env = 'process.env.PORT';"],
  ['app/ui/Bar/Bar12.tsx', 'export const Box = styled.a.attrs({ href: "#main" })`color: ${color("surface")};`;'],
  ['app/server/http/listen-3.ts', "export const path = '/door'; export const outdoors = `${path} guests`;"],
  ['app/features/discovery/match-finder/questions.ts', 'export const answers = 1;'],
  ['app/features/chat/composer/Composer.tsx', 'export const Field = () => <input enterKeyHint="send" />;'],
  ['app/tenancy/rules.ts', 'export const check = (value: object, ctx: object) => [value, ctx];'],
  ['app/ui/Bar/Bar13.tsx', 'export const Box = styled.p`margin: ${pull(2)}; width: calc(100% - ${space(2)});`;'],
  ['app/ui/Bar/Bar14.tsx', 'export const Bar = () => <p>The colour of the door</p>;'],
  ['landers/night/art.ts', 'export const door = 1;'],
  ['db/queries/order-9.ts', 'export const oneOf = ({ made }: { made: number }) => made;'],
  ['db/server-lock.db.test.ts', "const SECOND: ServerName = { host: 'b' };"],
  ['app/page/lazy.tsx', "import { lazy } from 'react';"],
  ['app/ui/Bar/Bar.stories.tsx', 'export default { title: "Bar" }; const a = <p style={{ width: 3 }} />;'],
  ['app/features/account/mail/design/Card.tsx', 'export const Card = () => <p style={{ width: 3 }} />;'],
  ['landers/night/Lander.tsx', 'export default function Night() { return null; }'],
  ['app/testing/wait.ts', `import { setTimeout as pause } from 'node:timers/promises'; ${sleep}`],
  ['app/ui/Bar/Link.tsx', 'export const Bar = () => <Link to="/" prefetch={usePrefetch()} />;'],
  ['app/features/likes/like.errors.ts', 'export const busy = defineAppError("busy", 503);'],
];

// All files in one run, because oxlint takes longer to start than to read them.
let findings: Finding[];
beforeAll(() => {
  findings = lintFiles([
    ...breaches.map(([, path, text]) => ({ path, text })),
    ...allowed.map(([path, text]) => ({ path, text })),
  ]);
});

const rulesOf = (path: string) => new Set(findings.filter((finding) => finding.path === path).map(({ rule }) => rule));

describe('the linter finds', () => {
  it.each(breaches)('%s in %s', (rule, path) => {
    expect(rulesOf(path)).toEqual(new Set([rule]));
  });
});

describe('the linter allows', () => {
  it.each(allowed)('%s', (path) => {
    expect(rulesOf(path)).toEqual(new Set());
  });
});

it('says where and why', () => {
  const text = '\n\nexport const port = process.env.PORT;';
  expect(lintFiles([{ path: 'db/open.ts', text }])).toEqual([
    {
      rule: 'environment',
      path: 'db/open.ts',
      line: 3,
      message: 'only app/config reads the environment; take the value from the configuration',
    },
  ]);
});
