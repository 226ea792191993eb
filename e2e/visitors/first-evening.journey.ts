import { expect, test, type Page } from '@playwright/test';
import { inTurn } from '../../scripts/test/turn.mjs';
import { demoAccount, join, letVisitorsSee, logIn, ownId } from '../support/accounts';
import { conversationWith, readAll, sendMessage } from '../support/chatting';
import { activate, fillSignup, person, type Brand } from '../support/member';
import { expectAccessible } from '../support/pages/checkout';
import { expectQuiet, listen } from '../support/pages/quiet-page';
import { buyCredits, enterSite, expectPaid } from '../support/pages/story';
import { beginWithMessage, likeWithComment, replyTo } from '../support/pages/talking';
import { awake } from '../support/product/awake';
import { openBrand, type BrandKey } from '../support/product/journey-brands';
import { startJourney, type JourneyDatabase, type StartedJourney } from '../support/product/journey-product';
import { openFilters, people } from '../support/searching';

/**
 * The first evening of a new member: from the brand's page through signup, a first message and the answer to it, a like
 * with a comment, the people nearest to her, and an order, to a reply and its answer.
 */
const SIDES = [
  ['a', 'SQLite', 390, true],
  ['b', 'MariaDB', 1280, true],
  ['a', 'SQLite', 1280, false],
  ['b', 'MariaDB', 390, false],
] as const satisfies readonly (readonly [BrandKey, JourneyDatabase, number, boolean])[];

const LINE = 'Soup on the stove.';

/** Where she and one of the members live. */
const COUNTRY = { a: 'GB', b: 'NL' } as const;
const TOWN = { a: 'London', b: 'Utrecht' } as const;

// A whole evening takes long on a busy machine.
test.describe.configure({ timeout: 240_000 });

let started: StartedJourney | undefined;
test.afterEach(async () => started?.stop());

