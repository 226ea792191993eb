// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ToastProvider, useToast } from './ToastProvider';
import type { ToastInput } from './toast-store';
import { TOAST_MS } from './Toaster';

const grab = vi.fn<(toaster: ReturnType<typeof useToast>) => void>();
const show = (toast: ToastInput) => grab.mock.lastCall![0].show(toast);

function Grab() {
  grab(useToast());
  return null;
}

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <IntlProvider locale="en">
      <ToastProvider>
        <Grab />
      </ToastProvider>
    </IntlProvider>,
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const say = (toast: ToastInput) => act(() => void show(toast));
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

describe('Toaster', () => {
  it('announces politely and disappears by itself', () => {
    say({ tone: 'success', message: 'Like sent' });
    expect(screen.getByText('Like sent').closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite');
    pass(TOAST_MS + 10);
    expect(screen.queryByText('Like sent')).toBeNull();
  });

  it('keeps errors and toasts with an action until they are dismissed', () => {
    say({ tone: 'danger', message: 'Not sent' });
    say({ message: 'Deleted', action: <button type="button">Undo</button> });
    pass(TOAST_MS * 10);
    expect(screen.getByText('Not sent').closest('[aria-live]')?.getAttribute('aria-live')).toBe('assertive');
    expect(screen.getByText('Deleted')).toBeVisible();
    fireEvent.click(screen.getAllByRole('button', { name: 'Dismiss' })[0]!);
    expect(screen.queryByText('Not sent')).toBeNull();
  });

  it('stays while it is being read', () => {
    say({ message: 'Saved' });
    const box = screen.getByText('Saved');
    fireEvent.focus(screen.getByRole('button', { name: 'Dismiss' }));
    pass(TOAST_MS * 3);
    expect(box.isConnected).toBe(true);
    fireEvent.blur(screen.getByRole('button', { name: 'Dismiss' }));
    pass(TOAST_MS + 10);
    expect(box.isConnected).toBe(false);
  });

  it('replaces a toast with the same key and never piles up', () => {
    say({ key: 'offline', message: 'Offline' });
    say({ key: 'offline', message: 'Still offline' });
    expect(screen.queryByText('Offline')).toBeNull();
    for (let count = 0; count < 9; count += 1) say({ message: `Toast ${count}` });
    expect(screen.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(4);
  });
});
