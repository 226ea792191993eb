import { redirect } from '@remix-run/node';
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react';
import { FormattedMessage } from 'react-intl';
import type { FormProblem } from '~/contract/problem';
import { AccountFrame } from '~/features/account/AccountFrame';
import { respondToSignup } from '~/features/joining/signup/signup-response.server';
import { findRememberedChoices } from '~/features/joining/signup/remembered-choices.service.server';
import { readSignupContext } from '~/features/joining/signup/signup-context.schema.server';
import { SignupForm } from '~/features/joining/signup/SignupForm';
import { SignupChoices } from '~/features/joining/signup/SignupChoices';
import { publicPageMeta, sharedPageMeta } from '~/page/page-meta';
import { useShell } from '~/page/use-shell';
import { pageAction, pageLoader } from '~/server/response/respond.server';
import { FictionalIcon } from '~/ui/FictionalIcon/FictionalIcon';
import { getSignupPage } from '~/landing/page/signup-page.server';

export const handle = { messages: ['account', 'errors', 'waitinglist'] };

const choicesIn = (request: Request) => readSignupContext(new URL(request.url).searchParams);

export const loader = pageLoader(async ({ context, request }) => {
  const { page, openPlace } = await getSignupPage(context, choicesIn(request));
  if (!page) throw redirect(openPlace === 'complete' ? '/members' : '/complete-signup');
  return page;
});

export const action = pageAction(async ({ context, request }) => {
  const remembered = await findRememberedChoices(context, choicesIn(request));
  return respondToSignup(context, request, { target: null, remembered });
});

/** Search engines index only the plain URL, not the variants with a visitor's choices, and nothing of closed brands. */
export const meta: MetaFunction<typeof loader> = (page) =>
  page.data?.indexed && page.data.action === '/signup' ? publicPageMeta(page) : sharedPageMeta(page);

export default function Signup() {
  const { signupOpen, brand } = useShell();
  const { action: url, remembered, about } = useLoaderData<typeof loader>();
  const problem = useActionData<FormProblem>();
  const shown = signupOpen ? remembered : null;
  return (
    <AccountFrame
      title={
        signupOpen ? (
          <FormattedMessage id="account.signup-title" defaultMessage="Create your free account" />
        ) : (
          <FormattedMessage id="account.invite-title" defaultMessage="By invitation only" />
        )
      }
      lead={signupOpen ? <Lead remembered={shown !== null || about !== null} /> : brand.description}
      person={
        shown ? <SignupChoices remembered={shown} icon={<FictionalIcon name={brand.fictional.icon} />} /> : undefined
      }
    >
      <SignupForm action={url} about={about ?? undefined} problem={problem} />
    </AccountFrame>
  );
}

function Lead({ remembered }: { remembered: boolean }) {
  return remembered ? (
    <FormattedMessage id="account.kept-lead" defaultMessage="What you chose comes with you. The rest takes a minute." />
  ) : (
    <FormattedMessage id="account.signup-lead" defaultMessage="This step takes a minute, and the others can wait." />
  );
}
