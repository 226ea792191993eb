import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe as group, expect, it } from 'vitest';
import { describe } from './check-files';
import { checkRules } from './check-rules';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'facet-rules-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function check(path: string, text: string): string[] {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return checkRules(root).map((finding) => finding.rule);
}

// Written in two halves, so that this file does not contain what the rule looks for.
const unfinished = `// ${'TO'}${'DO'}: later`;
const home = `const path = '/${'home'}/me/facet';`;
const sleep = 'await new Promise((done) => setTimeout(done, 50));';

group('each rule finds its violation', () => {
  const breaches: [rule: string, path: string, text: string][] = [
    ['environment', 'app/server/http/request-listener.ts', 'export const port = process.env.PORT;'],
    ['environment', 'db/open.ts', 'const { env } = process;'],
    ['environment', 'app/server/http/request-listener.ts', "export const port = process['env'].PORT;"],
    ['environment', 'app/server/http/request-listener.ts', 'export const port = globalThis.process.env.PORT;'],
    ['clock', 'app/features/chat/server/chat.service.server.ts', 'export const at = Date.now();'],
    ['clock', 'db/queries/member.ts', 'export const at = new Date();'],
    ['clock', 'app/ui/Countdown/tick.ts', 'const { now } = Date;'],
    ['chance', 'app/features/likes/pick.ts', 'export const dice = Math.random();'],
    ['sleep', 'app/realtime/events.test.ts', sleep],
    ['sleep', 'e2e/chat.spec.ts', 'await page.waitForTimeout(500);'],
    ['sleep', 'db/database.db.test.ts', "import { setTimeout as pause } from 'node:timers/promises';"],
    ['locale', 'app/features/chat/names.server.ts', 'export const sorted = (a, b) => a.localeCompare(b);'],
    ['locale', 'app/features/chat/names.ts', 'export const loud = (a: string) => a.toLocaleUpperCase();'],
    ['sorting', 'app/features/chat/names.ts', "export const sorted = (a, b) => a.localeCompare(b, 'sv');"],
    ['sorting', 'app/ui/Bar/Bar.tsx', "export const Bar = () => new Intl.Collator('sv').compare;"],
    ['intl', 'app/ui/Bar/Bar.tsx', "export const Bar = () => new Intl.NumberFormat('sv').format(3);"],
    ['intl', 'app/features/chat/day.ts', "export const day = (at: Date) => at.toLocaleDateString('sv');"],
    ['style-attribute', 'app/ui/Bar/Bar.tsx', 'export function Bar() { return <div style={{ width: 3 }} />; }'],
    ['colour', 'app/ui/Bar/Bar.tsx', 'export const Box = styled.div`color: #fff;`;'],
    ['colour', 'app/ui/Bar/bar-css.ts', 'export const bar = css`a{color:rgb(1 2 3);margin:${x}}`;'],
    ['prefix', 'app/ui/Bar/Bar.tsx', 'export const Box = styled.div`user-select: none;`;'],
    ['prefix', 'landers/rain/card-css.ts', 'export const card = css`a{color:red;backdrop-filter:blur(8px)}`;'],
    ['prefix', 'app/theme/rain.ts', 'export const a = `p{-webkit-user-select:all}b{user-select:none}`;'],
    ['prefix', 'app/ui/Bar/bar.ts', "export const style = { userSelect: 'none' };"],
    ['lazy', 'app/ui/Bar/Bar.tsx', "import { lazy } from 'react';\nexport const Bar = lazy(() => import('./Foo'));"],
    ['negative-space', 'app/ui/Bar/Bar.tsx', 'export const Box = styled.p`margin: ${a} -${space(2)};`;'],
    ['prefetch', 'app/ui/Bar/Bar.tsx', 'export const Bar = () => <Link to="/" prefetch="intent" />;'],
    ['prefetch', 'app/ui/Bar/Bar.tsx', "export const Bar = () => <Link to={b} prefetch={a ? 'render' : 'none'} />;"],
    ['prefetch', 'app/ui/Bar/Bar.tsx', 'export const Bar = () => <PrefetchPageLinks page="/" />;'],
    ['default-export', 'app/ui/Bar/Bar.tsx', 'export default function Bar() { return null; }'],
    [
      'unavailable',
      'app/server/http/request-listener.ts',
      'export const late = (response) => response.writeHead(503).end();',
    ],
    ['actor', 'app/features/likes/like.service.server.ts', "if (context.viewer.kind === 'member') like();"],
    ['actor', 'app/server/api/api.server.ts', "const out = viewer.kind !== 'member';"],
    ['duration', 'db/queries/order.ts', 'const DAY = 24 * 60 * 60 * 1000;\nexport const a = 2 * DAY;'],
    ['duration', 'bench/load/load.ts', 'export const MINUTE = 60;'],
    ['file-name', 'app/features/chat/thread.tsx', 'export const a = <p />;'],
    ['file-name', 'app/features/chat/Thread.ts', 'export const a = 1;'],
    ['file-name', 'app/server/rateLimits.ts', 'export const a = 1;'],
    ['folder-name', 'app/features/chat/utils/text.ts', 'export const a = 1;'],
    ['folder-name', 'scripts/helpers/run.ts', 'export const a = 1;'],
    ['barrel', 'app/features/chat/index.ts', 'export const a = 1;'],
    ['barrel', 'app/features/chat/all.ts', "export * from './thread';"],
    ['unfinished', 'app/features/chat/text.ts', unfinished],
    ['unfinished', 'docs/guide.md', unfinished],
    ['machine-path', 'scripts/run.mjs', home],
    ['word', 'app/server/http/listen.ts', 'export function openDoor() {}'],
    ['word', 'app/server/http/listen.ts', 'export const MAX_GUESTS = 3;'],
    ['word', 'app/document/pipeline/pages.ts', '/** Sends what the guest asked for. */\nexport const a = 1;'],
    ['word', 'app/document/pipeline/pages.ts', 'export const a = 1; // for the guest'],
    ['word', 'app/document/pipeline/pages.ts', 'export const sendAnswer = 1;'],
    ['word', 'db/queries/order.ts', '// Tells whoever asks.\nexport const a = 1;'],
    ['word', 'db/queries/order.ts', 'export const ids = (rows: { id: string }[]) => rows.map((one) => one.id);'],
    ['word', 'app/features/likes/label.ts', 'export const a = (words: string) => words;'],
    ['word', 'db/queries/order.ts', '// The team decides.\nexport const a = 1;'],
    ['word', 'db/queries/order.ts', 'export const a = (asked: number) => asked;'],
    ['word', 'db/queries/order.ts', 'export const [gone] = all;'],
    ['word', 'db/queries/order.ts', 'export const { text: said } = all;'],
    ['word', 'app/realtime/live-events.ts', 'export interface LiveHint { kind: string }'],
    ['word', 'app/features/chat/model/open.ts', 'export const a = (thread: number) => thread;'],
    ['word', 'app/features/billing/payments/receive.ts', 'export const { paymentNews } = all;'],
    ['word', 'app/features/billing/billing.errors.ts', 'export const tooMany = defineRefusal();'],
    ['word', 'app/server/http/client-ip.ts', 'export const isLocal = (address: string) => address;'],
    ['word', 'app/landing/kit/signup-url.ts', 'export const signupAddress = 1;'],
    ['word', 'app/features/chat/model/drafts.ts', 'export const keptText = 1;'],
    ['word', 'app/features/photos/upload/cache.ts', 'export const cache = { keep: () => {} };'],
    ['word', 'app/server/jobs/jobs.ts', 'export const openHousekeeping = 1;'],
    ['word', 'bench/load/load.ts', 'export interface LoadAnswer { status: number }'],
    ['word', 'app/server/context/audit-notes.ts', 'export function noteBeside() {}'],
    ['word', 'app/page/Player.tsx', 'export const LatePlayer = 1;'],
    ['word', 'app/features/billing/receipt.ts', 'export const a = (ctx: object) => ctx;'],
    ['word', 'app/theme/contrast.ts', 'export const parseColour = 1;'],
    ['word', 'app/server/jobs/clean-up.ts', '// One of the chores.\nexport const a = 1;'],
    ['word', 'db/queries/order.ts', 'export const lockPurchase = 1;'],
    ['word', 'db/queries/message.ts', 'export const deliverWaiting = 1;'],
    ['word', 'app/features/chat/composer/permission.ts', 'export interface Writing { cost: number }'],
    ['word', 'app/server/http/connections.ts', 'export const LOOK_MS = 25;'],
    ['word', 'app/features/chat/send-queue/open.ts', 'export const openOutbox = 1;'],
    ['word', 'app/api-client/api.ts', 'export interface WireUser { id: string }'],
    ['word', 'scripts/landers/check.ts', 'export const houseRules = 1;'],
    ['machine-path', 'docs/guide.md', `Run it in /${'tmp'}/facet.`],
  ];
  it.each(breaches)('%s in %s', (rule, path, text) => {
    expect(check(path, text)).toEqual([rule]);
  });

  it('brand-name', () => {
    check('tenants/velvet-night.json', '{}');
    expect(check('app/features/chat/x.ts', "export const is = slug === 'velvet-night';")).toEqual(['brand-name']);
  });
});

