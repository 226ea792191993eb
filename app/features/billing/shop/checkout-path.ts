/** The method whose order has a page of its own, because it needs an account and a mandate. */
export const DIRECT_DEBIT = 'directdebit';

/** A longer `next` is dropped instead of cut, because a cut URL leads nowhere. */
const MAX_NEXT = 300;

/** Adds `next`, the page the member came from, to a path of the checkout. */
export function withNext(path: string, next: string | null): string {
  if (!next || next.length > MAX_NEXT) return path;
  return `${path}${path.includes('?') ? '&' : '?'}next=${encodeURIComponent(next)}`;
}

/** Adds a discount code to a path of the checkout, so that the next step applies it. */
export function withCode(path: string, code: string | null): string {
  if (!code) return path;
  return `${path}${path.includes('?') ? '&' : '?'}code=${encodeURIComponent(code)}`;
}

export function bundlesPath(next: string | null, code: string | null = null): string {
  return withNext(withCode('/credits', code), next);
}

export function bundlePath(bundleId: string, next: string | null, code: string | null = null): string {
  return withNext(withCode(`/credits/${bundleId}`, code), next);
}

export function orderPath(bundleId: string, methodId: string, next: string | null, code: string | null = null): string {
  const path =
    methodId === DIRECT_DEBIT
      ? `/directdebit?bundle=${encodeURIComponent(bundleId)}`
      : `/credits/${bundleId}/${methodId}`;
  return withNext(withCode(path, code), next);
}

/** The page of a direct debit with this discount code; '' is none, not even the member's own. */
export function debitPath(bundleId: string, code: string, next: string | null): string {
  return withNext(`${orderPath(bundleId, DIRECT_DEBIT, null)}&code=${encodeURIComponent(code)}`, next);
}

/** The printable receipt of an order, or another document of it. */
export function documentPath(orderId: string, documentId: string | null): string {
  const receipt = `/transactions/${orderId}/receipt`;
  return documentId === null || documentId === orderId ? receipt : `${receipt}/${documentId}`;
}

/** The status page of a new order, which goes on to the provider by itself. */
export function onTheWayPath(orderId: string, next: string | null): string {
  return withNext(`/transactions/${orderId}?pay=now`, next);
}

export function orderStatusPath(orderId: string, next: string | null): string {
  return withNext(`/transactions/${orderId}`, next);
}
