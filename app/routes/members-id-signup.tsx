import { redirect } from '@remix-run/node';
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react';
import { FormattedMessage } from 'react-intl';
import { isMember } from '~/contract/actor';
import type { FormProblem } from '~/contract/problem';
import { AccountFrame } from '~/features/account/AccountFrame';
import { respondToSignup } from '~/features/joining/signup/signup-response.server';
import {
  rememberedUrl,
  NOTHING_REMEMBERED,
  type RememberedChoices,
} from '~/features/joining/signup/remembered-choices';
import { readSignupContext } from '~/features/joining/signup/signup-context.schema.server';
import { SignupForm } from '~/features/joining/signup/SignupForm';
import { SignupPerson } from '~/features/joining/signup/SignupPerson';
import { getSignupTarget } from '~/features/joining/signup/signup-target.service.server';
import { unindexedPageMeta } from '~/page/page-meta';
import { FictionalIcon } from '~/ui/FictionalIcon/FictionalIcon';
import { useShell } from '~/page/use-shell';
import { ofMember } from '~/server/response/path-parameters';
import { pageAction, pageLoader } from '~/server/response/respond.server';

export const handle = { messages: ['account', 'errors', 'waitinglist'] };

/** Of the choices that a landing page passes on, signup for one person only needs the name of the lander. */
const rememberedChoices = ({ url }: Request): RememberedChoices => ({
  ...NOTHING_REMEMBERED,
  lander: readSignupContext(new URL(url).searchParams).lander,
});

export const loader = pageLoader(ofMember, async ({ context, request, params }) => {
  const { id } = params;
  if (isMember(context.viewer)) throw redirect(`/members/${encodeURIComponent(id)}/chat`);
  return {
    title: context.texts(context.locale).formatMessage({ id: 'account.signup-title' }),
    brand: context.tenant.name,
    action: rememberedUrl(`/members/${id}/signup`, rememberedChoices(request)),
    target: await getSignupTarget(context, id),
  };
});

export const action = pageAction(ofMember, async ({ context, request, params }) => {
  const target = await getSignupTarget(context, params.id);
  return respondToSignup(context, request, { target, remembered: rememberedChoices(request) });
});

export const meta: MetaFunction<typeof loader> = unindexedPageMeta;

export default function MemberSignup() {
  const { target, action: url } = useLoaderData<typeof loader>();
  const problem = useActionData<FormProblem>();
  const { brand, signupOpen } = useShell();
  const { id, name, closed } = target;
  return (
    <AccountFrame
      title={
        !signupOpen ? (
          <FormattedMessage id="account.invite-title" defaultMessage="By invitation only" />
        ) : name && !closed ? (
          <FormattedMessage id="account.signup-to-title" defaultMessage="Say hello to {name}" values={{ name }} />
        ) : (
          <FormattedMessage id="account.signup-title" defaultMessage="Create your free account" />
        )
      }
      lead={
        !signupOpen || closed ? undefined : brand.signupCredits < brand.messageCredits ? (
          <FormattedMessage
            id="account.signup-to-lead-kept"
            defaultMessage="Create your free account; we’ll keep your first words for you."
          />
        ) : (
          <FormattedMessage
            id="account.signup-to-lead"
            defaultMessage="Create your free account; your first words go with it."
          />
        )
      }
      person={
        name ? (
          <SignupPerson
            name={name}
            thumb={target.thumb}
            fictional={target.fictional}
            icon={<FictionalIcon name={brand.fictional.icon} />}
          />
        ) : undefined
      }
    >
      <SignupForm action={url} memberId={closed ? undefined : id} memberName={name ?? undefined} problem={problem} />
    </AccountFrame>
  );
}
