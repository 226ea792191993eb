import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { FormattedNumber, RawIntlProvider } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { createSteadyIntl } from '~/i18n/create-intl';
import { notingIntl, PageTexts } from '~/i18n/sent/page-texts.server';
import { cachedFragment, FragmentsOfPage } from './cached-fragment';
import { FragmentCache } from './fragment-cache';

let rendered: string[] = [];

function Card({ name, children }: { name: string; me?: string; children?: ReactNode }) {
  rendered.push(name);
  return (
    <p title={name}>
      Hello {name}, <b>{children}</b>
    </p>
  );
}
const CachedCard = cachedFragment('card', Card, { browserOnly: ['me'] });

const Inner = cachedFragment('inner', ({ text }: { text: string }) => <i>{text}</i>);
const Outer = cachedFragment('outer', ({ text }: { text: string }) => (
  <section>
    a <Inner text={text} /> b
  </section>
));

const Pure = cachedFragment('pure', ({ n, children }: { n: number; children?: ReactNode }) => (
  <div>{n > 1 ? children : null}</div>
));

function page(cache: FragmentCache, children: ReactNode, { scope = 'brand 1 en', store = true } = {}): string {
  rendered = [];
  const fragments = cache.forResponse(scope);
  const html = renderToString(<FragmentsOfPage.Provider value={fragments}>{children}</FragmentsOfPage.Provider>);
  return fragments.complete(html, { store });
}

/** The same without a server’s cache, as the browser renders it. */
const plain = (children: ReactNode) => renderToString(<>{children}</>);

describe('cached fragments', () => {
  const pages: [string, ReactNode][] = [
    ['a view', <CachedCard key="1" name="Ann & <Bo>" />],
    [
      'texts around it',
      <div key="2">
        x{'y'}
        <CachedCard name="é€😀" />z{'w'}
      </div>,
    ],
    [
      'a hole',
      <CachedCard key="3" name="Ann">
        <u>1</u>
        {'2'}
        {'3'}
      </CachedCard>,
    ],
    [
      'a fragment in a hole',
      <CachedCard key="4" name="Ann">
        <Inner text="x" />
      </CachedCard>,
    ],
    ['a fragment in a fragment', <Outer key="5" text="x" />],
    [
      'the same twice',
      <div key="6">
        <Inner text="x" />
        <Inner text="x" />
      </div>,
    ],
    [
      'a view without room for its children',
      <Pure key="7" n={1}>
        <u>1</u>
      </Pure>,
    ],
    [
      'text that looks like a mark',
      <CachedCard key="8" name={'<x-f n="0">'}>
        {'</x-f>'}
      </CachedCard>,
    ],
  ];

  // covers X18-008
  it.each(pages)('%s: the HTML is the same without a cache, rendered, and found', (_, children) => {
    const cache = new FragmentCache();
    expect(page(cache, children)).toBe(plain(children));
    expect(page(cache, children)).toBe(plain(children));
    expect(cache.found).toBeGreaterThan(0);
  });

  it('renders a known view no more, but what is in its hole', () => {
    const cache = new FragmentCache();
    page(cache, <CachedCard name="Ann">one</CachedCard>);
    expect(rendered).toEqual(['Ann']);
    expect(page(cache, <CachedCard name="Ann">two</CachedCard>)).toContain('<b>two</b>');
    expect(rendered).toEqual([]);
  });

  it('another value of any prop is another fragment, except where only the browser needs it', () => {
    const cache = new FragmentCache();
    page(cache, <CachedCard name="Ann" me="1" />);
    page(cache, <CachedCard name="Ann" me="2" />);
    expect(rendered).toEqual([]);
    page(cache, <CachedCard name="Bob" me="1" />);
    expect(rendered).toEqual(['Bob']);
    page(cache, <CachedCard name="Ann">x</CachedCard>);
    expect(rendered).toEqual(['Ann']);
  });

  it('refuses props that are no data', () => {
    const Any = cachedFragment('any', ({ value }: { value: unknown }) => <p>{String(value)}</p>);
    const cache = new FragmentCache();
    expect(() => page(cache, <Any value={() => 1} />)).toThrow('plain data');
    expect(() => page(cache, <Any value={<b />} />)).toThrow('plain data');
  });

  it('stores nothing of a page with styles of its own', () => {
    const cache = new FragmentCache();
    page(cache, <CachedCard name="Ann" />, { store: false });
    page(cache, <CachedCard name="Ann" />);
    expect(rendered).toEqual(['Ann']);
  });
});

