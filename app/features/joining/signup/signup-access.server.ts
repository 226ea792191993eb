import type { RequestContext } from '~/server/context/context.server';

/** Whether the visitor may sign up (spec section 6): everybody, only visitors sent by a traffic source, or nobody. */
export function signupAllowed(context: Pick<RequestContext, 'tenant' | 'tracking'>): boolean {
  switch (context.tenant.signups) {
    case 'all':
      return true;
    case 'with_trafficsource':
      return context.tracking.network !== null;
    case 'none':
      return false;
  }
}
