// @vitest-environment happy-dom
import { parse } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { createSteadyIntl, type Messages } from '../create-intl';
import { DATE_FORMATS, money } from '../formats';
import { notingIntl, PageTexts, pageTextsOf } from './page-texts.server';
import { readSentTexts, SENT_ELEMENT, type SentTexts } from './sent-texts';

const AT = Date.UTC(2026, 10, 21, 13, 5);
const MESSAGES = {
  'chat.n': parse('{n, number} and {n, plural, one {#} other {#}}'),
  'chat.until': parse('until {at, date, medium}, {at, time, short}'),
} as unknown as Messages;

const intlOf = (locale: string, texts?: SentTexts) =>
  createSteadyIntl({ locale, timeZone: 'Europe/Amsterdam', messages: MESSAGES, ...(texts ? { texts } : {}) });

type Intl = ReturnType<typeof intlOf>;

/** Every way to write something that two runtimes may write otherwise. */
const WAYS: Record<string, (intl: Intl) => unknown> = {
  'a number': (intl) => intl.formatNumber(1234.5),
  money: (intl) => intl.formatNumber(1234.5, money('CHF')),
  'a signed number': (intl) => intl.formatNumber(-1500, { signDisplay: 'always' }),
  'the parts of a number': (intl) => intl.formatNumberToParts(1234.5),
  'a date': (intl) => intl.formatDate(AT, DATE_FORMATS.long),
  'a date given as a text': (intl) => intl.formatDate('2026-11-21T12:00:00Z', DATE_FORMATS.medium),
  'a date given as an object': (intl) => intl.formatDate(new Date(AT), { dateStyle: 'medium', timeStyle: 'short' }),
  'a date of another zone': (intl) => intl.formatDate(AT, { dateStyle: 'long', timeZone: 'UTC' }),
  'a day before whole quarters': (intl) => intl.formatDate(Date.UTC(1937, 5, 1, 0, 0, 1), DATE_FORMATS.long),
  'the parts of a date': (intl) => intl.formatDateToParts(AT, DATE_FORMATS.long),
  'a time': (intl) => intl.formatTime(AT, DATE_FORMATS.time),
  'a time without a format': (intl) => intl.formatTime(AT),
  'the parts of a time': (intl) => intl.formatTimeToParts(AT),
  'a range': (intl) => intl.formatDateTimeRange(AT, AT + 1e8, DATE_FORMATS.long),
  'how long ago': (intl) => intl.formatRelativeTime(-5, 'minute', { numeric: 'auto' }),
  'a list': (intl) => intl.formatList(['tea', 'a, b', '</script><b>'], { type: 'disjunction' }),
  'a name': (intl) => intl.formatDisplayName('NL', { type: 'region' }),
  'numbers in a message': (intl) => intl.formatMessage({ id: 'chat.n' }, { n: 1234 }),
  'dates in a message': (intl) => intl.formatMessage({ id: 'chat.until' }, { at: AT }),
};

function open(texts: PageTexts): SentTexts {
  document.body.innerHTML = texts.element;
  return readSentTexts(document);
}

describe('a text that the server wrote', () => {
  it.each(Object.entries(WAYS))('stands: %s', (_, write) => {
    // The browser of the test writes everything as in another country, as a stand-in for another version of Intl.
    const texts = new PageTexts();
    const written = write(notingIntl(intlOf('nl'), texts));
    const browser = intlOf('en-US', open(texts));
    expect(write(browser)).toEqual(written);
    expect(write(browser)).toEqual(written);
    // Without what the page brought along it writes something else.
    expect(write(intlOf('en-US'))).not.toEqual(written);
  });

  it('stands for its value only', () => {
    const texts = new PageTexts();
    const server = notingIntl(intlOf('nl'), texts);
    server.formatNumber(1234.5);
    server.formatTime(AT, DATE_FORMATS.time);
    const browser = intlOf('en-US', open(texts));
    expect(browser.formatNumber(1234.5)).toBe('1.234,5');
    expect(browser.formatNumber(1234.6)).toBe('1,234.6');
    expect(browser.formatNumber(1234.5, { style: 'percent' })).toBe('123,450%');
    expect(browser.formatTime(AT + 59_999, DATE_FORMATS.time)).toBe('14:05');
    expect(browser.formatTime(AT + 60_000, DATE_FORMATS.time)).toBe('2:06 PM');
    expect(browser.formatRelativeTime(-5, 'minute')).toBe('5 minutes ago');
  });
});