describe('what a view depends on besides its props', () => {
  const Greeting = cachedFragment('greeting', ({ name }: { name: string }) => <p>{`${word} ${name}`}</p>);
  let word = '';
  const say = (cache: FragmentCache, text: string, scope: string) => {
    word = text;
    return page(cache, <Greeting name="Ann" />, { scope });
  };

  // covers X18-009
  it('is in the scope: another language never gets the words of the first', () => {
    const cache = new FragmentCache();
    expect(say(cache, 'Hello', 'brand 1 en')).toContain('Hello Ann');
    expect(say(cache, 'Hallo', 'brand 1 nl')).toContain('Hallo Ann');
    expect(say(cache, 'Hello', 'brand 1 en')).toContain('Hello Ann');
  });

  it('control: a scope without the language would mix them', () => {
    const cache = new FragmentCache();
    say(cache, 'Hello', 'brand 1');
    expect(say(cache, 'Hallo', 'brand 1')).toContain('Hello Ann');
  });
});

describe('the room of the cache', () => {
  // covers X18-010
  it('is bounded in bytes, the least used leave first', () => {
    const cache = new FragmentCache({ bytes: 40_000 });
    for (let i = 0; i < 200; i += 1) page(cache, <CachedCard name={`${i}${'x'.repeat(200)}`} />);
    expect(cache.bytes).toBeLessThanOrEqual(40_000);
    expect(cache.bytes).toBeGreaterThan(20_000);
    page(cache, <CachedCard name={`199${'x'.repeat(200)}`} />);
    expect(rendered).toEqual([]);
    page(cache, <CachedCard name={`0${'x'.repeat(200)}`} />);
    expect(rendered).toHaveLength(1);
  });

  it('holds nothing for longer than an hour', () => {
    let now = 1;
    const cache = new FragmentCache({ now: () => now });
    page(cache, <CachedCard name="Ann" />);
    now += 61 * 60_000;
    cache.dropExpired();
    expect(cache.bytes).toBe(0);
  });
});

describe('the numbers and dates of a fragment', () => {
  const shared = createSteadyIntl({ locale: 'nl', timeZone: 'UTC', messages: {} });
  const Price = cachedFragment('price', ({ n, children }: { n: number; children?: ReactNode }) => (
    <p>
      <FormattedNumber value={n} />
      {children}
    </p>
  ));
  const Prices = cachedFragment('prices', ({ n, children }: { n: number; children?: ReactNode }) => (
    <div>
      <Price n={n} />
      <FormattedNumber value={n + 1} />
      {children}
    </div>
  ));

  /** The HTML of a page, and the numbers that it brings along. */
  function shown(cache: FragmentCache, children: ReactNode) {
    const texts = new PageTexts();
    const intl = notingIntl(shared, texts);
    const html = page(cache, <RawIntlProvider value={intl}>{children}</RawIntlProvider>);
    return { html, numbers: texts.noted.map(([, value]) => value).toSorted(), element: texts.element };
  }

  it.each<[string, ReactNode, string[]]>([
    ['one', <Price key="1" n={2000} />, ['2000']],
    [
      'one with a number in its hole, which is the page’s own',
      <Price key="2" n={2000}>
        <FormattedNumber value={3000} />
      </Price>,
      ['2000', '3000'],
    ],
    ['one that is in another', <Prices key="3" n={2000} />, ['2000', '2001']],
    [
      'one in the hole of another',
      <Prices key="4" n={2000}>
        <Price n={4000} />
      </Prices>,
      ['2000', '2001', '4000'],
    ],
  ])('are brought along by every page that shows it, made or found: %s', (_, children, numbers) => {
    const cache = new FragmentCache();
    const rendered = shown(cache, children);
    expect(rendered.numbers).toEqual(numbers);
    const { made: before } = cache;
    expect(shown(cache, children)).toEqual(rendered);
    expect(cache.made).toBe(before);
  });

  it('are no part of it if they are in its hole', () => {
    const cache = new FragmentCache();
    shown(
      cache,
      <Price n={2000}>
        <FormattedNumber value={3000} />
      </Price>,
    );
    expect(
      shown(
        cache,
        <Price n={2000}>
          <b>none</b>
        </Price>,
      ).numbers,
    ).toEqual(['2000']);
  });

  it('are those of an inner one, too, that was known when the outer one was made', () => {
    const cache = new FragmentCache();
    shown(cache, <Price n={2000} />);
    shown(cache, <Prices n={2000} />);
    expect(shown(cache, <Prices n={2000} />).numbers).toEqual(['2000', '2001']);
  });

  it('take their place in the memory that the cache may use', () => {
    const [small, large] = [new FragmentCache(), new FragmentCache()];
    shown(small, <Price n={1} />);
    shown(large, <Price n={1e9} />);
    expect(large.bytes - small.bytes).toBeGreaterThan(100);
  });
});
