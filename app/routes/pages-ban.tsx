import { useLoaderData, type MetaFunction } from '@remix-run/react';
import { isMember } from '~/contract/actor';
import { LegalPage } from '~/features/legal/documents/LegalPage';
import { writeBan } from '~/features/legal/documents/service-pages.service.server';
import { OwnBan } from '~/features/legal/OwnBan';
import { messageId } from '~/i18n/message-id';
import { describedPageMeta } from '~/page/page-meta';
import { pageLoader } from '~/server/response/respond.server';
import { legalPage } from '~/features/legal/documents/legal-page.server';

export const handle = { messages: ['legal'], scripts: 'on-demand' };

export const loader = pageLoader(({ context }) => {
  const { viewer } = context;
  const banned = isMember(viewer) && viewer.member.hiddenBy === 'team';
  return {
    ...legalPage(context, '/pages/ban', messageId('legal.ban-description'), writeBan(context)),
    own: banned ? { email: viewer.member.email, number: viewer.member.decisionNumber } : null,
  };
});

export const meta: MetaFunction<typeof loader> = describedPageMeta;

export default function PagesBan() {
  const { document, own } = useLoaderData<typeof loader>();
  return <LegalPage document={document} own={own ? <OwnBan {...own} /> : null} />;
}
