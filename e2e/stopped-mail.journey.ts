import { expect, test, type Browser, type BrowserContextOptions } from '@playwright/test';
import { DAY } from '~/time/durations';
import { bounceMail, complaintMail } from '../app/features/account/mail/reports/mails.testing';
import { inTurn } from '../scripts/test/turn.mjs';
import { demoAccount, join, logIn, mailedLink, ownId } from './support/accounts';
import { sendMessage, startChat } from './support/chatting';
import type { Brand } from './support/member';
import { save, switchOf, withoutQuietHours } from './support/pages/message-settings';
import { expectQuiet, listen } from './support/pages/quiet-page';
import { enterSite } from './support/pages/story';
import { readBrand } from './support/product/brand-files';
import { ask, type HttpResponse } from './support/product/http';
import { openBrand } from './support/product/journey-brands';
import { startJourney, type StartedJourney } from './support/product/journey-product';
import type { Mail, Product } from './support/product/product';
import { openSignedIn } from './support/signed-in';

/**
 * Mail that stops and comes back: ended by the link in it, with one click of the mail program, because it came back, and
 * because someone called it spam. On a wide screen with JavaScript, on a phone without.
 */
const SIDES = [
  ['a', 'SQLite', 1280, true],
  ['b', 'MariaDB', 390, false],
] as const;

const REPORTS_KEY = 'the-key-of-the-mail-server-of-this-journey';

let started: StartedJourney | undefined;
test.afterEach(async () => started?.stop());

