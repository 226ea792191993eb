import { expect, test } from '@playwright/test';
import { inTurn } from '../../scripts/test/turn.mjs';
import { announced, listenToRegions } from '../support/accessibility/announcements';
import { demoAccount, join, logIn, ownId } from '../support/accounts';
import { sendMessage, startChat } from '../support/chatting';
import { composer } from '../support/pages/story';
import { awake } from '../support/product/awake';
import { openBrand, type BrandKey } from '../support/product/journey-brands';
import { startJourney, type JourneyDatabase, type StartedJourney } from '../support/product/journey-product';
import { openSignedIn } from '../support/signed-in';

/** What live regions say: each message once, and nothing while someone types, is online or reads. */
const SIDES = [
  ['a', 'SQLite'],
  ['b', 'MariaDB'],
] as const satisfies readonly (readonly [BrandKey, JourneyDatabase])[];

let started: StartedJourney | undefined;
test.afterEach(async () => started?.stop());

for (const [key, database] of inTurn(SIDES, 2)) {
  // covers X19-306
  test(`live regions of brand ${key.toUpperCase()} with ${database}`, async ({ browser }) => {
    started = await startJourney(key, database);
    const { product } = started;
    const { slug, url, t, acceptLanguage } = openBrand(product, key);
    const mark = await logIn(product, slug, demoAccount(slug, 'premium'));
    const { visitor: emma, credentials } = await join(product, slug, { name: 'Emmaline', gender: 'female' });
    const conversation = await startChat(mark, await ownId(emma), 'Good evening');

    const his = await openSignedIn(browser, product, slug, 'premium', { locale: acceptLanguage });
    const hers = await openSignedIn(browser, product, slug, credentials, { locale: acceptLanguage });
    await his.page.goto(`${url}/chats/${conversation}`);
    await hers.page.goto(`${url}/chats/${conversation}`);
    await awake(composer(his.page));
    await awake(composer(hers.page));
    const log = his.page.getByRole('log');
    await listenToRegions(his.page);

    // That she types is shown, and not said.
    await composer(hers.page).pressSequentially('And to you');
    await expect(log.getByText(t('chat.typing', { name: 'Emmaline' }))).toBeVisible();
    expect(await announced(his.page)).toEqual([]);
    await hers.page.getByRole('button', { name: t('chat.send'), exact: true }).click();
    await expect(log.getByText('And to you')).toBeVisible();
    await expect.poll(() => announced(his.page)).toHaveLength(1);
    expect((await announced(his.page))[0]).toContain('And to you');

    // His own message is not read back to him, whatever becomes of it.
    await composer(his.page).fill('How was your day');
    await composer(his.page).press('Enter');
    await expect(log.getByText(t('chat.state-read'), { exact: true }).last()).toBeAttached();
    const ofHis = (await announced(his.page)).filter((text) => text.includes('How was your day'));
    expect(ofHis).toEqual([]);

    // Elsewhere a message is announced once at most, and so is each of two.
    for (const path of ['/chats', '/members']) {
      await his.page.goto(url + path);
      await awake(his.page.locator('.skip-link'));
      await listenToRegions(his.page);
      const [before] = await his.page.title().then((title) => /\d+/.exec(title) ?? ['0']);
      await sendMessage(emma, conversation, `From ${path}`);
      await expect.poll(() => his.page.title()).not.toBe(before);
      const lines = await announced(his.page);
      expect(lines.filter((text) => text.includes(`From ${path}`)).length, path).toBeLessThanOrEqual(1);
      expect(lines.length, `${path}: ${lines.join(' | ')}`).toBeLessThanOrEqual(1);
    }
    await his.context.close();
    await hers.context.close();
  });
}
