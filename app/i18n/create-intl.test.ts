import { parse } from '@formatjs/icu-messageformat-parser';
import { createIntl } from 'react-intl';
import { describe, expect, it, vi } from 'vitest';
import { createSteadyIntl, type IntlInput, type Messages } from './create-intl';
import { DATE_FORMATS, money } from './formats';

function intlOf(texts: Record<string, string>, more: Partial<IntlInput> = {}) {
  const messages = Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, parse(text)])) as Messages;
  return createSteadyIntl({ locale: 'en', timeZone: 'Europe/Amsterdam', messages, ...more });
}

const at = Date.UTC(2026, 10, 21, 13, 5);
const exotic = /[\u2009\u202f]/;

describe('createSteadyIntl', () => {
  it('formats messages with values, plurals and elements', () => {
    const intl = intlOf({ 'a.b': '<b>{name}</b> has {n, plural, one {# credit} other {# credits}}' });
    const values = { name: 'Ann', n: 2, b: (chunks: unknown[]) => `*${chunks.join('')}*` };
    expect(intl.formatMessage({ id: 'a.b' }, values)).toBe('*Ann* has 2 credits');
    expect(intl.formatMessage({ id: 'a.b' }, { ...values, n: 1 })).toBe('*Ann* has 1 credit');
  });

  it("formats times in the brand's zone, within and outside messages", () => {
    const intl = intlOf({ 'a.b': '{at, date, short} {at, time, short}' });
    expect(intl.formatTime(at, DATE_FORMATS.time)).toBe('2:05 PM');
    expect(intl.formatMessage({ id: 'a.b' }, { at })).toBe('11/21/26 2:05 PM');
    expect(intl.formatTime(at, { ...DATE_FORMATS.time, timeZone: 'UTC' })).toBe('1:05 PM');
    expect(intl.timeZone).toBe('Europe/Amsterdam');
  });

  it('writes dates as react-intl does, again and again, each format for itself', () => {
    const intl = intlOf({});
    const plain = createIntl({ locale: 'en', timeZone: 'Europe/Amsterdam', messages: {}, onError: () => undefined });
    const unspaced = (text: string) => text.replace(/[\u00a0\u2009\u202f]/g, ' ');
    const formats = [...Object.values(DATE_FORMATS), { dateStyle: 'long' } as const, { year: '2-digit' } as const];
    for (const format of [...formats, ...formats, { ...DATE_FORMATS.time, timeZone: 'UTC' }, undefined]) {
      for (const moment of [at, at + 86_400_000, new Date(at), NaN]) {
        expect(intl.formatDate(moment, format)).toBe(unspaced(plain.formatDate(moment, format)));
        expect(intl.formatTime(moment, format)).toBe(unspaced(plain.formatTime(moment, format)));
      }
    }
  });

  it('uses no narrow or thin space anywhere', () => {
    const intl = intlOf({ 'a.b': '{n, number} {at, time, short} {n, number, percent}' }, { locale: 'fr' });
    const texts = [
      intl.formatNumber(1_234_567.5),
      intl.formatNumber(19.99, money('EUR')),
      intl.formatNumber(0.25, { style: 'percent' }),
      intl.formatTime(at),
      intl.formatRelativeTime(-5, 'minute'),
      intl.formatMessage({ id: 'a.b' }, { n: 1_234_567, at }),
    ];
    for (const text of texts) expect(text).not.toMatch(exotic);
    expect(texts[0]).toBe('1\u00a0234\u00a0567,5');
    expect(intl.formatNumberToParts(1e6).some(({ value }) => exotic.test(value))).toBe(false);
  });

  it('compiles a message once', () => {
    const intl = intlOf({ 'a.b': 'Hi {name}' });
    const message = intl.messages['a.b'] as Messages[string];
    const first = intl.formatters.getMessageFormat(message, 'en');
    expect(intl.formatters.getMessageFormat(message, 'en')).toBe(first);
  });

  it('finds messages that were added later', () => {
    const messages: Messages = {};
    const intl = createSteadyIntl({ locale: 'nl', timeZone: 'UTC', messages });
    expect(intl.formatMessage({ id: 'a.b', defaultMessage: 'Send' })).toBe('Send');
    messages['a.b'] = parse('Versturen');
    expect(intl.formatMessage({ id: 'a.b', defaultMessage: 'Send' })).toBe('Versturen');
  });

  it('distinguishes a missing text from values that do not fit', () => {
    const onMissing = vi.fn();
    const onProblem = vi.fn();
    const intl = intlOf({ 'a.b': '{n, plural, other {#}}' }, { locale: 'nl', onMissing, onProblem });
    expect(intl.formatMessage({ id: 'a.c', defaultMessage: 'Default' })).toBe('Default');
    expect(onMissing).toHaveBeenCalledWith('a.c');
    expect(onProblem).not.toHaveBeenCalled();
    intl.formatMessage({ id: 'a.b' });
    expect(onProblem).toHaveBeenCalledOnce();
  });
});
