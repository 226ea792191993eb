import { data, redirect } from '@remix-run/node';
import { z } from 'zod';
import { EMAIL_MOST, parseEmail } from '~/features/account/email-address';
import { messageId } from '~/i18n/message-id';
import type { MemberContext } from '~/server/context/context.server';
import { formProblem, invalidForm, parseForm } from '~/server/response/respond.server';
import { flowPath } from '../flow/flow-steps';
import { correctEmail } from './correct-email.service.server';

/** The response to the form at the end of the flow that corrects the e-mail address. */
export async function respondToCorrection(context: MemberContext, request: Request) {
  const form = await parseForm(request, correctionSchema);
  if (!form.ok) return invalidForm(form.problem);
  const { email } = form.value;
  const outcome = await correctEmail(context, email);
  switch (outcome) {
    case 'taken': {
      const fields = { email: [{ id: messageId('account.email-taken') }] };
      return data(formProblem(fields, { email }), { status: 400 });
    }
    case 'sent':
    case 'wait':
      return redirect(`${flowPath('complete')}?notice=activation-${outcome}`, 303);
    case 'none':
      return redirect(flowPath('complete'), 303);
  }
}

export const correctionSchema = z.object({
  email: z
    .string()
    .max(4000)
    .catch('')
    .default('')
    .meta({ maxLength: EMAIL_MOST })
    .transform((typed, context) => {
      const email = parseEmail(typed);
      if (email) return email;
      context.addIssue({ code: 'custom', message: messageId('account.email-invalid') });
      return z.NEVER;
    }),
});
