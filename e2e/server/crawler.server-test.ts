import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoAccount, logIn, signUp } from '../support/accounts';
import { crawl, visit, type Finding } from '../support/crawl';
import { pageProblems } from '../support/page-rules';
import { startProduct, type Product } from '../support/product';
import { expectQuietLog } from '../support/quiet-log';
import { Visitor } from '../support/visitor';

/** A British, a Dutch, the US brand (a footer of its own) and one where visitors may search nothing. */
const BRANDS = ['golden-hour', 'zonneterras', 'front-porch', 'blue-hour'];
let product: Product;
beforeAll(async () => {
  product = await startProduct({ brands: BRANDS });
});
afterAll(() => product?.stop());

const NOBODY = '0'.repeat(26);
const LOST = [
  '/nobody',
  '/nobody/knows',
  '/members/x/y/z',
  `/members/${NOBODY}`,
  `/chats/${NOBODY}`,
  '/api/nobody.php',
];

/** Where a crawl has to come by: a crawler that finds nothing finds no fault either. */
const SEEN = {
  visitor: ['/login', '/signup', '/lang-config'],
  member: ['/members', '/chats', '/likes', '/lang-config'],
};

type Who = 'visitor' | 'unconfirmed' | 'free' | 'premium';
/** Chosen, not multiplied: visitors everywhere, each kind of member where something differs for them. */
const WHO: Record<string, Who[]> = {
  'golden-hour': ['visitor', 'unconfirmed', 'premium'],
  zonneterras: ['visitor', 'free'],
  'front-porch': ['visitor', 'premium'],
  'blue-hour': ['visitor', 'free'],
};

describe.each(BRANDS)('%s', (slug) => {
  it.each(WHO[slug]!)('a %s finds no dead end', async (who) => {
    const found = await crawl(await enter(slug, who), who === 'visitor' ? '/' : '/members', pageProblems);
    expect(found.filter(({ status }) => status >= 400).map(told), 'dead ends').toEqual([]);
    const paths = found.map(({ path }) => path.split('?')[0]);
    for (const path of who === 'visitor' ? SEEN.visitor : SEEN.member) expect(paths).toContain(path);
    const pages = found.filter(({ isPage }) => isPage);
    expect(pages.length).toBeGreaterThan(3);
    expect(pages.flatMap(({ problems }) => problems)).toEqual([]);
  });
});

it('error pages hold to the same rules', async () => {
  const visitor = new Visitor(product, BRANDS[0]!);
  const member = await logIn(product, BRANDS[0]!, demoAccount(BRANDS[0]!, 'free'));
  for (const who of [visitor, member]) {
    for (const path of LOST) {
      const lost = await visit(who, { path });
      expect([path, lost.answer.status]).toEqual([path, who === visitor && /^\/chats/.test(path) ? 302 : 404]);
      expect(pageProblems(lost)).toEqual([]);
    }
  }
});

it('nothing unforeseen stood in the log', () => {
  expectQuietLog(product);
});

const told = ({ path, from, status }: Finding) => `${status} ${path} from ${from}`;

async function enter(slug: string, who: Who): Promise<Visitor> {
  if (who === 'visitor') return new Visitor(product, slug);
  if (who === 'unconfirmed') return (await signUp(product, slug)).visitor;
  return logIn(product, slug, demoAccount(slug, who));
}
