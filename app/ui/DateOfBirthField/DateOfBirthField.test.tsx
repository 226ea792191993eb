// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, describe, expect, it } from 'vitest';
import { composeDate, datePartOrder, monthNames, splitDate } from './date-of-birth';
import { DateOfBirthField } from './DateOfBirthField';

afterEach(cleanup);

const compose = (fields: Record<string, string>) => composeDate((name) => fields[name], 'born');

describe('composeDate', () => {
  it.each([
    [{ 'born.day': '7', 'born.month': '3', 'born.year': '1980' }, '1980-03-07'],
    [{ 'born.day': ' 07 ', 'born.month': '12', 'born.year': '1980' }, '1980-12-07'],
    [{ born: '1980-03-07' }, '1980-03-07'],
    [{}, ''],
    [{ 'born.day': '', 'born.month': '', 'born.year': '' }, ''],
    // The value stays invalid for the schema to refuse, but holds enough to fill the fields again.
    [{ 'born.day': '31', 'born.month': '', 'born.year': '1980' }, '1980--31'],
    [{ 'born.day': '31', 'born.month': '2', 'born.year': '1980' }, '1980-02-31'],
    [{ 'born.day': 'x', 'born.month': '2', 'born.year': '80' }, '80-02-x'],
  ])('makes %j into "%s"', (fields, value) => {
    expect(compose(fields as Record<string, string>)).toBe(value);
  });

  it('is reversed by splitDate', () => {
    expect(splitDate('1980-02-31')).toEqual({ day: '31', month: '2', year: '1980' });
    expect(splitDate('1980--31')).toEqual({ day: '31', month: '', year: '1980' });
    expect(splitDate(undefined)).toEqual({ day: '', month: '', year: '' });
  });
});

describe('the locale', () => {
  it('sets the order and the names of months', () => {
    expect(datePartOrder('en-US')).toEqual(['month', 'day', 'year']);
    for (const locale of ['nl', 'en-GB', 'en-IE']) expect(datePartOrder(locale)).toEqual(['day', 'month', 'year']);
    expect(monthNames('nl').slice(0, 3)).toEqual(['januari', 'februari', 'maart']);
  });
});

describe('DateOfBirthField', () => {
  it('keeps a wrong date in its fields and marks each', () => {
    const { container } = render(
      <IntlProvider locale="nl" messages={{ 'common.day': 'Dag', 'common.month': 'Maand', 'common.year': 'Jaar' }}>
        <DateOfBirthField name="born" label="Geboortedatum" defaultValue="1980-02-31" error="Invalid date of birth." />
      </IntlProvider>,
    );
    expect(screen.getByRole('group', { name: 'Geboortedatum' })).toBeVisible();
    const entered = Object.fromEntries(
      [...container.querySelectorAll<HTMLInputElement>('input, select')].map(({ name, value }) => [name, value]),
    );
    expect(entered).toEqual({ 'born.day': '31', 'born.month': '2', 'born.year': '1980' });
    expect(container.querySelectorAll('[aria-invalid=true]')).toHaveLength(3);
    expect(screen.getByLabelText('Jaar').getAttribute('autocomplete')).toBe('bday-year');
  });
});
