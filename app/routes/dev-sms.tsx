import { useLoaderData, type MetaFunction } from '@remix-run/react';
import { FormattedMessage } from 'react-intl';
import { listSmsInbox } from '~/features/account/mail/sms-inbox.service.server';
import { SmsList } from '~/features/account/mail/SmsList';
import { unindexedPageMeta } from '~/page/page-meta';
import { pageLoader } from '~/server/response/respond.server';
import { Page } from '~/ui/Layout/Layout';
import { PageHeader } from '~/ui/PageHeader/PageHeader';

export const handle = { messages: ['dev'] };

/** Lists the text messages that this brand would have sent. The page only exists where they stay on the machine. */
export const loader = pageLoader(({ context }) => ({
  title: context.texts(context.locale).formatMessage({ id: 'dev.sms-title' }),
  brand: context.tenant.name,
  messages: listSmsInbox(context),
}));

export const meta: MetaFunction<typeof loader> = unindexedPageMeta;

export default function DevSms() {
  const { brand, messages } = useLoaderData<typeof loader>();
  return (
    <Page $width="medium">
      <PageHeader title={<FormattedMessage id="dev.sms-title" defaultMessage="Development SMS inbox" />}>
        <FormattedMessage
          id="dev.sms-lead"
          defaultMessage="Text messages that {brand} would have sent. Nothing here left this machine."
          values={{ brand }}
        />
      </PageHeader>
      <SmsList messages={messages} />
    </Page>
  );
}
