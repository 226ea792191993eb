// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, describe, expect, it } from 'vitest';
import { Price } from './Price';

afterEach(cleanup);

const text = (locale: string, amount: number, currency: string, trim = false) => {
  const { container } = render(
    <IntlProvider locale={locale}>
      <Price amount={amount} currency={currency} trim={trim} />
    </IntlProvider>,
  );
  return container.textContent?.replaceAll(/\s/g, ' ');
};

describe('Price', () => {
  it.each([
    ['nl', 1995, 'EUR', '€ 19,95'],
    ['en', 1995, 'USD', '$19.95'],
    ['de', 1995, 'CHF', '19,95 CHF'],
    ['pl', 123456, 'PLN', '1234,56 zł'],
    ['da', 9900, 'DKK', '99,00 kr.'],
  ])('%s writes %i %s as %s', (locale, amount, currency, expected) => {
    expect(text(locale, amount, currency)).toBe(expected);
  });

  it('leaves out the zeros of round prices on request', () => {
    expect(text('en', 2500, 'USD', true)).toBe('$25');
    cleanup();
    expect(text('en', 2550, 'USD', true)).toBe('$25.50');
  });

  it.each([
    ['JPY', '¥1,995'],
    ['KWD', 'KWD 1.995'],
  ])('writes %s with the decimals of the currency', (currency, expected) => {
    expect(text('en', 1995, currency)).toBe(expected);
  });
});