describe('what a page brings along', () => {
  it('is nothing where no text can differ', () => {
    const texts = new PageTexts();
    const intl = notingIntl(intlOf('nl'), texts);
    expect(intl.formatMessage({ id: 'chat.n' }, { n: 999 })).toBe('999 and 999');
    expect(intl.formatNumber(0)).toBe('0');
    expect(texts.element).toBe('');
  });

  it('is small: moments that are written alike once, and whole numbers as distances', () => {
    const texts = new PageTexts();
    const intl = notingIntl(intlOf('nl'), texts);
    for (const minutes of [3, 0, 0.5, 1, 120]) intl.formatTime(AT + minutes * 60_000, DATE_FORMATS.time);
    document.body.innerHTML = texts.element;
    expect(JSON.parse(document.getElementById(SENT_ELEMENT)!.textContent!)).toEqual({
      'date hour numeric minute 2-digit': [
        [AT / 60_000, 1, 2, 117],
        ['14:05', '14:06', '14:08', '16:05'],
      ],
    });
  });

  it('does not depend on the order in which it was written', () => {
    const orders = [Object.values(WAYS), Object.values(WAYS).toReversed()];
    const [first, second] = orders.map((ways) => {
      const texts = new PageTexts();
      for (const write of ways) write(notingIntl(intlOf('nl'), texts));
      return texts.element;
    });
    expect(first).toBe(second);
    expect(first!.match(/<\/script>/g)).toHaveLength(1);
  });

  it('holds nothing of another page that is written with the same intl', () => {
    const shared = intlOf('nl');
    const [first, second] = [new PageTexts(), new PageTexts()];
    notingIntl(shared, first).formatNumber(1000);
    notingIntl(shared, second).formatNumber(2000);
    shared.formatNumber(3000);
    expect(first.noted.map(([, value]) => value)).toEqual(['1000']);
    expect(second.noted.map(([, value]) => value)).toEqual(['2000']);
  });

  it('stays with its page where writing fails, or a message writes within another', () => {
    const shared = intlOf('nl');
    const [outer, inner] = [new PageTexts(), new PageTexts()];
    const [page, fragment] = [notingIntl(shared, outer), notingIntl(shared, inner)];
    const b = () => fragment.formatNumber(2000);
    const intl = { ...page, messages: shared.messages };
    shared.messages['chat.b'] = parse('<b>x</b> {n, number}');
    expect(intl.formatMessage({ id: 'chat.b' }, { n: 1000, b })).toBe('2.000 1.000');
    expect(outer.noted.map(([, value]) => value)).toEqual(['1000']);
    expect(() => page.formatNumber(1, { style: 'currency', currency: 'no' })).not.toThrow();
    shared.formatNumber(4000);
    expect(outer.noted.some(([, value]) => value === '4000')).toBe(false);
  });

  it('holds what its fragments hold, made or remembered', () => {
    const page = new PageTexts();
    const fragment = new PageTexts(page);
    page.text('number', '1000', () => '1.000');
    fragment.text('number', '1000', () => 'not asked');
    fragment.text('number', '2000', () => '2.000');
    expect(fragment.noted).toEqual([
      ['number', '1000', '1.000'],
      ['number', '2000', '2.000'],
    ]);
    expect(page.noted).toEqual(fragment.noted);
    const later = new PageTexts();
    later.add(fragment.noted);
    expect(later.element).toBe(page.element);
    expect(pageTextsOf(notingIntl(intlOf('nl'), page))).toBe(page);
    expect(pageTextsOf(null)).toBeUndefined();
  });
});
