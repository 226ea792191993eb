// covers S2-069 S9-017

// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Badge } from './Badge';

afterEach(cleanup);

describe('Badge', () => {
  it.each([
    [1, '1'],
    [99, '99'],
    [100, '99+'],
    [4000, '99+'],
  ])('shows %i as %s', (count, text) => {
    render(<Badge count={count} />);
    expect(screen.getByText(text)).toBeVisible();
  });

  it('is not rendered at 0, unless 0 is to be shown', () => {
    const { container, rerender } = render(<Badge count={0} />);
    expect(container.innerHTML).toBe('');
    rerender(<Badge count={0} showZero tone="danger" />);
    expect(container.textContent).toBe('0');
  });

  it('says what is counted and hides the bare number from screen readers', () => {
    render(<Badge count={120} label="120 unread messages" />);
    expect(screen.getByText('99+').getAttribute('aria-hidden')).toBe('true');
    expect(screen.getByText('120 unread messages').className).toContain('visually-hidden');
  });
});
