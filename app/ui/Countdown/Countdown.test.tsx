// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Countdown, clockText, timeLeft } from './Countdown';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const countdown = (now: number, endsAt: number, onEnd?: () => void) => (
  <IntlProvider locale="en">
    <Countdown now={now} endsAt={endsAt} onEnd={onEnd} />
  </IntlProvider>
);
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

describe('timeLeft', () => {
  it.each([
    [14_400_000, '04:00:00'],
    [14_399_001, '04:00:00'],
    [3_661_000, '01:01:01'],
    [90_000_000, '25:00:00'],
    [1, '00:00:01'],
    [0, '00:00:00'],
    [-5000, '00:00:00'],
  ])('%i ms reads %s', (ms, text) => {
    expect(clockText(timeLeft(ms))).toBe(text);
  });
});

describe('Countdown', () => {
  it("counts from the server's time, each second, and ends once", () => {
    const onEnd = vi.fn();
    render(countdown(1_000_000, 1_003_000, onEnd));
    expect(screen.getByText('00:00:03')).toBeVisible();
    pass(1000);
    expect(screen.getByText('00:00:02')).toBeVisible();
    expect(onEnd).not.toHaveBeenCalled();
    pass(10_000);
    expect(screen.getByText('00:00:00')).toBeVisible();
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('is corrected by a new response of the server', () => {
    const { rerender } = render(countdown(0, 60_000));
    rerender(countdown(30_000, 60_000));
    expect(screen.getByText('00:00:30')).toBeVisible();
  });

  it('is not announced: a timer without a live region, the digits hidden from screen readers, minutes as text', () => {
    render(countdown(0, 3_900_000));
    expect(screen.getByRole('timer').hasAttribute('aria-live')).toBe(false);
    expect(screen.getByText('01:05:00').getAttribute('aria-hidden')).toBe('true');
    expect(screen.getByText('1 hour 5 minutes left')).toBeVisible();
  });
});
