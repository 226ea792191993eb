import { redirect } from '@remix-run/node';
import { resendActivation } from '~/features/joining/activation/activation.service.server';
import { flowPath } from '~/features/joining/flow/flow-steps';
import { memberContext, pageAction, readForm } from '~/server/response/respond.server';

const NOTICE = { sent: '?notice=activation-sent', wait: '?notice=activation-wait', none: '' } as const;

/** Sends the activation mail again and redirects to the page that asked, with a notice about the outcome. */
export const action = pageAction(async ({ context, request }) => {
  const member = memberContext(context, request);
  const end = flowPath('complete');
  const back = (await readForm(request)).get('next') === end ? end : '/members';
  return redirect(back + NOTICE[await resendActivation(member)]);
});

export const loader = () => redirect('/members');
