import { expect, type Locator, type Page } from '@playwright/test';
import { awake } from '../product/awake';

/**
 * A person who has only a keyboard. Each stop on the way must show where it is, must not hide behind a bar that stays
 * at the edge of the screen, and must follow the one before.
 */

/** More stops than any page of the product has between two controls; more are a trap. */
const MOST_STOPS = 120;

interface Stop {
  name: string;
  problems: string[];
  reached: boolean;
  /** The focus has left the page, or the page begins again. */
  over: boolean;
}

export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** Opens a page and waits until its script has taken it over: what happens before that, other journeys test. */
export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await awake(page.locator('.skip-link'));
}

/** Goes to the control by Tab. Every stop on the way is checked. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const passed: string[] = [];
  await expect(target.first(), `${await placeOf(page)} has ${String(target)}`).toBeAttached();
  if (await target.first().evaluate((node) => node === document.activeElement)) return;
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    const { name, problems, reached } = await step(page, target.first());
    expect(problems, `${new URL(page.url()).pathname}: ${name}`).toEqual([]);
    if (reached) return;
    passed.push(name);
  }
  throw new Error(`${String(target)} is not reached on ${page.url()}: ${passed.join(' · ')}`);
}

/** Where the person is: the URL, the heading and what lies over the page. */
async function placeOf(page: Page): Promise<string> {
  const headings = await page.locator('h1, dialog[open] :is(h1, h2), [role="dialog"] :is(h1, h2)').allTextContents();
  return `${page.url()} (${headings.join(' · ')})`;
}

export async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Goes to a field and types over what is in it. */
export async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(text);
}

/** Radio buttons are one stop; the arrows choose. */
export async function choose(page: Page, name: string, value: string): Promise<void> {
  const choices = page.locator(`input[name="${name}"]`);
  const checked = page.locator(`input[name="${name}"]:checked`);
  await tabTo(page, (await checked.count()) ? checked : choices.first());
  await page.keyboard.press('Space');
  for (let steps = 0; steps < 12; steps += 1) {
    if ((await checked.getAttribute('value')) === value) return;
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`${name} cannot be ${value}`);
}

/** The first stop of a page is the link past the navigation, and it leads to the content. For a page just opened. */
export async function skipToContent(page: Page): Promise<void> {
  const link = page.locator('.skip-link');
  const { problems } = await step(page, link);
  expect(problems, `${page.url()}: the skip link`).toEqual([]);
  await expect(link, page.url()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
}

/** Goes through all stops of the page, to the end: nothing holds the focus. Returns the stops. */
export async function tabThrough(page: Page): Promise<string[]> {
  const names: string[] = [];
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    const { name, problems, over } = await step(page, page.locator('.skip-link'));
    if (over && names.length > 0) return names;
    expect(problems, `${page.url()}: ${name}`).toEqual([]);
    names.push(name);
  }
  throw new Error(`the keyboard does not leave ${page.url()}: ${names.join(' · ')}`);
}

/** Whatever a sent form led to has the focus: a message, a heading or the part of the page that is new. */
export async function expectResult(result: Locator): Promise<void> {
  await expect
    .poll(
      () =>
        result.evaluate((node) => {
          const active = document.activeElement;
          if (!active || active === document.body || active.id === 'main') return false;
          return active.contains(node) || node.contains(active);
        }),
      'the focus is on what came of the form',
    )
    .toBe(true);
}

/** A field was refused, and is where the focus is. */
export async function expectWrong(field: Locator): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toBeFocused();
}

async function step(page: Page, target: Locator): Promise<Stop> {
  await page.keyboard.press('Tab');
  const stop = await target.evaluate(readStop);
  if (stop.problems.length === 0) return stop;
  // The first frame after the key may still be scrolling, or be the first of a transition.
  await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
  return target.evaluate(readStop);
}

/** Runs in the page. */
function readStop(target: Element): Stop {
  const world = window as unknown as { stopBefore?: Element | null };
  if (!('stopBefore' in world)) {
    world.stopBefore = null;
    const remember = (event: KeyboardEvent) => {
      if (event.key === 'Tab') world.stopBefore = document.activeElement;
    };
    document.addEventListener('keydown', remember, true);
  }
  const stop = document.activeElement;
  const before = world.stopBefore;
  if (!stop || stop === document.body) return { name: '(the end)', problems: [], reached: false, over: true };
  const problems: string[] = [];
  const outlined = (element: Element | null, part?: string) => {
    if (!element) return false;
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element, part);
    return (
      outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !/^rgba.*, 0\)$|transparent/.test(outlineColor)
    );
  };
  // A choice in a list shows it around its whole line, and the link of a card or a row around all of it.
  const isShown = outlined(stop) || outlined(stop.closest('label, article')) || outlined(stop, '::after');
  if (!isShown) problems.push('no visible focus');
  if ((stop as HTMLElement).tabIndex > 0) problems.push('a tabindex that changes the order');
  const whole = stop.closest('label:has(input[type="radio"])') ?? stop;
  const box = whole.getBoundingClientRect();
  const seen = [0.1, 0.5, 0.9].some((x) =>
    [0.1, 0.5, 0.9].some((y) => {
      const top = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
      return top !== null && (whole.contains(top) || top.contains(whole));
    }),
  );
  if (!seen) problems.push('hidden behind something or outside the window');
  const over = stop.matches('.skip-link');
  // Over the end of the page, or of a dialog, the order begins again.
  if (before && before !== document.body && before.isConnected && !over && !stop.closest('dialog')) {
    const follows = Boolean(before.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING);
    if (!follows) problems.push('before the stop before');
    // In one form the eye goes down as well, or to the right.
    const [last, next] = [before.getBoundingClientRect(), stop.getBoundingClientRect()];
    const same = stop.closest('form') !== null && stop.closest('form') === before.closest('form');
    if (same && next.bottom <= last.top && next.left < last.right) problems.push('above the stop before');
  }
  const name = stop.getAttribute('aria-label') ?? stop.textContent?.trim().slice(0, 40);
  return {
    name: `${stop.tagName.toLowerCase()} ${stop.getAttribute('name') ?? ''} ${name ?? ''}`.trim(),
    problems,
    reached: stop === target,
    over,
  };
}
