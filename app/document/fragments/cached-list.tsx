import { createElement, useContext, type ComponentType } from 'react';
import { IntlContext } from 'react-intl';
import { dataOf, FRAGMENT, FragmentsOfPage, isGiven, withIntl } from './cached-fragment';

interface ListOptions<Item> {
  /** React's key of an entry. */
  keyOf: (item: Item) => string | number;
  /**
   * Whether a run of entries ends with this one. Only what does not change about an entry decides, and never its place:
   * then one that is added, changed or moved elsewhere leaves all other runs as they are.
   */
  endsRun: (item: Item) => boolean;
  /** Data of an entry that are no plain data and rarely given: with one of them its run is rendered as ever. */
  notWith?: readonly (keyof Item & string)[];
}

export interface CachedListProps<Item, Common, Acts> {
  items: readonly Item[];
  /** What all entries have in common. */
  common: Common;
  /** What only matters in the browser. */
  acts: Acts;
}

/**
 * A list whose HTML the server remembers in runs of a few entries: one fragment for many small views. The browser
 * renders the entries, each by itself. Entries and what they have in common are plain data, since both are the key. See
 * docs/fragments.md.
 */
export function cachedList<Item extends object, Common extends object, Acts extends object>(
  name: string,
  View: ComponentType<Item & Common & Acts>,
  { keyOf, endsRun, notWith = [] }: ListOptions<Item>,
): ComponentType<CachedListProps<Item, Common, Acts>> {
  type Props = CachedListProps<Item, Common, Acts>;
  const entriesOf = (items: readonly Item[], { common, acts }: Props) =>
    items.map((item) => <View key={keyOf(item)} {...common} {...acts} {...item} />);
  if (!import.meta.env.SSR) return (props: Props) => <>{entriesOf(props.items, props)}</>;
  return function CachedList(props: Props) {
    const { items, common } = props;
    const fragments = useContext(FragmentsOfPage);
    const intl = useContext(IntlContext);
    if (!fragments) return <>{entriesOf(items, props)}</>;
    const shared = `${name} ${dataOf(common)}`;
    const runs = runsOf(items, endsRun).map((run, at) => {
      if (run.some((item) => notWith.some((prop) => isGiven(item[prop])))) return entriesOf(run, props);
      const key = `${shared} ${run.map(dataOf).join(' ')}`;
      const { number, known, within } = fragments.place(key, intl);
      return createElement(FRAGMENT, { key: at, n: number }, known ? null : withIntl(within, entriesOf(run, props)));
    });
    return <>{runs}</>;
  };
}

function runsOf<Item>(items: readonly Item[], endsRun: (item: Item) => boolean): Item[][] {
  const runs: Item[][] = [];
  let ended = true;
  for (const item of items) {
    if (ended) runs.push([item]);
    else runs.at(-1)!.push(item);
    ended = endsRun(item);
  }
  return runs;
}
