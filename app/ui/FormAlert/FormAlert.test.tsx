// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, describe, expect, it } from 'vitest';
import { ErrorAlert } from './ErrorAlert';
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

  it('leaves the focus to whoever is correcting a field, until there is another refusal', () => {
    const form = (error: { code: string; values: Record<string, string> }) => (
      <IntlProvider locale="en" messages={{ refused: 'Refused' }}>
        <ErrorAlert error={error} />
        <input />
      </IntlProvider>
    );
    const first = { code: 'refused', values: {} };
    const { rerender } = render(form(first));
    screen.getByRole('textbox').focus();
    rerender(form(first));
    expect(screen.getByRole('textbox')).toHaveFocus();
    rerender(form({ ...first }));
    expect(screen.getByRole('textbox')).not.toHaveFocus();
  });
});
