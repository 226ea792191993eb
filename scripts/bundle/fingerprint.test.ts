import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

// Plain JavaScript, because it runs before anything is built.
const script = new URL('fingerprint.mjs', import.meta.url).href;
const { fingerprint } = (await import(script)) as { fingerprint: (root: string) => string };

let root: string;
const write = (name: string, text: string) => {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'facet-fingerprint-'));
  write('app/a.ts', 'export const a = 1;');
  write('app/deep/b.tsx', 'export const b = 2;');
  write('package-lock.json', '{}');
});
afterEach(() => rmSync(root, { recursive: true }));

const changes = (change: () => void) => {
  const before = fingerprint(root);
  change();
  return fingerprint(root) !== before;
};

describe('fingerprint', () => {
  it('is the same while nothing changes, wherever the folder is', () => {
    expect(changes(() => {})).toBe(false);
    const before = fingerprint(root);
    renameSync(root, `${root}-moved`);
    root = `${root}-moved`;
    expect(fingerprint(root)).toBe(before);
  });

  it.each([
    ['an edit', () => write('app/deep/b.tsx', 'export const b = 3;')],
    ['a new file', () => write('themes/x/theme.ts', '')],
    ['a deleted file', () => rmSync(join(root, 'app/a.ts'))],
    ['a renamed file', () => renameSync(join(root, 'app/a.ts'), join(root, 'app/c.ts'))],
    ['other packages', () => write('package-lock.json', '{ "a": 1 }')],
    ['another text', () => write('locales/en/chat.json', '{}')],
  ])('notices %s', (_what, change) => {
    expect(changes(change)).toBe(true);
  });

  it.each(['app/a.test.ts', 'app/A.test.tsx', 'app/a.testing.ts', 'db/seed/face.webp', 'docs/a.md', 'e2e/a.ts'])(
    'does not rebuild for %s',
    (name) => expect(changes(() => write(name, 'x'))).toBe(false),
  );
});
