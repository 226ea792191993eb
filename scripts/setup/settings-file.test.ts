import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addSettings } from './settings-file';

let folder: string;
const file = () => join(folder, '.env');
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'facet-settings-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('makes a file that only its owner may read, without what has no value', () => {
  expect(addSettings(file(), { FACET_MODE: 'production', SMTP_URL: '', SESSION_SECRET: undefined })).toEqual([
    'FACET_MODE',
  ]);
  expect(readFileSync(file(), 'utf8')).toBe('FACET_MODE=production\n');
  expect(statSync(file()).mode & 0o777).toBe(0o600);
});

it('leaves what is set, with its comments, and fills what is empty', () => {
  writeFileSync(file(), '# ours\nSESSION_SECRET=kept\nSMTP_URL=\n export PORT=8080\n');
  expect(addSettings(file(), { SESSION_SECRET: 'new', SMTP_URL: 'smtp://x', PORT: '1' })).toEqual(['SMTP_URL']);
  expect(readFileSync(file(), 'utf8')).toBe('# ours\nSESSION_SECRET=kept\n export PORT=8080\nSMTP_URL=smtp://x\n');
  expect(addSettings(file(), { SMTP_URL: 'smtp://y' })).toEqual([]);
});

it.each(['smtps://u:p#w@host', 'a "b" c', "it's", 'back\\slash', 'a=b'])('Node reads %s as it was given', (value) => {
  addSettings(file(), { VALUE: value });
  expect(parseEnv(readFileSync(file(), 'utf8'))).toEqual({ VALUE: value });
});

it('takes no value of two lines, and none that no quotes can hold', () => {
  for (const value of ['a\nB=c', `'"\``]) expect(() => addSettings(file(), { VALUE: value })).toThrow('must');
});
