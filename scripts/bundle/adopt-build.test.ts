import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { adoptBuild } from './adopt-build.mjs';

let build: string;
beforeEach(() => {
  build = mkdtempSync(join(tmpdir(), 'facet-adopt-'));
});
afterEach(() => rmSync(build, { recursive: true }));

const next = () => join(build, 'next');
const write = (folder: string, files: Record<string, string>) => {
  rmSync(next(), { recursive: true, force: true });
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
};
const publish = (files: Record<string, string>) => {
  write(next(), files);
  adoptBuild(next(), build);
};
const assets = () => readdirSync(join(build, 'server/assets')).sort();
const read = (file: string) => readFileSync(join(build, file), 'utf8');

describe('adoptBuild', () => {
  beforeEach(() => write(build, { 'server/index.js': 'one', 'server/assets/a-1.js': 'a', fingerprint: '1' }));

  it('replaces files of the same name and adds the new ones', () => {
    publish({ 'server/index.js': 'two', 'server/assets/a-2.js': 'a', fingerprint: '2' });
    expect([read('server/index.js'), read('fingerprint'), read('server/assets/a-2.js')]).toEqual(['two', '2', 'a']);
  });

  it('leaves the files of the build before to the server that is still running', () => {
    publish({ 'server/index.js': 'two', 'server/assets/a-2.js': 'a', fingerprint: '2' });
    expect(assets()).toEqual(['a-1.js', 'a-2.js']);
  });

  it('removes those of older builds', () => {
    publish({ 'server/index.js': 'two', 'server/assets/a-2.js': 'a', fingerprint: '2' });
    publish({ 'server/index.js': 'three', 'server/assets/a-3.js': 'a', fingerprint: '3' });
    expect(assets()).toEqual(['a-2.js', 'a-3.js']);
  });

  it('leaves the adopted build where it is, and no half-written file', () => {
    publish({ 'server/index.js': 'two', fingerprint: '2' });
    expect(readFileSync(join(next(), 'server/index.js'), 'utf8')).toBe('two');
    expect(readdirSync(build, { recursive: true }).filter((file) => String(file).endsWith('.new'))).toEqual([]);
  });
});
