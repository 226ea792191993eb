import { redirect } from '@remix-run/node';
import { useLoaderData, type MetaFunction } from '@remix-run/react';
import { AccountDeleted } from '~/features/leaving/certificate/AccountDeleted';
import { findCertificate } from '~/features/leaving/certificate/certificate.service.server';
import { messageId } from '~/i18n/message-id';
import { unindexedPageMeta } from '~/page/page-meta';
import { pageLoader } from '~/server/response/respond.server';

export const handle = { messages: ['leaving'] };

/** The URL contains the code of the certificate, so no Referer may carry it elsewhere. */
export const headers = () => ({ 'Referrer-Policy': 'same-origin' });

/** After a deletion, and the page of its certificate. Only a certificate makes it say that something was deleted. */
export const loader = pageLoader(async ({ context, request }) => {
  const query = new URL(request.url).searchParams;
  const certificate = await findCertificate(context, query.get('certificate'));
  const expired = query.get('notice') === 'late';
  // Whoever is logged in has an account, and may look for the way to delete it.
  if (!certificate && !expired && context.viewer.kind === 'member') throw redirect('/notifications/leave');
  const id = certificate || expired ? messageId('leaving.deleted-title') : messageId('leaving.unproved-title');
  return {
    title: context.texts(context.locale).formatMessage({ id }),
    brand: context.tenant.name,
    certificate,
    expired,
  };
});

export const meta: MetaFunction<typeof loader> = unindexedPageMeta;

export default function AccountDeletedPage() {
  const { certificate, expired } = useLoaderData<typeof loader>();
  return <AccountDeleted certificate={certificate} expired={expired} />;
}
