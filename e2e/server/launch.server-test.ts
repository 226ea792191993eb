import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brandsFolder } from '../support/product/brand-files';
import { parsePage, readableText } from '../support/pages/html';
import { changeCopy } from '../support/product/lander-files';
import { startProduct, type Product } from '../support/product/product';
import { expectQuietLog } from '../support/pages/quiet-log';
import { temporaryFolder } from '../support/product/temporary-folder';
import { until } from '../support/product/until';
import { Visitor } from '../support/visitor';

/** "Done means", point 3: less than a minute of processor time for all processes together. */
const MINUTE = 60;
const LIVE_MS = 5000;
const repository = fileURLToPath(new URL('../..', import.meta.url));

let tree: string;
let product: Product | undefined;
beforeAll(() => {
  tree = copyOfTheTree();
});
afterAll(async () => {
  if (!product) return;
  expectQuietLog(product);
  await product.stop();
});

/** Copies everything that is built and run, so that the test can add to it. */
function copyOfTheTree(): string {
  const copy = join(temporaryFolder('launch'), 'facet');
  mkdirSync(copy);
  for (const name of readdirSync(repository)) {
    if (/^(?:\.|node_modules$|build$|data$|docs$|stories$|storybook|test-results$|playwright)/.test(name)) continue;
    cpSync(join(repository, name), join(copy, name), { recursive: true });
  }
  symlinkSync(join(repository, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

interface Ran {
  code: number;
  out: string;
  err: string;
  /** Processor time including child processes; the elapsed time on a busy machine would say nothing. */
  seconds: number;
}

const tool = (name: string, ...words: string[]) =>
  [process.execPath, 'node_modules/tsx/dist/cli.mjs', `scripts/${name}.ts`, ...words]
    .map((word) => `'${word}'`)
    .join(' ');

/** Runs commands one after the other as long as they succeed, and measures them with the shell's `times`. */
function run(...commands: string[]): Promise<Ran> {
  const script = `${commands.join(' && ')}; code=$?; times >&2; exit $code`;
  return new Promise((resolve) => {
    const child = spawn('sh', ['-c', script], { cwd: tree, stdio: ['ignore', 'pipe', 'pipe'] });
    let [out, err] = ['', ''];
    child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
    child.once('close', (code) => resolve({ code: code ?? -1, out, err, seconds: secondsOf(err) }));
  });
}

/** Adds up the last line: minutes and seconds of the child processes, user and system. */
function secondsOf(times: string): number {
  const last = times.trim().split('\n').at(-1)!;
  const spent = [...last.matchAll(/(\d+)m([\d.]+)s/g)].map(
    ([, minutes, seconds]) => Number(minutes) * 60 + Number(seconds),
  );
  if (spent.length !== 2) throw new Error(`no times in: ${times}`);
  return spent[0]! + spent[1]!;
}

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));

describe('a new lander', { timeout: 300_000 }, () => {
  it('is created, checked, built and previewed in every niche, in under a minute of machine time', async () => {
    const before = new Set(filesOf(tree));
    const made = await run(tool('lander', 'new', 'summer', '--slugs', 'rain'), tool('lander', 'check', 'summer'));
    expect(made.code, made.err).toBe(0);
    expect(made.out).toContain('1 lander, 0 problems, 0 warnings');
    const added = filesOf(tree).filter((file) => !before.has(file));
    expect(added.length).toBeGreaterThan(5);
    expect(added.filter((file) => !file.startsWith(join(tree, 'landers', 'summer')))).toEqual([]);

    const seen = await run(tool('lander', 'preview', 'summer', '--once'));
    expect(seen.code, seen.err).toBe(0);
    const pages = seen.out.split('\n').filter((line) => /\d\.\d kB +http:\/\/\S+\/landers\/summer/.test(line));
    expect(pages).toHaveLength(14);
    expect(made.seconds + seen.seconds).toBeLessThan(MINUTE);
  });

  it('is live on a brand, with new texts without another build', async () => {
    const tenantsDir = brandsFolder(['golden-hour']);
    cpSync(join(tree, 'tenants', '_template.json'), join(tenantsDir, '_template.json'));
    product = await startProduct({ root: tree, tenantsDir });
    const visitor = new Visitor(product, 'golden-hour');
    const read = async () => readableText(parsePage((await visitor.open('/landers/summer')).body));
    expect(await read()).toContain('A good talk');
    expect((await visitor.open('/landers/summer/rain')).body).toContain('The day is done.');
    changeCopy(join(tree, 'landers'), 'summer', 'en', (copy) => {
      copy.base['headline'] = 'Long *evenings*';
    });
    await until('the new words', async () => (await read()).includes('Long evenings'), LIVE_MS);
  });
});

it(
  'a new brand is live, themed and has its landers, in under a minute of machine time',
  { timeout: 120_000 },
  async () => {
    const words = ['new', '--name', 'Night Ferry', '--niche', '7', '--countries', 'NL', '--company', 'evening-light'];
    const made = await run(tool('tenant', ...words, '--tenants', product!.tenantsDir));
    expect(made.code, made.err).toBe(0);
    expect(made.out).toContain('Night Ferry: 5 of 8 things are left to do');
    expect(made.seconds).toBeLessThan(MINUTE);
    const visitor = new Visitor(product!, 'night-ferry');
    await until(
      'the brand',
      async () => (await visitor.open('/')).body.includes('data-theme-of="night-ferry"'),
      LIVE_MS,
    );
    for (const path of ['/', '/signup', '/landers/summer', '/landers/gallery']) {
      const page = parsePage((await visitor.open(path)).body);
      expect([path, page.documentElement.getAttribute('lang')]).toEqual([path, 'nl']);
      expect(readableText(page)).toContain('Night Ferry');
    }
  },
);
