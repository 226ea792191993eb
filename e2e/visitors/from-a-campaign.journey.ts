import { expect, test } from '@playwright/test';
import { findMemberByEmail } from '../../db/queries/member';
import { countTrafficVisits } from '../../db/queries/traffic-visit';
import { inTurn } from '../../scripts/test/turn.mjs';
import { join, letVisitorsSee, ownId } from '../support/accounts';
import { fillSignup, person } from '../support/member';
import { expectQuiet, listen } from '../support/pages/quiet-page';
import { enterSite } from '../support/pages/story';
import { awake } from '../support/product/awake';
import { withDatabaseOf } from '../support/product/database';
import { openBrand, type BrandKey } from '../support/product/journey-brands';
import { startJourney, type JourneyDatabase, type StartedJourney } from '../support/product/journey-product';
import { openSignedIn } from '../support/signed-in';

/** Someone whom a campaign brought, at brands that store nothing about it: where they came from travels in the URL. */
const SIDES = [
  ['a', 'SQLite'],
  ['b', 'MariaDB'],
] as const satisfies readonly (readonly [BrandKey, JourneyDatabase])[];

const EVER = { kind: 'bounce' as const, from: 0, to: Number.MAX_SAFE_INTEGER, limit: 100 };

for (const [key, database] of inTurn(SIDES, 2)) {
  test.describe(`at brand ${key.toUpperCase()} with ${database}`, () => {
    let started: StartedJourney;
    test.beforeAll(async () => {
      started = await startJourney(key, database);
    });
    test.afterAll(() => started.stop());

    test('the source outlives the reload of an inner page, Back and Forward, and is stored with the account', async ({
      browser,
    }) => {
      const { product } = started;
      const brand = openBrand(product, key);
      const zoe = person('Zoe', 'female');
      const { visitor: host } = await join(product, brand.slug, { gender: 'male' });
      await letVisitorsSee(host);
      const profile = `/members/${await ownId(host)}`;
      const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: brand.acceptLanguage });
      const complaints = listen(context);
      const page = await context.newPage();
      await enterSite(page, brand);
      const fromCampaign = async (path: string) =>
        expect(page).toHaveURL(
          ({ pathname, searchParams: query }) =>
            pathname === path && query.get('network') === 'adnet' && query.get('sub1') === 'night',
        );
      const main = page.getByRole('main');
      const message = main.getByRole('link', { name: brand.t('members.message') }).first();
      const signup = main.locator('a[href*="/signup"]');
      const open = async (path: string) => {
        await fromCampaign(path);
        await awake(path === '/login' ? signup : message);
      };

      await page.goto(`${brand.url}${profile}?network=adnet&sub1=night`);
      await open(profile);
      await message.click();
      await open('/login');
      await page.reload();
      await open('/login');
      await page.goBack();
      await open(profile);
      await page.reload();
      await open(profile);
      await page.goForward();
      await open('/login');
      expect((await context.cookies()).filter(({ value }) => value.includes('adnet'))).toEqual([]);
      await signup.click();
      await fillSignup(page, brand, zoe);
      const stored = await withDatabaseOf(product, brand.slug, (db) => findMemberByEmail(db, zoe.email));
      expect(stored).toMatchObject({ network: 'adnet', sub1: 'night' });
      expectQuiet(complaints);
      await context.close();
    });

    test('a member who leaves from a page of their own is bounces where the URL asks for it', async ({ browser }) => {
      const { product } = started;
      const brand = openBrand(product, key);
      const { context, page } = await openSignedIn(browser, product, brand.slug, 'free', {
        viewport: { width: 390, height: 844 },
      });
      const bounces = () => withDatabaseOf(product, brand.slug, (db) => countTrafficVisits(db, EVER));
      await page.goto(`${brand.url}/likes`);
      await page.goto(`${brand.url}/chats?lb=1`);
      await page.goto('about:blank');
      await expect.poll(bounces).toEqual([{ path: '/chats', network: null, visits: 1 }]);
      await context.close();
    });
  });
}
