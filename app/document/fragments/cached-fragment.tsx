import { createContext, createElement, useContext, useId, type ComponentType, type ReactNode } from 'react';
import { IntlContext, RawIntlProvider, type IntlShape } from 'react-intl';

/** What the server knows of the fragments of one response. */
interface Fragments {
  /**
   * Takes note of a fragment of the page: its number on the page, whether its HTML is known, and if not, the intl with
   * which its view writes; `intl` is that of the page around it.
   */
  place: (key: string, intl: IntlShape | null) => { number: number; known: boolean; within?: IntlShape | undefined };
}

/** Only the server provides fragments; in the browser, in tests and in stories views render as ever. */
export const FragmentsOfPage = /* @__PURE__ */ createContext<Fragments | undefined>(undefined);

/** The elements that mark a fragment and its hole in React's output; the server cuts them out again. */
export const FRAGMENT = 'x-f';
const HOLE = 'x-fh';

interface FragmentOptions<P> {
  /** Props that only matter in the browser (state of a link, an id for a store), which are no part of the key. */
  browserOnly?: readonly (keyof P & string)[];
  /** Props that are no plain data and rarely given: with one of them the view is rendered as ever. */
  notWith?: readonly (keyof P & string)[];
  /** The view's fields make their ids with `useId`: they depend on the place in the page, which the key then holds. */
  makesIds?: true;
}

/**
 * A view whose HTML the server remembers. All props are part of the key, so they are plain data; the brand, its version,
 * the language and the route are part of every key. `children` are the hole: they are rendered each time and may be
 * anything, and the view puts them into one place. See docs/fragments.md.
 */
export function cachedFragment<P extends object>(
  name: string,
  View: ComponentType<P>,
  { browserOnly = [], notWith = [], makesIds }: FragmentOptions<P> = {},
): ComponentType<P> {
  // The server's part is no part of the scripts. An id takes its place in the order of all ids.
  if (!import.meta.env.SSR) return makesIds ? (props: P) => (useId(), (<View {...props} />)) : View;
  const leftOut = new Set<string>(['children', ...browserOnly]);
  function useView(own: P & { children?: ReactNode }, place: string) {
    const fragments = useContext(FragmentsOfPage);
    const intl = useContext(IntlContext);
    if (!fragments || notWith.some((prop) => isGiven(own[prop]))) return <View {...own} />;
    const { children } = own;
    const hasHole = isGiven(children);
    const key = `${name} ${place} ${hasHole} ${keyOf(own, leftOut)}`;
    const { number, known, within } = fragments.place(key, intl);
    const hole = known || !hasHole ? children : createElement(HOLE, null, withIntl(within && intl, children));
    return createElement(FRAGMENT, { n: number }, known ? hole : withIntl(within, createElement(View, own, hole)));
  }
  return makesIds ? (props: P) => useView(props, useId()) : (props: P) => useView(props, '');
}

export const withIntl = (intl: IntlShape | null | undefined, children: ReactNode) =>
  intl ? <RawIntlProvider value={intl}>{children}</RawIntlProvider> : children;

export const isGiven = (value: unknown) => value !== undefined && value !== null && value !== false;

function keyOf(props: object, leftOut: ReadonlySet<string>): string {
  const data: Record<string, unknown> = {};
  for (const name in props) if (!leftOut.has(name)) data[name] = props[name as keyof typeof props];
  return dataOf(data);
}

/** Plain data as a part of a key. */
export function dataOf(data: object): string {
  for (const name in data) {
    const value: unknown = data[name as keyof typeof data];
    if (typeof value === 'function' || isElement(value))
      throw new Error(`fragments: ${name} is no plain data, so it cannot be part of a key`);
  }
  return JSON.stringify(data);
}

const isElement = (value: unknown): boolean => typeof value === 'object' && value !== null && '$$typeof' in value;
