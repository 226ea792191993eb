import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkBundle } from './check-bundle';

let client: string;
beforeEach(() => {
  client = mkdtempSync(join(tmpdir(), 'facet-bundle-'));
  mkdirSync(join(client, 'assets'));
});
afterEach(() => rmSync(client, { recursive: true, force: true }));

const leaksOf = (script: string) => {
  writeFileSync(join(client, 'assets/chunk-a1.js'), script);
  return checkBundle(client).leaks.map((leak) => leak.what);
};

interface Esbuild {
  build(options: object): Promise<{ outputFiles: { text: string }[] }>;
}
// Vite's own bundler, resolved in the same way as Vite does.
const esbuild = createRequire(createRequire(import.meta.url).resolve('vite'))('esbuild') as Esbuild;

/** A chunk as a build would produce it: bundled, tree-shaken and minified. */
async function chunk(code: string): Promise<string> {
  const { outputFiles } = await esbuild.build({
    stdin: { contents: code, resolveDir: resolve(import.meta.dirname, '..') },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'node',
    mainFields: ['module', 'main'],
    loader: { '.node': 'empty' },
  });
  return outputFiles[0]?.text ?? '';
}

describe('what leaks into a real, minified chunk is found', () => {
  it.each([
    ['zod (classic)', "import { z } from 'zod'; console.log(z.object({ a: z.string() }).parse(globalThis.x));"],
    [
      'kysely',
      "import { Kysely, SqliteDialect } from 'kysely'; console.log(new Kysely({ dialect: new SqliteDialect(globalThis.x) }));",
    ],
    ['mysql2', "import mysql from 'mysql2'; console.log(mysql.createPool({}));"],
    ['nodemailer', "import { createTransport } from 'nodemailer'; console.log(createTransport({}));"],
    ['argon2', "import { hash } from '@node-rs/argon2'; console.log(hash);"],
    ['the log library', "import { pino } from 'pino'; console.log(pino());"],
    ['the metrics library', "import { collectDefaultMetrics } from 'prom-client'; collectDefaultMetrics();"],
    [
      'the numbering plans',
      "import parse from 'libphonenumber-js/max'; console.log(parse(globalThis.x, 'NL')?.isValid());",
    ],
    [
      'the colour library',
      "import { converter, modeOklab, modeRgb, useMode } from 'culori/fn'; useMode(modeRgb); useMode(modeOklab); console.log(converter('oklab')(globalThis.x));",
    ],
    ['the S3 signature', "import { AwsV4Signer } from 'aws4fetch'; console.log(new AwsV4Signer(globalThis.x).sign());"],
    ['a Node module', "import { readFileSync } from 'node:fs'; console.log(readFileSync('x'));"],
    ['a Node module', "import { DatabaseSync } from 'node:sqlite'; console.log(new DatabaseSync('x'));"],
  ])('%s', async (what, code) => {
    expect(leaksOf(await chunk(code))).toContain(what);
  });

  it('zod/mini is allowed', async () => {
    expect(leaksOf(await chunk("import * as z from 'zod/mini'; console.log(z.object({ a: z.string() }));"))).toEqual(
      [],
    );
  });
});

it.each([
  ['a server-only module', 'const s="facet-server-only";'],
  ['the configuration', 'throw Error("SESSION_SECRET is missing")'],
  ['a Node module', 'import{a}from"./__vite-browser-external-x.js"'],
])('%s is found by its text', (what, script) => {
  expect(leaksOf(script)).toEqual([what]);
});

it('counts a source map as a leak', () => {
  writeFileSync(join(client, 'assets/chunk-a1.js.map'), '{}');
  expect(leaksOf('let a=1')).toEqual(['a source map']);
});

it('accepts an innocent bundle and says what it read', () => {
  writeFileSync(join(client, 'entry.js'), 'const theme="base";');
  expect(leaksOf('let happiness=1')).toEqual([]);
  expect(checkBundle(client)).toMatchObject({ scripts: 2, bytes: 34 });
});
