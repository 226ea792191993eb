// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, describe, expect, it } from 'vitest';
import { FormAlert } from './FormAlert';

afterEach(cleanup);

const alert = (text?: string) => (
  <IntlProvider locale="en">
    <FormAlert>{text}</FormAlert>
  </IntlProvider>
);

describe('FormAlert', () => {
  it('is not rendered without a message, and takes the focus when one arrives', () => {
    const { container, rerender } = render(alert());
    expect(container.innerHTML).toBe('');
    rerender(alert('Login failed, please try again'));
    const box = screen.getByRole('alert');
    expect(box.textContent).toBe('Login failed, please try again');
    expect(document.activeElement?.contains(box)).toBe(true);
  });
});
