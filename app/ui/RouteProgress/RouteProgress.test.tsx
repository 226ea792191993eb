// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RouteProgress } from './RouteProgress';
import { PROGRESS_DURATION_MS, PROGRESS_THROTTLE_MS } from './progress-times';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const bar = (active: boolean) => (
  <IntlProvider locale="en">
    <RouteProgress active={active} />
  </IntlProvider>
);
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

describe('RouteProgress', () => {
  // covers S9-028 S9-029
  it('has the values of the specification', () => {
    expect([PROGRESS_THROTTLE_MS, PROGRESS_DURATION_MS]).toEqual([200, 5000]);
  });

  it('shows nothing for a quick page', () => {
    const { container, rerender } = render(bar(true));
    pass(199);
    rerender(bar(false));
    pass(1000);
    expect(container.innerHTML).toBe('');
  });

  // covers S9-028
  it('appears after the delay, and disappears when the page is loaded', () => {
    const { container, rerender } = render(bar(true));
    pass(201);
    expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
    rerender(bar(false));
    pass(400);
    expect(container.innerHTML).toBe('');
  });
});
