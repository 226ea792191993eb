import { expect, type Locator, type Page } from '@playwright/test';
import { awake } from './product/awake';
import type { Brand } from './member';

/** The people who match the filters; similar people are in a section below, one heading level deeper. */
export const people = (page: Page): Locator => page.getByRole('main').locator('article h2 a');
const header = (page: Page): Locator => page.getByRole('main').locator('header').first();
const pills = (page: Page, { t }: Brand): Locator =>
  page.getByRole('list', { name: t('members.active-filters') }).getByRole('link');

/** The filters are beside the results on wide screens and in a sheet on phones. */
export async function openFilters(page: Page, { t }: Brand): Promise<Locator> {
  const opener = page.getByRole('button', { name: t('members.filters') });
  if (await opener.isVisible()) await opener.click();
  const form = page.getByRole('search', { name: t('members.filters') });
  await expect(form).toBeVisible();
  return form;
}

async function searchAges(page: Page, brand: Brand, [from, to]: [string, string]): Promise<void> {
  const { t } = brand;
  const form = await openFilters(page, brand);
  await form.getByLabel(t('members.min-age')).fill(from);
  await form.getByLabel(t('members.max-age')).fill(to);
  await form.getByLabel(t('members.max-age')).press('Enter');
  await page.waitForURL(new RegExp(`min_age=${from}&max_age=${to}`));
  const text = t('members.age-between', { min: Number(from), max: Number(to) });
  await expect(pills(page, brand).filter({ hasText: text })).toBeVisible();
}

/** A link from before there were counties finds the whole country that it names; from there one chooses a county. */
export async function filterByCounty(page: Page, brand: Brand): Promise<void> {
  const { url, t } = brand;
  await page.goto(`${url}/members?gender=&country=GB&countryregion=GB-ENG`);
  await expect(pills(page, brand).filter({ hasText: 'England' })).toBeVisible();
  await expect(people(page).first()).toBeVisible();
  const form = await openFilters(page, brand);
  const region = form.locator('select[name="countryregion"]');
  await expect(region).toHaveValue('GB-ENG');
  await region.selectOption('GB-GTL');
  await form.getByLabel(t('members.max-age')).press('Enter');
  await page.waitForURL(/countryregion=GB-GTL/);
  await expect(pills(page, brand).filter({ hasText: 'Greater London' })).toBeVisible();
  await expect(pills(page, brand).filter({ hasText: 'England' })).toHaveCount(0);
}

/** On a phone the first people are near the top, below one row of tools, and nothing counts to zero. */
export async function seePeopleAtOnce(page: Page, { url, t }: Brand): Promise<void> {
  await page.goto(`${url}/members`);
  await expect(people(page).first()).toBeVisible();
  expect(await page.locator('body').innerText()).not.toContain('(0)');
  const first = page.getByRole('main').getByRole('article').first();
  const top = async (element: Locator) => (await element.boundingBox())!.y;
  if (page.viewportSize()!.width > 767) return;
  expect(await top(first), 'the first face').toBeLessThanOrEqual(300);
  const tools = page.getByRole('main');
  const filters = await top(tools.getByRole('button', { name: t('members.filters') }));
  expect(await top(tools.getByRole('link', { name: t('members.match-finder') })), 'one row').toBe(filters);
  const saved = tools.locator('summary').filter({ hasText: t('members.saved-searches', { count: 0 }) });
  expect(await top(saved), 'one row').toBeCloseTo(filters, 0);
}

/** People as a grid or one by one: the search of the navigation leads to what was chosen last. */
export async function switchViews(page: Page, { url, t }: Brand): Promise<void> {
  const view = (name: 'members.view-grid' | 'members.swipe-game') =>
    page.getByRole('navigation', { name: t('members.view') }).getByRole('link', { name: t(name) });
  await page.goto(`${url}/members`);
  await view('members.swipe-game').press('Enter');
  await page.waitForURL(/swipe-game/);
  await expect(view('members.swipe-game')).toHaveAttribute('aria-current', 'page');
  await page.goto(`${url}/members`);
  await expect(page).toHaveURL(`${url}/swipe-game`);
  await view('members.view-grid').press('Enter');
  await page.waitForURL(/\/members/);
  await expect(people(page).first()).toBeVisible();
  await page.goto(`${url}/members`);
  await expect(page).toHaveURL(`${url}/members`);
}

