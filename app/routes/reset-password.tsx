import { redirect } from '@remix-run/node';
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react';
import { FormattedMessage } from 'react-intl';
import type { FormProblem } from '~/contract/problem';
import { AccountFrame } from '~/features/account/AccountFrame';
import { askForReset } from '~/features/account/credentials/ask-for-reset.service.server';
import { resetRequestSchema } from '~/features/account/credentials/credentials.schema.server';
import { ResetRequestForm } from '~/features/account/credentials/ResetRequestForm';
import { unindexedPageMeta } from '~/page/page-meta';
import { formProblem, invalidForm, pageAction, pageLoader, parseForm } from '~/server/response/respond.server';

export const handle = { messages: ['account', 'credentials', 'errors'] };

export const loader = pageLoader(({ context, request }) => ({
  title: context.texts(context.locale).formatMessage({ id: 'credentials.forgot-title' }),
  brand: context.tenant.name,
  sent: new URL(request.url).searchParams.has('sent'),
  reveals: !context.tenant.neutral_account_answers,
}));

export const action = pageAction(async ({ context, request }) => {
  const form = await parseForm(request, resetRequestSchema);
  if (!form.ok) return invalidForm(form.problem);
  const { email } = form.value;
  if ((await askForReset(context, email)) === 'sent') return redirect('/reset-password?sent=1', 303);
  return invalidForm(formProblem({ email: [{ id: 'account.email-not-found' }] }, { email }));
});

export const meta: MetaFunction<typeof loader> = unindexedPageMeta;

export default function ResetPassword() {
  const { sent, reveals } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>() as FormProblem | undefined;
  return (
    <AccountFrame
      title={<FormattedMessage id="credentials.forgot-title" defaultMessage="Forgot your password?" />}
      lead={
        <FormattedMessage
          id="credentials.forgot-lead"
          defaultMessage="It happens. Enter your e-mail address and we’ll send you a link to choose a new one."
        />
      }
    >
      <ResetRequestForm sent={sent} reveals={reveals} problem={problem} />
    </AccountFrame>
  );
}
