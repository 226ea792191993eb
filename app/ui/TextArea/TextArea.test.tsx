// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it } from 'vitest';
import { TextArea } from './TextArea';

afterEach(cleanup);

const area = (text = '') => (
  <IntlProvider locale="en">
    <TextArea name="words" label="Words" maxLength={40} defaultValue={text} counter />
  </IntlProvider>
);
const shown = () => screen.getByText(/^\d+\/40$/).textContent;
const spoken = () => screen.getByRole('status').textContent;

it('counts characters as the server does, which takes an emoji for one', () => {
  render(area('🙂🙂'));
  expect(shown()).toBe('2/40');
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '🙂'.repeat(30) } });
  expect([shown(), spoken()]).toEqual(['30/40', '10 characters left']);
  // As some keyboards and files write an accent: the server composes it.
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'e\u0301'.repeat(30) } });
  expect(shown()).toBe('30/40');
});

it('does not cut off in the browser what the server accepts, and says by how much a text is too long', () => {
  render(area());
  const field = screen.getByRole<HTMLTextAreaElement>('textbox');
  // Browsers count an emoji as two here, and cut off what is more than the attribute allows without a word.
  expect(field.maxLength).toBeGreaterThan('🙂'.repeat(60).length);
  fireEvent.change(field, { target: { value: 'x'.repeat(43) } });
  expect([shown(), spoken()]).toEqual(['43/40', '3 characters too many']);
});

it('ends at the limit for members without scripts, who see no counter move', () => {
  expect(renderToString(area())).toMatch(/maxlength="40"/i);
});
