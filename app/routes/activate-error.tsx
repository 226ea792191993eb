import { Form, useLoaderData, useNavigation, type MetaFunction } from '@remix-run/react';
import { isMember } from '~/contract/actor';
import { MailX } from '~/ui/Icon/icons';
import { FormattedMessage } from 'react-intl';
import { AccountMessage } from '~/features/account/AccountMessage';
import { unindexedPageMeta } from '~/page/page-meta';
import { useShell } from '~/page/use-shell';
import { pageLoader } from '~/server/response/respond.server';
import { Button } from '~/ui/Button/Button';
import { ButtonLink } from '~/ui/Button/ButtonLink';

export const handle = { messages: ['account', 'errors'] };

export const loader = pageLoader(({ context }) => {
  const { viewer } = context;
  return {
    title: context.texts(context.locale).formatMessage({ id: 'account.activation-failed' }),
    brand: context.tenant.name,
    // A logged-in member who is not yet confirmed can request a new link at once; everybody else logs in first.
    canResend: isMember(viewer) && viewer.member.status === 'not_confirmed',
    loggedIn: isMember(viewer),
  };
});

export const meta: MetaFunction<typeof loader> = unindexedPageMeta;

export default function ActivateError() {
  const { canResend, loggedIn } = useLoaderData<typeof loader>();
  return (
    <AccountMessage
      tone="danger"
      icon={<MailX size={32} aria-hidden />}
      title={<FormattedMessage id="account.activation-failed" defaultMessage="Activation failed" />}
      actions={canResend ? <Resend /> : loggedIn ? null : <LogInFirst />}
    >
      <p>
        <FormattedMessage
          id="account.activation-failed-text"
          defaultMessage="The link has expired or has already been used."
        />
      </p>
      <Service />
    </AccountMessage>
  );
}

function Service() {
  const { brand } = useShell();
  return (
    <>
      <p>
        <FormattedMessage
          id="errors.contact-service"
          defaultMessage="Something went wrong, please contact customer service for help."
        />
      </p>
      <p>
        <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>
      </p>
    </>
  );
}

function Resend() {
  const busy = useNavigation().state !== 'idle';
  return (
    <Form method="post" action="/activate/resend">
      <Button wide size="lg" busy={busy}>
        <FormattedMessage id="account.activation-again" defaultMessage="Send the e-mail again" />
      </Button>
    </Form>
  );
}

function LogInFirst() {
  return (
    <>
      <p>
        <FormattedMessage id="account.activation-login-first" defaultMessage="Log in to have a new link sent to you." />
      </p>
      <ButtonLink to="/login" wide size="lg">
        <FormattedMessage id="account.login-button" defaultMessage="Log in" />
      </ButtonLink>
    </>
  );
}
