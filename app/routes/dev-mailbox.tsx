import { useLoaderData, type MetaFunction } from '@remix-run/react';
import { ArrowLeft } from '~/ui/Icon/icons';
import { FormattedMessage } from 'react-intl';
import { getMailboxMail, listMailbox } from '~/features/account/mail/mailbox.service.server';
import { MailList } from '~/features/account/mail/MailList';
import { MailCard } from '~/features/account/mail/MailCard';
import { unindexedPageMeta } from '~/page/page-meta';
import { pathName } from '~/server/response/path-parameters';
import { pageLoader } from '~/server/response/respond.server';
import { ButtonLink } from '~/ui/Button/ButtonLink';
import { Page } from '~/ui/Layout/Layout';
import { PageHeader } from '~/ui/PageHeader/PageHeader';

export const handle = { messages: ['dev'] };

/** Links in mails contain secrets: a link opened from here sends no referrer to other hosts. */
export const headers = () => ({ 'Referrer-Policy': 'same-origin' });

/** The page only exists where mail stays on the machine (demo mode). */
export const loader = pageLoader({ id: pathName.optional() }, ({ context, params }) => ({
  title: context.texts(context.locale).formatMessage({ id: 'dev.mailbox-title' }),
  brand: context.tenant.name,
  mails: listMailbox(context),
  mail: params.id === undefined ? null : getMailboxMail(context, params.id),
}));

export const meta: MetaFunction<typeof loader> = unindexedPageMeta;

export default function DevMailbox() {
  const { brand, mails, mail } = useLoaderData<typeof loader>();
  if (mail) {
    return (
      <Page $width="medium">
        <PageHeader
          title={mail.subject}
          back={
            <ButtonLink to="/dev/mailbox" variant="ghost" size="sm">
              <ArrowLeft size={16} aria-hidden />
              <FormattedMessage id="dev.mailbox-back" defaultMessage="All mail" />
            </ButtonLink>
          }
        />
        <MailCard mail={mail} />
      </Page>
    );
  }
  return (
    <Page $width="medium">
      <PageHeader title={<FormattedMessage id="dev.mailbox-title" defaultMessage="Development mailbox" />}>
        <FormattedMessage
          id="dev.mailbox-lead"
          defaultMessage="Mail that {brand} would have sent. Nothing here left this machine."
          values={{ brand }}
        />
      </PageHeader>
      <MailList mails={mails} />
    </Page>
  );
}
