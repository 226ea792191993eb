import { redirect } from '@remix-run/node';
import { useActionData, type MetaFunction } from '@remix-run/react';
import { FormattedMessage } from 'react-intl';
import { AccountFrame } from '~/features/account/AccountFrame';
import { answerSignup } from '~/features/account/answer-signup.server';
import { pageTitle } from '~/features/account/page-title';
import { SignupForm } from '~/features/account/SignupForm';
import { useShell } from '~/live/use-shell';
import { pageAction, pageLoader, type FormProblem } from '~/server/respond.server';

export const handle = { messages: ['account', 'errors'] };

export const loader = pageLoader(({ context }) => {
  if (context.viewer.kind === 'member') throw redirect('/members');
  return {
    title: context.texts(context.locale).formatMessage({ id: 'account.signup-title' }),
    brand: context.tenant.name,
  };
});

export const action = pageAction(({ context, request }) => answerSignup(context, request, null));

export const meta: MetaFunction<typeof loader> = ({ data: page }) => pageTitle(page);

export default function Signup() {
  const { signupOpen } = useShell();
  const problem = useActionData<FormProblem>();
  return (
    <AccountFrame
      title={
        signupOpen ? (
          <FormattedMessage id="account.signup-title" defaultMessage="Create your free account" />
        ) : (
          <FormattedMessage id="account.invite-title" defaultMessage="By invitation only" />
        )
      }
      lead={signupOpen ? <FormattedMessage id="account.signup-lead" defaultMessage="It takes a minute." /> : undefined}
    >
      <SignupForm action="/signup" problem={problem} />
    </AccountFrame>
  );
}
