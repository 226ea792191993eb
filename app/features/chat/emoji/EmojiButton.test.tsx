// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import chat from '../../../../locales/en/chat.json';
import { EmojiButton } from './EmojiButton';

const loaded = vi.hoisted(() => ({ picker: 0 }));
vi.mock('./EmojiPicker', async (original) => {
  loaded.picker += 1;
  return original();
});

const onInput = vi.fn();
beforeEach(() => localStorage.clear());
afterEach(cleanup);

function Field() {
  const ref = useRef<HTMLTextAreaElement>(null);
  return (
    <form>
      <textarea ref={ref} aria-label="Words" defaultValue="Hello you" />
      <EmojiButton field={ref} onInput={onInput} />
    </form>
  );
}

const show = () =>
  render(
    <IntlProvider locale="en" messages={chat}>
      <Field />
    </IntlProvider>,
  );

/** Opens the picker and waits until its emoji have arrived. */
async function open() {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Emoji' }));
  await screen.findByRole('button', { name: 'grinning face' });
}
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Words' });
const search = () => screen.getByRole('searchbox', { name: 'Search emoji' });
const cell = (name: string) => screen.getByRole('button', { name });

// The first test, because a module is loaded once.
// covers X17-044
it('loads nothing of the picker before it is opened', async () => {
  show();
  fireEvent.focus(screen.getByRole('button', { name: 'Emoji' }));
  await vi.dynamicImportSettled();
  expect(loaded.picker).toBe(0);
  cleanup();
  await open();
  expect(loaded.picker).toBe(1);
});

// covers X17-043
it('puts the emoji at the cursor and stays open for another', async () => {
  await open();
  field().setSelectionRange(5, 5);
  fireEvent.change(search(), { target: { value: 'strawb' } });
  fireEvent.click(cell('strawberry'));
  expect(field().value).toBe('Hello🍓 you');
  expect(onInput).toHaveBeenCalled();
  fireEvent.click(cell('strawberry'));
  expect(field().value).toBe('Hello🍓🍓 you');
});

it('closes with Escape and gives the focus back to the button that opened it', async () => {
  await open();
  search().focus();
  fireEvent.keyDown(search(), { key: 'Escape' });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Emoji' }));
});

it('shows one group at a time, and says when nothing is found', async () => {
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Food and drink' }));
  expect(cell('strawberry')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'grinning face' })).toBeNull();
  fireEvent.change(search(), { target: { value: 'qqqq' } });
  expect(screen.getByText('No emoji found. Try another word.')).toBeTruthy();
});

it('is one tab stop, in which the arrow keys move', async () => {
  await open();
  const grid = () => screen.getByRole('button', { name: 'grinning face' }).parentElement!;
  const stops = () => [...grid().children].filter((child) => (child as HTMLElement).tabIndex === 0);
  expect(stops()).toEqual([cell('grinning face')]);
  cell('grinning face').focus();
  fireEvent.keyDown(document.activeElement!, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(cell('grinning face with big eyes'));
  fireEvent.keyDown(document.activeElement!, { key: 'Home' });
  expect(stops()).toEqual([cell('grinning face')]);
});

it('offers the recently used ones first the next time', async () => {
  await open();
  fireEvent.change(search(), { target: { value: 'strawb' } });
  fireEvent.click(cell('strawberry'));
  cleanup();
  render(
    <IntlProvider locale="en" messages={chat}>
      <Field />
    </IntlProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Emoji' }));
  expect(await screen.findByRole('button', { name: 'strawberry' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Recently used', pressed: true })).toBeTruthy();
});

it('sends nothing with Enter in the search', async () => {
  await open();
  expect(fireEvent.keyDown(search(), { key: 'Enter' })).toBe(false);
});

it('stays open when Escape only ends a composition in the search', async () => {
  await open();
  fireEvent.keyDown(search(), { key: 'Escape', isComposing: true });
  // Safari reports the key after the composition has ended.
  fireEvent.keyDown(search(), { key: 'Escape', keyCode: 229 });
  expect(search()).toBeVisible();
  fireEvent.keyDown(search(), { key: 'Escape' });
  expect(screen.queryByRole('searchbox')).toBeNull();
});
