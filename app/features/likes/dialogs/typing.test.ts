// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { isTyping, watchTyping } from './typing';

beforeEach(() => {
  document.body.innerHTML = `
    <button>Like</button>
    <form method="post">
      <input name="name"><input type="checkbox" name="sure"><textarea name="text">Saved words</textarea>
      <button>Send</button>
    </form>
    <form method="get"><input type="search" name="query"></form>`;
});
const find = <T extends HTMLElement = HTMLTextAreaElement>(selector: string) => document.querySelector<T>(selector)!;

function write(selector: string, text: string) {
  const field = find(selector);
  field.focus();
  field.value = text;
  field.blur();
}

it.each([
  ['nothing', 'body', false],
  ['a button', 'button', false],
  ['a checkbox', '[name=sure]', false],
  ['a line of text', '[name=name]', true],
  ['a text', 'textarea', true],
  ['a search field', '[type=search]', true],
])('knows whether the focus in %s means writing', (_, selector, typing) => {
  find(selector).focus();
  expect(isTyping(document)).toBe(typing);
});

it('ignores a field that somebody has only focused, and one that was emptied', () => {
  const stop = watchTyping(document);
  write('textarea', 'Saved words');
  write('[name=name]', '');
  expect(isTyping(document)).toBe(false);
  stop();
});

it.each(['textarea', '[name=name]'])('counts unsent text in %s, wherever the focus is meanwhile', (field) => {
  const stop = watchTyping(document);
  write(field, 'Half a thought');
  find('button').focus();
  expect(isTyping(document)).toBe(true);
  find('form').dispatchEvent(new Event('submit', { bubbles: true }));
  expect(isTyping(document)).toBe(false);
  stop();
});

it('ignores unsubmitted text in a search field', () => {
  const stop = watchTyping(document);
  write('[type=search]', 'Ann');
  expect(isTyping(document)).toBe(false);
  stop();
});

it('forgets text in a page that was removed', () => {
  const stop = watchTyping(document);
  write('textarea', 'Half a thought');
  find('form').remove();
  expect(isTyping(document)).toBe(false);
  stop();
});
