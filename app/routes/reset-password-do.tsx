import { redirectDocument } from '@remix-run/node';
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react';
import { FormattedMessage } from 'react-intl';
import type { FormProblem } from '~/contract/problem';
import { AccountFrame } from '~/features/account/AccountFrame';
import { newPasswordSchema } from '~/features/account/credentials/credentials.schema.server';
import { LinkInvalid } from '~/features/account/credentials/LinkInvalid';
import { NewPasswordForm } from '~/features/account/credentials/NewPasswordForm';
import { openReset, resetPassword } from '~/features/account/credentials/reset-password.service.server';
import { unindexedPageMeta } from '~/page/page-meta';
import { formProblem, invalidForm, pageAction, pageLoader, parseForm } from '~/server/response/respond.server';

export const handle = { messages: ['account', 'credentials', 'errors'] };

/** The URL contains the secret, so no Referer may carry it elsewhere. */
export const headers = () => ({ 'Referrer-Policy': 'same-origin' });

/** Opening the link changes nothing, so mail scanners do no harm; the form consumes it. */
export const loader = pageLoader(async ({ context, request }) => {
  const secret = new URL(request.url).searchParams.get('token') ?? '';
  return {
    title: context.texts(context.locale).formatMessage({ id: 'credentials.new-password-title' }),
    brand: context.tenant.name,
    reset: (await openReset(context, secret)) ?? null,
  };
});

export const action = pageAction(async ({ context, request }) => {
  const form = await parseForm(request, newPasswordSchema);
  if (!form.ok) return invalidForm(form.problem);
  const { token, new_password: password } = form.value;
  const outcome = await resetPassword(context, { token, password });
  if (outcome === 'done') return redirectDocument('/login?notice=password-changed');
  return invalidForm(formProblem({ new_password: [{ id: 'account.password-too-personal' }] }, { token }));
});

export const meta: MetaFunction<typeof loader> = unindexedPageMeta;

export default function ResetPasswordDo() {
  const { reset } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>() as FormProblem | undefined;
  if (!reset) return <LinkInvalid />;
  return (
    <AccountFrame
      title={<FormattedMessage id="credentials.new-password-title" defaultMessage="Choose a new password" />}
      lead={
        <FormattedMessage
          id="credentials.new-password-lead"
          defaultMessage="For {email}"
          values={{ email: <strong className="whole">{reset.email}</strong> }}
        />
      }
    >
      <NewPasswordForm reset={reset} problem={problem} />
    </AccountFrame>
  );
}
