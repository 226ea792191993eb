import { redirect } from '@remix-run/node';
import { resendActivation } from '~/features/joining/activation/activation.service.server';
import { memberContext, pageAction } from '~/server/response/respond.server';

const NEXT = {
  sent: '/members?notice=activation-sent',
  wait: '/members?notice=activation-wait',
  none: '/members',
} as const;

/** Sends the activation mail again and redirects to the members page, with a notice about the outcome. */
export const action = pageAction(async ({ context, request }) =>
  redirect(NEXT[await resendActivation(memberContext(context, request))]),
);

export const loader = () => redirect('/members');
