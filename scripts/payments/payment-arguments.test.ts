import { describe, expect, it } from 'vitest';
import { DAY } from '~/time/durations';
import { moneyText } from '~/features/billing/operator/money-text';
import {
  operatorOf,
  parseAmount,
  periodOf,
  stateOf,
  wholeOf,
  type PaymentsCommand,
  type Verb,
} from './payment-arguments';

const command = (verb: Verb, typed: PaymentsCommand['typed'] = {}) => ({
  verb,
  brand: 'aurea',
  id: 'a',
  typed,
  json: false,
});
const NOW = Date.UTC(2026, 10, 21, 12);

describe('the words of npm run facet -- payments', () => {
  it.each([
    ['refund', { actor: 'Eva' }, 'refund needs --reason'],
    ['refund', { actor: 'Eva', reason: 'xy' }, 'refund needs --reason'],
    ['refund', { reason: 'because' }, 'refund needs --actor'],
    ['reconcile', { book: true, reason: 'because', actor: '<b>' }, 'reconcile needs --actor'],
    ['dispute', { reason: 'because', actor: '01hq3v9xk2m4n5p6q7r8s9t0va' }, 'dispute needs --actor'],
  ] as const)('%s with %j: who does it and why is needed', (verb, typed, sentence) => {
    expect(() => operatorOf(command(verb, typed))).toThrow(sentence);
  });

  it('read days, whole numbers and states', () => {
    expect(periodOf(command('list'), NOW)).toEqual({ from: NOW - 30 * DAY, to: NOW + 1 });
    expect(periodOf(command('list', { from: '2026-11-01', to: '2026-11-01' }), NOW)).toEqual({
      from: Date.UTC(2026, 10, 1),
      to: Date.UTC(2026, 10, 2),
    });
    for (const wrong of [
      { from: '2026-02-30' },
      { from: 'yesterday' },
      { days: '0' },
      { days: '1.5' },
      { from: '2026-11-02', to: '2026-11-01' },
      { days: '3', from: '2026-11-01' },
    ]) {
      expect(() => periodOf(command('list', wrong), NOW)).toThrow(/^--|^either/);
    }
    expect(() => stateOf('paid')).toThrow('--state must be one of pending, processing');
    expect(() => wholeOf('--credits', '1e3', 5000)).toThrow('--credits must be a whole number from 1 to 5000');
  });
});

describe('a typed amount', () => {
  it.each([
    ['12.5', 'EUR', 1250],
    ['12,50', 'EUR', 1250],
    ['0.01', 'EUR', 1],
    ['1200', 'JPY', 1200],
    ['1.234', 'KWD', 1234],
    ['1', 'KWD', 1000],
  ])('%s %s is exact', (typed, currency, minor) => {
    expect(parseAmount(typed, currency, '--goodwill')).toBe(minor);
  });

  it.each([
    ['12.505', 'EUR'],
    ['12.5', 'JPY'],
    ['0', 'EUR'],
    ['-5', 'EUR'],
    ['1e3', 'EUR'],
    ['1.000,00', 'EUR'],
    ['', 'EUR'],
    ['€5', 'EUR'],
  ])('%s %s is refused', (typed, currency) => {
    expect(() => parseAmount(typed, currency, '--goodwill')).toThrow(`--goodwill must be an amount in ${currency}`);
  });

  it('is printed with the decimals of its currency', () => {
    expect([moneyText(1250, 'EUR'), moneyText(1250, 'JPY'), moneyText(1250, 'KWD')]).toEqual([
      '12.50 EUR',
      '1250 JPY',
      '1.250 KWD',
    ]);
  });
});
