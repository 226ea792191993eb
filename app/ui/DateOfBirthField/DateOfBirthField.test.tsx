// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, describe, expect, it } from 'vitest';
import { createSteadyIntl } from '~/i18n/create-intl';
import { composeDate, datePartOrder, isRealDate, latestBirthDate, monthNames, splitDate } from './date-of-birth';
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
    const intl = (locale: string) => createSteadyIntl({ locale, timeZone: 'UTC', messages: {} });
    expect(datePartOrder(intl('en-US'))).toEqual(['month', 'day', 'year']);
    for (const locale of ['nl', 'en-GB', 'en-IE'])
      expect(datePartOrder(intl(locale))).toEqual(['day', 'month', 'year']);
    expect(monthNames(intl('nl')).slice(0, 3)).toEqual(['januari', 'februari', 'maart']);
  });
});

it('a real date is a day of the calendar', () => {
  for (const date of ['1980-03-07', '2000-02-29']) expect(isRealDate(date), date).toBe(true);
  for (const date of ['', '1980--31', '1980-02-31', '1999-02-29', '80-02-01', '1980-02-x'])
    expect(isRealDate(date), date).toBe(false);
});

it('the latest birthday is the one of whoever reaches the age today', () => {
  expect(latestBirthDate(Date.UTC(2026, 10, 26, 12), 18)).toBe('2008-11-26');
});

describe('DateOfBirthField', () => {
  it('takes its error back once the date is one, and of somebody old enough', () => {
    const { container } = render(
      <IntlProvider locale="en">
        <DateOfBirthField name="born" label="Born" defaultValue="1980-02-31" latest="2008-11-26" error="Wrong" />
      </IntlProvider>,
    );
    const enter = (part: string, value: string) =>
      fireEvent.change(container.querySelector(`[name="born.${part}"]`)!, { target: { value } });
    enter('year', '2009');
    expect(screen.getByText('Wrong')).toBeVisible();
    enter('day', '28');
    expect(screen.getByText('Wrong')).toBeVisible();
    enter('year', '1980');
    expect(screen.queryByText('Wrong')).toBeNull();
    expect(container.querySelectorAll('[aria-invalid=true]')).toHaveLength(0);
    enter('day', '31');
    expect(screen.getByText('Wrong')).toBeVisible();
  });

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