for (const [key, database, width, javaScriptEnabled] of inTurn(SIDES, 4)) {
  const how = `${width} px ${javaScriptEnabled ? 'with' : 'without'} JavaScript`;
  // covers X17-086
  test(`a first evening at brand ${key.toUpperCase()} with ${database} at ${how}`, async ({ browser }) => {
    started = await startJourney(key, database);
    const { product } = started;
    const brand = openBrand(product, key);
    const { t, slug, url } = brand;
    const hers = person('Ottilie', 'female');
    const hasModals = javaScriptEnabled && width > 768;

    const { visitor: philippa } = await join(product, slug, { name: 'Philippa', gender: 'female' });
    await philippa.post('/profile', { section: 'prompts', prompt_1: 'rain', answer_1: LINE });
    await philippa.post('/profile', { section: 'location', country: COUNTRY[key], countryregion: '', city: TOWN[key] });
    const mark = await logIn(product, slug, demoAccount(slug, 'premium'));
    await letVisitorsSee(mark);
    const markId = await ownId(mark);

    const context = await browser.newContext({
      viewport: { width, height: 844 },
      locale: brand.acceptLanguage,
      reducedMotion: 'reduce',
      javaScriptEnabled,
    });
    const complaints = listen(context);
    const page = await context.newPage();
    const evening = { page, brand, javaScriptEnabled };
    const seesInTalk = async (text: string) => {
      // A page with scripts follows the conversation by itself.
      if (!javaScriptEnabled) await page.reload();
      await expect(page.getByRole('log').getByText(text)).toBeVisible();
    };

    // Lands, looks at the signup, and first at one of the people that the brand's page shows.
    await enterSite(page, brand);
    const signup = page.getByRole('link', { name: t('landing.join') }).first();
    if (javaScriptEnabled) await awake(signup);
    await signup.click();
    if (hasModals) {
      await expect(page.getByRole('dialog').locator('input[name="email"]')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    } else {
      await page.waitForURL(`${url}/signup`);
      await page.goBack();
    }
    await expect(page).toHaveURL(`${url}/`);
    await page.getByRole('main').locator(`a[href="/members/${markId}"]`).first().click();
    await page.waitForURL(`${url}/members/${markId}`);

    // Signs up with a first message, which arrives once she has confirmed her e-mail address.
    await beginWithMessage(page, brand, 'Do you still play the cello?', hasModals);
    if (hasModals) await expect(page).toHaveURL(({ pathname }) => pathname === '/login');
    else await page.waitForURL(({ pathname }) => pathname.endsWith('/signup'));
    await fillSignup(page, brand, hers);
    await page.waitForURL(({ pathname }) => /^\/chats\/[0-9a-z]{26}$/.test(pathname));
    const talk = new URL(page.url()).pathname.slice(-26);
    await expect(page.getByRole('log').getByText('Do you still play the cello?')).toBeVisible();
    expect(await conversationWith(mark, hers.name), 'nothing arrives before').toBeUndefined();
    await activate(page, product, brand, hers);
    await expect.poll(() => conversationWith(mark, hers.name)).toBe(talk);
    expect((await readAll(mark, talk)).map(({ text }) => text)).toEqual(['Do you still play the cello?']);

    // Finds the conversation, and gets an answer.
    await page.goto(`${url}/chats`);
    await page.getByRole('main').getByRole('link', { name: /Mark/ }).first().click();
    await page.waitForURL(`${url}/chats/${talk}`);
    await expect(page.getByRole('log').getByText('Do you still play the cello?')).toBeVisible();
    await sendMessage(mark, talk, 'Every Sunday. And you?');
    await seesInTalk('Every Sunday. And you?');

    await page.goto(`${url}/members/${await ownId(philippa)}`);
    await likeWithComment(page, brand, { name: 'Philippa', line: LINE }, 'Which soup?');

    // The nearest first: only once the product knows where she is.
    await searchNearest(evening);
    const toProfile = page.getByRole('main').locator('a[href="/profile"]');
    await toProfile.filter({ visible: true }).first().click();
    await page.waitForURL(`${url}/profile`);
    await giveTown(evening, TOWN[key]);
    await searchNearest(evening);
    await expect(people(page).first()).toContainText('Philippa');
    if (javaScriptEnabled) await expectAccessible(page);

    await page.goto(`${url}/credits`);
    await buyCredits(page, brand);
    await expectPaid(page, brand);

    await page.goto(`${url}/chats/${talk}`);
    await replyTo(page, brand, 'Mark', 'Only for the neighbours.');
    if (javaScriptEnabled) await expectAccessible(page);
    await sendMessage(mark, talk, 'Then I shall move house.');
    await seesInTalk('Then I shall move house.');
    expectQuiet(complaints);
    await context.close();
  });
}

interface Evening {
  page: Page;
  brand: Brand;
  javaScriptEnabled: boolean;
}

async function searchNearest({ page, brand, javaScriptEnabled }: Evening): Promise<void> {
  await page.goto(`${brand.url}/members?gender=female&country=`);
  const form = await openFilters(page, brand);
  const order = form.locator('select[name="order"]');
  if (javaScriptEnabled) await awake(order);
  await order.selectOption('nearest');
  await form.getByRole('button', { name: brand.t('members.search') }).click();
  await page.waitForURL(/order=nearest/);
}

/** Types her town; its region follows from it. */
async function giveTown({ page, brand: { t }, javaScriptEnabled }: Evening, town: string): Promise<void> {
  await page.getByRole('link', { name: t('profile.location-title'), exact: true }).click();
  const section = page.locator('form:has(input[name="city"])');
  const field = section.locator('input[name="city"]');
  if (javaScriptEnabled) await awake(field);
  await field.fill(town);
  await section.getByRole('button', { name: t(javaScriptEnabled ? 'profile.done' : 'profile.save') }).click();
  await expect(section).toHaveCount(0);
  await expect(page.locator('#location')).toContainText(town);
}
