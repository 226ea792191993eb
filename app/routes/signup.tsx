import { redirect } from '@remix-run/node';
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react';
import { FormattedMessage } from 'react-intl';
import { isMember } from '~/contract/actor';
import type { FormProblem } from '~/contract/problem';
import { AccountFrame } from '~/features/account/AccountFrame';
import { findOpenPlace } from '~/features/joining/flow/flow.service.server';
import { respondToSignup } from '~/features/joining/signup/signup-response.server';
import { rememberedUrl } from '~/features/joining/signup/remembered-choices';
import { signupAllowed } from '~/features/joining/signup/signup-access.server';
import { findRememberedChoices } from '~/features/joining/signup/remembered-choices.service.server';
import { readSignupContext } from '~/features/joining/signup/signup-context.schema.server';
import { SignupForm } from '~/features/joining/signup/SignupForm';
import { SignupChoices } from '~/features/joining/signup/SignupChoices';
import { publicPageMeta, sharedPageMeta } from '~/page/page-meta';
import { useShell } from '~/page/use-shell';
import type { RequestContext } from '~/server/context/context.server';
import { pageAction, pageLoader } from '~/server/response/respond.server';
import { textFor } from '~/tenancy/tenant-text';
import { FictionalIcon } from '~/ui/FictionalIcon/FictionalIcon';
import { findAnswerText } from '~/landing/page/lander-answer.server';

export const handle = { messages: ['account', 'errors', 'waitinglist'] };

const rememberedChoices = (context: RequestContext, { url }: Request) =>
  findRememberedChoices(context, readSignupContext(new URL(url).searchParams));

export const loader = pageLoader(async ({ context, request }) => {
  const { viewer } = context;
  if (isMember(viewer)) {
    throw redirect(findOpenPlace(context, viewer.member) === 'complete' ? '/members' : '/complete-signup');
  }
  const remembered = await rememberedChoices(context, request);
  const { tenant, locale } = context;
  const { formatMessage } = context.texts(locale);
  const open = signupAllowed(context);
  return {
    title: formatMessage({ id: open ? 'account.signup-title' : 'account.invite-title' }),
    description: open
      ? formatMessage({ id: 'account.signup-description' }, { brand: tenant.name, min_age: tenant.min_age })
      : textFor(tenant.description, locale),
    brand: tenant.name,
    canonical: `${context.origin}/signup`,
    indexed: tenant.signups === 'all',
    action: rememberedUrl('/signup', remembered),
    remembered:
      remembered.likes.length > 0 || remembered.region ? { likes: remembered.likes, region: remembered.region } : null,
    about: findAnswerText(context, remembered),
  };
});

export const action = pageAction(async ({ context, request }) =>
  respondToSignup(context, request, { target: null, remembered: await rememberedChoices(context, request) }),
);

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
