import { redirect } from '@remix-run/node';
import { resendActivation } from '~/features/account/activation.service.server';
import { memberContext, pageAction } from '~/server/respond.server';

/** The activation mail once more; back to the members with a word that it is on its way. */
export const action = pageAction(async ({ context, request }) => {
  const sent = await resendActivation(memberContext(context, request));
  return redirect(sent ? '/members?notice=activation-sent' : '/members');
});

/** An address to post to, nothing to see. */
export const loader = () => redirect('/members');
