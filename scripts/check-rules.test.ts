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

group('each rule finds its violation', () => {
  const breaches: [rule: string, path: string, text: string][] = [
    ['prefix', 'app/ui/Bar/Bar.tsx', 'export const Box = styled.div`user-select: none;`;'],
    ['prefix', 'landers/rain/card-css.ts', 'export const card = css`a{color:red;backdrop-filter:blur(8px)}`;'],
    ['prefix', 'app/theme/rain.ts', 'export const a = `p{-webkit-user-select:all}b{user-select:none}`;'],
    ['prefix', 'app/ui/Bar/bar.ts', "export const style = { userSelect: 'none' };"],
    ['file-name', 'app/features/chat/thread.tsx', 'export const a = <p />;'],
    ['file-name', 'app/features/chat/Thread.ts', 'export const a = 1;'],
    ['file-name', 'app/server/rateLimits.ts', 'export const a = 1;'],
    ['folder-name', 'app/features/chat/utils/text.ts', 'export const a = 1;'],
    ['folder-name', 'scripts/helpers/run.ts', 'export const a = 1;'],
    ['barrel', 'app/features/chat/index.ts', 'export const a = 1;'],
    ['barrel', 'app/features/chat/all.ts', "export * from './thread';"],
    ['unfinished', 'app/features/chat/text.ts', unfinished],
    ['unfinished', 'docs/guide.md', unfinished],
    ['disabled', 'app/features/chat/text.ts', `// ${'oxlint'}-disable-next-line facet/clock -- why not`],
    ['disabled', 'app/features/chat/text.ts', `/* ${'eslint'}-disable */`],
    ['machine-path', 'scripts/run.mjs', home],
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
    ['app/landing/kit/index.ts', "export * from './Hero';"],
    ['app/features/chat/links.tsx.md', 'see https://example.org/home/page and src/home/x'],
    ['app/features/chat/text.ts', `// ${'oxlint'}-disable-next-line no-alert -- the reason`],
    ['db/migrations/20261121T0804_member_like.ts', 'export const up = 1;'],
    ['app/server/mail.ts', "import { a } from './b'; export { a };"],
    ['app/ui/Bar/Bar.tsx', 'export const Bar = styled.p`color: ${color("surface")};`;'],
  ];
  it.each(good)('%s', (path, text) => {
    expect(check(path, text)).toEqual([]);
  });
});

it('says where and why', () => {
  check('app/server/mail.ts', "\n\nexport * from './b';");
  const [finding] = checkRules(root);
  expect(finding && describe(finding)).toMatch(/^app\/server\/mail\.ts:3 {2}barrel: re-exports hide where things are/);
});