/** Filters, counts, the URL that contains them, and the ways to remove them. */
export async function filterPeople(page: Page, brand: Brand): Promise<void> {
  const { t } = brand;
  // Not the first search: it is near the member, and a small brand has nobody of every age there.
  await page.goto(`${brand.url}/members?gender=male`);
  const form = await openFilters(page, brand);
  await form.getByRole('checkbox', { name: t('members.with-photo') }).check();
  await form.getByRole('button', { name: t('members.search') }).click();
  await page.waitForURL(/photo=1/);
  // The URL changes a moment before the fields are those of the new page.
  await expect(pills(page, brand).filter({ hasText: t('members.with-photo') })).toBeVisible();
  await searchAges(page, brand, ['30', '55']);
  // What is not laid out yet has no inner text.
  const ages = (await people(page).allTextContents()).map((text) => Number(/(\d+)$/.exec(text)?.[1]));
  expect(ages.length).toBeGreaterThan(2);
  expect(ages.filter((age) => !(age >= 30 && age <= 55))).toEqual([]);
  const found = t('members.count', { count: ages.length });
  await expect(header(page)).toContainText(found);

  // The URL is the search: it survives a reload, and a pill leads to the same search without one filter.
  await page.reload();
  await expect(page.locator('input[name="min_age"]')).toHaveValue('30');
  const between = pills(page, brand).filter({ hasText: t('members.age-between', { min: 30, max: 55 }) });
  await between.click();
  await page.waitForURL(({ searchParams }) => !searchParams.has('min_age') && searchParams.get('photo') === '1');
  await expect(between).toHaveCount(0);
  await page.goBack();
  await expect(header(page)).toContainText(found);
}

/** A search is saved under a name, the last one is remembered, and two presses lead back to everybody. */
export async function saveSearch(page: Page, brand: Brand): Promise<void> {
  const { t } = brand;
  const fold = page.locator('summary').filter({ hasText: t('members.saved-searches', { count: 0 }) });
  const name = page.getByLabel(t('members.search-name'));
  await awake(fold);
  await expect(name).toBeHidden();
  await fold.press('Enter');
  await name.fill('Evening walks');
  await page.getByRole('button', { name: t('members.saved-save') }).click();
  await expect(page.locator('summary').filter({ hasText: t('members.saved-searches', { count: 1 }) })).toBeVisible();

  await page.getByRole('link', { name: t('members.clear-filters') }).click();
  await expect(pills(page, brand)).toHaveCount(0);
  await page.getByRole('link', { name: 'Evening walks' }).click();
  await page.waitForURL(/min_age=30&max_age=55&photo=1/);

  // A member who comes back without a query gets the last search again and can start over.
  await page.goto(`${brand.url}/members`);
  await expect(page.getByText(t('members.restored'))).toBeVisible();
  await expect(page.locator('input[name="max_age"]')).toHaveValue('55');
  await page.getByText(t('members.restored')).getByRole('link').click();
  await expect(page.getByText(t('members.restored'))).toHaveCount(0);
}

/** As many people are shown before someone asks for more. */
const FIRST_PAGE = 24;

