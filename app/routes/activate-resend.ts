import { redirect } from '@remix-run/node';
import { resendActivation } from '~/features/joining/activation/activation.service.server';
import { memberContext, pageAction } from '~/server/response/respond.server';

const NEXT = {
  sent: '/members?notice=activation-sent',
  wait: '/members?notice=activation-wait',
  none: '/members',
} as const;

/** The activation mail once more; back to the members with a word about it. */
export const action = pageAction(async ({ context, request }) =>
  redirect(NEXT[await resendActivation(memberContext(context, request))]),
);

/** An address to post to, nothing to see. */
export const loader = () => redirect('/members');
