import { rmSync, writeFileSync } from 'node:fs';
import { join as path } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { logIn, signUp } from '../support/accounts';
import { readBrand, writeBrand, type BrandFile } from '../support/product/brand-files';
import { parsePage, readableText } from '../support/pages/html';
import { startProduct, type Product } from '../support/product/product';
import { until } from '../support/product/until';
import { Visitor } from '../support/visitor';

/** "Done means", point 3: live within five seconds, without a restart. */
const LIVE_MS = 5000;
const OLD = 'golden-hour';
const NEW: BrandFile = {
  ...readBrand('zonneterras'),
  index_title: renamed(readBrand('zonneterras').index_title),
  slug: 'new-dawn',
  id: 901,
  name: 'New Dawn',
  domain: 'www.new-dawn.example',
  hosts: [],
  niche: 7,
  signups: 'all',
  domain_language: 'en-GB',
};

/** The text in all languages with the new name. */
function renamed(text: unknown): unknown {
  return JSON.parse(JSON.stringify(text).replaceAll('Zonneterras', 'New Dawn'));
}

let product: Product;
beforeAll(async () => {
  product = await startProduct({ brands: [OLD] });
});
afterAll(() => product?.stop());

const visit = (slug: string, page = '/') => new Visitor(product, slug).open(page);
const showing = (slug: string, text: string) =>
  until(`${slug} to show ${text}`, async () => (await visit(slug)).body.includes(text), LIVE_MS);
const problems = () =>
  product
    .logs()
    .split('\n')
    .filter((line) => line.includes('"problem"'))
    .map((line) => JSON.parse(line) as { file: string; path: string; problem: string });

it('a new file is a working, themed brand within five seconds', async () => {
  expect(readableText(parsePage((await visit(NEW.slug)).body))).toContain('This address belongs to no brand');
  writeBrand(product.tenantsDir, NEW);
  await showing(NEW.slug, 'data-theme-of="new-dawn"');
  const [mine, other] = [(await visit(NEW.slug)).body, (await visit(OLD)).body];
  const primary = (html: string) => /--color-primary:\s*([^;]+);/.exec(html)?.[1];
  expect(primary(mine)).toBeTruthy();
  expect(primary(mine)).not.toBe(primary(other));
  expect(parsePage(mine).title).toContain('New Dawn');
});

it('people can sign up there, with its mail, credits and language', async () => {
  const { visitor, credentials } = await signUp(product, NEW.slug);
  const { user } = JSON.parse((await visitor.call('GET', '/api/user.php')).body);
  expect(user).toMatchObject({ status: 'not_confirmed', credits: NEW.signup_credits, language: 'en' });
  await until('the mail', async () => {
    await product.control('POST', '/drain');
    return (await product.mails(NEW.slug)).some(({ to }) => to.includes(credentials.email));
  });
  expect((await visitor.open('/members')).status).toBe(200);
  await expect(logIn(product, OLD, credentials)).rejects.toThrow('could not log in');
});

it('its demo members are created automatically', async () => {
  const found = await until(
    'members of the new brand',
    async () => /\/members\/[0-9a-z]{26}/.exec((await visit(NEW.slug, '/members')).body),
    30_000,
  );
  expect(found).not.toBeNull();
});

it.each([
  ['no JSON', '{ "id": 901, ', 'new-dawn.json', /./],
  ['a minor as minimum age', JSON.stringify({ ...NEW, min_age: 12 }), 'new-dawn.json', /min_age/],
  ['a misspelt key', JSON.stringify({ ...NEW, min_agee: 19 }), 'new-dawn.json', /./],
  ['the id of another brand', JSON.stringify({ ...NEW, id: 1 }), 'new-dawn.json', /id/],
  [
    'the host of another brand',
    JSON.stringify({ ...NEW, domain: 'www.golden-hour.example' }),
    'new-dawn.json',
    /domain|hosts/,
  ],
  ['an empty file', '', 'new-dawn.json', /./],
])('an invalid file (%s) keeps the old version and logs file, path and problem', async (_what, text, file, at) => {
  const before = problems().length;
  writeFileSync(path(product.tenantsDir, file), text);
  const changed = await until(
    'the log',
    () =>
      problems()
        .slice(before)
        .find((problem) => problem.file.endsWith(file)),
    LIVE_MS,
  );
  expect(changed.path).toMatch(at);
  expect(changed.problem).toMatch(/\w+ \w+/);
  const response = await visit(NEW.slug);
  expect(response.status).toBe(200);
  expect(response.body).toContain('New Dawn');
  expect((await visit(OLD)).body).toContain('Golden Hour');
});

it('a fixed file is live within five seconds, cached pages included', async () => {
  writeBrand(product.tenantsDir, { ...NEW, name: 'Newer Dawn', theme: { both: { primary: '#0a7d33' } } });
  await showing(NEW.slug, 'Newer Dawn');
  expect((await visit(NEW.slug)).body.toLowerCase()).toContain('#0a7d33');
});

it('a brand whose file is removed is gone, and the others stay', async () => {
  rmSync(path(product.tenantsDir, `${NEW.slug}.json`));
  await showing(NEW.slug, 'This address belongs to no brand');
  expect((await visit(OLD)).status).toBe(200);
});
