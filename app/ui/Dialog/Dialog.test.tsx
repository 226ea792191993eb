// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { IntlProvider } from 'react-intl';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from './Dialog';
import type { DialogProps } from './Dialog';

afterEach(cleanup);

const dialog = (props: Partial<DialogProps> = {}) => (
  <IntlProvider locale="en">
    <Dialog open title="Delete?" {...props}>
      <button type="button">Keep</button>
    </Dialog>
  </IntlProvider>
);
const element = () => document.querySelector('dialog')!;

describe('Dialog', () => {
  it('opens as a modal with its title as its name and closes on request', () => {
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    const { rerender } = render(dialog({ open: false }));
    expect(element().open).toBe(false);
    rerender(dialog());
    expect(showModal).toHaveBeenCalledTimes(1);
    expect(element().open).toBe(true);
    const name = document.getElementById(element().getAttribute('aria-labelledby')!);
    expect(name?.textContent).toBe('Delete?');
    rerender(dialog({ open: false }));
    expect(element().open).toBe(false);
    showModal.mockRestore();
  });

  it('is a modal before the page with it is shown, so that Escape closes it from the first moment', () => {
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    const before: number[] = [];
    const Page = () => {
      useLayoutEffect(() => void before.push(showModal.mock.calls.length), []);
      return dialog();
    };
    render(<Page />);
    expect(before).toEqual([1]);
    showModal.mockRestore();
  });

  it('notifies its owner once when the person closes it: by the backdrop, not by a press inside', () => {
    const onClose = vi.fn();
    render(dialog({ onClose }));
    fireEvent.click(screen.getByRole('button', { name: 'Keep' }));
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.click(element());
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('only calls its owner, once, where that closes it: by Escape, the back gesture, the backdrop and the cross', () => {
    const [onClose, onRequestClose] = [vi.fn(), vi.fn()];
    render(dialog({ onClose, onRequestClose }));
    fireEvent.keyDown(element(), { key: 'Escape' });
    element().dispatchEvent(new Event('cancel', { cancelable: true }));
    expect(onRequestClose).toHaveBeenCalledTimes(1);
    fireEvent.keyUp(element(), { key: 'Escape' });
    element().dispatchEvent(new Event('cancel', { cancelable: true }));
    fireEvent.click(element());
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onRequestClose).toHaveBeenCalledTimes(4);
    expect(element().open).toBe(true);
    expect(onClose).not.toHaveBeenCalled();
  });

  // covers S2-108 S2-109
  it('cannot be closed if closing is not allowed: no cross, no backdrop, no Escape, no cancel', () => {
    const onClose = vi.fn();
    render(dialog({ onClose, closable: false }));
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    fireEvent.click(element());
    const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    element().dispatchEvent(escape);
    const cancel = new Event('cancel', { cancelable: true });
    element().dispatchEvent(cancel);
    expect([escape.defaultPrevented, cancel.defaultPrevented]).toEqual([true, true]);
    expect(element().open).toBe(true);
    expect(onClose).not.toHaveBeenCalled();
  });
});
