import { expect, test, type Browser, type Page } from '@playwright/test';
import { inTurn } from '../scripts/test/turn.mjs';
import { join, ownId } from './support/accounts';
import { review } from './support/operator';
import { openBrand } from './support/product/journey-brands';
import { startJourney, type StartedJourney } from './support/product/journey-product';
import type { Mail, Product } from './support/product/product';
import { until } from './support/product/until';
import { expectQuiet, listen, type Complaints } from './support/pages/quiet-page';
import { enterSite } from './support/pages/story';
import { openSignedIn } from './support/signed-in';

/**
 * What someone can do who is wronged: a notice without an account, the statement of reasons by mail, a complaint that a
 * second person decides, and a question to customer service. On a wide screen with JavaScript, on a phone without.
 */
const SIDES = [
  ['a', 'SQLite', 1280, true],
  ['b', 'MariaDB', 390, false],
] as const;

const NUMBER = /[0-9A-Z]{4}-[0-9A-Z]{4}/;

for (const [key, database, width, javaScriptEnabled] of inTurn(SIDES, 2, 1)) {
  test.describe(`rights on brand ${key.toUpperCase()} with ${database} at ${width} px`, () => {
    let started: StartedJourney;
    let product: Product;
    const complaints: Complaints[] = [];

    test.beforeAll(async () => {
      started = await startJourney(key, database);
      product = started.product;
    });
    test.afterAll(async () => started.stop());
    test.afterEach(() => complaints.forEach(expectQuiet));

    const options = () => ({
      viewport: { width, height: 844 },
      locale: openBrand(product, key).acceptLanguage,
      javaScriptEnabled,
    });
    const operate = (...args: string[]) => review(product, started.databaseUrl, ...args);

    async function stranger(browser: Browser): Promise<Page> {
      const context = await browser.newContext(options());
      complaints.push(listen(context, [404]));
      const page = await context.newPage();
      await enterSite(page, openBrand(product, key));
      return page;
    }

    // covers S2-023
    test('a notice hides a profile, its member reads why, and a second person decides otherwise', async ({
      browser,
    }) => {
      const brand = openBrand(product, key);
      const { t } = brand;
      const ben = await join(product, brand.slug, { name: 'Benedict', gender: 'male' });
      const his = await openSignedIn(browser, product, brand.slug, ben.credentials, options());
      complaints.push(listen(his.context));
      const profile = `${brand.url}/members/${await ownId(ben.visitor)}`;

      const hers = await stranger(browser);
      const herEmail = `ann.${width}@mail.example`;
      await hers.goto(`${brand.url}/pages/notice`);
      await choose(hers, 'image');
      await fill(hers, { about: profile, words: 'These are photos of me.', name: 'Ann', email: herEmail });
      await hers.locator('input[name="good_faith"]').check();
      await hers.getByRole('button', { name: t('legal.notice-send') }).click();
      const notice = await numberOf(hers);
      await expect(hers.getByText(t('legal.case-received'))).toBeVisible();

      const answer = 'They show somebody else.';
      await operate('notices', 'decide', notice, '--outcome', 'upheld', '--rule', 'stolen', '--text', answer, '--by', 'Eva'); // prettier-ignore
      // The link in the mail needs no login; without its key there is no such page.
      const mailed = await mailTo(product, brand.slug, herEmail, t('mail.case-decided-subject', { number: notice }));
      expect(mailed.text).toContain(answer);
      const followed = linkIn(mailed, `/complaints/${notice}`);
      const elsewhere = await stranger(browser);
      await elsewhere.goto(followed);
      await expect(elsewhere.getByText(t('legal.case-upheld'))).toBeVisible();
      expect((await elsewhere.goto(followed.replace(/\?.*/, '')))?.status()).toBe(404);
      expect((await elsewhere.goto(profile))?.status()).toBe(404);

      // The statement of reasons: the rule, the reason, the number, how to object.
      const statement = await mailTo(product, brand.slug, ben.credentials.email, t('mail.decision-title'));
      expect(statement.text).toContain(t('mail.rule-stolen'));
      expect(statement.text).toContain(answer);
      const decision = NUMBER.exec(statement.subject)![0];
      await his.page.goto(linkIn(statement, '/complaints?about='));
      await expect(his.page.locator('input[name="about"]')).toHaveValue(decision);
      await expect(his.page.locator('input[name="category"]:checked')).toHaveValue('decision');
      await his.page.screenshot({ path: test.info().outputPath('complaint.png'), fullPage: true });
      await fill(his.page, { words: 'I am the one in the photos.' });
      await his.page.getByRole('button', { name: t('legal.complaint-send') }).click();
      const complaint = await numberOf(his.page);

      const order = ['complaints', 'decide', complaint, '--outcome', 'upheld', '--text', 'It is you.', '--by'];
      await expect(operate(...order, 'eva')).rejects.toThrow('somebody else must decide');
      expect(await operate(...order, 'Otto')).toContain(`${complaint} is decided`);
      await his.page.reload();
      await expect(his.page.getByText(t('legal.case-upheld'))).toBeVisible();
      await his.page.screenshot({ path: test.info().outputPath('upheld.png'), fullPage: true });
      await mailTo(product, brand.slug, ben.credentials.email, t('mail.lifted-sorry'));
      expect((await his.page.goto(profile))?.status()).toBe(200);
      for (const page of [hers, elsewhere, his.page]) await page.context().close();
    });

    // covers S2-023
    test('a complaint and a question of somebody without an account can be followed and are answered', async ({
      browser,
    }) => {
      const brand = openBrand(product, key);
      const { t } = brand;
      const page = await stranger(browser);
      const email = `carl.${width}@mail.example`;

      await page.goto(`${brand.url}/complaints`);
      await choose(page, 'payment');
      await fill(page, { words: 'I paid twice.', email });
      await page.getByRole('button', { name: t('legal.complaint-send') }).click();
      const complaint = await numberOf(page);
      const received = await mailTo(product, brand.slug, email, t('mail.case-received-subject', { number: complaint }));
      // Nobody else's words go to an e-mail address that a stranger typed.
      expect(received.text).not.toContain('I paid twice.');
      const elsewhere = await stranger(browser);
      await elsewhere.goto(linkIn(received, `/complaints/${complaint}`));
      await expect(elsewhere.getByText('I paid twice.')).toBeVisible();
      await elsewhere.screenshot({ path: test.info().outputPath('followed.png'), fullPage: true });

      await page.goto(`${brand.url}/pages/service`);
      await choose(page, 'account');
      await fill(page, { words: 'How do I change my name?', email });
      await page.getByRole('button', { name: t('legal.question-send') }).click();
      const question = await numberOf(page);
      const forwarded = await mailTo(product, brand.slug, await supportEmail(page, brand.url), `${question} (`);
      expect(forwarded.text).toContain('How do I change my name?');
      await operate('questions', 'answer', question, '--text', 'In your profile.', '--by', 'Eva');
      const answered = await mailTo(product, brand.slug, email, t('mail.case-decided-subject', { number: question }));
      expect(answered.text).toContain('In your profile.');
      await elsewhere.goto(linkIn(answered, `/complaints/${question}`));
      await expect(elsewhere.getByText('In your profile.')).toBeVisible();
      for (const tab of [page, elsewhere]) await tab.context().close();
    });
  });
}

