import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Config } from '~/config/config';
import { sessionSecret } from './secrets.server';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'facet-secret-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const ask = (given?: string) => sessionSecret({ sessionSecret: given, dataDir: join(folder, 'data') } as Config);
const file = () => join(folder, 'data', 'session-secret');

describe('sessionSecret', () => {
  it('is the operator’s if there is one, and nothing is written', () => {
    expect(ask('x'.repeat(40))).toBe('x'.repeat(40));
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is created once and stored so that nobody else can read it', () => {
    const first = ask();
    expect(Buffer.from(first, 'base64url')).toHaveLength(32);
    expect(ask()).toBe(first);
    expect(readFileSync(file(), 'utf8')).toBe(first);
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(folder, 'data'))).toEqual(['session-secret']);
  });

  it('is never empty, whatever a full disk left behind', () => {
    const first = ask();
    writeFileSync(file(), first.slice(0, 5));
    const second = ask();
    expect(second).toHaveLength(43);
    expect(second).not.toBe(first);
    expect(ask()).toBe(second);
  });
});
