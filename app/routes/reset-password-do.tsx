import { redirect, redirectDocument } from '@remix-run/node';
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react';
import { FormattedMessage } from 'react-intl';
import type { FormProblem } from '~/contract/problem';
import { AccountFrame } from '~/features/account/AccountFrame';
import { newPasswordSchema } from '~/features/account/credentials/credentials.schema.server';
import { LinkInvalid } from '~/features/account/credentials/LinkInvalid';
import { NewPasswordForm } from '~/features/account/credentials/NewPasswordForm';
import { PasswordSet } from '~/features/account/passkeys/PasswordSet';
import {
  openReset,
  removePasskeyByReset,
  resetPassword,
} from '~/features/account/credentials/reset-password.service.server';
import { removeByLinkSchema } from '~/features/account/passkeys/passkeys.schema.server';
import { PasskeysLeft } from '~/features/account/passkeys/PasskeysLeft';
import { unindexedPageMeta } from '~/page/page-meta';
import type { RequestContext } from '~/server/context/context.server';
import { Stack } from '~/ui/Layout/Layout';
import {
  formProblem,
  invalidForm,
  pageAction,
  pageLoader,
  parseForm,
  readForm,
} from '~/server/response/respond.server';

export const handle = { messages: ['account', 'credentials', 'passkeys', 'errors'] };

/** The URL contains the secret, so no Referer may carry it elsewhere. */
export const headers = () => ({ 'Referrer-Policy': 'same-origin' });

/** Opening the link changes nothing, so mail scanners do no harm; the form consumes it. */
export const loader = pageLoader(async ({ context, request }) => {
  const secret = new URL(request.url).searchParams.get('token') ?? '';
  return {
    title: context.texts(context.locale).formatMessage({ id: 'credentials.new-password-title' }),
    brand: context.tenant.name,
    removed: new URL(request.url).searchParams.get('notice') === 'passkey-removed',
    ...(await openReset(context, secret)),
  };
});

export const action = pageAction(async ({ context, request }) => {
  if ((await readForm(request.clone())).get('intent') === 'remove-passkey') return removal(context, request);
  const form = await parseForm(request, newPasswordSchema);
  if (!form.ok) return invalidForm(form.problem);
  const { token, new_password: password } = form.value;
  const outcome = await resetPassword(context, { token, password });
  switch (outcome) {
    case 'done':
      return redirectDocument('/login?notice=password-changed');
    case 'confirmed':
      return redirectDocument('/login?notice=password-changed&next=%2Fcomplete-signup');
    case 'passkeys':
      return redirectDocument(`/reset-password/do?token=${token}`);
    case 'personal':
      return invalidForm(formProblem({ new_password: [{ id: 'account.password-too-personal' }] }, { token }));
  }
});

async function removal(context: RequestContext, request: Request) {
  const form = await parseForm(request, removeByLinkSchema);
  if (!form.ok) return invalidForm(form.problem);
  await removePasskeyByReset(context, form.value);
  return redirect(`/reset-password/do?token=${form.value.token}&notice=passkey-removed`, 303);
}

export const meta: MetaFunction<typeof loader> = unindexedPageMeta;

export default function ResetPasswordDo() {
  const { reset, done, passkeys, removed } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>() as FormProblem | undefined;
  if (done) return <PasswordSet {...done} passkeys={passkeys} removed={removed} />;
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
      <Stack $gap={8}>
        <NewPasswordForm reset={reset} problem={problem} />
        <PasskeysLeft passkeys={passkeys} removed={removed} token={reset.token} />
      </Stack>
    </AccountFrame>
  );
}