group('a part that is loaded later', () => {
  const part = "const Gift = lazyWithHtml('gift', () => import('./Gift'));";

  it('has its name in its HTML', () => {
    expect(check('app/ui/Bar/Bar.tsx', part)).toEqual(['part']);
    check('app/ui/Bar/Gift.test.tsx', 'const html = <b data-part="gift" />;');
    expect(check('app/ui/Bar/Gift.tsx', 'export const Gift = () => <b data-part="other" />;')).toEqual(['part']);
    expect(check('app/ui/Bar/Gift.tsx', 'export const Gift = () => <b data-part="gift" />;')).toEqual([]);
  });
});

group('a shape between server and browser', () => {
  const schema = 'export const imageSchema = z.object({ thumb_filename: z.string() });';
  const checked = (path: string, text: string) => {
    check('app/contract/image.ts', schema);
    return check(path, text);
  };

  it.each([
    ['a field written out', 'app/features/likes/like.ts', 'export interface Liked { thumb_filename: string }'],
    ['the same in a service', 'app/features/likes/like.service.server.ts', 'type A = { thumb_filename?: string };'],
    ['a name of the contract', 'app/features/likes/like.ts', 'export interface LikeResponse { id: string }'],
  ])('is not written by hand: %s', (_what, path, text) => {
    expect(checked(path, text)).toEqual(['contract']);
  });

  it.each([
    ['used by its type', 'app/features/likes/like.ts', "import type { ImageResponse } from '~/contract/image';"],
    ['made field by field', 'app/features/likes/like.server.ts', 'export const image = { thumb_filename: name };'],
    ['of the database', 'db/schema/photo.ts', 'export interface PhotoTable { thumb_filename: string }'],
    ['of HTTP', 'app/server/http/send-response.ts', 'export interface BufferedResponse { body: Buffer }'],
  ])('is %s', (_what, path, text) => {
    expect(checked(path, text)).toEqual([]);
  });
});

