// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, describe, expect, it } from 'vitest';
import { TextField } from '../TextField/TextField';
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

  it('goes when every field that came with it is corrected, and comes again with the next refusal', async () => {
    const form = (error: { code: string; values: Record<string, string> }) => (
      <IntlProvider locale="en" messages={{ refused: 'Refused' }}>
        <form>
          <ErrorAlert error={error} />
          <TextField label="Name" error="Taken" defaultValue="Anna" />
          <TextField label="Place" error="Unknown" defaultValue="Nowhere" />
        </form>
      </IntlProvider>
    );
    const enter = (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    const { rerender } = render(form({ code: 'refused', values: {} }));
    enter('Name', 'Bea');
    await waitFor(() => expect(screen.queryByText('Taken')).toBeNull());
    expect(screen.getByText('Refused')).toBeVisible();
    enter('Place', 'Here');
    await waitFor(() => expect(screen.queryByText('Refused')).toBeNull());
    rerender(form({ code: 'refused', values: {} }));
    expect(screen.getByText('Refused')).toBeVisible();
  });

  it('stays where no field is to blame', () => {
    render(
      <IntlProvider locale="en" messages={{ refused: 'Refused' }}>
        <form>
          <ErrorAlert error={{ code: 'refused', values: {} }} />
          <TextField label="Name" />
        </form>
      </IntlProvider>,
    );
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Bea' } });
    expect(screen.getByText('Refused')).toBeVisible();
  });
});
