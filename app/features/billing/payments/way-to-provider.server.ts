import { findOrderByRequest } from '~db/queries/order';
import type { MemberContext } from '~/server/context/context.server';
import { onTheWayPath } from '../shop/checkout-path';

/**
 * Where an order leads next. Browsers apply a page's form-action to every redirect after its form, and a provider may
 * redirect to the host of any bank. A form that the browser has sent itself, without scripts, therefore ends on the
 * order's own page, which goes on to the provider.
 */
export async function wayToProvider(
  context: MemberContext,
  request: Request,
  placed: { location: string; requestKey: string; next: string | null },
): Promise<string> {
  const { location, requestKey, next } = placed;
  if (location.startsWith('/') || !sentByBrowser(request)) return location;
  const order = await findOrderByRequest(context.db, context.member.id, requestKey);
  return order ? onTheWayPath(order.id, next) : location;
}

/** The router's requests and those of clients do not ask for a document. */
const sentByBrowser = (request: Request) => (request.headers.get('accept') ?? '').includes('text/html');
