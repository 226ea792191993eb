import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTurn } from '../../scripts/test/turn.mjs';
import { demoAccount, logIn } from '../support/accounts';
import { crawl } from '../support/pages/crawl';
import { startProduct, type Product } from '../support/product/product';
import type { Visitor } from '../support/visitor';

/** Every page of a member is the same with remembered HTML, with HTML that is just being remembered, and without. */
const BRANDS = ['golden-hour', 'zonneterras'];
let product: Product;
beforeAll(async () => {
  product = await startProduct({ brands: BRANDS });
  // "38 minutes ago" would be 39 in the second of two pages.
  await product.control('POST', '/clock/stop');
});
afterAll(() => product?.stop());

/** One of them in each run. */
const SIDES = [
  ['golden-hour', 'free'],
  ['golden-hour', 'premium'],
  ['zonneterras', 'free'],
] as const;
/** How React begins what hydrates apart from its page: it would be thrown away if the page changed before. */
const APART = '<!--$';
const WAYS = ['without', 'made', 'found'] as const;

async function pageIn(member: Visitor, path: string, way: (typeof WAYS)[number]): Promise<string> {
  if (way === 'made') await product.control('POST', '/cache/clear');
  await product.control('POST', `/fragments?on=${way === 'without' ? 0 : 1}`);
  const { body } = await member.open(path, { 'Sec-Fetch-Site': 'same-origin' });
  return steady(body);
}

/** Without what differs between two requests anyway: times, and what is made again at each one. */
function steady(html: string): string {
  return html
    .replaceAll(/data-now="\d+"/g, '')
    .replaceAll(/(?<=page=\d+\.)[\w-]+/g, '')
    .replaceAll(/<script type="application\/json"(?! id="sent-texts").*?<\/script>/gs, '')
    .replaceAll(/[0-9a-f]{32,}|[0-9a-z]{26}(?=")/g, '');
}

async function linksOf(member: Visitor, start: string): Promise<string[]> {
  const found = await crawl(member, start, () => []);
  return found.filter(({ isPage, status }) => isPage && status === 200).map(({ path }) => path);
}

describe('pages with remembered fragments', () => {
  // covers X18-008
  it.each(inTurn(SIDES, 3))('%s: all pages of a %s member are the same with and without', async (slug, who) => {
    const member = await logIn(product, slug, demoAccount(slug, who));
    const paths = await linksOf(member, '/members');
    expect(paths.length).toBeGreaterThan(30);
    for (const path of paths) {
      const [without, rendered, found] = [
        await pageIn(member, path, 'without'),
        await pageIn(member, path, 'made'),
        await pageIn(member, path, 'found'),
      ];
      expect(without.length, path).toBeGreaterThan(1000);
      expect(rendered, path).toBe(without);
      expect(found, path).toBe(without);
      expect(found, path).not.toMatch(/<\/?x-f/);
      expect(without, path).not.toContain(APART);
    }
  });

  // covers X18-008
  it('what is loaded later is a part of its page nonetheless', async () => {
    const member = await logIn(product, 'golden-hour', demoAccount('golden-hour', 'free'));
    const { status, body } = await member.open('/members/nobody');
    expect(status).toBe(404);
    expect(body).toContain('data-part="error-drawing"');
    expect(body).toContain('data-part="other-people"');
    expect(body).not.toContain(APART);
  });

  // covers X18-009
  it('nothing of one member, language or brand is on the page of another', async () => {
    const people = [
      { slug: 'golden-hour', who: 'free', lang: 'en' },
      { slug: 'golden-hour', who: 'premium', lang: 'en' },
      { slug: 'golden-hour', who: 'free', lang: 'nl' },
      { slug: 'zonneterras', who: 'free', lang: 'nl' },
    ] as const;
    const members = [];
    for (const person of people) {
      const member = await logIn(product, person.slug, demoAccount(person.slug, person.who));
      member.cookies.set('locale', person.lang);
      members.push(member);
    }
    for (const path of ['/members', '/chats', '/likes/received', '/profile']) {
      const alone = [];
      for (const member of members) alone.push(await pageIn(member, path, 'without'));
      expect(new Set(alone).size, path).toBe(people.length);
      await product.control('POST', '/fragments?on=1');
      await product.control('POST', '/cache/clear');
      for (let round = 0; round < 2; round += 1)
        for (const [i, member] of members.entries())
          expect(await pageIn(member, path, 'found'), `${path} of ${i}`).toBe(alone[i]);
    }
  });
});
