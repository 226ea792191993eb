import { expect, type Locator, type Page, type Response } from '@playwright/test';
import { awake } from './product/awake';
import type { Brand } from './member';

/** The card on top, about which the member decides. */
const top = (page: Page): Locator => page.getByRole('main').getByRole('article');
const nameOn = async (page: Page): Promise<string> => (await top(page).getByRole('link').innerText()).split(',')[0]!;
const likesLeft = (page: Page, { t }: Brand, left: number): Locator => page.getByText(t('swipe.likes-left', { left }));

/** Makes a decision and waits for the server's response. Returns the name of the person it was about. */
async function decide(page: Page, brand: Brand, act: () => Promise<unknown>): Promise<string> {
  const name = await nameOn(page);
  const [response] = await Promise.all([page.waitForResponse(isMove), act()]);
  expect(response.status(), 'the server takes the move').toBe(200);
  await expect(top(page).getByRole('link', { name, exact: false })).toHaveCount(0);
  return name;
}

/** Not the question, after a like can no longer be undone, whether it made a match. */
const isMove = (response: Response): boolean =>
  response.request().method() === 'POST' &&
  new URL(response.url()).pathname === '/swipe-game' &&
  (response.request().postDataJSON() as { intent: string }).intent !== 'give';

/** Anyone who had liked first is a match some seconds later, which a dialog shows at any moment. */
function closeMatches(page: Page, { t }: Brand): Promise<void> {
  const close = page.getByRole('dialog').getByRole('button', { name: t('common.close') });
  return page.addLocatorHandler(close, async () => close.click());
}

/** Drags the top card sideways by a share of its width and releases it, with the mouse or by touch. */
async function drag(page: Page, share: number, hand: 'mouse' | 'finger'): Promise<void> {
  const box = (await top(page).boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 3];
  const steps = [0.25, 0.5, 0.75, 1].map((part) => Math.round(x + share * box.width * part));
  if (hand === 'mouse') {
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (const at of steps) await page.mouse.move(at, y + 4);
    await page.mouse.up();
    return;
  }
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x: at, y }] });
  await touch('touchStart', x);
  for (const at of steps) await touch('touchMove', at);
  await touch('touchEnd');
  await session.detach();
}

/** On a phone the card and its buttons fill what is between the bars, without scrolling. */
async function expectFullHeight(page: Page): Promise<void> {
  const box = async (what: Locator) => (await what.boundingBox())!;
  const [header, card, tabs] = await Promise.all([
    box(page.getByRole('banner')),
    box(top(page)),
    box(page.getByRole('navigation').last()),
  ]);
  const button = await box(page.getByRole('main').locator('form button').first());
  expect(card.y - (header.y + header.height), 'room above the card').toBeLessThan(100);
  expect(card.height, 'the card itself').toBeGreaterThan(0.5 * page.viewportSize()!.height);
  expect(button.y - (card.y + card.height), 'room between the card and its buttons').toBeLessThan(100);
  expect(button.y + button.height, 'the buttons are above the tabs').toBeLessThanOrEqual(tabs.y);
  expect(tabs.y - (button.y + button.height), 'room below the buttons').toBeLessThan(60);
}