/** More people are added below; after the way back from a profile they are still there. */
export async function showMore(page: Page, brand: Brand): Promise<void> {
  const { t } = brand;
  await page.goto(`${brand.url}/members?gender=&country=`);
  await expect(people(page)).toHaveCount(FIRST_PAGE);
  const first = await people(page).allTextContents();
  const more = page.getByRole('link', { name: t('common.more') });
  await awake(more);
  await more.click();
  await expect.poll(() => people(page).count()).toBeGreaterThan(first.length);
  await expect(page).toHaveURL(`${brand.url}/members?gender=&country=`);
  const all = await people(page).allTextContents();
  expect(all.slice(0, first.length)).toEqual(first);
  expect(new Set(await people(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')))).size).toBe(
    all.length,
  );
  await people(page).last().click();
  await page.waitForURL(/\/members\/[0-9a-z]{26}/);
  await page.goBack();
  await expect(people(page)).toHaveCount(all.length);
  const clear = page.getByRole('button', { name: t('members.clear-appended') });
  await awake(clear);
  await clear.press('Enter');
  await expect(people(page)).toHaveCount(first.length);
}

/** From a profile to the next and the previous person of the list, and back to the list with one step. */
export async function walkTheList(page: Page, { url, t }: Brand): Promise<void> {
  await page.goto(`${url}/members?gender=&country=`);
  const [first, second] = await people(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await awake(people(page).first());
  await people(page).first().click();
  await page.waitForURL(`**${first}`);
  const list = page.getByRole('navigation', { name: t('members.neighbours') });
  // The URL changes a moment before the page does.
  await expect(list.getByRole('link', { name: t('members.next-person') })).toHaveAttribute('href', second!);
  await page.keyboard.press('ArrowRight');
  await page.waitForURL(`**${second}`);
  await list.getByRole('link', { name: t('members.previous-person') }).click();
  await page.waitForURL(`**${first}`);
  await expect(list.getByRole('link', { name: t('members.next-person') })).toHaveAttribute('href', second!);
  if (page.viewportSize()!.width < 768) {
    await buttonsStay(page, t);
    await swipeLeft(page, page.getByRole('heading', { level: 1 }));
    await page.waitForURL(`**${second}`);
  }
  await page.goBack();
  await expect(page).toHaveURL(`${url}/members?gender=&country=`);
}

/** Writing and liking are on the screen at both ends of a profile on a phone. */
async function buttonsStay(page: Page, t: Brand['t']): Promise<void> {
  const main = page.getByRole('main');
  const like = new RegExp(`^(?:${t('likes.like')}|${t('likes.liked')})$`);
  for (const end of ['Home', 'End']) {
    await page.keyboard.press(end);
    await expect(main.getByRole('link', { name: t('members.message'), exact: true })).toBeInViewport({ ratio: 1 });
    await expect(main.getByRole('button', { name: like })).toBeInViewport({ ratio: 1 });
  }
}

/** One finger over the element, from right to left. */
async function swipeLeft(page: Page, over: Locator): Promise<void> {
  await over.scrollIntoViewIfNeeded();
  const { y, height } = (await over.boundingBox())!;
  const fingers = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: number[]) =>
    fingers.send('Input.dispatchTouchEvent', { type, touchPoints: at.map((x) => ({ x, y: y + height / 2 })) });
  await touch('touchStart', [300]);
  await touch('touchMove', [200]);
  await touch('touchMove', [100]);
  await touch('touchEnd', []);
  await fingers.detach();
}

/** Hides a member from the lists with the menu of the profile, and shows them again. */
export async function hideAndShow(page: Page, brand: Brand): Promise<void> {
  const { t } = brand;
  await page.goto(`${brand.url}/members?gender=&country=`);
  const card = people(page).first();
  const href = (await card.getAttribute('href'))!;
  const name = await card.locator('span').first().innerText();
  const her = page.locator(`main a[href="${href}"]`);
  await card.click();
  await page.getByRole('main').getByLabel(t('safety.menu', { name })).click();
  await page.getByRole('link', { name: t('safety.hide-named', { name }) }).click();
  await page.getByRole('button', { name: t('safety.hide'), exact: true }).click();
  await page.waitForURL(/[?&]hidden/);
  await expect(her).toBeVisible();
  await page.goto(`${brand.url}/members?gender=&country=`);
  await expect(people(page).first()).toBeVisible();
  await expect(her).toHaveCount(0);

  await page.goto(`${brand.url}/members?hidden=1`);
  await page.getByRole('button', { name: t('members.unhide') }).click();
  await expect(page.getByText(t('members.hidden-none-title'))).toBeVisible();
  await page.getByRole('link', { name: t('members.back-to-search') }).click();
  await expect(her).toBeVisible();
}

/** If nobody matches, the page says so and offers a way on. */
export async function findNobody(page: Page, brand: Brand): Promise<void> {
  const { t } = brand;
  await searchAges(page, brand, ['98', '99']);
  await expect(page.getByRole('heading', { name: t('members.none-title') })).toBeVisible();
  await expect(header(page)).toContainText(t('members.count', { count: 0 }));
  await page.getByRole('link', { name: t('members.none-action') }).click();
  await expect(people(page).first()).toBeVisible();
}
