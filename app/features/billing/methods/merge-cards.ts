/** The networks that the page of a payment by card takes anyway, whichever of them was chosen before. */
const NETWORKS: ReadonlySet<string> = new Set(['visa', 'mastercard', 'cartebancaire']);

interface Priced {
  id: string;
  name: string;
  /** The fee and the discount of the method, in minor units. */
  fee: number;
  discount?: number;
}

/**
 * The methods with one line for cards instead of several that lead to the same page: a network at the price of any
 * other card is named on the line of cards. One at a price of its own, or without that line, stays as it is.
 */
export function mergeCards<M extends Priced>(methods: readonly M[]): (M & { cards?: string[] })[] {
  const any = methods.find(({ id }) => id === 'creditcard');
  const same = methods.filter((method) => any && NETWORKS.has(method.id) && priceOf(method) === priceOf(any));
  if (!any || same.length === 0) return [...methods];
  // In French a card and the French network have the same name.
  const cards = same.map(({ name }) => name).filter((name) => name !== any.name);
  const line = cards.length > 0 ? { ...any, cards } : any;
  const [first] = methods.filter((method) => method === any || same.includes(method));
  return methods.flatMap((method) =>
    method === first ? [line] : method === any || same.includes(method) ? [] : [method],
  );
}

const priceOf = ({ fee, discount = 0 }: Priced) => fee - discount;
