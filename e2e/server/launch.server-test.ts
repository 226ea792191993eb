import { cpSync, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brandsFolder } from '../support/product/brand-files';
import { parsePage, readableText } from '../support/pages/html';
import { changeCopy } from '../support/product/lander-files';
import { startProduct, type Product } from '../support/product/product';
import { expectQuietLog } from '../support/pages/quiet-log';
import { copyOfTheTree, runTools } from '../support/product/tree-copy';
import { until } from '../support/product/until';
import { Visitor } from '../support/visitor';
import { hasTurn } from '../../scripts/test/turn.mjs';

const LIVE_MS = 5000;

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

// Builds the whole product in a copy of the tree, which takes long: in every fourth run.
describe.runIf(hasTurn(4))('on a copy of the tree', () => {
  let tree: string;
  let product: Product | undefined;
  beforeAll(() => {
    tree = copyOfTheTree('launch');
  });
  afterAll(async () => {
    if (!product) return;
    expectQuietLog(product);
    await product.stop();
  });

  describe('a new lander', { timeout: 300_000 }, () => {
    // covers X17-070
    it('is created, checked, built and previewed in every niche', async () => {
      const before = new Set(filesOf(tree));
      const output = await runTools(
        tree,
        ['lander', 'new', 'summer', '--slugs', 'rain'],
        ['lander', 'check', 'summer'],
      );
      expect(output.code, output.err).toBe(0);
      expect(output.out).toContain('1 lander, 0 problems, 12 warnings');
      const added = filesOf(tree).filter((file) => !before.has(file));
      expect(added.length).toBeGreaterThan(5);
      expect(added.filter((file) => !file.startsWith(join(tree, 'landers', 'summer')))).toEqual([]);

      const seen = await runTools(tree, ['lander', 'preview', 'summer', '--once']);
      expect(seen.code, seen.err).toBe(0);
      expect(seen.out).toMatch(/^http:\/\/localhost:\d+\/ shows summer as soon as it is ready\n/);
      expect(existsSync(join(tree, 'build', 'server'))).toBe(false);
      const pages = seen.out.split('\n').filter((line) => /\d\.\d kB +http:\/\/\S+\/landers\/summer/.test(line));
      expect(pages).toHaveLength(14);
    });

    // covers X17-067
    it('is live on a brand, with new texts without another build', async () => {
      // It is a draft, so only a brand that names it shows it.
      const tenantsDir = brandsFolder(['golden-hour'], { 'golden-hour': { landers: { summer: 1 } } });
      cpSync(join(tree, 'tenants', '_template.json'), join(tenantsDir, '_template.json'));
      const published = await runTools(tree, ['lander', 'publish'], ['lander', 'list']);
      expect(published.code, published.err).toBe(0);
      expect(published.out).toContain('Built. No server of npm start is running here');
      expect(published.out).toMatch(/^summer +live /m);
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

  it('a new brand is live, themed and has its landers', { timeout: 120_000 }, async () => {
    const args = ['new', '--name', 'Night Ferry', '--niche', '7', '--countries', 'NL', '--company', 'evening-light'];
    const output = await runTools(tree, ['tenant', ...args, '--tenants', product!.tenantsDir]);
    expect(output.code, output.err).toBe(0);
    expect(output.out).toMatch(/^Night Ferry: \d+ of \d+ things are left to do$/m);
    const visitor = new Visitor(product!, 'night-ferry');
    await until(
      'the brand',
      async () => (await visitor.open('/')).body.includes('data-theme-of="night-ferry"'),
      LIVE_MS,
    );
    expect((await visitor.open('/landers/summer')).status).toBe(404);
    for (const path of ['/', '/signup', '/landers/gallery']) {
      const page = parsePage((await visitor.open(path)).body);
      expect([path, page.documentElement.getAttribute('lang')]).toEqual([path, 'nl']);
      expect(readableText(page)).toContain('Night Ferry');
    }
  });
});