group('a folder', () => {
  const fill = (folder: string, count: number) =>
    Array.from({ length: count }, (_, n) => check(`${folder}/file-${n}.ts`, 'export const a = 1;')).at(-1);

  it('holds forty files of code, stories and tests among them, and no more', () => {
    expect(fill('app/features/chat', 39)).toEqual([]);
    expect(check('app/features/chat/file-0.test.ts', '')).toEqual([]);
    expect(check('app/features/chat/list.json', '{}')).toEqual([]);
    expect(check('app/features/chat/list/deeper.ts', 'export const a = 1;')).toEqual([]);
    expect(check('app/features/chat/one-more.ts', 'export const a = 1;')).toEqual(['folder-size']);
  });

  it('of one file for each thing has no limit', () => {
    expect(fill('db/queries', 41)).toEqual([]);
  });
});

group('what the rules allow', () => {
  const good: [path: string, text: string][] = [
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
    ['app/landing/kit/index.ts', "export * from './Hero';"],
    ['app/features/chat/server/chat.service.server.ts', "const env = 'process.env.PORT';"],
    ['app/features/chat/links.tsx.md', 'see https://example.org/home/page and src/home/x'],
    ['app/ui/Bar/Bar.tsx', 'export const Box = styled.a.attrs({ href: "#main" })`color: ${color("surface")};`;'],
    ['db/migrations/20261121T0804_member_like.ts', 'export const up = 1;'],
    ['app/server/mail.ts', "import { a } from './b'; export { a };"],
    ['app/server/http/listen.ts', "export const path = '/door'; export const outdoors = `${path} guests`;"],
    ['app/features/discovery/match-finder/questions.ts', 'export const answers = 1;'],
    ['app/features/chat/composer/Composer.tsx', 'export const Field = () => <input enterKeyHint="send" />;'],
    ['app/tenancy/rules.ts', 'export const check = (value: object, ctx: object) => [value, ctx];'],
    ['app/ui/Bar/Bar.tsx', 'export const Box = styled.p`margin: ${pull(2)}; width: calc(100% - ${space(2)});`;'],
    ['app/ui/Bar/Bar.tsx', 'export const Bar = () => <p>The colour of the door</p>;'],
    ['landers/night/art.ts', 'export const door = 1;'],
    ['db/queries/order.ts', 'export const oneOf = ({ made }: { made: number }) => made;'],
  ];
  it.each(good)('%s', (path, text) => {
    expect(check(path, text)).toEqual([]);
  });
});

it('says where and why', () => {
  check('app/server/http/request-listener.ts', '\n\nexport const port = process.env.PORT;');
  const [finding] = checkRules(root);
  expect(finding && describe(finding)).toMatch(
    /^app\/server\/http\/request-listener\.ts:3 {2}environment: only app\/config reads the environment/,
  );
});
