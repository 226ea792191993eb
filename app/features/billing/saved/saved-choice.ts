/** A saved method as an order names it. */
export interface SavedChoice {
  id: string;
  /** The label, such as '•••• 4242'. */
  label: string;
}

/** A saved method in the list in which it can be removed. */
export interface ShownSaved extends SavedChoice {
  name: string;
  pictogram: 'bank' | 'card' | 'phone' | 'wallet' | 'voucher';
  /** Epoch milliseconds. */
  savedAt: number;
}

/** 'Visa •••• 4242', but only once what is the same, as in 'PayPal'. */
export function savedName(methodName: string, { label }: Pick<SavedChoice, 'label'>): string {
  return label === methodName ? label : `${methodName} ${label}`;
}

/** The order page of a saved method, from that of its method. */
export function savedPath(orderPath: string, { id }: Pick<SavedChoice, 'id'>): string {
  return `${orderPath}${orderPath.includes('?') ? '&' : '?'}saved=${id}`;
}