/** The e-mail address that the page of customer service names. */
async function supportEmail(page: Page, url: string): Promise<string> {
  await page.goto(`${url}/pages/service`);
  return (await page.getByRole('main').locator('a[href^="mailto:"]').first().getAttribute('href'))!.slice(
    'mailto:'.length,
  );
}

const choose = (page: Page, category: string) => page.locator(`input[name="category"][value="${category}"]`).check();

async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(fields))
    await page.getByRole('main').locator(`[name="${name}"]`).fill(value);
}

/** The number on the page that a sent form leads to. */
async function numberOf(page: Page): Promise<string> {
  await page.waitForURL(/\/complaints\/[0-9A-Z-]+/);
  const number = NUMBER.exec(page.url())![0];
  await expect(page.getByText(number, { exact: true })).toBeVisible();
  return number;
}

/** The mail to this person whose subject or text has these words. */
function mailTo(product: Product, slug: string, email: string, text: string): Promise<Mail> {
  return until(`a mail to ${email} with “${text}”`, async () => {
    await product.control('POST', '/drain');
    const mails = await product.mails(slug);
    return mails.find((mail) => mail.to === email && `${mail.subject}\n${mail.text}`.includes(text.trim()));
  });
}

function linkIn(mail: Mail, path: string): string {
  const link = mail.text.split(/\s+/).find((word) => word.startsWith('http') && word.includes(path));
  if (!link) throw new Error(`the mail "${mail.subject}" has no link to ${path}`);
  return link;
}
