import { redirect } from '@remix-run/node';
import { useLoaderData, type MetaFunction } from '@remix-run/react';
import { isMember } from '~/contract/actor';
import { PartyPopper } from '~/ui/Icon/icons';
import { FormattedMessage } from 'react-intl';
import { AccountMessage } from '~/features/account/AccountMessage';
import { isConfirmed } from '~/features/joining/activation/activation.service.server';
import { unindexedPageMeta } from '~/page/page-meta';
import { pageLoader } from '~/server/response/respond.server';
import { ButtonLink } from '~/ui/Button/ButtonLink';

export const handle = { messages: ['account'] };

/** The URL contains a secret, although one that was used, so no Referer carries it elsewhere. */
export const headers = () => ({ 'Referrer-Policy': 'same-origin' });

/** Says it only where it is true; anybody can open the path. */
export const loader = pageLoader(async ({ context, request }) => {
  const loggedIn = isMember(context.viewer);
  const secret = new URL(request.url).searchParams.get('token') ?? '';
  if (!(await isConfirmed(context, secret))) throw redirect(loggedIn ? '/members' : '/login');
  return {
    title: context.texts(context.locale).formatMessage({ id: 'account.activated-title' }),
    brand: context.tenant.name,
    loggedIn,
    people: context.tenant.features.signup_matches ? '/signup-matches' : '/members',
  };
});

export const meta: MetaFunction<typeof loader> = unindexedPageMeta;

export default function ActivateDone() {
  const { loggedIn, people } = useLoaderData<typeof loader>();
  return (
    <AccountMessage
      tone="success"
      icon={<PartyPopper size={32} aria-hidden />}
      title={<FormattedMessage id="account.activated-title" defaultMessage="Your e-mail address is confirmed" />}
      actions={
        // The shell of the open document still treats the member as unconfirmed, so the link loads a new document. Anyone who
        // is not logged in here goes on with the steps that were left open, if any.
        <ButtonLink to={loggedIn ? people : '/login?next=%2Fcomplete-signup'} size="lg" wide reloadDocument>
          {loggedIn ? (
            <FormattedMessage id="account.activated-members" defaultMessage="Meet the members" />
          ) : (
            <FormattedMessage id="account.login-button" defaultMessage="Log in" />
          )}
        </ButtonLink>
      }
    >
      <p>
        <FormattedMessage
          id="account.activated-text"
          defaultMessage="Your profile is now visible, others can reply to you, and any messages that were waiting are on their way."
        />
      </p>
    </AccountMessage>
  );
}
