import { expect, type Locator, type Page } from '@playwright/test';
import { awake } from './product/awake';
import type { Brand } from './member';

/** Presses Tab until the element has the focus. Fails if the keyboard does not reach it. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the Tab key does not lead there');
}

/** Ticks exactly the first boxes, whatever the profile suggested, and stops on the last box. */
async function tick(page: Page, wished: number): Promise<void> {
  const boxes = page.getByRole('main').getByRole('checkbox');
  const before = await boxes.evaluateAll((all) => all.map((box) => (box as HTMLInputElement).checked));
  await tabTo(page, boxes.first());
  for (const [at, ticked] of before.entries()) {
    if (at > 0) await page.keyboard.press('Tab');
    if (ticked !== at < wished) await page.keyboard.press('Space');
  }
  await expect(page.getByRole('main').getByRole('checkbox', { checked: true })).toHaveCount(wished);
}

/** Answers the whole questionnaire with the keyboard, back and forth, up to results that give reasons. */
export async function findMatches(page: Page, brand: Brand, questions: number): Promise<void> {
  const { t } = brand;
  const main = page.getByRole('main');
  const heading = main.getByRole('heading', { level: 1 });
  const expectStep = async (number: number, text: string) => {
    await expect(main.getByText(t('finder.step', { number, total: questions }))).toBeVisible();
    await expect(heading).toHaveText(text);
    await expect(main.locator('progress')).toHaveJSProperty('value', number);
  };
  await page.goto(`${brand.url}/match-finder`);

  await expectStep(1, t('finder.ask-meet'));
  await awake(main.locator('form'));
  await tabTo(page, main.getByRole('radio', { checked: true }));
  await page.keyboard.press('ArrowDown');
  await expect(main.getByRole('radio', { name: t('finder.everybody') })).toBeChecked();
  await page.keyboard.press('Enter');

  // The next question has the focus, so that it is read aloud and Tab continues from there.
  await expectStep(2, t('finder.ask-ages'));
  await expect(heading).toBeFocused();
  await tabTo(page, main.getByLabel(t('finder.from')));
  await page.keyboard.type('25');
  await page.keyboard.press('Tab');
  await page.keyboard.type('70');
  await page.keyboard.press('Enter');

  await expectStep(3, t('finder.ask-near'));
  await tabTo(page, main.getByRole('link', { name: t('finder.back') }));
  await page.keyboard.press('Enter');
  await expectStep(2, t('finder.ask-ages'));
  await expect(main.getByLabel(t('finder.to'))).toHaveValue('70');
  await tabTo(page, main.getByRole('button', { name: t('finder.next') }));
  await page.keyboard.press('Enter');
  await expectStep(3, t('finder.ask-near'));
  await tabTo(page, main.getByRole('radio', { checked: true }));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');

  await expectStep(4, t('finder.ask-interests'));
  await tick(page, 9);
  await page.keyboard.press('Enter');
  await expect(main.getByRole('alert')).toHaveText(t('finder.too-many', { count: 8 }));
  await expect(main.getByRole('checkbox', { checked: true })).toHaveCount(9);
  await tick(page, 3);
  await page.keyboard.press('Enter');

  await expectStep(5, t('finder.ask-situation'));
  await tabTo(page, main.getByRole('checkbox').first());
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  if (questions === 7) {
    await expectStep(6, t('finder.ask-build'));
    await tabTo(page, main.getByRole('checkbox').first());
    await page.keyboard.press('Enter');
  }
  await expectStep(questions, t('finder.ask-tattoos'));
  await tabTo(page, main.getByRole('radio', { checked: true }));
  await page.keyboard.press('Enter');
  await expectReasons(page, brand);
}

async function expectReasons(page: Page, { t }: Brand): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(t('finder.results-title'));
  const people = main.locator('li:has(article)');
  expect(await people.count()).toBeGreaterThan(3);
  const fit = t('finder.fits', { met: 9, wishes: 8 }).split('9')[0]!.trim();
  for (const person of await people.all()) {
    await expect(person.getByText(fit).first()).toBeVisible();
    await expect(person.getByRole('listitem').first()).not.toBeEmpty();
  }
}

/** Changing one answer changes the results; the answers are stored until they are deleted. */
export async function changeAnswers(page: Page, brand: Brand): Promise<void> {
  const { t } = brand;
  const main = page.getByRole('main');
  const title = main.getByRole('heading', { level: 1 });
  await main.getByRole('link', { name: t('finder.name-ages') }).click();
  await expect(main.getByLabel(t('finder.from'))).toHaveValue('25');
  await main.getByLabel(t('finder.from')).fill('98');
  await main.getByLabel(t('finder.to')).fill('99');
  await main.getByRole('button', { name: t('finder.see-results') }).click();
  await expect(main.getByRole('heading', { name: t('finder.nobody') })).toBeVisible();
  await page.reload();
  await expect(main.getByRole('heading', { name: t('finder.nobody') })).toBeVisible();
  await main.getByRole('button', { name: t('finder.forget') }).click();
  await expect(title).toHaveText(t('finder.ask-meet'));
}