for (const [key, database, width, javaScriptEnabled] of inTurn(SIDES, 2)) {
  // covers S3-154 S3-155 S3-156
  test(`mail that stops, on brand ${key.toUpperCase()} with ${database} at ${width} px`, async ({ browser }) => {
    started = await startJourney(key, database, { env: { MAIL_REPORTS_KEY: REPORTS_KEY } });
    const { product } = started;
    const brand = openBrand(product, key);
    const { t, slug, url } = brand;
    const ada = await join(product, slug, { name: 'Adelheid', gender: 'female' });
    // Someone who has credits for many messages.
    const mark = await logIn(product, slug, demoAccount(slug, 'premium'));
    const options = { viewport: { width, height: 844 }, locale: brand.acceptLanguage, javaScriptEnabled };
    const { context, page } = await openSignedIn(browser, product, slug, ada.credentials, options);
    const complaints = listen(context);
    const main = page.getByRole('main');
    const openSettings = () => page.goto(`${url}/notifications/messages`);
    const boxOf = (type: 'new-conversations' | 'new-messages') =>
      page.getByRole('checkbox', { name: switchOf(brand, type) });
    /** A day later: the mails about the conversation, the newest first. */
    const mailsOf = async (email = ada.credentials.email): Promise<Mail[]> => {
      await product.advance(DAY);
      return (await product.mails(slug)).filter(({ to, text }) => to === email && text.includes('/chats/'));
    };
    await openSettings();
    await withoutQuietHours(page);
    await save(page, brand);

    // The link in the mail, where nobody is logged in.
    const conversation = await startChat(mark, await ownId(ada.visitor), 'The ferry leaves at noon');
    const write = async (text: string) => expect((await sendMessage(mark, conversation, text)).status).toBe(200);
    expect(await mailsOf()).toHaveLength(1);
    await unsubscribe(browser, brand, options, await mailedLink(product, slug, ada.credentials.email));
    await openSettings();
    const [first, later] = [t('settings.type-new-conversations'), t('settings.type-new-messages')];
    await expect(main).toContainText(t('settings.unsubscribed', { types: first, date: await today(product, brand) }));
    await expect(boxOf('new-conversations')).not.toBeChecked();
    await expect(boxOf('new-messages')).toBeChecked();

    // One click in the mail program, twice: it has no cookies and follows no redirect.
    await write('And comes back at one');
    const [second, ...before] = await mailsOf();
    expect(before).toHaveLength(1);
    expect(second!.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const [, link] = /<(https?:[^>]+)>/.exec(second!.headers['List-Unsubscribe']!)!;
    for (const response of [await clickOnce(product, slug, link!), await clickOnce(product, slug, link!)])
      expect(response.status).toBe(200);
    await openSettings();
    await expect(boxOf('new-messages')).not.toBeChecked();
    const both = new Intl.ListFormat(brand.language).format([first, later]);
    await expect(main).toContainText(t('settings.unsubscribed', { types: both, date: await today(product, brand) }));
    await write('Or at two');
    expect(await mailsOf()).toHaveLength(2);

    // On again.
    await openSettings();
    for (const type of ['new-conversations', 'new-messages'] as const) await boxOf(type).check();
    await save(page, brand);
    await expect(main).not.toContainText(t('settings.unsubscribed', { types: '|', date: '' }).split('|')[0]!);
    await write('Are you coming?');
    const [third, ...two] = await mailsOf();
    expect(two).toHaveLength(2);

    // It comes back to us: the first page says so, and the settings since when and what to do.
    const bounce = bounceMail({ to: third!.returnPath!, mailId: 'bounced' });
    expect((await report(product, slug, bounce, 'somebody-else-without-the-right-key')).status).toBe(401);
    expect((await report(product, slug, bounce)).status).toBe(204);
    await page.goto(`${url}/members`);
    await expect(page.getByText(t('shell.mail-stopped-bounce'))).toBeVisible();
    await page.getByRole('link', { name: t('shell.mail-stopped-link') }).click();
    const since = { date: await today(product, brand), email: ada.credentials.email };
    await expect(main).toContainText(t('settings.stopped-bounce', since));
    await write('Did you get this?');
    expect(await mailsOf()).toHaveLength(3);
    await page.reload();
    await expect(main).toContainText(t('settings.stopped-bounce', since));

    // The way on: another e-mail address, confirmed from its mailbox.
    const moved = `moved-${ada.credentials.email}`;
    await main.getByRole('link', { name: t('settings.stopped-change') }).click();
    await page.locator('input[name="email"]').fill(moved);
    await page.locator('input[name="password"]').fill(ada.credentials.password);
    await page.getByRole('button', { name: t('credentials.email-send') }).click();
    await expect(page.getByText(t('credentials.email-waiting'))).toBeVisible();
    await page.goto(await mailedLink(product, slug, moved));
    await page.getByRole('button', { name: t('credentials.mail-change-button') }).click();
    await expect(page.getByText(t('credentials.mail-changed-title'))).toBeVisible();
    await openSettings();
    await expect(page.getByText(t('settings.stopped-bounce-title'))).toHaveCount(0);
    await write('Good morning!');
    const [fourth, ...none] = await mailsOf(moved);
    expect(none).toEqual([]);

    // Called spam, by a slip, and switched on again.
    const complaint = complaintMail({ to: 'fbl@mail.example', mailFrom: fourth!.returnPath!, mailId: 'complained' });
    expect((await report(product, slug, complaint)).status).toBe(204);
    await page.goto(`${url}/members`);
    await expect(page.getByText(t('shell.mail-stopped-complaint'))).toBeVisible();
    await openSettings();
    const marked = { date: await today(product, brand), email: moved };
    await expect(main).toContainText(t('settings.stopped-spam', marked));
    await write('Shall we?');
    expect(await mailsOf(moved)).toHaveLength(1);
    await openSettings();
    await main.getByRole('button', { name: t('settings.stopped-lift') }).click();
    await expect(page.getByText(t('settings.stopped-spam-title'))).toHaveCount(0);
    await write('See you there');
    expect(await mailsOf(moved)).toHaveLength(2);
    expectQuiet(complaints);
    await context.close();
  });
}

async function unsubscribe(browser: Browser, brand: Brand, options: BrowserContextOptions, link: string) {
  const page = await (await browser.newContext(options)).newPage();
  await enterSite(page, brand);
  await page.goto(link);
  await page.getByRole('button', { name: brand.t('account.unsubscribe-button') }).click();
  await expect(page.getByRole('heading', { name: brand.t('account.unsubscribed-title') })).toBeVisible();
  await page.context().close();
}

/** What a mail program sends for its own button (RFC 8058). */
const clickOnce = (product: Product, slug: string, link: string): Promise<HttpResponse> =>
  ask(product, slug, {
    method: 'POST',
    path: new URL(link).pathname,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });

/** A mail that the mail server hands over. */
const report = (product: Product, slug: string, mail: Buffer, key = REPORTS_KEY): Promise<HttpResponse> =>
  ask(product, slug, {
    method: 'POST',
    path: '/webhooks/mail-reports',
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'message/rfc822' },
    body: mail,
  });

/** The day of the product's clock, as the pages of the brand write it. */
async function today(product: Product, { slug, language }: Brand): Promise<string> {
  const { now } = (await product.control('GET', '/clock')) as { now: number };
  const { time_zone: timeZone, countries } = readBrand(slug) as unknown as { time_zone: string; countries: string[] };
  return new Intl.DateTimeFormat(`${language}-${countries[0]}`, { dateStyle: 'long', timeZone }).format(now);
}
