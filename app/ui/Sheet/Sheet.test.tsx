// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it, vi } from 'vitest';
import { Sheet } from './Sheet';

afterEach(cleanup);

const sheet = (open: boolean, onClose = () => {}, anchor = createRef<HTMLButtonElement>()) => (
  <IntlProvider locale="en">
    <button type="button" ref={anchor}>
      Gift
    </button>
    <Sheet open={open} onClose={onClose} title="Choose" anchor={anchor}>
      <button type="button">Rose</button>
    </Sheet>
  </IntlProvider>
);
const element = () => document.querySelector('dialog')!;

it('is a modal named by its title, placed beside its button, and closes by cross, backdrop and Escape', () => {
  const onClose = vi.fn();
  const { rerender } = render(sheet(false));
  expect(element().open).toBe(false);
  rerender(sheet(true, onClose));
  expect(element().open).toBe(true);
  expect(document.getElementById(element().getAttribute('aria-labelledby')!)?.textContent).toBe('Choose');
  expect(element().style.getPropertyValue('--sheet-left')).toBe('16px');
  fireEvent.click(screen.getByRole('button', { name: 'Rose' }));
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(element());
  expect(onClose).toHaveBeenCalledTimes(1);
});
