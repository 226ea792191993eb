import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { FormattedNumber, RawIntlProvider } from 'react-intl';
import { beforeEach, expect, it } from 'vitest';
import { createSteadyIntl } from '~/i18n/create-intl';
import { notingIntl, PageTexts } from '~/i18n/sent/page-texts.server';
import { FragmentsOfPage } from './cached-fragment';
import { cachedList } from './cached-list';
import { FragmentCache } from './fragment-cache';

interface Line {
  id: number;
  text: string;
  /** Rarely given. */
  extra?: ReactNode;
}
interface Common {
  name: string;
}
interface Acts {
  onPress: (id: number) => void;
}

let rendered: number[] = [];

function LineView({ id, text, extra, name }: Line & Common & Acts) {
  rendered.push(id);
  return (
    <>
      {id === 3 ? <hr /> : null}
      <p title={name}>
        {text} {extra}
      </p>
    </>
  );
}

const Lines = cachedList<Line, Common, Acts>('line', LineView, {
  keyOf: ({ id }) => id,
  endsRun: ({ id }) => id % 3 === 0,
  notWith: ['extra'],
});

const list = (...ids: number[]): Line[] => ids.map((id) => ({ id, text: `line ${id} & <so>` }));
const page = (items: Line[], { name = 'Ann', onPress = (_: number) => {} } = {}) => (
  <div>
    <Lines items={items} common={{ name }} acts={{ onPress }} />
  </div>
);

function htmlOf(cache: FragmentCache, children: ReactNode, scope = 'brand 1 en'): string {
  rendered = [];
  const fragments = cache.forResponse(scope);
  const html = renderToString(<FragmentsOfPage.Provider value={fragments}>{children}</FragmentsOfPage.Provider>);
  return fragments.complete(html, { store: true });
}

let cache = new FragmentCache();
beforeEach(() => {
  cache = new FragmentCache();
});

// covers X18-008
it('the HTML is the same without a cache, rendered, and found', () => {
  for (const items of [list(), list(1), list(1, 2, 3, 4, 5, 6, 7), list(5, 6, 7)]) {
    const plain = renderToString(page(items));
    expect([htmlOf(cache, page(items)), htmlOf(cache, page(items))]).toEqual([plain, plain]);
    expect(rendered).toEqual([]);
  }
});

it('an entry that is changed, added or moved is rendered with its run, and no other', () => {
  htmlOf(cache, page(list(1, 2, 3, 4, 5, 6, 7, 8)));
  htmlOf(cache, page(list(1, 2, 3, 4, 5, 6, 7, 8, 10)));
  expect(rendered).toEqual([7, 8, 10]);
  const [first, ...rest] = list(1, 2, 3, 4, 5, 6);
  htmlOf(cache, page([{ ...first!, text: 'other' }, ...rest]));
  expect(rendered).toEqual([1, 2, 3]);
  htmlOf(cache, page(list(5, 1, 2, 3, 4, 6)));
  expect(rendered).toEqual([5, 1, 2, 3, 4, 6]);
});

// covers X18-009
it('all that its HTML depends on is in the key: the entries, what they have in common, and the scope', () => {
  const items = list(1, 2);
  expect(htmlOf(cache, page(items))).toContain('title="Ann"');
  expect(htmlOf(cache, page(items, { name: 'Bob' }))).toContain('title="Bob"');
  expect(rendered).toEqual([1, 2]);
  htmlOf(cache, page(items), 'brand 2 en');
  expect(rendered).toEqual([1, 2]);
  htmlOf(cache, page(items, { onPress: () => {} }));
  expect(rendered).toEqual([]);
});

it('two runs are never taken for one another, however their texts are cut', () => {
  const texts = (...all: string[]) => all.map((text, at) => ({ id: at + 1, text }));
  const first = htmlOf(cache, page(texts('a', 'b')));
  for (const items of [texts('a b'), texts('a"},{"id":2,"text":"b'), texts('a} {b', 'c')])
    expect(htmlOf(cache, page(items))).toBe(renderToString(page(items)));
  expect(htmlOf(cache, page(texts('a', 'b')))).toBe(first);
});

it('a run with what is no plain data is rendered as ever, and nothing of it is stored', () => {
  const items = list(1, 2, 3, 4);
  const extra = [...items.slice(0, 3), { ...items[3]!, extra: <b>!</b> }];
  htmlOf(cache, page(items));
  const stored = cache.made;
  for (let round = 0; round < 2; round += 1) {
    expect(htmlOf(cache, page(extra))).toBe(renderToString(page(extra)));
    htmlOf(cache, page(extra));
    expect(rendered).toEqual([4]);
  }
  expect(cache.made).toBe(stored);
  const wrong = [{ ...items[0]!, text: (() => 'x') as unknown as string }];
  expect(() => htmlOf(cache, page(wrong))).toThrow('plain data');
});

it('brings along the texts of its run, and of no other', () => {
  const intl = createSteadyIntl({ locale: 'en', messages: {}, timeZone: 'UTC' });
  const Numbers = cachedList<{ n: number }, object, object>(
    'number',
    ({ n }) => (
      <p>
        <FormattedNumber value={n} />
      </p>
    ),
    { keyOf: ({ n }) => n, endsRun: () => true },
  );
  const textsOf = (...numbers: number[]) => {
    const texts = new PageTexts();
    const items = numbers.map((n) => ({ n }));
    const html = htmlOf(
      cache,
      <RawIntlProvider value={notingIntl(intl, texts)}>
        <Numbers items={items} common={{}} acts={{}} />
      </RawIntlProvider>,
    );
    return [html, texts.element];
  };
  const numbered = textsOf(1000, 2000);
  expect(numbered[0]).toBe('<p>1,000</p><p>2,000</p>');
  expect(numbered[1]).toContain('2,000');
  expect(textsOf(1000, 2000)).toEqual(numbered);
  expect(textsOf(1000)[1]).not.toContain('2,000');
});