/** Plays the swipe game with buttons, keys and drags: the undo, four likes a day, and what is possible after them. */
export async function playSwipe(page: Page, brand: Brand, hand: 'mouse' | 'finger'): Promise<void> {
  const { t } = brand;
  await closeMatches(page, brand);
  await page.goto(`${brand.url}/swipe-game`);
  await expect(likesLeft(page, brand, 4)).toBeVisible();
  await awake(top(page));
  if (hand === 'finger') await expectFullHeight(page);
  const press = (intent: 'skip' | 'like') => async () =>
    page.getByRole('button', { name: t(`swipe.${intent}-name`, { name: await nameOn(page) }) }).click();
  const key = (name: string) => () => page.keyboard.press(name);

  // Buttons: a skip is taken back, and the same person is on top again.
  const skipped = await decide(page, brand, press('skip'));
  await page.getByRole('button', { name: t('swipe.undo-name', { name: skipped }) }).click();
  await expect(top(page).getByRole('link')).toContainText(skipped);
  await decide(page, brand, press('like'));
  await expect(likesLeft(page, brand, 3)).toBeVisible();

  // Keys.
  const away = await decide(page, brand, key('ArrowLeft'));
  await Promise.all([page.waitForResponse(isMove), page.keyboard.press('Backspace')]);
  expect(await nameOn(page)).toBe(away);
  await decide(page, brand, key('ArrowRight'));
  await expect(likesLeft(page, brand, 2)).toBeVisible();

  // Drags: after a short one the card springs back, a long one decides.
  const current = await nameOn(page);
  await drag(page, 0.1, hand);
  await expect(top(page)).not.toHaveAttribute('style', /translate/);
  expect(await nameOn(page)).toBe(current);
  await expect(page).toHaveURL(/swipe-game/);
  await decide(page, brand, () => drag(page, 0.6, hand));
  await expect(likesLeft(page, brand, 1)).toBeVisible();
  await decide(page, brand, () => drag(page, -0.6, hand));
  await decide(page, brand, key('ArrowRight'));

  // Today's likes are used up: skipping is still possible, and no key gives a fifth like.
  await expect(page.getByText(t('swipe.likes-given', { count: 4 }))).toBeVisible();
  await expect(page.getByRole('link', { name: t('swipe.to-grid') })).toBeVisible();
  await expect(page.getByRole('link', { name: t('swipe.to-messages') })).toBeVisible();
  await expect(top(page)).toHaveCount(0);
  await page.getByRole('link', { name: t('swipe.keep-skipping') }).click();
  const fifth = await nameOn(page);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('status').filter({ hasText: t('swipe.said-no-likes') })).toBeAttached();
  expect(await nameOn(page)).toBe(fifth);
  await decide(page, brand, press('skip'));
  await page.goto(`${brand.url}/swipe-game`);
  await expect(page.getByText(t('swipe.likes-given', { count: 4 }))).toBeVisible();
}

/** Brings a skipped person back from the list of skipped people. */
export async function bringBack(page: Page, brand: Brand): Promise<void> {
  const { t } = brand;
  await page.getByRole('link', { name: t('swipe.see-skipped') }).click();
  const people = page.getByRole('main').getByRole('article');
  await expect(people).toHaveCount(2);
  await page.getByRole('main').locator('button[name="id"]').first().click();
  await expect(people).toHaveCount(1);
}

/** On the next day there are four new likes. */
export async function expectNewDay(page: Page, brand: Brand): Promise<void> {
  await page.goto(`${brand.url}/swipe-game`);
  await expect(likesLeft(page, brand, 4)).toBeVisible();
}

/** A like is undone within five seconds, by the keyboard: the card is back, and so is the like of the day. */
export async function undoLike(page: Page, brand: Brand): Promise<void> {
  const { t } = brand;
  await page.goto(`${brand.url}/swipe-game`);
  await awake(top(page));
  const name = await nameOn(page);
  await Promise.all([page.waitForResponse(isMove), page.keyboard.press('ArrowRight')]);
  const undo = page.getByRole('button', { name: t('swipe.undo-like', { name }) });
  await expect(page.getByRole('status').filter({ hasText: t('swipe.said-undo', { seconds: 5 }) })).toBeAttached();
  const [response] = await Promise.all([page.waitForResponse(isMove), undo.press('Enter')]);
  expect(response.status()).toBe(200);
  await expect(top(page).getByRole('link')).toContainText(name);
  await expect(undo).toHaveCount(0);
  await page.reload();
  await expect(likesLeft(page, brand, 4)).toBeVisible();
}

/** The same without a script; and after the five seconds the page says that it is too late. */
export async function undoLikeByForms(
  page: Page,
  brand: Brand,
  later: (ms: number) => Promise<unknown>,
): Promise<void> {
  const { t } = brand;
  await page.goto(`${brand.url}/swipe-game`);
  const name = await nameOn(page);
  const like = page.getByRole('button', { name: t('swipe.like-name', { name }) });
  const undo = page.getByRole('button', { name: t('swipe.undo-like', { name }) });
  await like.click();
  await expect(top(page).getByRole('link')).not.toContainText(name);
  await undo.click();
  await expect(top(page).getByRole('link')).toContainText(name);
  await expect(likesLeft(page, brand, 4)).toBeVisible();
  await like.click();
  await expect(undo).toBeVisible();
  await later(6_000);
  await undo.click();
  await expect(page.getByText(t('swipe.too-late', { seconds: 5 }))).toBeVisible();
  await page.goto(`${brand.url}/swipe-game`);
  await expect(likesLeft(page, brand, 3)).toBeVisible();
  await expect(undo).toHaveCount(0);
}
